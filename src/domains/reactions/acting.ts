// Liking as oneself or as a business one belongs to (P4.3 and P7.7, D4, D6).
import { likeableTypes } from '../../contract/resources.ts'
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { resolveActor } from '../members/actors.ts'
import { findVisible, keepThere, requireVisible, requireVisibleWithID } from '../resources/visibility.ts'
import { react, unreact, type Resource } from './liking.ts'
import { findCounted, findLiked } from './queries.ts'

/** As whom, and in which edition. */
type As = { businessID?: string | undefined; edition?: string | undefined }
type Wish = As & { resource: Resource }

/** Likes a thing; liking it again changes nothing. Throws NotFound for what is not there, not met, or not the business of the caller. */
export function like(
  db: Db,
  session: LiveSession,
  { resource, businessID, edition }: Wish,
): Promise<ReactionSummaryEntry> {
  return transaction(db, async (tx) => {
    const [actor, kept] = await Promise.all([
      resolveActor(tx, session, businessID),
      hiddenFrom(tx, session),
      requireVisible(tx, session, resource, edition),
      // Who ends it meanwhile waits, and takes this like along.
      keepThere(tx, resource),
    ])
    const total = await react(tx, actor, resource)
    return summaryOf(await toldOf(tx, resource, kept, total), 'like')
  })
}

/**
 * Takes a like back, also of what hides from the edition or is kept apart by a block; without one nothing changes. Throws as
 * `like` does: of what a block keeps apart it says no more to who never liked it.
 */
export function unlike(
  db: Db,
  session: LiveSession,
  { resource, businessID, edition }: Wish,
): Promise<ReactionSummaryEntry> {
  return transaction(db, async (tx) => {
    const [actor, thing, kept] = await Promise.all([
      resolveActor(tx, session, businessID),
      findVisible(tx, session, resource),
      hiddenFrom(tx, session),
    ])
    if (!thing) throw new AppError('NotFound')
    const total = await unreact(tx, actor, resource)
    const isMet = await requireVisible(tx, session, resource, edition).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.name === 'NotFound') return false
        throw error
      },
    )
    const isApart = !isMet && (thing.owner ? kept.has(thing.owner.id) : false)
    if (isApart && total === undefined) throw new AppError('NotFound')
    // Where it is not met nobody is told how many like it.
    return summaryOf(isMet ? await toldOf(tx, resource, kept, total) : undefined, null)
  })
}

/** How many like it but for those whom a block keeps from who asks; `total` of all, where it is known. */
async function toldOf(
  tx: Tx,
  { id }: Resource,
  kept: ReadonlySet<string>,
  total: number | undefined,
): Promise<number | undefined> {
  if (total !== undefined && kept.size === 0) return total
  return (await findCounted(tx, id, [...kept]))?.total
}

const summaryOf = (total: number | undefined, reactionType: 'like' | null): ReactionSummaryEntry => ({
  reactionCount: { like: total ?? 0 },
  session: { reactionType },
})

/** Whether the acting identity likes whatever has this id. Throws NotFound as `like` does. */
export async function checkReaction(
  db: Db,
  session: LiveSession,
  id: string,
  { businessID, edition }: As,
): Promise<{ reactionType: 'like' | null }> {
  const actor = await resolveActor(db, session, businessID)
  await requireVisibleWithID(db, session, id, likeableTypes, edition)
  return { reactionType: (await findLiked(db, actor, [id])).length > 0 ? 'like' : null }
}

/** Those of these ids that the actor likes. One query. */
export async function likedAmong(
  db: Db | Tx,
  actor: { type: 'user' | 'business'; id: string },
  ids: readonly string[],
): Promise<string[]> {
  return ids.length === 0 ? [] : findLiked(db, actor, ids)
}
