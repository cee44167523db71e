import { expect, test } from 'vitest'
import { beginOf, hourOf, wallAt } from '../../platform/wall-clock.ts'
import { dayIn, daysAfter, laterBy } from './days.ts'

/** East and west of the date line, half hours, summer time on either half of the earth, and midnights that clocks leave out. */
const zones = [
  'UTC',
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Europe/Lisbon',
  'Pacific/Chatham',
]

test.each(zones)(
  'in %s each day of four years begins when the one before ends, and has nine o’clock',
  (zone) => {
    const wrong: string[] = []
    for (let day = '2027-01-01'; day < '2031-01-01'; day = daysAfter(day, 1)) {
      const begin = beginOf(day, zone)
      const before = new Date(begin.getTime() - 1_000)
      const nine = hourOf(day, 9, zone)
      const { hour, minute } = wallAt(nine, zone)
      if (dayIn(zone, begin) !== day || dayIn(zone, before) !== daysAfter(day, -1)) wrong.push(day)
      if (dayIn(zone, nine) !== day || hour !== 9 || minute !== 0) wrong.push(`${day} 9:00`)
    }
    expect(wrong).toEqual([])
  },
)

test.each([
  ['2027-03-01', -30, '2027-01-30'],
  ['2028-03-01', -30, '2028-01-31'],
  ['2028-02-29', -30, '2028-01-30'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-03-01', -7, '2028-02-23'],
])('%s and %d days are %s', (day, days, other) => {
  expect(daysAfter(day, days)).toBe(other)
})

test.each([
  // The same moment is another day elsewhere.
  ['Pacific/Kiritimati', '2028-02-28T10:00:00Z', '2028-02-29'],
  ['Pacific/Pago_Pago', '2028-03-01T10:59:59Z', '2028-02-29'],
  ['Asia/Tokyo', '2027-12-31T15:00:00Z', '2028-01-01'],
])('in %s it is at %s the day %s', (zone, at, day) => {
  expect(dayIn(zone, new Date(at))).toBe(day)
})

test.each([
  // Days of 23 and 25 hours.
  ['America/Los_Angeles', '2027-03-10T20:30:00.250Z', 14, '2027-03-24T19:30:00.250Z'],
  ['America/Los_Angeles', '2027-11-01T19:30:00Z', 14, '2027-11-15T20:30:00.000Z'],
  ['Asia/Tokyo', '2028-02-20T03:00:00Z', 14, '2028-03-05T03:00:00.000Z'],
])('in %s %s and %d days later are %s', (zone, at, days, later) => {
  expect(laterBy(new Date(at), days, zone).toISOString()).toBe(later)
})

test('of an hour that comes twice the first counts; one that is left out is as much later', () => {
  expect(hourOf('2027-11-07', 1, 'America/Los_Angeles').toISOString()).toBe('2027-11-07T08:00:00.000Z')
  expect(hourOf('2027-03-14', 2, 'America/Los_Angeles').toISOString()).toBe('2027-03-14T10:00:00.000Z')
  expect(hourOf('2027-03-28', 2, 'Europe/Rome').toISOString()).toBe('2027-03-28T01:00:00.000Z')
})
