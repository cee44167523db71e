// Who knows whom: those who have written to each other need no page to find each other.
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { businessesOf } from '../members/membership.ts'
import { haveMet } from './queries/threads.ts'

/** Whether a person, or a company of theirs, and a company have a conversation, running or ended. */
export async function haveExchangedMessages(
  db: Db | Tx,
  { userID }: LiveSession,
  businessID: string,
): Promise<boolean> {
  const mine = [userID, ...(await businessesOf(db, userID))]
  return haveMet(db, mine, [businessID])
}
