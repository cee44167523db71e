// Comments that nobody can have back go with their likes: after 30 days, with their thing, with whose it is, with who wrote them.
import type { DomainEvent } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { deleteAbout, deleteEnded, deleteOf } from './queries.ts'

const batch = 100

/** Deletes what cannot be restored any more; answers how many. May run twice. */
export async function endRemoved(db: Db): Promise<number> {
  for (let ended = 0; ;) {
    const gone = await transaction(db, async (tx) =>
      letGo(tx, await deleteEnded(tx, limits.restoreDays, batch)),
    )
    ended += gone
    if (gone < batch) return ended
  }
}

/** Deletes the next of what was said about a thing that is gone; as long as there may be more, the rest follows by an event. */
export async function forgetAbout(tx: Tx, resourceID: string): Promise<void> {
  const gone = await letGo(tx, await deleteAbout(tx, resourceID, batch))
  if (gone >= batch) await publishEvents<DomainEvent>(tx, [{ type: 'comments.ending', resourceID }])
}

/** Deletes the next comments by and about somebody who is gone; as long as there may be more, the rest follows by an event. */
export async function forgetComments(
  tx: Tx,
  party: { type: 'user' | 'business'; id: string },
): Promise<void> {
  const gone = await letGo(tx, await deleteOf(tx, party.id, batch))
  if (gone >= batch) await publishEvents<DomainEvent>(tx, [{ type: 'comments.leaving', party }])
}

async function letGo(tx: Tx, commentIDs: string[]): Promise<number> {
  if (commentIDs.length > 0) await publishEvents<DomainEvent>(tx, [{ type: 'comments.deleted', commentIDs }])
  return commentIDs.length
}
