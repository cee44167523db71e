// Every figure equals a plain count of what pages told and people did: robots, own people, doubles, clocks, ends of days and months, a
// leap day; and all of it stays when the events are dropped.
import { beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { dimensions, type Dimension } from '../../contract/statistic-kinds.ts'
import { transaction } from '../../platform/db.ts'
import { enteredCell } from '../../platform/spreadsheet.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aTeam, type Team } from '../../testing/products.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { aSession } from '../../testing/sessions.ts'
import { drawing } from '../../testing/feed/world.ts'
import {
  plainBoost,
  plainCells,
  plainCrowds,
  plainFigures,
  plainPart,
  plainRows,
  type Cell,
} from '../../testing/statistics-recount.ts'
import {
  acts,
  plainCount,
  tally,
  tellings,
  type Counted,
  type Viewer,
  type Watched,
} from '../../testing/statistics.ts'
import { figuresOfBoost, placesOfBoost } from './boost-figures.ts'
import { showBreakdown } from './breakdowns.ts'
import { showStatistics } from './figures.ts'
import { recordActs, recordSeen, type BoostsOf } from './recording.ts'
import { makeSums, turnParts } from './summing.ts'
import { exportStatistics } from './table.ts'

const { db, pool } = await testDatabase()

const [dayMs, halfHourMs] = [86_400_000, 1_800_000]
const middle = Date.parse('2028-02-29T12:00:00Z')
/** With all of it clocks are put forward in Newfoundland, on 12 March. */
const days = casesOf(26, 4)
const [from, until] = [new Date(middle - (days / 2) * dayMs), new Date(middle + (days / 2) * dayMs)]
const months = ['2028-02-01', '2028-03-01']
const allClosed = new Date('2028-04-02T00:00:00Z')
const zones = ['Asia/Tokyo', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Pacific/Pago_Pago']

const companies: Watched[] = []
const teams: Team[] = []
const viewers: Viewer[] = []
let counted: Counted[] = []
let cells: Cell[] = []

async function makeWorld(): Promise<void> {
  for (const zone of zones) {
    const team = await aTeam(db, { products: 2 })
    await sql`update businesses set time_zone = ${zone} where id = ${team.businessID}`.execute(db)
    const { bearer: ownBearer, userID: ownID } = team.member
    companies.push({ ...team, zone, ownBearer, ownID, boostID: uuidv7() })
    teams.push(team)
  }
  for (const type of ['MA', 'MA', 'MA', 'MA', 'DI', 'DI', 'DI', 'WS', 'WS', 'EX'] as const) {
    const { bearer, userID } = await aSession(db)
    const members = [{ userID, role: 'owner' as const }]
    const { businessID } = await aBusiness(db, { businessType: type, members })
    viewers.push({ bearer, userID, companyID: businessID, type })
  }
}

const boosts = new Map<string, { businessID: string; thingID: string }>()
const boostsOf: BoostsOf = async () => boosts

/** All that happens is written in its half hour, and summed now and then meanwhile. */
beforeAll(async () => {
  await makeWorld()
  for (const { businessID, boostID } of companies) boosts.set(boostID, { businessID, thingID: businessID })
  const { unit: chance } = drawing(seedOfPiece(20_280_229))
  const world = { companies, viewers, from, until, chance }
  const told = tellings(casesOf(95_000, 3_000), world)
  const done = acts(casesOf(5_000, 200), world)
  const halfOf = ({ at }: { at: number }) => Math.floor(at / halfHourMs)
  const seenIn = Map.groupBy(told, ({ seen }) => halfOf(seen))
  const doneIn = Map.groupBy(done, halfOf)
  for (let half = halfOf({ at: from.getTime() }); half * halfHourMs < until.getTime(); half++) {
    const seen = (seenIn.get(half) ?? []).map((one) => one.seen)
    if (seen.length > 0) await recordSeen(db, seen, new Date(seen[0]!.at), boostsOf)
    for (const [at, those] of Map.groupBy(doneIn.get(half) ?? [], (one) => one.at))
      await transaction(db, (tx) => recordActs(tx, those, new Date(at)))
    if (half % 61 === 0) await makeSums(db, new Date(half * halfHourMs))
  }
  await makeSums(db, allClosed)
  counted = plainCount(told, done, companies)
  for (const month of months) cells.push(...plainCells(counted, month, await plainCrowds(pool, month)))
}, 600_000)

async function rowsOf(text: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ key: string; events: number }>(text)
  return Object.fromEntries(rows.map(({ key, events }) => [key, events]))
}

const sums = async () => ({
  hours: await rowsOf(
    `select concat_ws(' ', business_id, extract(epoch from hour)::bigint, kind) as key, events from statistics_hours`,
  ),
  days: await rowsOf(`select concat_ws(' ', business_id, day, kind) as key, events from statistics_days`),
  things: await rowsOf(`select concat_ws(' ', thing_id, day, kind) as key, events from statistics_things`),
  breakdowns: await rowsOf(
    `select concat_ws(' ', business_id, month, dimension, kind, is_rest, value, places) as key, events from statistics_breakdowns`,
  ),
})

test('sums of hours, days, things and months', async () => {
  const found = await sums()
  const visitors = counted
    .filter(({ kind }) => kind === 'viewed')
    .map(({ business, day, who }) => `${business} ${day} visitor\n${who}`)
  expect(found.hours).toEqual(
    tally(counted, ({ business, at, kind }) => `${business} ${Math.floor(at / 3_600_000) * 3_600} ${kind}`),
  )
  expect(found.days).toEqual({
    ...tally(counted, ({ business, day, kind }) => `${business} ${day} ${kind}`),
    ...tally([...new Set(visitors)], (one) => one.split('\n')[0]!),
  })
  expect(Object.keys(found.days).some((key) => key.includes('2028-02-29'))).toBe(true)
  expect(found.things).toEqual(tally(counted, ({ thing, day, kind }) => `${thing} ${day} ${kind}`))
  expect(found.breakdowns).toEqual(
    Object.fromEntries(
      cells.map(({ business, month, dimension, kind, isRest, value, places, events }) => [
        [business, month, dimension, kind, isRest ? 't' : 'f', value, places].join(' '),
        events,
      ]),
    ),
  )
})

/** On the leap day, the day after it on no clock or on some, and later, by ISO moments. */
const readAt = [
  '2028-02-29T13:00:00Z',
  '2028-03-01T11:00:00Z',
  '2028-03-02T03:00:00Z',
  '2028-04-02T00:00:00Z',
]
const dayOn = (at: Date, zone: string) => at.toLocaleDateString('sv-SE', { timeZone: zone })
const dayAfter = (day: string, by: number) =>
  new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10)

test('totals over 7, 30, 90 and 365 days and over as many before, by day and by visitor-days, on every clock', async () => {
  for (const [at, { businessID, zone }] of companies.entries()) {
    const ofCompany = counted.filter(({ business }) => business === businessID)
    for (const moment of readAt.map((iso) => new Date(iso)))
      for (const many of [7, 30, 90, 365]) {
        const shown = await showStatistics(db, teams[at]!.owner, { businessID, days: many }, moment)
        const today = dayOn(moment, zone)
        const now = plainFigures(ofCompany, dayAfter(today, -many), today)
        const before = plainFigures(ofCompany, dayAfter(today, -2 * many), dayAfter(today, -many))
        expect(shown).toMatchObject({
          counts: { now: now.counts, before: before.counts },
          visitorDays: { now: now.visitorDays, before: before.visitorDays },
          byDay: now.byDay,
        })
      }
  }
})

const rowsByValue = ({ rows }: Awaited<ReturnType<typeof showBreakdown>>) =>
  new Map(
    rows
      .filter(({ counts }) => Object.values(counts).some((count) => count > 0))
      .map(({ value, counts, averagePlace }) => [value, { counts, averagePlace }]),
  )
const isCounted = ({ counts }: { counts: Record<string, number> }) =>
  Object.values(counts).some((count) => count > 0)

/** The rows of so many months that are over, as they follow from the plain count. */
function partsOf(businessID: string, dimension: Dimension, many: number) {
  const part = plainPart(
    cells.filter(
      (cell) =>
        cell.business === businessID &&
        cell.dimension === dimension &&
        (many > 1 || cell.month === months[1]),
    ),
  )
  return { rows: new Map([...part.rows].filter(([, row]) => isCounted(row))), others: part.others }
}

test('by product, country, words and type of company, over one, three and twelve closed months', async () => {
  const names = new Set<string | null>()
  for (const [at, { businessID }] of companies.entries())
    for (const dimension of dimensions)
      for (const many of [1, 3, 12]) {
        const wish = { businessID, dimension, months: many, language: 'ja' }
        const shown = await showBreakdown(db, teams[at]!.owner, wish)
        expect(shown.period?.to).toBe('2028-03-31')
        const plain = partsOf(businessID, dimension, many)
        expect(rowsByValue(shown), `${dimension} ${many}`).toEqual(plain.rows)
        expect(shown.others).toEqual(plain.others)
        for (const { value, name } of shown.rows) if (value === 'JP') names.add(name)
      }
  expect([...names]).toEqual(['日本'])
})

const byNumber = (one: number, other: number) => one - other

test('the table for a spreadsheet says the same numbers', async () => {
  const { businessID, zone } = companies[3]!
  const moment = new Date('2028-03-02T03:00:00Z')
  const ofCompany = counted.filter(({ business }) => business === businessID)
  const { base64 } = await exportStatistics(db, teams[3]!.owner, { businessID, days: 30 }, 'en', moment)
  const lines = Buffer.from(base64, 'base64').toString().slice(1).trim().split('\r\n')
  const rows = lines.map((line) => line.slice(1, -1).split('","').map(enteredCell))
  const numbers = (about: string, what: string) =>
    rows.filter((row) => row[0] === about && row[4] === what).map((row) => Number(row[5]))
  const today = dayOn(moment, zone)
  const now = plainFigures(ofCompany, dayAfter(today, -30), today)
  const whats = {
    shown: 'Found by a search',
    viewed: 'Looked at',
    saved: 'Saved',
    inquired: 'Inquiry received',
  }
  for (const [kind, what] of Object.entries(whats)) {
    expect(numbers('Total', what)).toEqual([now.counts[kind]])
    expect(numbers('Day', what)).toEqual(
      now.byDay.flatMap(({ counts }) => (counts[kind]! > 0 ? [counts[kind]!] : [])),
    )
    const countries = partsOf(businessID, 'country', 12)
    const of = [...countries.rows.values(), { counts: countries.others }]
    expect(numbers('Country', what).toSorted(byNumber)).toEqual(
      of.flatMap(({ counts }) => (counts[kind]! > 0 ? [counts[kind]!] : [])).toSorted(byNumber),
    )
  }
  expect(numbers('Total', 'Visitors of each day, added')).toEqual([now.visitorDays])
})

test('what a boost of some days brought, and where it was shown', async () => {
  const span = { from: middle - 1.3 * dayMs, until: middle + 1.3 * dayMs }
  for (const { businessID, boostID } of companies) {
    const boost = {
      boostID,
      thingID: businessID,
      actsOn: businessID,
      from: new Date(span.from),
      until: new Date(span.until),
    }
    const plain = plainBoost(counted, { boostID, businessID, ...span })
    expect(await figuresOfBoost(db, boost)).toEqual(plain.figures)
    for (const by of ['edition', 'words'] as const) {
      const { rows, others } = await placesOfBoost(db, boost, by)
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.reduce((sum, { shown }) => sum + shown, others)).toBe(plain.shown.length)
      for (const { value, shown } of rows) {
        const those = plain.shown.filter((one) => one[by] === value)
        expect(those.length).toBe(shown)
        expect(new Set(those.map(({ who }) => who)).size).toBeGreaterThanOrEqual(3)
      }
      // What stands for itself in a plain count by people and is not listed is of few crowds.
      const plainly = plainRows(
        plain.shown,
        (one) => one[by],
        ({ who }) => who,
      ).filter(({ isRest }) => !isRest)
      expect(rows.length).toBeLessThanOrEqual(plainly.length)
    }
  }
})

test('all of it stays when the events are dropped', async () => {
  const found = await sums()
  const read = async () => {
    const { businessID } = companies[1]!
    const wish = { businessID, dimension: 'words' as const, months: 3, language: 'en' }
    return [
      await showStatistics(db, teams[1]!.owner, { businessID, days: 365 }, allClosed),
      await showBreakdown(db, teams[1]!.owner, wish),
    ]
  }
  const before = await read()
  const dropped = await turnParts(db, new Date('2028-05-01T00:00:00Z'))
  expect(dropped).toContain('statistics_events_20280229')
  expect((await pool.query('select 1 from statistics_events limit 1')).rowCount).toBe(0)
  expect(await sums()).toEqual(found)
  expect(await read()).toEqual(before)
  await makeSums(db, new Date('2028-05-01T00:00:00Z'))
  expect(await sums()).toEqual(found)
})
