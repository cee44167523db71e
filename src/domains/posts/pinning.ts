// What a group keeps on top, by who leads it (D21).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { findPinned, setPinned } from './queries/posts.ts'
import { takeTurn } from './queries/turns.ts'
import { holdPost, refuse } from './rights.ts'

/** Pins a post, or lets it go. Throws NotFound, NotAllowed for who does not lead its group, PinsFull beyond three. */
export function pinPost(
  db: Db,
  session: LiveSession,
  { id, edition, pinned }: { id: string; edition: string; pinned: boolean },
): Promise<{ pinned: boolean }> {
  return transaction(db, async (tx) => {
    const { post, rights } = await holdPost(tx, session, id)
    const mayPin = post.timeline_type === 'group' && rights.asHost && post.hidden_at === null
    if (!mayPin) return refuse(tx, session, id, edition)
    if ((post.pinned_at !== null) === pinned) return { pinned }
    await takeTurn(tx, post.timeline_id)
    const most = limits.pinnedPostsMax
    if (pinned && (await findPinned(tx, post.timeline_id, most)).length >= most)
      throw new AppError('PinsFull')
    await setPinned(tx, id, pinned)
    await invalidate(tx, [`post:${id}`, `timeline:${post.timeline_id}`])
    return { pinned }
  })
}
