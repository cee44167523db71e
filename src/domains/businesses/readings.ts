// By which clock a company counts its days, and in which languages it can be read.
import type { Db, Tx } from '../../platform/db.ts'
import { findReadings } from './queries/lists.ts'
import { languageOfBusiness } from './texts.ts'
import { zoneOfRow } from './time-zones.ts'

export type Reading = { zone: string; writtenIn: string[] }

/** The same of companies that are there, by id; others have no entry. One query. */
export async function readingsOf(db: Db | Tx, businessIDs: readonly string[]): Promise<Map<string, Reading>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findReadings(db, businessIDs)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        zone: zoneOfRow(row),
        writtenIn: [languageOfBusiness(row), ...row.others],
      },
    ]),
  )
}
