// Every figure equals a plain count of what pages told: robots, own people, doubles, clocks, ends of days, a leap day.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aTeam } from '../../testing/products.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { aSession } from '../../testing/sessions.ts'
import { drawing } from '../../testing/feed/world.ts'
import {
  plainCount,
  tally,
  tellings,
  type Counted,
  type Viewer,
  type Watched,
} from '../../testing/statistics.ts'
import { showBreakdown } from './breakdowns.ts'
import { recordSeen } from './recording.ts'
import { makeSums, turnParts } from './summing.ts'
import { crowdIn, saltsOf } from './visitors.ts'

const { db, pool } = await testDatabase()

const from = new Date('2028-02-20T00:00:00Z')
const until = new Date('2028-03-05T12:00:00Z')
const zones = ['Asia/Tokyo', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Pacific/Pago_Pago']

async function aWorld() {
  const companies: Watched[] = []
  const teams = []
  for (const zone of zones) {
    const team = await aTeam(db, { products: 2 })
    await sql`update businesses set time_zone = ${zone} where id = ${team.businessID}`.execute(db)
    companies.push({ ...team, zone, ownBearer: team.member.bearer })
    teams.push(team)
  }
  const viewers: Viewer[] = []
  for (const type of ['MA', 'MA', 'MA', 'MA', 'DI', 'DI', 'DI', 'WS', 'WS', 'EX'] as const) {
    const { bearer, userID } = await aSession(db)
    const members = [{ userID, role: 'owner' as const }]
    const { businessID } = await aBusiness(db, { businessType: type, members })
    viewers.push({ bearer, userID, companyID: businessID, type })
  }
  return { companies, teams, viewers }
}

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

/** Rows of three crowds or companies at least; the smallest goes to the others where these would be fewer. */
function plainRows(
  counted: readonly Counted[],
  valueOf: (one: Counted) => string,
  whoOf: (one: Counted) => unknown,
) {
  const rows = [...Map.groupBy(counted, valueOf)].map(([value, those]) => ({
    value,
    those,
    listed: new Set(those.map(whoOf)).size >= 3,
  }))
  const hidden = () => rows.filter(({ listed }) => !listed).flatMap(({ those }) => those)
  if (hidden().length > 0 && new Set(hidden().map(whoOf)).size < 3) {
    const [smallest] = rows
      .filter(({ listed }) => listed)
      .toSorted((a, b) => a.those.length - b.those.length || (a.value < b.value ? 1 : -1))
    if (smallest) smallest.listed = false
  }
  const shown = rows
    .filter(({ listed }) => listed)
    .map(({ value, those }) => ({ value, those, isRest: false }))
  return hidden().length > 0 ? [...shown, { value: '', those: hidden(), isRest: true }] : shown
}

async function plainBreakdowns(counted: readonly Counted[], month: string): Promise<Record<string, number>> {
  const salts = await saltsOf(db, [month])
  const crowdOf = ({ who }: Counted) => crowdIn(salts, month, who)
  const found: Record<string, number> = {}
  const ofMonth = counted.filter(({ day }) => day.startsWith(month.slice(0, 7)))
  for (const those of Map.groupBy(ofMonth, ({ business, kind }) => `${business} ${kind}`).values()) {
    const { business, kind } = those[0]!
    const tell = (dimension: string, rows: ReturnType<typeof plainRows>) => {
      for (const { value, those: behind, isRest } of rows) {
        const places = behind.reduce((sum, { place }) => sum + place, 0)
        found[[business, month, dimension, kind, isRest ? 't' : 'f', value, places].join(' ')] = behind.length
      }
    }
    tell(
      'product',
      [...Map.groupBy(those, ({ thing }) => thing)].map(([value, of]) => ({
        value,
        those: of,
        isRest: false,
      })),
    )
    tell(
      'country',
      plainRows(those, ({ country }) => country, crowdOf),
    )
    if (kind === 'shown' || kind === 'opened')
      tell(
        'words',
        plainRows(those, ({ words }) => words, crowdOf),
      )
    const known = those.filter(({ viewer }) => viewer)
    tell(
      'companyType',
      plainRows(
        known,
        ({ viewer }) => viewer!.type,
        ({ viewer }) => viewer!.companyID,
      ),
    )
  }
  return found
}

test('sums of hours, days, things and months are those of a plain count, and stay when the events are dropped', async () => {
  const { companies, teams, viewers } = await aWorld()
  const { unit: chance } = drawing(seedOfPiece(20_280_229))
  const told = tellings(casesOf(100_000, 3_000), { companies, viewers, from, until, chance })
  const portion = Math.ceil(told.length / 60)
  for (let at = 0; at < told.length; at += portion) {
    const seen = told.slice(at, at + portion).map((one) => one.seen)
    // A portion of a process holds a second: here each half hour is written before it is summed.
    for (const those of Map.groupBy(seen, ({ at: moment }) => Math.floor(moment / 1_800_000)).values())
      await recordSeen(db, those, new Date(those[0]!.at))
    if (at % 7 === 0) await makeSums(db, new Date(seen[0]!.at))
  }
  await makeSums(db, new Date('2028-04-02T00:00:00Z'))

  const counted = plainCount(told, companies)
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
  expect(found.breakdowns).toEqual({
    ...(await plainBreakdowns(counted, '2028-02-01')),
    ...(await plainBreakdowns(counted, '2028-03-01')),
  })

  // Seen once more by those who read it: names in the reader's language, and the same numbers.
  const { businessID, owner } = teams[0]!
  const wish = { businessID, dimension: 'country' as const, months: 3, language: 'ja' }
  const shown = await showBreakdown(db, owner, wish)
  expect(shown.period).toEqual({ from: '2028-01-01', to: '2028-03-31' })
  const all = [...shown.rows.map(({ counts }) => counts), shown.others].reduce(
    (sum, { viewed }) => sum + viewed,
    0,
  )
  expect(all).toBe(
    counted.filter(({ business, kind }) => business === businessID && kind === 'viewed').length,
  )
  expect(shown.rows.find(({ value }) => value === 'JP')?.name).toBe('日本')

  const dropped = await turnParts(db, new Date('2028-05-01T00:00:00Z'))
  expect(dropped).toContain('statistics_events_20280229')
  expect(await sums()).toEqual(found)
  await makeSums(db, new Date('2028-05-01T00:00:00Z'))
  expect(await sums()).toEqual(found)
}, 600_000)
