import { expect, test } from 'vitest'
import { agoText } from './ago.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T12:00:20Z', 'en', 'in 1 min.'],
  ['2026-11-20T12:59:59Z', 'en', 'in 59 min.'],
  ['2026-11-20T15:30:00Z', 'en', 'in 3 hr.'],
  ['2026-11-22T11:59:00Z', 'en', 'in 47 hr.'],
  ['2026-11-20T12:00:00Z', 'en', '1 min. ago'],
  ['2026-11-17T12:00:00Z', 'en', '3 days ago'],
  ['2026-11-20T15:30:00Z', 'ja', '3 時間後'],
  ['2026-11-17T12:00:00Z', 'zh', '3天前'],
])('%s in %s is %s', (at, language, text) => {
  expect(agoText(at, now, language)).toBe(text)
})

test('where hours say less than days, days begin sooner', () => {
  expect(agoText('2026-11-19T11:00:00Z', now, 'en', 24)).toBe('1 day ago')
  expect(agoText('2026-11-19T13:00:00Z', now, 'en', 24)).toBe('23 hr. ago')
})
