// Posts are removed, come back for 30 days, and are gone with their pictures (D10).
import type { DomainEvent } from '../../contract/events.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { TimelineType } from '../../contract/resources.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record, recordReturn } from '../audit/recording.ts'
import { isStaff } from '../staff/roles.ts'
import { releaseFilesUnder } from '../files/attachment.ts'
import { servePictures, showsFiles, withholdPictures } from './pictures.ts'
import { resolveActor } from '../members/actors.ts'
import { rolesIn } from '../members/membership.ts'
import { filesUnder } from './making.ts'
import { requireWelcome } from './places.ts'
import { setHidden } from './queries/posts.ts'
import {
  deleteEnded,
  deletePostsOf,
  lockRemoved,
  markRemoved,
  unmarkRemoved,
  type RemovedPost,
} from './queries/removed.ts'
import type { PostRow } from './queries/tables.ts'
import { holdPost, refuse, rightsTo } from './rights.ts'
import { tellPost } from './telling.ts'

type Wish = { id: string; edition: string }

/**
 * Removes a post as who wrote it, or as an operator with a reason. Throws NotFound, NotAllowed, and InvalidInput for an
 * operator who gives none.
 */
export function removePost(
  db: Db,
  session: LiveSession,
  { id, edition, reason }: Wish & { reason?: string | undefined },
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const { post, rights } = await holdPost(tx, session, id)
    const by = session.userID
    if (rights.asAuthor) await markRemoved(tx, id, { by, as: 'author' })
    else if (await isStaff(tx, session, ['moderator'])) {
      if (!reason) throw new AppError('InvalidInput', { fields: { reason: 'Operators say why' } })
      await markRemoved(tx, id, { by, as: 'operator', reason })
      await record(tx, { by: `user:${by}`, act: 'action.removed', about: { type: 'post', id }, reason })
    } else await refuse(tx, session, id, edition)
    await withholdPictures(tx, post)
    await tellPost(tx, post, { type: 'post.removed' })
    return {}
  })
}

/**
 * Brings it back. Throws NotFound after 30 days and for who may not remove it, NotAllowed for what an operator removed of one's own or, of a
 * company's posts, somebody else removed, and where they may not write any more, and InvalidInput for an operator who gives no reason.
 */
export function restorePost(
  db: Db,
  session: LiveSession,
  { id, edition, reason }: Wish & { reason?: string | undefined },
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const { userID } = await resolveActor(tx, session)
    const post = await lockRemoved(tx, id, limits.restoreDays)
    if (!post) throw new AppError('NotFound')
    const isOwn = (await rightsTo(tx, userID, [post])).get(id)!.asAuthor
    // Nobody of staff decides about what is their own.
    const isOfTheirs = isOwn || (await rolesIn(tx, userID, [post.author_id])).size > 0
    const isTaken = post.removed_as === 'operator' && !isOfTheirs
    const staff = isTaken && (await isStaff(tx, session, ['moderator']))
    if (!staff && !isOwn) throw new AppError('NotFound')
    if (!staff && post.removed_as === 'operator') throw new AppError('NotAllowed')
    if (!staff && !(await mayUndo(tx, userID, post))) throw new AppError('NotAllowed')
    if (!staff) await requireWelcome(tx, session, post, edition)
    else await recordReturn(tx, userID, { type: 'post', id }, reason)
    await unmarkRemoved(tx, id)
    await servePictures(tx, post)
    await tellPost(tx, post, { type: 'post.restored' })
    return {}
  })
}

/** Whoever wrote it as a company's member brings back what they removed themselves, not what who manages the company did. */
async function mayUndo(
  tx: Tx,
  userID: string,
  { author_type: type, author_id: authorID, removed_by: removedBy }: RemovedPost,
): Promise<boolean> {
  if (type === 'user' || removedBy === userID) return true
  const role = (await rolesIn(tx, userID, [authorID])).get(authorID)
  return role === 'owner' || role === 'admin'
}

/** Takes a post off its timeline, for whose that is, or puts it back. Throws NotFound and NotAllowed. */
export function hidePost(
  db: Db,
  session: LiveSession,
  { id, edition, hidden }: Wish & { hidden: boolean },
): Promise<{ hidden: boolean }> {
  return transaction(db, async (tx) => {
    const { post, rights } = await holdPost(tx, session, id)
    if (!rights.asHost) return refuse(tx, session, id, edition)
    if ((post.hidden_at !== null) !== hidden) {
      await setHidden(tx, id, hidden)
      await tellPost(tx, post, { type: 'post.hidden' })
    }
    return { hidden }
  })
}

const batch = 100

/** Deletes what cannot be restored any more; answers how many posts went. May run twice. */
export async function endRemoved(db: Db): Promise<number> {
  for (let ended = 0; ;) {
    const gone = await transaction(db, async (tx) => {
      const posts = await deleteEnded(tx, limits.restoreDays, batch)
      await letGo(tx, posts)
      return posts.length
    })
    ended += gone
    if (gone < batch) return ended
  }
}

/** Deletes the next posts of somebody who is gone, at most 100; as long as there may be more, the rest follows by an event. */
export async function forgetPosts(tx: Tx, party: { type: TimelineType; id: string }): Promise<void> {
  const gone = await deletePostsOf(tx, party.id, batch)
  for (const post of gone) await tellPost(tx, post, { type: 'post.removed' })
  await letGo(tx, gone)
  if (gone.length === batch) await publishEvents<DomainEvent>(tx, [{ type: 'posts.leaving', party }])
}

async function letGo(tx: Tx, posts: readonly PostRow[]): Promise<void> {
  for (const post of posts) {
    const { post_id: id, author_type: type, author_id: authorID } = post
    if (showsFiles(post)) await releaseFilesUnder(tx, { type, id: authorID }, filesUnder(id))
  }
  await publishEvents<DomainEvent>(
    tx,
    posts.map(({ post_id: postID }) => ({ type: 'post.deleted', postID })),
  )
}
