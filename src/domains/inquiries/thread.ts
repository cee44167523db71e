// A conversation, opened (P2.27).
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { showAttachment as showAttachmentCall, showInquiry } from '../../contract/inquiries.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { blockBetween } from '../blocks/hiding.ts'
import { attachmentAddresses, attachmentsOf } from '../files/attachments.ts'
import { pastNamesOf } from '../profiles/past-names.ts'
import { wishStateOf } from './wish-state.ts'
import { resolveMailbox } from './mailboxes.ts'
import { cardsOf, entryOf, knownIn, messagesOf } from './entries.ts'
import { findMessages } from './queries/messages.ts'
import { findThread } from './queries/threads.ts'
import type { Thread } from './queries/tables.ts'

/** Which conversation, and the mailbox that it is opened in. */
export type Place = { requestID: string; mailboxID: string }

/** A conversation of a mailbox of the caller. Throws NotFound alike for a foreign mailbox, a foreign conversation and none. */
export async function requireThread(db: Db | Tx, session: LiveSession, place: Place): Promise<Thread> {
  const [, thread] = await Promise.all([
    resolveMailbox(db, session, place.mailboxID),
    findThread(db, { ...place, userID: session.userID }),
  ])
  if (!thread) throw new AppError('NotFound')
  return thread
}

/** Who the mailbox talks to. */
export function otherSideOf({ side, from_type: type, from_id: from, to_id: to }: Thread) {
  return side === 'S' ? ({ type: 'business', id: to } as const) : { type, id: from }
}

type Pages = { before?: number | undefined; after?: number | undefined }

/** A conversation with 50 of its messages, the newest unless pages say otherwise. Throws as `requireThread` does. */
export async function showThread(
  db: Db,
  session: LiveSession,
  place: Place,
  pages: Pages,
  language: string,
): Promise<CallOutput<typeof showInquiry>> {
  // Asked at once: what is read is told to nobody whom the first refuses.
  const [actor, thread, rows] = await Promise.all([
    resolveMailbox(db, session, place.mailboxID),
    findThread(db, { ...place, userID: session.userID }),
    findMessages(db, place.requestID, { ...pages, limit: limits.messagesPageSize }),
  ])
  if (!thread) throw new AppError('NotFound')
  const known = knownIn([thread])
  const authors = rows.map(({ author_id: id }) => id)
  const numbers = rows.map(({ number }) => number)
  const [cards, blocked, attachments, document] = await Promise.all([
    cardsOf(db, { ...known, users: [...known.users, ...authors] }, language, true),
    blockBetween(db, [place.mailboxID, session.userID], otherSideOf(thread).id),
    attachmentsOf(db, place.requestID, numbers),
    wishStateOf(db, thread, actor),
  ])
  const past = pastNamesOf(cards.users)
  const request = entryOf(thread, cards)
  const other = thread.side === 'S' ? request.to : request.from
  return {
    request,
    messages: messagesOf(rows, cards, attachments, past),
    pastNames: [...cards.users.keys()].flatMap((userID) =>
      past
        .since(userID, thread.created_at)
        .map(({ name, until }) => ({ userID, name, until: until.toISOString() })),
    ),
    hasOlder: (rows[0]?.number ?? 1) > 1,
    readNumber: thread.read_number,
    // Who has blocked the other is not shown to them while they read.
    readByOther: blocked ? 0 : thread.read_by_other,
    document,
    wonAt: thread.side === 'R' ? (thread.won_at?.toISOString() ?? null) : null,
    mayFollowUp: thread.closed_at !== null && thread.follow_up_id === null && !other.isGone && !blocked,
    silentBecause: thread.closed_at ? 'closed' : other.isGone ? 'gone' : blocked ? 'blocked' : null,
  }
}

/** Where a file of a conversation is read, as long as its addresses last. Throws NotFound alike for a foreign mailbox, conversation or file and for none. */
export async function showAttachment(
  db: Db,
  session: LiveSession,
  place: Place,
  attachmentID: string,
): Promise<CallOutput<typeof showAttachmentCall>> {
  const { id } = await requireThread(db, session, place)
  return attachmentAddresses(db, id, attachmentID)
}
