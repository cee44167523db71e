// Boosts as their company reads them, and those of all companies as moderators do.
import type { BoostEntry } from '../../contract/boosts.ts'
import type { BoostState } from '../../contract/boost-words.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { BoostApi } from '../../contract/boosts.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { namesForStaff } from '../businesses/listing.ts'
import { allEditions } from '../editions/editions.ts'
import { resolveManager } from '../members/actors.ts'
import { countryOfRecord } from '../reference-data/places.ts'
import { industryOfRecord } from '../reference-data/industries.ts'
import { resourcesOf } from '../resources/finding.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { findBoost, findBoosts, findOpen, type BoostRow } from './queries/boosts.ts'
import { quotaOf } from './quota.ts'
import { figuresSoFar } from './report.ts'
import { isResting } from './resting.ts'

/** How a boost stands at a moment; `rests` says that its company answers too little. */
export function stateOf(
  { stoppedBy, startsAt, endsAt }: Pick<BoostRow, 'stoppedBy' | 'startsAt' | 'endsAt'>,
  rests: boolean,
  at: Date,
): BoostState {
  if (stoppedBy !== null) return stoppedBy === 'staff' ? 'withdrawn' : 'stopped'
  if (endsAt <= at) return 'ended'
  if (startsAt > at) return 'planned'
  return rests ? 'paused' : 'running'
}

type Looking = { businessID: string; language: string }

/** The boosts of a company, and what its plan has left. Throws NotFound and NotAllowed. */
export async function listBoosts(
  db: Db,
  session: LiveSession,
  { businessID, language }: Looking,
  at: Date = new Date(),
): Promise<CallOutput<BoostApi['listBoosts']>> {
  const { id } = await resolveManager(db, session, businessID)
  const zone = await zoneOf(db, id)
  const [rows, quota, rests] = await Promise.all([
    findBoosts(db, id, limits.boostsListedMax),
    quotaOf(db, id, { zone, at }),
    isResting(db, id),
  ])
  return { boosts: await entriesOf(db, rows, { rests, language, at }), quota, zone, isPaused: rests }
}

/** One of them, with what it brought. Throws NotFound alike for unknown ones and those of others, and NotAllowed. */
export async function showBoost(
  db: Db,
  session: LiveSession,
  { businessID, boostID, language }: Looking & { boostID: string },
  at: Date = new Date(),
): Promise<CallOutput<BoostApi['showBoost']>> {
  const { id } = await resolveManager(db, session, businessID)
  const [row, zone, rests] = await Promise.all([findBoost(db, boostID), zoneOf(db, id), isResting(db, id)])
  if (row?.businessID !== id) throw new AppError('NotFound')
  const [[boost], figures] = await Promise.all([
    entriesOf(db, [row], { rests, language, at }),
    row.report?.figures ?? figuresSoFar(db, row, at),
  ])
  return { boost: boost!, zone, figures, report: row.report?.report ?? null }
}

/** For moderators: those that are not over. Throws as `requireStaff`. */
export async function listOpenBoosts(db: Db, staff: Staff, language: string, at: Date = new Date()) {
  await requireStaff(db, staff, ['moderator'])
  const rows = await findOpen(db, at, limits.boostsForStaffMax)
  const [boosts, names] = await Promise.all([
    entriesOf(db, rows, { rests: false, language, at }),
    namesForStaff(
      db,
      rows.map(({ businessID }) => businessID),
      language,
    ),
  ])
  return boosts.map((boost, index) => {
    const { businessID } = rows[index]!
    return { ...boost, businessID, companyName: names.get(businessID) ?? '' }
  })
}

type Shown = { rests: boolean; language: string; at: Date }

/** Things are told to whoever manages them wherever they hide. One query a kind of things. */
async function entriesOf(
  db: Db,
  rows: readonly BoostRow[],
  { rests, language, at }: Shown,
): Promise<BoostEntry[]> {
  const things = rows.map(({ thingType: type, thingID: id }) => ({ type, id }))
  const find = await resourcesOf(db, things, { mask: 0, own: [] })
  const editions = new Map(allEditions(language).map(({ code, siteName }) => [code, siteName]))
  return rows.map((row) => {
    const thing = { type: row.thingType, id: row.thingID }
    const found = find(thing)
    return {
      boostID: row.boostID,
      thing: { ...thing, name: found?.nameIn(language) ?? null, path: found?.path ?? null },
      industries: row.industries.map((id) => ({ code: id, name: industryOfRecord(id, language).name })),
      countries: row.countries.map((code) => ({ code, name: countryOfRecord(code, language).countryName })),
      editions: row.editions.map((code) => ({ code, name: editions.get(code) ?? code })),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      state: stateOf(row, rests, at),
      stoppedAt: row.stoppedAt?.toISOString() ?? null,
      stopReason: row.stopReason,
    }
  })
}
