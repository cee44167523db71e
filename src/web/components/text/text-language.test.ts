import { expect, test } from 'vitest'
import { shownIn } from './text-language.ts'

const on = (language: string, country = 'JP') => ({ language, country })

test('U11: a text says its language on a page in another, and nothing on one in its own', () => {
  const prose = 'Wir fertigen Wälzlager in kleinen Losen.'
  expect(shownIn(prose, 'de', on('en', 'DE'))).toBe('de')
  expect(shownIn(prose, 'de', on('ja', 'DE'))).toBe('de')
  expect(shownIn('We make bearings.', 'en', on('en'))).toBeUndefined()
  expect(shownIn('We make bearings.', 'en', on('it'))).toBe('en')
  expect(shownIn('軸受を作ります。', 'ja', on('zh'))).toBe('ja')
  expect(shownIn('小批量生产轴承', 'zh', on('ja', 'JP'))).toBe('zh')
})

test('a name in letters of another script goes by these, whatever its company writes', () => {
  expect(shownIn('Hinokawa Works', 'ja', on('en'))).toBeUndefined()
  expect(shownIn('Hinokawa Works', 'ja', on('ja'))).toBe('en')
  expect(shownIn('檜川軸受', 'en', on('en'))).toBe('ja')
  expect(shownIn('桧川轴承', 'en', on('en', 'CN'))).toBe('zh')
  // A word of another script makes no text another language's.
  expect(shownIn('Hinokawa Bearing Works (檜川) makes bearings in Osaka.', 'en', on('it'))).toBe('en')
})

test('what has no letters, or of which nothing is said, says nothing', () => {
  expect(shownIn('6204-2', 'ja', on('en'))).toBe(undefined)
  expect(shownIn('', 'ja', on('en'))).toBeUndefined()
  expect(shownIn('軸受', undefined, on('en'))).toBeUndefined()
})
