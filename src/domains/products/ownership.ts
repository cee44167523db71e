// Whose a product is.
import type { Db, Tx } from '../../platform/db.ts'
import { findOwner } from './queries/published.ts'

/** The company of a published product, be it there or not; undefined for what is no product, or not published. One query. */
export function ownerOfProduct(db: Db | Tx, productID: string): Promise<string | undefined> {
  return findOwner(db, productID)
}
