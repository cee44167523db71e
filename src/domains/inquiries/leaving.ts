// Somebody goes: the other side keeps what was written, and waits for nothing any more.
import type { Tx } from '../../platform/db.ts'
import { deleteReadsOf } from './queries/messages.ts'
import { closeInquiriesOf } from './queries/threads.ts'
import { tell } from './writing.ts'

const batch = 200

/** Ends the conversations that a person sent as themself, and forgets what they have read. */
export async function forgetPerson(tx: Tx, userID: string): Promise<void> {
  for (;;) {
    const ended = await closeInquiriesOf(tx, userID, batch)
    for (const { id: requestID, number } of ended)
      await tell(tx, { type: 'inquiry.ended', requestID, number, side: 'S', userID })
    if (ended.length < batch) break
  }
  await deleteReadsOf(tx, userID)
}
