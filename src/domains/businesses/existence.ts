// Whether a company is there at all.
import type { Db, Tx } from '../../platform/db.ts'
import { roleIn } from '../members/membership.ts'
import { businessIsThere, findCreation, findGivenUp } from './queries/businesses.ts'
import { findMet } from './queries/lists.ts'
import { maskOf, type EditionVisibility, type Looker } from './visibility.ts'

/** True for a company that exists and was not removed; with a sight, one that is met there. */
export function businessExists(db: Db | Tx, businessID: string, sight?: EditionVisibility): Promise<boolean> {
  return businessIsThere(db, businessID, sight)
}

/** Those of some companies that are there; with a sight, those that are met there. One query, none without any. */
export async function businessesThere(
  db: Db | Tx,
  businessIDs: readonly string[],
  sight?: EditionVisibility,
): Promise<Set<string>> {
  return new Set(businessIDs.length > 0 ? await findMet(db, [...new Set(businessIDs)], sight) : [])
}

/** True for a company that whoever looks meets there. One query, for who is signed in another beside it. */
export async function businessMet(db: Db | Tx, businessID: string, looker?: Looker): Promise<boolean> {
  if (!looker) return businessExists(db, businessID)
  const { edition, session } = looker
  const [shown, role] = await Promise.all([
    businessExists(db, businessID, { mask: maskOf(edition), own: [] }),
    session && roleIn(db, businessID, session.userID),
  ])
  // Nobody is anything in a company that was removed.
  return shown || role !== undefined
}

/** Since when a company that is there has been here; undefined for any other. */
export function createdAtOf(db: Db | Tx, businessID: string): Promise<Date | undefined> {
  return findCreation(db, businessID)
}

/** Those of some companies that are gone for good: removed, and restored by nobody. */
export async function givenUpAmong(db: Db | Tx, businessIDs: readonly string[]): Promise<Set<string>> {
  return new Set(businessIDs.length > 0 ? await findGivenUp(db, businessIDs) : [])
}
