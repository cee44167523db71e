import { expect, test } from 'vitest'
import { feltOf, missedOf, recoveredAfter, type Outcome, type Sample } from './storms-judge.ts'

const calm = { from: 0, to: 1_000 }
const storm = { from: 1_000, to: 2_000 }
/** A hundred requests from then on, ten milliseconds apart. */
const hundred = (from: number, msOf: (at: number) => number | undefined, route = 'page'): Sample[] =>
  Array.from({ length: 100 }, (_, at) => ({ route, at: from + at * 10, ms: msOf(at) }))

test('what others felt is their p99 against that in calm; failures are counted apart', () => {
  const samples = [
    ...hundred(0, () => 100),
    ...hundred(1_000, (at) => (at < 3 ? undefined : at < 6 ? 400 : 100)),
  ]
  expect(feltOf(samples, calm, storm)).toEqual([
    { route: 'page', asked: 100, failed: 3, p99: 400, calmP99: 100, ratio: 4 },
  ])
})

test('what is soon enough for everybody is no slower', () => {
  const samples = [...hundred(0, () => 2), ...hundred(1_000, () => 40)]
  expect(feltOf(samples, calm, storm)[0]).toMatchObject({ p99: 40, calmP99: 2, ratio: 1 })
})

test('a route that nobody got an answer from is infinitely slow', () => {
  const samples = [...hundred(0, () => 2), ...hundred(1_000, () => undefined)]
  expect(feltOf(samples, calm, storm)[0]).toMatchObject({ failed: 100, ratio: Infinity })
})

test('recovered is when the last request was late or failed', () => {
  const after = (msOf: (at: number) => number | undefined) =>
    recoveredAfter([...hundred(0, () => 100), ...hundred(2_000, msOf)], calm, 2_000)
  expect(after(() => 299)).toBe(0)
  expect(after((at) => (at === 40 ? 301 : 100))).toBe(0.4)
  expect(after((at) => (at === 70 ? undefined : 100))).toBe(0.7)
})

const well: Outcome = {
  felt: [
    { route: 'page', asked: 100, failed: 0, p99: 60, calmP99: 50, ratio: 1.2 },
    { route: 'write', asked: 100, failed: 0, p99: 60, calmP99: 50, ratio: 1.2 },
  ],
  ended: [],
  lost: 0,
  doubled: 0,
  unheard: 0,
  memory: { web: 300, api: 400 },
  recovered: 2,
}
const goals = { p99: 2, failing: 0.01, memory: 500, recovered: 10 }
const [page, write] = well.felt as [(typeof well.felt)[0], (typeof well.felt)[0]]

test('what holds misses nothing', () => {
  expect(missedOf(well, goals)).toEqual([])
  expect(missedOf({ ...well, felt: [{ ...page, failed: 1 }] }, goals)).toEqual([])
})

test.each<[Partial<Outcome>, string]>([
  [{ ended: ['web'] }, 'web ended'],
  [{ lost: 1 }, '1 answered writes lost'],
  [{ doubled: 2 }, '2 writes doubled'],
  [{ unheard: 3 }, '3 messages unheard'],
  [{ felt: [{ ...page, ratio: 2.5 }, write] }, 'page: p99 2.5 times that in calm'],
  [{ felt: [{ ...page, failed: 2 }, write] }, 'page: 2 of 100 failed'],
  [{ felt: [{ ...page, asked: 0 }, write] }, 'page: nobody asked'],
  [{ memory: { web: 300, api: 501 } }, 'api held 501 MB'],
  [{ recovered: 11 }, 'recovered after 11.0 s'],
])('%o misses: %s', (change, told) => {
  expect(missedOf({ ...well, ...change }, goals)).toEqual([told])
})

test('where a route must fail, as writes on a full disk, nothing is asked of it', () => {
  const felt = [page, { ...write, failed: 100, ratio: Infinity }]
  expect(missedOf({ ...well, felt }, { ...goals, failingOf: { write: 1 } })).toEqual([])
})
