import { expect, test } from 'vitest'
import { uuidv7 } from '../../../platform/ids.ts'
import { dateTimeText, dayText, isAnotherDay, listText, madeOn } from './moments.ts'

const now = Date.parse('2026-11-21T08:00:00.000Z')

test('P9.14: day/month/year hour:minute', () => {
  expect(dateTimeText('2026-11-19T17:02:31.000Z', 'en')).toBe('19/11/2026 17:02')
})

test('in a list: the time of today, the day of this year, the year of others', () => {
  expect(listText('2026-11-21T07:31:00.000Z', now, 'en')).toBe('07:31')
  expect(listText('2026-09-18T07:31:00.000Z', now, 'en')).toBe('18 Sep')
  expect(listText('2025-11-18T07:31:00.000Z', now, 'en')).toBe('18 Nov 2025')
  expect(listText('2026-11-18T07:31:00.000Z', now, 'ja')).toBe('11月18日')
})

test('days between messages, in UTC', () => {
  expect(dayText('2026-11-21T00:00:00.000Z', now, 'en')).toBe('today')
  expect(dayText('2026-11-20T23:59:59.000Z', now, 'en')).toBe('yesterday')
  expect(dayText('2026-11-19T12:00:00.000Z', now, 'en')).toEqual({ day: '19 November 2026' })
  expect(isAnotherDay('2026-11-20T23:59:59.000Z', '2026-11-21T00:00:00.000Z')).toBe(true)
  expect(isAnotherDay(undefined, '2026-11-21T00:00:00.000Z')).toBe(true)
})

test('an id tells the day of its making', () => {
  expect(madeOn(uuidv7(Date.UTC(2026, 1, 28, 23, 59)))).toBe('2026-02-28')
})
