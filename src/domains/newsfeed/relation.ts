// What makes somebody read an author.
import type { Db, Tx } from '../../platform/db.ts'
import { connectedAmong } from '../connections/standing.ts'
import { followedAmong } from '../follows/acting.ts'

type Reader = { type: 'user' | 'business'; id: string }

/** Whether a reader follows or is connected with an author. */
export async function stillRelated(db: Db | Tx, reader: Reader, authorID: string): Promise<boolean> {
  const followed = await followedAmong(db, reader, [authorID])
  return followed.length > 0 || (await connectedAmong(db, reader.id, [authorID])).length > 0
}
