// What caches keep of comments and their numbers, when somebody who said something is met by others than before (P1.5).
import { keysOfComment, type DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { invalidate, publishEvents } from '../../platform/events.ts'
import { findPlaces } from './queries.ts'

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Tells the pages of all that somebody has commented on that they are stale, also those on which their comment does not stand
 * itself; as long as there may be more, the rest follows by an event.
 */
export async function renewAround(
  tx: Tx,
  party: { type: 'user' | 'business'; id: string },
  after = first,
): Promise<void> {
  const places = await findPlaces(tx, { authorID: party.id, after, limit: batch })
  const keys = places.flatMap(({ resource_type: type, resource_id: id, parent_id: parentID }) =>
    keysOfComment({ resource: { type, id }, parentID }),
  )
  await invalidate(tx, [...new Set(keys)])
  const last = places.at(-1)
  if (places.length === batch && last)
    await publishEvents<DomainEvent>(tx, [{ type: 'comments.turning', party, after: last.comment_id }])
}
