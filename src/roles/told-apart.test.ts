// From all that a company reads of itself and anybody of it (figures, breakdowns, table, report of a boost, statements of answers) no single
// visitor or buyer is told apart: in worlds of few visitors, over any two periods, on days that follow each other, and with one of
// them changed or away.
import { beforeAll, expect, test } from 'vitest'
import { dimensions, statisticKinds } from '../contract/statistic-kinds.ts'
import { showBoost } from '../domains/boosts/listing.ts'
import { exportStatistics } from '../domains/statistics/table.ts'
import { testDatabase } from '../testing/database.ts'
import { drawing } from '../testing/feed/world.ts'
import { casesOf, seedOfPiece } from '../testing/proofs.ts'
import {
  boostFrom,
  lastRead,
  readDays as days,
  seenWorlds,
  type SeenCompany,
  type World,
} from '../testing/seen-worlds.ts'
import { device, type Visitor } from '../testing/seen-visitors.ts'
import type { Counted } from '../testing/statistics.ts'

const { db, pool } = await testDatabase()
const worldsMany = casesOf(200, 14)
const least = 3
const dayMs = 86_400_000
const months = ['2027-01', '2027-02', '2027-03']
let worlds: World[] = []
beforeAll(async () => {
  const { unit: chance } = drawing(seedOfPiece(20_270_301))
  worlds = await seenWorlds(db, worldsMany, chance)
}, 900_000)

const valueOf = {
  country: ({ country }: Counted) => country,
  words: ({ words }: Counted) => words,
  companyType: ({ viewer }: Counted) => viewer?.type,
} as const
const parted = ['country', 'words', 'companyType'] as const
type Parted = (typeof parted)[number]
const kindsOf = {
  country: ['shown', 'opened', 'viewed', 'document'],
  words: ['shown', 'opened'],
  companyType: ['shown', 'opened', 'viewed', 'document'],
} as const
/** Of companies a row counts, of others visitors: both by who they really are. */
const behind = (those: readonly Counted[], dimension: Parted) =>
  new Set(those.map(({ who, viewer }) => (dimension === 'companyType' ? viewer?.companyID : who))).size

/** Whether a number is that of whole months behind each of which three stand at least, whichever they are. */
function isExplained(number: number, byMonth: readonly (readonly Counted[])[], dimension: Parted): boolean {
  const whole = byMonth.filter((those) => behind(those, dimension) >= least).map(({ length }) => length)
  const sums = whole.reduce<number[]>((found, count) => [...found, ...found.map((sum) => sum + count)], [0])
  return sums.includes(number)
}

test('each number of a breakdown is of whole months with three behind each, and the others are three as well or all there are', () => {
  let [listed, together] = [0, 0]
  for (const { real } of worlds)
    for (const [when, { period, by }] of real.read) {
      if (!period) continue
      const within = months.filter((month) => `${month}-01` >= period.from && `${month}-01` <= period.to)
      for (const dimension of parted)
        for (const kind of kindsOf[dimension]) {
          const those = real.counted.filter(
            (one) =>
              one.kind === kind &&
              valueOf[dimension](one) !== undefined &&
              within.includes(one.day.slice(0, 7)),
          )
          const monthsOf = (value: string) =>
            within.map((month) =>
              those.filter((one) => valueOf[dimension](one) === value && one.day.startsWith(month)),
            )
          const { rows, others } = by[dimension]
          for (const { value, counts, averagePlace } of rows) {
            // Who knows in which place one was found finds out by which words: places are told beside words alone.
            expect(dimension === 'words' || averagePlace === null).toBe(true)
            expect(
              isExplained(counts[kind], monthsOf(value), dimension),
              `${when} ${dimension} ${value}`,
            ).toBe(true)
            listed += Number(counts[kind] > 0)
          }
          // Nothing is lost: what stands in no row is with the others.
          const sum = rows.reduce((all, { counts }) => all + counts[kind], others[kind])
          expect(sum).toBe(those.length)
          // Of one month alone it is known who the others are.
          if (within.length !== 1 || others[kind] === 0) continue
          const shown = new Set(rows.flatMap(({ value, counts }) => (counts[kind] > 0 ? [value] : [])))
          const hidden = those.filter((one) => !shown.has(valueOf[dimension](one)!))
          expect(hidden.length).toBe(others[kind])
          expect(shown.size === 0 || behind(hidden, dimension) >= least).toBe(true)
          together += 1
        }
    }
  expect(Math.min(listed, together)).toBeGreaterThan(worldsMany)
})

test('two periods subtracted leave whole months with three behind each; a day more changes nothing until a month is closed', () => {
  let left = 0
  for (const { real } of worlds) {
    const on = (day: string, many: number) => real.read.get(`${day} ${many}`)!
    for (const many of [30, 90, 365]) {
      expect(on(days[2]!, many)).toEqual(on(days[1]!, many))
      expect(on(days[3]!, many)).toEqual(on(days[2]!, many))
      expect(on(days[5]!, many)).toEqual(on(days[4]!, many))
    }
    const pairs = [
      // Three months and the last one of them, the same on both sides of a closing, and a year before and after it.
      { more: on(days[5]!, 90), less: on(days[5]!, 30), over: ['2027-01', '2027-02'] },
      { more: on(days[2]!, 90), less: on(days[2]!, 30), over: ['2027-01'] },
      { more: on(days[5]!, 365), less: on(days[2]!, 365), over: ['2027-03'] },
      { more: on(days[4]!, 90), less: on(days[3]!, 365), over: ['2027-03'] },
    ]
    for (const { more, less, over } of pairs)
      for (const dimension of parted)
        for (const { value, counts } of more.by[dimension].rows)
          for (const kind of kindsOf[dimension]) {
            const before = less.by[dimension].rows.find((row) => row.value === value)?.counts[kind] ?? 0
            const those = over.map((month) =>
              real.counted.filter(
                (one) => one.kind === kind && valueOf[dimension](one) === value && one.day.startsWith(month),
              ),
            )
            expect(
              isExplained(counts[kind] - before, those, dimension),
              `${dimension} ${value} ${kind}`,
            ).toBe(true)
            left += Number(counts[kind] > before)
          }
  }
  expect(left).toBeGreaterThan(worldsMany / 2)
})

const boostOf = ({ owner, businessID, boostID }: SeenCompany) =>
  showBoost(db, owner, { businessID, boostID, language: 'en' }, lastRead)

const paidIn = (counted: readonly Counted[]) => counted.filter(({ kind }) => kind === 'boostShown')
const inWeek = ({ at }: Counted) => at >= boostFrom.getTime() && at < boostFrom.getTime() + 7 * dayMs

test('where a boost was shown is told of three visitors at least, and the others are three as well or all', async () => {
  let listed = 0
  for (const { real } of worlds) {
    const { report } = await boostOf(real)
    const those = paidIn(real.counted).filter(inWeek)
    for (const [by, { rows, others }] of [
      ['edition', report!.editions],
      ['words', report!.words],
    ] as const) {
      const hidden = those.filter((one) => !rows.some(({ value }) => value === one[by]))
      expect(hidden.length).toBe(others)
      for (const { value, shown } of rows) {
        const own = those.filter((one) => one[by] === value)
        expect(own.length).toBe(shown)
        expect(behind(own, 'words')).toBeGreaterThanOrEqual(least)
        listed += 1
      }
      expect(rows.length === 0 || hidden.length === 0 || behind(hidden, 'words') >= least).toBe(true)
    }
  }
  expect(listed).toBeGreaterThan(worldsMany / 10)
})

/** All that is read of a company once everything is closed, without what tells one company from another. */
async function readAll(company: SeenCompany): Promise<unknown> {
  const { businessID, owner, productIDs } = company
  const table = await exportStatistics(db, owner, { businessID, days: 365 }, 'en', lastRead)
  const { figures, report } = await boostOf(company)
  const alike = (text: string) =>
    [businessID, ...productIDs].reduce((all, id, at) => all.replaceAll(id, `thing ${at}`), text)
  const read = [...company.read].filter(([when]) => when.startsWith(days[5]!))
  return {
    totals: company.last.figures,
    advice: alike(JSON.stringify(company.last.advice)),
    // Things that were seen as often stand in the order of their ids.
    parts: read.flatMap(([when, { by }]) =>
      dimensions.map((dimension) => [
        `${when} ${dimension}`,
        by[dimension].others,
        by[dimension].rows.map((row) => alike(JSON.stringify(row))).toSorted(),
      ]),
    ),
    table: Buffer.from(table.base64, 'base64').toString().split('\r\n').toSorted(),
    boost: { figures, report },
  }
}

/** Whether the one of a world is among three or more anywhere by these facts, where a row may tell of them. */
function isAmongMany(company: SeenCompany, one: Visitor): boolean {
  const who = one.viewer ? `user ${one.viewer.userID}` : `${one.network}\n${device}`
  const crowdAt = (those: readonly Counted[]) =>
    those.some((seen) => seen.who === who) && new Set(those.map((seen) => seen.who)).size >= least
  const cells = (of: readonly Counted[], keyOf: (seen: Counted) => string) => [
    ...Map.groupBy(of, keyOf).values(),
  ]
  const found = company.counted.filter(({ kind }) => kind !== 'boostShown' && kind !== 'boostOpened')
  const paid = paidIn(company.counted).filter(inWeek)
  return [
    ...cells(found, ({ kind, day, country }) => `${kind} ${day.slice(0, 7)} ${country}`),
    ...cells(found, ({ kind, day, words }) => `${kind} ${day.slice(0, 7)} ${words}`).filter(
      ([first]) => first!.kind === 'shown' || first!.kind === 'opened',
    ),
    ...cells(paid, ({ words }) => words),
    ...cells(paid, ({ edition }) => edition),
  ].some(crowdAt)
}

test('who one of few was, and what they looked for, changes nothing that anybody reads', async () => {
  let alike = 0
  for (const { real, swapped, one, other } of worlds) {
    if (isAmongMany(real, one) || isAmongMany(swapped, other)) continue
    alike += 1
    expect(await readAll(swapped)).toEqual(await readAll(real))
  }
  expect(alike).toBeGreaterThan(worldsMany / 4)
})

test('totals are exact: one visitor less is so much less, and one visitor-day for each day', () => {
  for (const { real, without } of worlds) {
    const counts = ({ counted }: SeenCompany, kind: string) =>
      counted.filter((one) => one.kind === kind).length
    const dayOf = ({ counted }: SeenCompany) =>
      new Set(counted.flatMap(({ kind, day, who }) => (kind === 'viewed' ? [`${day} ${who}`] : []))).size
    for (const company of [real, without]) {
      const { figures } = company.last
      for (const kind of statisticKinds) expect(figures.counts.now[kind]).toBe(counts(company, kind))
      expect(figures.visitorDays.now).toBe(dayOf(company))
    }
  }
})

test('of buyers anybody reads waits of three alike, and from one statement to the next as well', async () => {
  let compared = 0
  for (const { real } of worlds) {
    const { rows } = await pool.query<{ month: string; signed: string }>(
      'select month, signed from trust_answers where business_id = $1 order by month',
      [real.businessID],
    )
    let before = new Map<number, number>()
    for (const { signed } of rows) {
      const { inquiries } = JSON.parse(signed) as { inquiries: [string, string | null][] }
      const waits = inquiries.flatMap(([asked, at]) =>
        at === null ? [] : [Date.parse(at) - Date.parse(asked)],
      )
      const counts = new Map<number, number>()
      for (const wait of waits) if (wait !== dayMs) counts.set(wait, (counts.get(wait) ?? 0) + 1)
      for (const [wait, count] of counts) {
        expect(count).toBeGreaterThanOrEqual(least)
        const more = count - (before.get(wait) ?? 0)
        expect(more <= 0 || more >= least).toBe(true)
        compared += 1
      }
      before = counts
      expect(signed).not.toContain('Bearings')
    }
  }
  expect(compared).toBeGreaterThan(0)
})
