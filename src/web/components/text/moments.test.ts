import { expect, test } from 'vitest'
import { uuidv7 } from '../../../platform/ids.ts'
import {
  dateTimeText,
  dayText,
  dueText,
  fullDateTexts,
  inZone,
  isAnotherDay,
  listText,
  madeOn,
} from './moments.ts'

const now = '2026-11-21T08:00:00.000Z'

test('P9.14: day/month/year hour:minute', () => {
  expect(dateTimeText('2026-11-19T17:02:31.000Z', 'en')).toBe('19/11/2026 17:02')
})

test('a full date is the reader’s own, that of UTC behind it; in UTC it is one', () => {
  const at = '2026-11-23T22:16:31.000Z'
  expect(fullDateTexts(at, 'Asia/Tokyo', 'ja')).toEqual(['2026/11/24 07:16', '2026/11/23 22:16 UTC'])
  expect(fullDateTexts(at, 'Europe/Rome', 'en')).toEqual(['23/11/2026 23:16', '23/11/2026 22:16 UTC'])
  expect(fullDateTexts(at, 'UTC', 'en')).toEqual(['23/11/2026 22:16 UTC'])
})

test('in a list: the time of today, the day of this year, the year of others', () => {
  expect(listText('2026-11-21T07:31:00.000Z', now, 'en')).toBe('07:31')
  expect(listText('2026-09-18T07:31:00.000Z', now, 'en')).toBe('18 Sep')
  expect(listText('2025-11-18T07:31:00.000Z', now, 'en')).toBe('18 Nov 2025')
  expect(listText('2026-11-18T07:31:00.000Z', now, 'ja')).toBe('11月18日')
})

test.each([
  ['Asia/Tokyo', '2026-03-29T00:59:59.000Z', '2026-03-29T09:59:59.000Z'],
  ['Asia/Tokyo', '2026-03-29T01:00:00.000Z', '2026-03-29T10:00:00.000Z'],
  ['Europe/Rome', '2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59.000Z'],
  ['Europe/Rome', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000Z'],
  ['Europe/Rome', '2026-10-25T00:59:59.000Z', '2026-10-25T02:59:59.000Z'],
  ['Europe/Rome', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
  ['Asia/Tokyo', '2026-12-31T15:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['America/St_Johns', '2026-07-01T02:00:00.000Z', '2026-06-30T23:30:00.000Z'],
  ['Pacific/Apia', '2026-02-28T12:00:00.000Z', '2026-03-01T01:00:00.000Z'],
  ['UTC', '2028-02-29T23:59:59.000Z', '2028-02-29T23:59:59.000Z'],
])('the clock of %s at %s shows %s', (zone, at, shown) => {
  expect(inZone(at, zone)).toBe(shown)
})

test('one moment is of today in Milan and of tomorrow in Tokyo', () => {
  const at = '2026-11-20T16:30:00.000Z'
  const evening = '2026-11-20T17:00:00.000Z'
  const read = (zone: string, when: string) =>
    [dayText, listText].map((text) => text(inZone(at, zone), inZone(when, zone), 'en'))
  expect(read('Europe/Rome', evening)).toEqual(['today', '17:30'])
  expect(read('Asia/Tokyo', evening)).toEqual(['today', '01:30'])
  expect(read('Europe/Rome', '2026-11-21T08:00:00.000Z')).toEqual(['yesterday', '20 Nov'])
  expect(read('Asia/Tokyo', '2026-11-21T08:00:00.000Z')).toEqual(['today', '01:30'])
})

test('what is due tomorrow says so, by the calendar of the reader', () => {
  const due = '2026-11-24T14:20:00.000Z'
  const read = (zone: string, now: string, language = 'en') =>
    dueText(inZone(due, zone), inZone(now, zone), language)
  expect(read('Asia/Tokyo', '2026-11-23T14:20:00.000Z', 'ja')).toBe('11月24日 23:20')
  expect(read('Asia/Tokyo', '2026-11-23T15:00:00.000Z', 'ja')).toBe('23:20')
  expect(read('Europe/Rome', '2026-11-23T15:00:00.000Z')).toBe('24 Nov 15:20')
  expect(read('Europe/Rome', '2026-11-23T23:00:00.000Z')).toBe('15:20')
  expect(dueText('2027-01-01T09:00:00.000Z', '2026-12-31T09:00:00.000Z', 'en')).toBe('1 Jan 2027 09:00')
})

test('24 hours over the end of summer time are due an hour earlier by the clock of Milan', () => {
  const asked = '2026-10-24T10:00:00.000Z'
  const due = '2026-10-25T10:00:00.000Z'
  const read = (zone: string) => dueText(inZone(due, zone), inZone(asked, zone), 'en')
  expect([read('Europe/Rome'), inZone(asked, 'Europe/Rome').slice(11, 16)]).toEqual(['25 Oct 11:00', '12:00'])
  expect(read('Asia/Tokyo')).toBe('25 Oct 19:00')
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
