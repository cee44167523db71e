// An owner or admin shows something of their company as Sponsored (D8, D18).
import type { CallInput } from '../../contract/endpoint.ts'
import type { BoostApi } from '../../contract/boosts.ts'
import type { BoostThing } from '../../contract/boost-words.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { dayIn, dayOf } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { beginOf } from '../../platform/wall-clock.ts'
import { record } from '../audit/recording.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { editionOf } from '../editions/editions.ts'
import type { BusinessActor } from '../members/actors.ts'
import { isCountry } from '../reference-data/countries.ts'
import { industry } from '../reference-data/industries.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { resourcesOf, type Resource } from '../resources/finding.ts'
import { isResting } from './resting.ts'
import { insertBoost, isBoostedIn, lockBoosts } from './queries/boosts.ts'
import { quotaOf } from './quota.ts'
import { runningKey } from './running.ts'

export type BoostWish = Omit<CallInput<BoostApi['makeBoost']>, 'id' | 'startsOn'>
const dayMs = 86_400_000

/**
 * Makes a boost that runs for seven days, from now or from a day on. Throws InvalidInput for what is in no list, not there or not the
 * company's, Limited for who may not post, BoostsPaused while it answers too little, BoostsUsed, and AlreadyBoosted where the days of two
 * of one thing overlap.
 */
export async function makeBoost(
  tx: Tx,
  actor: BusinessActor,
  { startsOn, ...wish }: BoostWish & { startsOn?: string | null | undefined },
  now: Date = new Date(),
): Promise<{ boostID: string }> {
  const businessID = actor.id
  const { thingType, thingID, industries, countries, editions } = listedIn(wish)
  await requireUnrestricted(tx, actor, 'posts')
  await requireOwn(tx, businessID, { type: thingType, id: thingID })
  // Held from before anything is counted: of two at once the second one counts the first.
  await lockBoosts(tx, businessID)
  const zone = await zoneOf(tx, businessID)
  const startsAt = startOf(startsOn ?? null, zone, now)
  const endsAt = new Date(startsAt.getTime() + limits.boostDays * dayMs)
  const quota = await quotaOf(tx, businessID, { zone, at: startsAt, now })
  if (await isResting(tx, businessID)) throw new AppError('BoostsPaused')
  if (quota.used >= quota.of) throw new AppError('BoostsUsed', { used: quota.used, of: quota.of })
  const span = { businessID, thingID, startsAt, endsAt }
  if (await isBoostedIn(tx, span)) throw new AppError('AlreadyBoosted')
  const boostID = uuidv7()
  const whom = { industries, countries, editions }
  await insertBoost(tx, {
    ...span,
    ...whom,
    boostID,
    thingType,
    quotaMonth: quota.month,
    madeBy: actor.userID,
  })
  await record(tx, {
    by: `user:${actor.userID}`,
    act: 'boost.made',
    about: { type: 'boost', id: boostID },
    businessID,
    details: { of: `${thingType}:${thingID}`, startsAt: startsAt.toISOString(), ...whom },
  })
  await invalidate(tx, [runningKey])
  return { boostID }
}

/** Each once; throws InvalidInput, naming the fields, for what is in no list. */
export function listedIn(wish: BoostWish) {
  const [industries, countries, editions] = [wish.industries, wish.countries ?? [], wish.editions ?? []].map(
    (codes) => [...new Set(codes)],
  ) as [string[], string[], string[]]
  const fields = {
    ...(industries.every((id) => industry(id, 'en')) ? {} : { industries: 'Not an industry' }),
    ...(countries.every(isCountry) ? {} : { countries: 'Not a country' }),
    ...(editions.every((code) => editionOf(code)) ? {} : { editions: 'Not an edition' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
  return { ...wish, industries, countries, editions }
}

/** The thing, where everybody may meet it and it is the company's; throws InvalidInput alike for all else. */
export async function requireOwn(
  db: Db | Tx,
  businessID: string,
  thing: { type: BoostThing; id: string },
): Promise<Resource> {
  const found = (await resourcesOf(db, [thing], { mask: 0, own: [] }))(thing)
  const isOwn = found?.owner?.type === 'business' && found.owner.id === businessID
  if (!isOwn && !(thing.type === 'business' && thing.id === businessID && found))
    throw new AppError('InvalidInput', { fields: { thingID: 'Nothing of this company that could be shown' } })
  return found
}

/** Now, or when a day begins on the company's clock; throws InvalidInput for a day that is over or too far ahead. */
function startOf(day: string | null, zone: string, now: Date): Date {
  const today = dayIn(zone, now)
  if (day === null || day === today) return now
  const last = dayOf(new Date(Date.parse(today) + limits.boostAheadDays * dayMs))
  if (day < today || day > last)
    throw new AppError('InvalidInput', { fields: { startsOn: `Between ${today} and ${last}` } })
  return beginOf(day, zone)
}
