// Following as oneself or as a business one belongs to (P4.3 and P7.7, D4).
import { AppError } from '../../contract/errors.ts'
import { followableTypes } from '../../contract/resources.ts'
import type { FollowSummaryEntry } from '../../contract/social.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { stayUnblocked } from '../blocks/hiding.ts'
import { resolveActor } from '../members/actors.ts'
import { findVisible, requireVisible, requireVisibleWithID } from '../resources/visibility.ts'
import { follow, followersOf, unfollow, type Followed } from './following.ts'
import { findFollowed, followsPart, type Follower } from './queries.ts'

/** As whom, and in which edition. */
type As = { businessID?: string | undefined; edition?: string | undefined }

/**
 * Follows; following again changes nothing. Throws NotFound for who is not there or not met in the edition, for
 * oneself, and for a business that is not the caller's.
 */
export function followAs(
  db: Db,
  session: LiveSession,
  followed: Followed,
  { businessID, edition }: As,
): Promise<FollowSummaryEntry> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    if (actor.id === followed.id) throw new AppError('NotFound')
    await requireVisible(tx, session, followed, edition)
    // A block that comes meanwhile waits, and then ends what began here.
    if (!(await stayUnblocked(tx, actor.id, followed.id))) throw new AppError('NotFound')
    await follow(tx, actor, followed)
    return { followersCount: await followersOf(tx, followed), session: { following: true } }
  })
}

/**
 * Follows no longer whoever has this id, also who hides from the edition; without having followed nothing changes. Throws
 * as `followAs` does.
 */
export function unfollowAs(
  db: Db,
  session: LiveSession,
  id: string,
  { businessID, edition }: As,
): Promise<FollowSummaryEntry> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    const { type } = await requireVisibleWithID(tx, session, id, followableTypes)
    const followed = { type: type === 'user' ? 'user' : 'business', id } as const
    await unfollow(tx, actor, followed)
    // Where it hides nobody is told how many follow it.
    const isTold = edition === undefined || (await findVisible(tx, session, followed, edition)) !== undefined
    return { followersCount: isTold ? await followersOf(tx, followed) : 0, session: { following: false } }
  })
}

/** Those of these ids that the actor follows. One query. */
export async function followedAmong(db: Db | Tx, actor: Follower, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : findFollowed(db, actor, ids)
}

/** Whether the actor follows whoever's id stands in a column, else null: a part of a statement of another domain. */
export const doesFollow = followsPart
