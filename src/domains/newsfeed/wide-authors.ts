// Authors with more readers than rows are written for: their posts are merged in where a feed is read.
import type { Db, Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { kept } from '../../platform/kept/kept.ts'
import { deleteWideAuthor, findWideAuthors, insertWideAuthor } from './queries.ts'

const key = 'newsfeed:wide'

/** All of them: few, the same for all readers, and so kept in the process. */
export const wideAuthors = (db: Db): Promise<string[]> =>
  kept(db, key, (from) => {
    from(key)
    return findWideAuthors(db)
  })

/** From now on nothing is written for the readers of this one. */
export async function makeWide(tx: Tx, authorID: string): Promise<void> {
  if (await insertWideAuthor(tx, authorID)) await invalidate(tx, [key])
}

/** For an author who is gone. */
export async function forgetWide(tx: Tx, authorID: string): Promise<void> {
  if (await deleteWideAuthor(tx, authorID)) await invalidate(tx, [key])
}
