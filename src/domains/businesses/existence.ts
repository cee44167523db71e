// Whether a company is there at all.
import type { Db, Tx } from '../../platform/db.ts'
import { businessIsThere, findCreation } from './queries/businesses.ts'

/** True for a company that exists and was not removed. */
export function businessExists(db: Db | Tx, businessID: string): Promise<boolean> {
  return businessIsThere(db, businessID)
}

/** Since when a company that is there has been here; undefined for any other. */
export function businessSince(db: Db | Tx, businessID: string): Promise<Date | undefined> {
  return findCreation(db, businessID)
}
