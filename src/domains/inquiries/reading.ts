// How far people have read (P4.6): each for themself.
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { unreadOf } from './entries.ts'
import { noteRead } from './queries/messages.ts'
import { findReadMarksOff, saveReadMarks } from './queries/read-marks.ts'
import { findThread } from './queries/threads.ts'
import type { Thread } from './queries/tables.ts'
import { requireThread, type Place } from './thread.ts'
import { tell } from './writing.ts'

/** Notes that the caller has seen the messages up to a number; answers how many are unread now. Throws as `requireThread` does. */
export function markRead(
  db: Db,
  session: LiveSession,
  place: Place,
  number: number,
): Promise<{ unread: number }> {
  return transaction(db, async (tx) => {
    await noteThread(tx, session.userID, await requireThread(tx, session, place), number)
    return { unread: unreadOf(await requireThread(tx, session, place)) }
  })
}

/** The same of a conversation that a person was told of; nothing of one that is not there. Who asks has checked whose mailbox it is. */
export async function noteSeen(
  tx: Tx,
  { userID, number, ...place }: Place & { userID: string; number: number },
): Promise<void> {
  const thread = await findThread(tx, { ...place, userID })
  if (thread) await noteThread(tx, userID, thread, number)
}

async function noteThread(tx: Tx, userID: string, thread: Thread, number: number): Promise<void> {
  const { id: requestID, side } = thread
  const upTo = Math.min(number, thread.messages_s + thread.messages_r)
  if (upTo > 0 && (await noteRead(tx, { requestID, userID, side, number: upTo })))
    await tell(tx, { type: 'inquiry.read', requestID, number: upTo, side, userID })
}

/** Whether a person shows how far they have read, and is shown how far others have. */
export const showsReading = async (db: Db | Tx, userID: string): Promise<boolean> =>
  (await showingReading(db, [userID])).has(userID)

/** Those of these people who do. One query, none for nobody. */
export async function showingReading(db: Db | Tx, userIDs: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIDs.length === 0) return new Set()
  const off = await findReadMarksOff(db, userIDs)
  return new Set(userIDs.filter((userID) => !off.includes(userID)))
}

export const changeReadMarks: (tx: Tx, userID: string, isShown: boolean) => Promise<void> = saveReadMarks
