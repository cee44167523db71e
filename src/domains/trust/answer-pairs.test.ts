// The pairs of statements in worlds by chance: the share follows from them, and of no buyer anything.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recounted } from '../../../bin/verify-answers.mjs'
import { limits } from '../../contract/limits.ts'
import { casesOf } from '../../testing/proofs.ts'
import { answerClockOf, countedOf, countedSince, type Clocked } from '../inquiries/answer-clock.ts'
import { pairsOf, type Pair } from './answer-pairs.ts'
import { firstOf, monthAfter } from '../../platform/months.ts'

const [minute, day] = [60_000, 86_400_000]
const together = limits.answersTogether

const from = Date.parse('2026-03-01T00:00:00Z')
const world = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 245 * day }),
    wait: fc.option(
      fc.oneof(
        fc.integer({ min: 0, max: 3 * day }),
        fc.constantFrom(0, 1, day - 1, day, day + 1),
        fc.integer({ min: 0, max: 30 }).map((many) => many * minute),
      ),
    ),
    ended: fc.option(fc.integer({ min: 0, max: 2 * day })),
  }),
  { maxLength: 60, size: 'max' },
)
type World = typeof world extends fc.Arbitrary<infer One> ? One : never
const inquiriesOf = (asked: World): Clocked[] =>
  asked.map(({ at, wait, ended }) => {
    const createdAt = new Date(from + at)
    const later = (ms: number | null) => (ms === null ? null : new Date(createdAt.getTime() + ms))
    const isEnded = ended !== null && (wait === null || ended >= wait)
    return {
      createdAt,
      answeredAt: later(wait),
      closedAt: isEnded ? later(ended) : null,
      closedBy: isEnded ? 'S' : null,
    }
  })

/** What is stated of them at the end of a month. */
function statedOf(inquiries: readonly Clocked[], month: string): Pair[] {
  const until = firstOf(monthAfter(month))
  const since = countedSince(until)
  const counted = countedOf(
    inquiries.filter(({ createdAt }) => createdAt >= since && createdAt < until),
    until,
  )
  return pairsOf({ counted, wholeSince: since }, { from: since, until })
}

const waitsOf = (pairs: readonly Pair[]) =>
  pairs.map(([asked, answered]) => (answered === null ? 'none' : Date.parse(answered) - Date.parse(asked)))

test('the share counted from the pairs is the one that the page showed, in any world', () => {
  const rule = fc.property(
    world,
    fc.constantFrom('2026-04', '2026-05', '2026-09', '2026-10'),
    (asked, month) => {
      const inquiries = inquiriesOf(asked)
      const until = firstOf(monthAfter(month))
      const shown = answerClockOf(
        inquiries.filter(({ createdAt }) => createdAt < until),
        until,
      )
      const anew = recounted({ inquiries: [...statedOf(inquiries, month)].map((one) => [...one]), hours: 24 })
      const isShown = anew.n >= limits.answersMin
      expect([anew.n, isShown ? anew.share : null]).toEqual([shown?.n ?? anew.n, shown?.share ?? null])
    },
  )
  fc.assert(rule, { numRuns: casesOf(20_000, 500) })
})

test('no statement tells fewer than three apart: each time but the border stands three times at least', () => {
  const rule = fc.property(world, fc.constantFrom('2026-05', '2026-09', '2026-10'), (asked, month) => {
    const pairs = statedOf(inquiriesOf(asked), month)
    expect(new Set(pairs.map(([begun]) => begun)).size).toBeLessThanOrEqual(1)
    const times = new Map<number | string, number>()
    for (const wait of waitsOf(pairs)) times.set(wait, (times.get(wait) ?? 0) + 1)
    const few = [...times].filter(([wait, count]) => wait !== 'none' && wait !== day && count < together)
    expect(few).toEqual([])
    // Nor does the order tell anything.
    const answered = pairs.flatMap(([, at]) => at ?? [])
    const none = Array.from({ length: pairs.length - answered.length }, () => null)
    expect(pairs.map(([, at]) => at)).toEqual([...answered.toSorted(), ...none])
  })
  fc.assert(rule, { numRuns: casesOf(20_000, 500) })
})

test('nor do two of them: what the next one says anew are groups of three and more, and all else it said before', () => {
  const rule = fc.property(world, fc.constantFrom('2026-08', '2026-09', '2026-10'), (asked, month) => {
    const inquiries = inquiriesOf(asked)
    const next = monthAfter(month)
    const isNew = ({ answeredAt }: Clocked) => answeredAt === null || answeredAt >= firstOf(next)
    const before = countsOf(statedOf(inquiries, month))
    const after = statedOf(inquiries, next)
    const old = statedOf(
      inquiries.filter((one) => !isNew(one)),
      next,
    )
    const added = statedOf(inquiries.filter(isNew), next)
    // Old and new stand beside each other and are never mixed, which would tell one by the other.
    expect(countsOf(after)).toEqual(countsOf([...old, ...added].toSorted(inOrder)))
    const saidAnew = [...countsOf(old)].filter(([wait, count]) => count > (before.get(wait) ?? 0))
    expect(saidAnew).toEqual([])
    const few = [...countsOf(added)].filter(([, count]) => count < together)
    expect(few).toEqual([])
  })
  fc.assert(rule, { numRuns: casesOf(20_000, 500) })
})

const inOrder = ([, one]: Pair, [, other]: Pair) => (String(one) < String(other) ? -1 : 1)

/** How often each time stands in a statement, without the border, of which the share tells. */
function countsOf(pairs: readonly Pair[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const wait of waitsOf(pairs))
    if (typeof wait === 'number' && wait !== day) counts.set(wait, (counts.get(wait) ?? 0) + 1)
  return counts
}

test('the wait of one buyer never follows from two statements, however well the others are known', () => {
  // Two worlds that differ by how one inquiry of October was answered alone: what was stated up to September is the same, and what is
  // stated of October differs in its group alone.
  const rule = fc.property(world, fc.integer({ min: 0, max: day }), (asked, wait) => {
    const others = inquiriesOf(asked)
    const one = (answered: number): Clocked => ({
      createdAt: new Date('2026-10-10T00:00:00Z'),
      answeredAt: new Date(Date.parse('2026-10-10T00:00:00Z') + answered),
      closedAt: null,
      closedBy: null,
    })
    const [first, second] = [
      [...others, one(0)],
      [...others, one(wait)],
    ]
    for (const month of ['2026-08', '2026-09'])
      expect(statedOf(first, month)).toEqual(statedOf(second, month))
    // And what October says of the months before it is what they said.
    const ofBefore = (inquiries: readonly Clocked[]) =>
      countsOf(
        statedOf(
          inquiries.filter(({ createdAt }) => createdAt < new Date('2026-09-29T00:00:00Z')),
          '2026-10',
        ),
      )
    expect(ofBefore(first)).toEqual(ofBefore(second))
  })
  fc.assert(rule, { numRuns: casesOf(5_000, 200) })
})
