// Liking as oneself or as a business one belongs to (P4.3 and P7.7, D4, D6).
import { likeableTypes } from '../../contract/resources.ts'
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { findVisible, requireVisible, requireVisibleWithID } from '../resources/visibility.ts'
import { react, unreact, type Resource } from './liking.ts'
import { findCounted, findLiked } from './queries.ts'

/** As whom, and in which edition. */
type As = { businessID?: string | undefined; edition?: string | undefined }
type Wish = As & { resource: Resource }

/** Likes a thing; liking it again changes nothing. Throws NotFound for what is not there, not met, or not the business of the caller. */
export function like(db: Db, session: LiveSession, wish: Wish): Promise<ReactionSummaryEntry> {
  return acting(db, session, wish, 'like')
}

/** Takes a like back, also of what hides from the edition; without one nothing changes. Throws as `like` does. */
export function unlike(db: Db, session: LiveSession, wish: Wish): Promise<ReactionSummaryEntry> {
  return acting(db, session, wish, null)
}

function acting(
  db: Db,
  session: LiveSession,
  { resource, businessID, edition }: Wish,
  reactionType: 'like' | null,
): Promise<ReactionSummaryEntry> {
  return transaction(db, async (tx) => {
    const [actor] = await Promise.all([
      resolveActor(tx, session, businessID),
      requireVisible(tx, session, resource, reactionType === null ? undefined : edition),
    ])
    const total = await (reactionType === null ? unreact : react)(tx, actor, resource)
    // Where it hides nobody is told how many like it; what was just liked there was met.
    const isTold =
      reactionType !== null ||
      edition === undefined ||
      (await findVisible(tx, session, resource, edition)) !== undefined
    const like = isTold ? (total ?? (await findCounted(tx, resource.id))?.total) : undefined
    return { reactionCount: { like: like ?? 0 }, session: { reactionType } }
  })
}

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
