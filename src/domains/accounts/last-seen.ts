// When people were last here, for what is sent to them unasked.
import type { Db, Tx } from '../../platform/db.ts'
import { findLastSeen } from './queries/sessions.ts'

/** When each of these people last used the product, or opened their account; undefined for who has none. One query. */
export async function lastSeenOf(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<(userID: string) => Date | undefined> {
  const rows = await findLastSeen(db, userIDs)
  const seen = new Map(rows.map(({ userID, seenAt }) => [userID, seenAt] as const))
  return (userID) => seen.get(userID)
}
