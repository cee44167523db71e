// Whether a company is there at all.
import type { Db, Tx } from '../../platform/db.ts'
import { businessIsThere, findCreation } from './queries/businesses.ts'
import type { EditionSight } from './sight.ts'

/** True for a company that exists and was not removed; with a sight, one that is met there. */
export function businessExists(db: Db | Tx, businessID: string, sight?: EditionSight): Promise<boolean> {
  return businessIsThere(db, businessID, sight)
}

/** Since when a company that is there has been here; undefined for any other. */
export function businessSince(db: Db | Tx, businessID: string): Promise<Date | undefined> {
  return findCreation(db, businessID)
}
