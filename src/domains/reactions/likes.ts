// How many like things.
import type { LikeableType } from '../../contract/resources.ts'
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findLiked, findLikes, type Reactor } from './queries.ts'

/** The number of likes of products by id; those without any are left out. One query. */
export const likesOfProducts = (db: Db | Tx, productIDs: readonly string[]): Promise<Map<string, number>> =>
  likesOf(db, 'product', productIDs)

/** The same of companies. */
export const likesOfBusinesses = (
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, number>> => likesOf(db, 'business', businessIDs)

/**
 * The summary of each of these things, as `reactionSummary` tells one: whoever may not meet them is the caller's to know.
 * One query, and one more when somebody looks.
 */
export async function summariesOf(
  db: Db | Tx,
  type: LikeableType,
  ids: readonly string[],
  actor?: Reactor,
): Promise<(id: string) => ReactionSummaryEntry> {
  const [likes, liked] = await Promise.all([
    likesOf(db, type, ids),
    actor && ids.length > 0 ? findLiked(db, actor, ids) : [],
  ])
  const own = new Set(liked)
  return (id) => ({
    reactionCount: { like: likes.get(id) ?? 0 },
    session: { reactionType: own.has(id) ? 'like' : null },
  })
}

async function likesOf(
  db: Db | Tx,
  type: LikeableType,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await findLikes(db, type, ids)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
