// The answer clock against a naive one that reads calendars, in zones where days have 23 and 25 hours.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerClockOf, nextChange, type Clocked } from './answer-clock.ts'

const hour = 3_600_000
const day = 24 * hour

/** Moments around ends of February, of summer time and of years; and any. */
const edges = [
  '2024-02-29T00:00:00Z',
  '2028-02-29T23:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-11-01T06:00:00Z',
  '2027-01-01T00:00:00Z',
]
const now = fc
  .tuple(
    fc.constantFrom(...edges.map((one) => Date.parse(one)), Date.parse('2026-07-15T12:00:00Z')),
    fc.integer({ min: -100 * day, max: 100 * day }),
  )
  .map(([edge, off]) => new Date(edge + off))

/** Waits that are plain, and those on the very edge. */
const wait = fc.oneof(
  fc.integer({ min: 0, max: 3 * day }),
  fc.constantFrom(0, 1, day - 1, day, day + 1, 2 * hour, 90 * day),
)
const age = fc.oneof(
  fc.integer({ min: -hour, max: 100 * day }),
  fc.constantFrom(0, 1, day - 1, day, day + 1, 90 * day - 1, 90 * day, 90 * day + 1),
)
const history = fc.tuple(
  now,
  fc.array(
    fc.record({
      age,
      answered: fc.option(wait),
      closed: fc.option(wait),
      by: fc.constantFrom('S' as const, 'R' as const),
    }),
    { maxLength: 12 },
  ),
)
type Wish = { age: number; answered: number | null; closed: number | null; by: 'S' | 'R' }

function clocked(at: Date, { age: old, answered, closed, by }: Wish): Clocked {
  const createdAt = new Date(at.getTime() - old)
  const later = (ms: number | null) => (ms === null ? null : new Date(createdAt.getTime() + ms))
  // Nothing is written after the end.
  const first = closed !== null && answered !== null && answered > closed ? null : answered
  return {
    createdAt,
    answeredAt: later(first),
    closedAt: later(closed),
    closedBy: closed === null ? null : by,
  }
}

/** So many days of 24 hours on the calendar of UTC, by its fields. */
function plusDays(moment: Date, days: number): Date {
  const copy = new Date(moment)
  copy.setUTCDate(copy.getUTCDate() + days)
  return copy
}

/** As one would do it by hand, one inquiry after another. */
function naively(inquiries: readonly Clocked[], at: Date) {
  let [n, inTime] = [0, 0]
  const minutes: number[] = []
  for (const { createdAt, answeredAt, closedAt, closedBy } of inquiries) {
    if (plusDays(createdAt, 90) < at || createdAt > at) continue
    const deadline = plusDays(createdAt, 1)
    let answer: Date | null = null
    if (closedAt && closedBy === 'R') answer = closedAt
    if (answeredAt) answer = answeredAt
    if (answer && answer > at) answer = null
    if (answer) {
      n += 1
      if (answer <= deadline) inTime += 1
      minutes.push((answer.getTime() - createdAt.getTime()) / 60_000)
      continue
    }
    if (deadline >= at) continue
    if (closedAt && closedBy === 'S' && closedAt <= deadline) continue
    n += 1
  }
  if (n < 5) return null
  minutes.sort((one, other) => one - other)
  const half = minutes.length / 2
  const median =
    minutes.length % 2 === 1 ? minutes[Math.floor(half)]! : (minutes[half - 1]! + minutes[half]!) / 2
  return { share: inTime / n, medianMinutes: minutes.length === 0 ? null : Math.round(median), n }
}

const zones = ['UTC', 'Asia/Tokyo', 'America/St_Johns', 'Pacific/Apia', 'Europe/Berlin']

describe('on 10,000 histories it says what a naive one says', () => {
  const before = process.env['TZ']
  test.each(zones)('%s', (zone) => {
    process.env['TZ'] = zone
    let told = 0
    try {
      fc.assert(
        fc.property(history, ([at, wishes]) => {
          const inquiries = wishes.map((wish) => clocked(at, wish))
          const said = answerClockOf(inquiries, at)
          if (said) told += 1
          expect(said).toEqual(naively(inquiries, at))
        }),
        { numRuns: 2_000 },
      )
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
    expect(told).toBeGreaterThan(200)
  })
})

test('until the next change nothing changes, and nothing is missed after the last', () => {
  fc.assert(
    fc.property(history, fc.double({ min: 0, max: 1, noNaN: true }), ([at, wishes], part) => {
      // What happened by now; what comes later is told.
      const inquiries = wishes
        .map((wish) => clocked(at, { ...wish, age: Math.max(0, wish.age) }))
        .filter(({ answeredAt, closedAt }) => (answeredAt ?? at) <= at && (closedAt ?? at) <= at)
      const change = nextChange(inquiries, at)
      const until = change?.getTime() ?? at.getTime() + 400 * day
      const between = new Date(at.getTime() + Math.floor((until - 1 - at.getTime()) * part))
      expect(answerClockOf(inquiries, between)).toEqual(answerClockOf(inquiries, at))
    }),
    { numRuns: 2_000 },
  )
})

const at = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * hour)
const answeredAfter = (hours: number): Clocked => ({
  createdAt: hoursAgo(100),
  answeredAt: hoursAgo(100 - hours),
  closedAt: null,
  closedBy: null,
})

test('below five nothing is said; declining is an answer, what was withdrawn in time is not counted', () => {
  const four = [1, 2, 3, 30].map(answeredAfter)
  expect(answerClockOf(four, at)).toBeNull()
  const declined: Clocked = {
    createdAt: hoursAgo(50),
    answeredAt: null,
    closedAt: hoursAgo(46),
    closedBy: 'R',
  }
  expect(answerClockOf([...four, declined], at)).toEqual({ share: 0.8, medianMinutes: 180, n: 5 })
  const withdrawn: Clocked = { ...declined, closedBy: 'S' }
  expect(answerClockOf([...four, withdrawn], at)).toBeNull()
  const given: Clocked = { ...withdrawn, closedAt: hoursAgo(10) }
  expect(answerClockOf([...four, given], at)).toEqual({ share: 0.6, medianMinutes: 150, n: 5 })
  const late: Clocked = { createdAt: hoursAgo(25), answeredAt: null, closedAt: null, closedBy: null }
  expect(answerClockOf([...four, late], at)).toMatchObject({ share: 0.6, n: 5 })
  expect(answerClockOf([...four, { ...late, createdAt: hoursAgo(23) }], at)).toBeNull()
})
