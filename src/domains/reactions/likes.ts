// How many like things.
import type { LikeableType } from '../../contract/resources.ts'
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findLikes, findLikings, findWithheld, type Liking, type Reactor } from './queries.ts'

/** The number of likes of products by id; those without any are left out. One query. */
export const likesOfProducts = (db: Db | Tx, productIDs: readonly string[]): Promise<Map<string, number>> =>
  likesOf(db, 'product', productIDs)

/** The same of companies. */
export const likesOfBusinesses = (
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, number>> => likesOf(db, 'business', businessIDs)

/**
 * How many of the likes of these companies are of somebody kept from who looks, by id, to be taken off what their cards say.
 * One query, none for whom nobody is kept from.
 */
export async function withheldAmong(
  db: Db | Tx,
  businessIDs: readonly string[],
  withheld: ReadonlySet<string>,
): Promise<Map<string, number>> {
  if (withheld.size === 0 || businessIDs.length === 0) return new Map()
  const rows = await findWithheld(db, 'business', businessIDs, [...withheld])
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Which of these like which of these things by now. One query, none without any. */
export async function likingAmong(
  db: Db | Tx,
  likings: readonly Liking[],
): Promise<(resourceID: string, actorID: string) => boolean> {
  const rows = likings.length === 0 ? [] : await findLikings(db, likings)
  const standing = new Set(rows.map(({ resourceID, actorID }) => `${resourceID} ${actorID}`))
  return (resourceID, actorID) => standing.has(`${resourceID} ${actorID}`)
}

type Viewing = { actor?: Reactor | undefined; withheld?: Iterable<string> | undefined }

/**
 * The summary of each of these things, as `reactionSummary` tells one: whoever may not meet them is the caller's to know.
 * One query.
 */
export async function summariesOf(
  db: Db | Tx,
  type: LikeableType,
  ids: readonly string[],
  { actor, withheld = [] }: Viewing = {},
): Promise<(id: string) => ReactionSummaryEntry> {
  const rows = ids.length === 0 ? [] : await findLikes(db, type, ids, { withheld: [...withheld], actor })
  const known = new Map(rows.map((row) => [row.id, row]))
  return (id) => ({
    reactionCount: { like: known.get(id)?.total ?? 0 },
    session: { reactionType: known.get(id)?.isOwn ? 'like' : null },
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
