// How many like things.
import type { Db, Tx } from '../../platform/db.ts'
import { findLikes } from './queries.ts'

/** The number of likes of products by id; those without any are left out. One query. */
export const likesOfProducts = (db: Db | Tx, productIDs: readonly string[]): Promise<Map<string, number>> =>
  likesOf(db, 'product', productIDs)

/** The same of companies. */
export const likesOfBusinesses = (
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, number>> => likesOf(db, 'business', businessIDs)

async function likesOf(
  db: Db | Tx,
  type: 'business' | 'product',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await findLikes(db, type, ids)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
