// Somebody goes: the other side keeps what was written, and waits for nothing any more.
import type { Tx } from '../../platform/db.ts'
import { givenUpAmong } from '../businesses/existence.ts'
import { releaseAttachments } from '../files/attachments.ts'
import { userFaces } from '../profiles/public.ts'
import { findOfMailbox } from './queries/export.ts'
import { deleteReadsOf } from './queries/messages.ts'
import { saveReadMarks } from './queries/read-marks.ts'
import { closeInquiriesOf } from './queries/threads.ts'
import { tell } from './writing.ts'

const batch = 200

/**
 * Ends the conversations that a person sent as themself, or a company through anybody: nobody waits for them, nor they for
 * anybody. `by` is who removed the mailbox, where that is known.
 */
export async function endConversationsOf(tx: Tx, mailboxID: string, by?: string): Promise<void> {
  for (;;) {
    const ended = await closeInquiriesOf(tx, mailboxID, batch)
    for (const { id: requestID, number, sentBy } of ended)
      await tell(tx, { type: 'inquiry.ended', requestID, number, side: 'S', userID: by ?? sentBy })
    if (ended.length < batch) return
  }
}

/** The same, and forgets what they have read. */
export async function forgetPerson(tx: Tx, userID: string): Promise<void> {
  await endConversationsOf(tx, userID)
  await deleteReadsOf(tx, userID)
  await saveReadMarks(tx, userID, true)
  await releaseUnread(tx, userID)
}

/** Lets go of the files of a mailbox that is gone for good, in conversations whose other side is too: nobody reads them any more. */
export async function releaseUnread(tx: Tx, mailboxID: string): Promise<void> {
  for (let before: string | undefined; ;) {
    const page = await findOfMailbox(tx, mailboxID, { before, limit: batch })
    const others = page.map(({ id, from_id: from, from_type: type, to_id: to }) =>
      from === mailboxID ? { id, type: 'business', other: to } : { id, type, other: from },
    )
    const [people, companies] = [
      others.filter(({ type }) => type === 'user'),
      others.filter(({ type }) => type === 'business'),
    ].map((some) => some.map(({ other }) => other)) as [string[], string[]]
    const [there, givenUp] = await Promise.all([userFaces(tx, people, 'en'), givenUpAmong(tx, companies)])
    const unread = others.filter(({ type, other }) =>
      type === 'user' ? !there.has(other) : givenUp.has(other),
    )
    await releaseAttachments(
      tx,
      unread.map(({ id }) => id),
    )
    before = page.at(-1)?.id
    if (page.length < batch) return
  }
}
