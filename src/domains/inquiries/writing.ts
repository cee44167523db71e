// Writing into a conversation and ending it (P4.6).
import type { InquiryEvent } from '../../contract/events.ts'
import { staleKeysOf } from '../../contract/events.ts'
import { AppError } from '../../contract/errors.ts'
import type { InquiryEntry, MessageEntry } from '../../contract/inquiries.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { authorOf, authorsOf } from '../authors/cards.ts'
import { stayUnblocked } from '../blocks/hiding.ts'
import { sendAttachments } from '../files/attachments.ts'
import { giveCredit } from './allowance.ts'
import { entriesOf, messagesOf, previewOf } from './entries.ts'
import { closeInquiry, insertMessage } from './queries/threads.ts'
import { otherSideOf, requireThread, type Place } from './thread.ts'

/** Tells what happened in a conversation. */
export async function tell(tx: Tx, event: InquiryEvent): Promise<void> {
  await publishEvent(tx, event, staleKeysOf(event))
}

/**
 * Writes a message. Throws NotFound for what is no conversation of the mailbox, InquiryClosed when it has ended or the
 * other side is gone, PartyBlocked while one side blocks the other, AttachmentGone for a file that cannot be sent.
 */
export async function writeMessage(
  tx: Tx,
  session: LiveSession,
  place: Place,
  { content, attachments = [] }: { content: string; attachments?: readonly string[] | undefined },
  language: string,
): Promise<MessageEntry> {
  const thread = await requireThread(tx, session, place)
  if (thread.closed_at) throw new AppError('InquiryClosed')
  const { userID } = session
  const other = otherSideOf(thread)
  // Who writes, for the answer, and whether the other is still there.
  const known = other.type === 'user' ? [userID, other.id] : [userID]
  const businesses = other.type === 'business' ? [other.id] : []
  const [free, cards] = await Promise.all([
    // A block that comes meanwhile waits until this is written.
    stayUnblocked(tx, place.mailboxID, other.id, [userID]),
    authorsOf(tx, { users: known, businesses }, language),
  ])
  if (!free) throw new AppError('PartyBlocked')
  if (authorOf(cards, other.type, other.id).isGone) throw new AppError('InquiryClosed')

  const written = await insertMessage(tx, {
    ...place,
    authorID: userID,
    content,
    preview: previewOf(content),
  })
  if (!written) throw new AppError('InquiryClosed')
  const { number, side, sideNumber, at } = written
  const sent = await sendAttachments(tx, userID, attachments, { inquiryID: thread.id, number })
  if (side === 'R' && sideNumber === 1) await giveCredit(tx, thread, today())
  await tell(tx, { type: 'inquiry.message', requestID: thread.id, number, side, userID })
  const row = { inquiry_id: thread.id, side_number: sideNumber, author_id: userID, created_at: at }
  return messagesOf([{ ...row, number, side, content }], cards, new Map([[number, sent]]))[0]!
}

/** Ends a conversation for both sides; ended again it answers the same. Throws as `requireThread` does. */
export function endConversation(
  db: Db,
  session: LiveSession,
  place: Place,
  language: string,
): Promise<InquiryEntry> {
  return transaction(db, async (tx) => {
    await requireThread(tx, session, place)
    const ended = await closeInquiry(tx, place)
    if (ended)
      await tell(tx, {
        type: 'inquiry.ended',
        requestID: place.requestID,
        userID: session.userID,
        ...ended,
      })
    const thread = await requireThread(tx, session, place)
    return (await entriesOf(tx, [thread], language))[0]!
  })
}
