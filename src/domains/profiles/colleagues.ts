// Staff as their colleagues see them in the console: by name.
import type { ColleagueEntry } from '../../contract/staff.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { userFaces } from './public.ts'

/** Names people of staff by their ids, in `language`; who is gone has an empty name. One query. */
export async function colleaguesOf(
  db: Db | Tx,
  userIDs: readonly string[],
  language: string,
): Promise<(userID: string) => ColleagueEntry> {
  const faces = await userFaces(db, [...new Set(userIDs)], language)
  return (userID) => ({ userID, name: faces.get(userID)?.name ?? '' })
}
