import { expect, test } from 'vitest'
import { addYears, daysBetween } from './years.ts'

test.each([
  ['an ordinary day', '2027-03-01T03:00:00.123Z', 'Asia/Tokyo', '2028-03-01T03:00:00.123Z'],
  ['29 February in Tokyo is the 28th', '2028-02-29T03:00:00.000Z', 'Asia/Tokyo', '2029-02-28T03:00:00.000Z'],
  ['28 February before a leap year', '2027-02-28T03:00:00.000Z', 'Asia/Tokyo', '2028-02-28T03:00:00.000Z'],
  ['the day is that of the place', '2028-02-28T16:00:00.000Z', 'Asia/Tokyo', '2029-02-27T16:00:00.000Z'],
  [
    'summer time begins on other days',
    '2026-03-08T12:00:00.000Z',
    'America/New_York',
    '2027-03-08T13:00:00.000Z',
  ],
  ['an hour that clocks leave out', '2027-03-28T01:30:00.000Z', 'UTC', '2028-03-28T01:30:00.000Z'],
  ['2:30 on a night without it', '2026-03-28T01:30:00.000Z', 'Europe/Madrid', '2027-03-28T01:30:00.000Z'],
  ['the last moment of a year', '2026-12-31T14:59:59.999Z', 'Asia/Tokyo', '2027-12-31T14:59:59.999Z'],
])('a year: %s', (_, from, zone, to) => {
  expect(addYears(new Date(from), zone).toISOString()).toBe(to)
})

test('four years on, 29 February is itself', () => {
  expect(addYears(new Date('2028-02-29T03:00:00Z'), 'Asia/Tokyo', 4).toISOString()).toBe(
    '2032-02-29T03:00:00.000Z',
  )
})

test.each([
  ['2027-03-01T03:00:00Z', '2028-03-01T03:00:00Z', 'Asia/Tokyo', 366],
  ['2026-03-01T03:00:00Z', '2027-03-01T03:00:00Z', 'Asia/Tokyo', 365],
  // A minute, over midnight there.
  ['2027-03-01T14:59:30Z', '2027-03-01T15:00:30Z', 'Asia/Tokyo', 1],
  ['2027-03-01T14:59:30Z', '2027-03-01T15:00:30Z', 'UTC', 0],
  ['2027-03-02T00:00:00Z', '2027-03-01T00:00:00Z', 'UTC', -1],
  // Days of 23 and 25 hours are days.
  ['2026-03-07T05:00:00Z', '2026-11-07T05:00:00Z', 'America/New_York', 245],
])('days from %s to %s in %s', (from, to, zone, days) => {
  expect(daysBetween(new Date(from), new Date(to), zone)).toBe(days)
})
