// What pages and the program saw of companies, written once per visitor, thing and half hour (docs/decisions/0140).
import type { SightingEntry } from '../../contract/sightings.ts'
import type { ActKind, BoostKind, SeenKind } from '../../contract/statistic-kinds.ts'
import { dayIn, dayOf } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findLiveSessions } from '../accounts/live-session.ts'
import { clocksOf } from '../businesses/time-zones.ts'
import { businessesOfAll } from '../members/membership.ts'
import { productFaces } from '../products/listing.ts'
import { countryOfName } from './countries.ts'
import { insertEvents, type EventRow } from './queries/events.ts'
import { ensureParts } from './queries/parts.ts'
import { isRobot } from './robots.ts'
import { companyIn, crowdIn, saltsOf, visitorOn } from './visitors.ts'
import { foldedWords } from './words.ts'

/** What a page told, and of its request what tells visitors apart; `at` in milliseconds since 1970. */
export type Seen = SightingEntry & {
  at: number
  /** Of the address that it came from. */
  network: string
  device?: string | undefined
  /** The header of the session that the browser brought. */
  authorization?: string | undefined
  /** Of the page. */
  edition?: string | undefined
}

type Thing = { businessID: string; thingID: string }
type Happened = Thing & {
  kind: SeenKind | BoostKind | ActKind
  at: number
  /** Who it was: never written. */
  identity: string
  userID?: string | undefined
  /** As which company somebody acted. */
  actingID?: string | undefined
  country?: string
  words?: string
  place?: number | undefined
  boostID?: string
  edition?: string | undefined
}

/** What boosts are of, by id; those that never were have no entry. */
export type BoostsOf = (db: Db, boostIDs: readonly string[]) => Promise<ReadonlyMap<string, Thing>>
const noBoosts: BoostsOf = async () => new Map()

const slotMs = 30 * 60_000
/** Clocks differ by quarters of an hour: within one it is the same day on each. */
const quarterMs = 15 * 60_000
/** When the half hour of a moment began. */
export const slotOf = (at: number): number => Math.floor(at / slotMs) * slotMs

/**
 * Writes what pages told but for robots, the companies' own people, what is not there, and people whose session nobody knows:
 * they might be the company's own. Answers how many events were written. As many queries for many as for few.
 */
export async function recordSeen(
  db: Db,
  told: readonly Seen[],
  now?: Date,
  boostsOf: BoostsOf = noBoosts,
): Promise<number> {
  const people = told.filter(({ device }) => !isRobot(device))
  const userOf = await usersOf(db, people)
  const known = people.filter((one) => !(one.known || one.authorization) || userOf(one) !== undefined)
  const thingOf = await thingsOf(db, known, boostsOf)
  const happened = known.flatMap((one) => {
    const userID = userOf(one)
    const identity = userID ? `user ${userID}` : `${one.network}\n${one.device ?? ''}`
    const shared = { at: one.at, identity, userID, country: countryOfName(one.zone) }
    const words = foldedWords(one.words)
    return one.seen.flatMap(({ kind, type, id, place }): Happened[] => {
      const thing = thingOf(type, id)
      const isPaid = kind === 'boostShown' || kind === 'boostOpened'
      if (!thing || isPaid !== (type === 'boost')) return []
      if (isPaid) return [{ ...shared, ...thing, kind, words, boostID: id, edition: one.edition }]
      const found = kind === 'shown' || kind === 'opened' ? { words, place } : {}
      return [{ ...shared, ...found, ...thing, kind }]
    })
  })
  return record(db, happened, now)
}

/** Writes what was done, but for what companies' own people did; `identity` tells apart what counts each time. */
export function recordActs(
  tx: Tx,
  acts: readonly (Thing & { kind: ActKind; userID?: string; actingID?: string; identity: string })[],
  now: Date = new Date(),
): Promise<number> {
  return record(
    tx,
    acts.map((act) => ({ ...act, at: now.getTime() })),
    now,
  )
}

async function record(db: Db | Tx, happened: readonly Happened[], now?: Date): Promise<number> {
  if (happened.length === 0) return 0
  const ownOf = await businessesOfAll(db, [...new Set(happened.flatMap(({ userID }) => userID ?? []))])
  const companyOf = ({ actingID, userID }: Happened) =>
    actingID ?? [...(ownOf.get(userID ?? '') ?? [])].toSorted()[0]
  const companies = happened.flatMap((one) => [one.businessID, companyOf(one) ?? []].flat())
  const clocks = await clocksOf(db, [...new Set(companies)])
  const foreign = happened.filter(
    ({ businessID, userID, actingID }) =>
      clocks.has(businessID) && actingID !== businessID && !ownOf.get(userID ?? '')?.has(businessID),
  )
  const days = new Map<string, string>()
  const dayAt = ({ businessID, at }: Happened): string => {
    const { zone } = clocks.get(businessID)!
    const quarter = `${zone} ${Math.floor(at / quarterMs)}`
    const day = days.get(quarter) ?? dayIn(zone, new Date(at))
    days.set(quarter, day)
    return day
  }
  const salts = await saltsOf(db, foreign.map(dayAt))
  const rows = foreign.map((one): EventRow => {
    const day = dayAt(one)
    const company = companyOf(one)
    return {
      slot: slotOf(one.at),
      kind: one.kind,
      businessID: one.businessID,
      thingID: one.thingID,
      visitor: visitorOn(salts, day, one.identity),
      crowd: crowdIn(salts, day, one.identity),
      day,
      country: one.country ?? '',
      words: one.words ?? '',
      place: one.place ?? null,
      company: company === undefined ? null : companyIn(salts, day, company),
      companyType: (company !== undefined && clocks.get(company)?.type) || null,
      boostID: one.boostID ?? null,
      edition: one.edition ?? '',
    }
  })
  await ensureParts(
    db,
    'statistics_events',
    rows.map(({ slot }) => dayOf(new Date(slot))),
  )
  return insertEvents(db, rows, now)
}

/** Who those with a session are; nobody where it is over. */
async function usersOf(db: Db, told: readonly Seen[]) {
  const sessions = await findLiveSessions(
    db,
    told.flatMap(({ authorization }) => authorization ?? []),
  )
  return ({ authorization = '' }: Seen): string | undefined => sessions.get(authorization)?.userID
}

/** Whose things are; those that are not published or not there are nobody's. */
async function thingsOf(db: Db, told: readonly Seen[], boostsOf: BoostsOf) {
  const idsOf = (wanted: string) => [
    ...new Set(told.flatMap(({ seen }) => seen.flatMap(({ type, id }) => (type === wanted ? [id] : [])))),
  ]
  const [faces, boosts] = await Promise.all([
    productFaces(db, idsOf('product')),
    boostsOf(db, idsOf('boost')),
  ])
  return (type: 'business' | 'product' | 'boost', id: string): Thing | undefined => {
    if (type === 'business') return { businessID: id, thingID: id }
    if (type === 'boost') return boosts.get(id)
    const face = faces.get(id)
    return face && { businessID: face.businessID, thingID: id }
  }
}
