// A company that was an entry of another: its certificates go there, its addresses lead there (D57).
import type { Db, Tx } from '../../platform/db.ts'
import { handingOf } from '../../platform/handover.ts'
import { businessKey, businessPath } from '../../contract/slugs.ts'
import { AppError } from '../../contract/errors.ts'
import { tell } from './business-lifecycle.ts'
import { bringBackBusiness, takeDownBusiness } from './moderated.ts'
import { lockBusiness } from './queries/management.ts'
import { businessParts, findHolder, findSuccessor, setMergedInto } from './queries/merging.ts'
import { findDuplicates } from './queries/same.ts'
import { maskOf } from './visibility.ts'

export { findDuplicates as duplicatesOf, findHolder as holderOf }

/** Certificates with what was confirmed of them, and the companies that were merged into it before. */
export const businessesMerging = handingOf(businessParts, (tx, { to }) =>
  tell(tx, { type: 'business.changed', businessID: to }),
)

/** Holds both companies until the transaction ends. Throws NotFound unless both are there. */
export async function holdBoth(tx: Tx, ids: readonly [string, string]): Promise<void> {
  for (const id of ids.toSorted()) if (!(await lockBusiness(tx, id))) throw new AppError('NotFound')
}

/** Removes a company, as staff do; its addresses lead to the other from now on. */
export async function leadInto(tx: Tx, businessID: string, into: string): Promise<void> {
  await takeDownBusiness(tx, businessID)
  await setMergedInto(tx, businessID, into)
}

/** Brings it back with its people, as staff do; false when it is given up, or was not removed so. */
export async function leadBack(tx: Tx, businessID: string, by: string): Promise<boolean> {
  await setMergedInto(tx, businessID, null)
  return bringBackBusiness(tx, businessID, by)
}

/** The company in whose place a removed one was merged, where it is met in an edition. Throws NotFound without one. */
export async function showSuccessor(
  db: Db,
  businessID: string,
  edition: string,
): Promise<{ businessID: string; path: string }> {
  const found = await findSuccessor(db, businessID, { mask: maskOf(edition), own: [] })
  if (!found) throw new AppError('NotFound')
  return { businessID: found.businessID, path: businessPath({ key: businessKey(found) }) }
}
