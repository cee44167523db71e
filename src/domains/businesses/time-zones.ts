// By which clock the days of a company are counted: the one that it named, else that of its place.
import { AppError } from '../../contract/errors.ts'
import { zoneNamed } from '../../contract/time-zone.ts'
import { presetZone } from '../../contract/zone-of-place.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findClocks, type PlaceOfClock } from './queries/businesses.ts'

/** The zone of a company, also of one that was removed. Throws NotFound for one that never was. */
export async function zoneOf(db: Db | Tx, businessID: string): Promise<string> {
  const zone = (await zonesOf(db, [businessID])).get(businessID)
  if (zone === undefined) throw new AppError('NotFound')
  return zone
}

/** The zones of companies, also of those that were removed; those that never were have no entry. One query. */
export async function zonesOf(db: Db | Tx, businessIDs: readonly string[]): Promise<Map<string, string>> {
  if (businessIDs.length === 0) return new Map()
  return new Map((await findClocks(db, businessIDs)).map((row) => [row.id, zoneOfRow(row)]))
}

/** By which clock companies that are there count their days, and their types; others have no entry. One query. */
export async function clocksOf(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, { zone: string; type: string }>> {
  if (businessIDs.length === 0) return new Map()
  const rows = (await findClocks(db, businessIDs)).filter((row) => row.removed_at === null)
  return new Map(rows.map((row) => [row.id, { zone: zoneOfRow(row), type: row.business_type }]))
}

/** A zone that another Intl knew and this one does not is none. */
export const zoneOfRow = (row: PlaceOfClock): string =>
  zoneNamed(row.time_zone ?? undefined) ?? presetZone(row.country_code, row.state_id ?? undefined)
