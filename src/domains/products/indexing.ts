// What the search documents of products are made from, and the words that make their company findable.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findForSearch, type ProductForSearch } from './queries/published.ts'

export type { ProductForSearch }

/** The published products of each business in the order of its showcase, at most 100 each; businesses without any are left out. One query. */
export async function productsForSearch(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, ProductForSearch[]>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findForSearch(db, businessIDs, limits.productsPerBusinessMax)
  return Map.groupBy(rows, ({ businessID }) => businessID)
}
