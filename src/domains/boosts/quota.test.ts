// What plans have of boosts in a month, against a count by hand: any plan and clock, made and stopped in any order around the ends of months.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plans } from '../../contract/plans.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { aSession } from '../../testing/sessions.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import type { BusinessActor } from '../members/actors.ts'
import { makeBoost } from './making.ts'
import { quotaOf } from './quota.ts'
import { stopBoost, stopBoostAsStaff } from './stopping.ts'
import '../../roles/resources.ts'

const { db } = await testDatabase()
const minute = 60_000
const dayMs = 1_440 * minute
const owner = await aSession(db)
const moderator = await aSession(db, { staff: ['moderator'] })

/** By which clock a company of a place counts, as everybody may read on a wall there. */
const places: [country: string, state: string | null, zone: string][] = [
  ['JP', 'JP-13', 'Asia/Tokyo'],
  ['DE', null, 'Europe/Berlin'],
  ['KR', null, 'Asia/Seoul'],
  ['NP', null, 'Asia/Kathmandu'],
  ['US', 'US-NY', 'America/New_York'],
]

const anAct = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('make' as const),
      thing: fc.nat(4),
      ahead: fc.constantFrom(null, null, 0, 1, 2, 9, 30, 31, -1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('stop' as const, 'withdraw' as const), which: fc.nat() }),
  },
)
const aWorld = fc.record({
  plan: fc.constantFrom('standard' as const, 'gold' as const, 'gold' as const, 'premium' as const),
  place: fc.constantFrom(...places),
  /** Seconds to the end of a month of UTC, and minutes between two acts. */
  before: fc.integer({ min: -20 * 3_600, max: 20 * 3_600 }),
  between: fc.constantFrom(1, 45, 600, 3_000),
  acts: fc.array(anAct, { minLength: 1, maxLength: 14 }),
})

type World = typeof aWorld extends fc.Arbitrary<infer One> ? One : never
type Made = { boostID: string; thing: number; from: number; until: number; month: string | null }

/** The day by a clock, in digits. */
const dayBy = (zone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at)
/** When a day begins, looked for minute by minute of an hour's quarter. */
function beginBy(zone: string, day: string): number {
  let at = Date.parse(`${day}T00:00:00Z`) - 16 * 60 * minute
  while (dayBy(zone, at) < day) at += 15 * minute
  return at
}

const nextMonth = () => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)
}

type Company = {
  businessID: string
  productIDs: string[]
  zone: string
  plan: keyof typeof plans
  made: Made[]
}
type Act = typeof anAct extends fc.Arbitrary<infer One> ? One : never

/** What becomes of a wish by a count by hand. */
function expectedOf({ made, plan }: Company, wish: Omit<Made, 'boostID'>, isFar: boolean): string {
  if (isFar) return 'InvalidInput'
  if (made.filter(({ month }) => month === wish.month).length >= plans[plan].boostsPerMonth)
    return 'BoostsUsed'
  const overlaps = made.some(
    ({ thing, from, until }) => thing === wish.thing && from < wish.until && until > wish.from,
  )
  return overlaps ? 'AlreadyBoosted' : 'made'
}

/** Makes one of them; answers what became of it, and what should have. */
async function make(company: Company, { thing, ahead }: Extract<Act, { act: 'make' }>, now: number) {
  const { businessID, productIDs, zone, made } = company
  const today = dayBy(zone, now)
  const startsOn = ahead === null ? null : dayBy(zone, now + ahead * dayMs)
  const from = startsOn === null || startsOn === today ? now : beginBy(zone, startsOn)
  const until = from + limits.boostDays * dayMs
  const wanted = { thing, from, until, month: `${dayBy(zone, from).slice(0, 7)}-01` }
  const isFar = startsOn !== null && (startsOn < today || (ahead ?? 0) > limits.boostAheadDays)
  const expected = expectedOf(company, wanted, isFar)
  const wish = { thingType: 'product' as const, thingID: productIDs[thing]!, industries: ['0006'], startsOn }
  const actor = { id: businessID, userID: owner.userID } as BusinessActor
  const answer = await transaction(db, (tx) => makeBoost(tx, actor, wish, new Date(now))).catch(
    (error: Error) => error,
  )
  if ('boostID' in answer) made.push({ ...wanted, boostID: answer.boostID })
  return { became: 'boostID' in answer ? 'made' : answer.name, expected }
}

/** Stops one that is not over, as its company or as we do: ours gives it back, and the company's own before it began. */
async function stop(
  { businessID, made }: Company,
  { act, which }: Exclude<Act, { act: 'make' }>,
  now: number,
): Promise<boolean> {
  const open = made.filter(({ until }) => until > now)
  const one = open[which % (open.length || 1)]
  if (!one) return false
  const { boostID } = one
  if (act === 'stop') await stopBoost(db, owner, { businessID, boostID }, new Date(now))
  else await stopBoostAsStaff(db, moderator, { boostID, reason: 'It misleads' }, new Date(now))
  if (act === 'withdraw' || one.from > now) one.month = null
  one.until = -Infinity
  return true
}

async function aCompany({ plan, place: [countryCode, stateID] }: Pick<World, 'plan' | 'place'>) {
  const made = await aBusiness(db, {
    plan,
    countryCode,
    stateID,
    city: null,
    products: 5,
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  return { ...made, zone: await zoneOf(db, made.businessID), plan, made: [] as Made[] }
}

test.each(places)('in %s, state %s, days are those of %s', async (...place) => {
  const { zone } = await aCompany({ plan: 'standard', place })
  const begins = [Date.UTC(2027, 0, 1), Date.UTC(2027, 6, 1)]
  const hours = begins.flatMap((begin) => Array.from({ length: 24 }, (_, at) => begin + at * 60 * minute))
  // A clock has several names.
  expect(hours.map((at) => dayBy(zone, at))).toEqual(hours.map((at) => dayBy(place[2], at)))
})

test('no month has more than its plan, nothing is lost, and what was given back is free again', async () => {
  const met = new Set<string>()
  await fc.assert(
    fc.asyncProperty(aWorld, async ({ before, between, acts, ...of }) => {
      const company = await aCompany(of)
      const { businessID, zone, made, plan } = company
      const most = plans[plan].boostsPerMonth
      let now = nextMonth() - before * 1_000
      for (const act of acts) {
        now += between * minute
        const { became, expected } =
          act.act === 'make'
            ? await make(company, act, now)
            : { became: (await stop(company, act, now)) ? act.act : '', expected: undefined }
        expect(became).toBe(expected ?? became)
        met.add(became)
        for (const month of new Set(made.flatMap((one) => one.month ?? []))) {
          const used = made.filter((one) => one.month === month).length
          const at = new Date(Date.parse(month) + 14 * dayMs)
          const quota = await quotaOf(db, businessID, { zone, at, now: new Date(now) })
          expect(quota).toMatchObject({ month, used, of: most })
          expect(used).toBeLessThanOrEqual(most)
        }
      }
    }),
    { numRuns: casesOf(500, 12), seed: seedOfPiece(20_261_202) },
  )
  met.delete('')
  expect([...met].toSorted()).toEqual([
    'AlreadyBoosted',
    'BoostsUsed',
    'InvalidInput',
    'made',
    'stop',
    'withdraw',
  ])
}, 900_000)
