// A comment as moderators see it, and what they do with it.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Contents, TakenDown } from '../resources/kinds.ts'
import { nameOfComment } from './naming.ts'
import { bringBackTaken, findComments, lockComment, markRemoved } from './queries.ts'
import { tell } from './telling.ts'

/** What one that is there says. */
export async function contentsOfComment(db: Db | Tx, id: string): Promise<Contents | undefined> {
  const [row] = await findComments(db, [id])
  return (
    row && {
      name: nameOfComment(row.content),
      owner: { type: row.author_type, id: row.author_id },
      texts: [{ field: 'content', text: row.content }],
      pictures: [],
    }
  )
}

/** Removes it as one of staff; false when it is not there. */
export async function takeDownComment(tx: Tx, id: string, { by, reason }: TakenDown): Promise<boolean> {
  const row = await lockComment(tx, id)
  if (!row) return false
  await markRemoved(tx, id, by, reason)
  await tell(tx, 'comment.removed', row, { by })
  return true
}

/** Brings back what staff removed; false when that is gone, or somebody else removed it. */
export async function bringBackComment(tx: Tx, id: string, by: string): Promise<boolean> {
  const row = await bringBackTaken(tx, id, limits.takenDownDays)
  if (!row) return false
  await tell(tx, 'comment.restored', row, { by })
  return true
}
