// How many like things.
import type { Db, Tx } from '../../platform/db.ts'
import { findLikes } from './queries.ts'

/** The number of likes of products by id; those without any are left out. One query. */
export async function likesOfProducts(
  db: Db | Tx,
  productIDs: readonly string[],
): Promise<Map<string, number>> {
  if (productIDs.length === 0) return new Map()
  const rows = await findLikes(db, 'product', productIDs)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
