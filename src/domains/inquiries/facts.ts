// What is known of a conversation, for domains that tell people of it; whoever asks has checked who may be told.
import { AppError } from '../../contract/errors.ts'
import type { MessageEntry, PartyEntry, SideName } from '../../contract/inquiries.ts'
import { subjectText } from '../../messages/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { cardsOf, messagesOf, partyOf } from './parties.ts'
import { findMessages, findReads } from './queries/messages.ts'
import { findInquiries } from './queries/threads.ts'

export type InquiryFacts = {
  requestID: string
  /** In the language that was asked for. */
  subject: string
  /** The mailboxes of both sides: S sent it, R received it. */
  mailboxes: Record<SideName, PartyEntry>
  sentBy: PartyEntry
  createdAt: Date
  closedAt: Date | null
  messageCount: number
}

/** Of a conversation, told in `language`; undefined for none. */
export async function inquiryFacts(
  db: Db | Tx,
  requestID: string,
  language: string,
): Promise<InquiryFacts | undefined> {
  const [row] = await findInquiries(db, [requestID])
  if (!row) return undefined
  const sender = row.from_type === 'user' ? { users: [row.from_id], businesses: [] } : undefined
  const known = sender ?? { users: [], businesses: [row.from_id] }
  const cards = await cardsOf(
    db,
    { users: [...known.users, row.sent_by], businesses: [...known.businesses, row.to_id] },
    language,
  )
  return {
    requestID,
    subject: subjectText(row.subject, language),
    mailboxes: { S: partyOf(cards, row.from_type, row.from_id), R: partyOf(cards, 'business', row.to_id) },
    sentBy: partyOf(cards, 'user', row.sent_by),
    createdAt: row.created_at,
    closedAt: row.closed_at,
    messageCount: row.messages_s + row.messages_r,
  }
}

/** Messages of a conversation after a number, oldest first, at most `limit`. */
export async function messagesAfter(
  db: Db | Tx,
  requestID: string,
  after: number,
  limit: number,
): Promise<MessageEntry[]> {
  const rows = await findMessages(db, requestID, { after, limit })
  const cards = await cardsOf(db, { users: rows.map(({ author_id: id }) => id), businesses: [] }, 'en')
  return messagesOf(rows, cards)
}

/** The number of the last message that each of these people has seen on a side, by id; who read nothing is missing. */
export async function readNumbersOf(
  db: Db | Tx,
  about: { requestID: string; side: SideName; userIDs: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await findReads(db, about)
  return new Map(rows.map(({ userID, number }) => [userID, number]))
}

/** What conversations are called, by id. One query. */
export async function subjectsOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await findInquiries(db, ids)
  return new Map(rows.map(({ id, subject }) => [id, subject]))
}

const shownMax = 200

/** A conversation with its first 200 messages. Throws NotFound for none. */
export async function conversationOf(db: Db | Tx, requestID: string) {
  const facts = await inquiryFacts(db, requestID, 'en')
  if (!facts) throw new AppError('NotFound')
  return { ...facts, messages: await messagesAfter(db, requestID, 0, shownMax) }
}
