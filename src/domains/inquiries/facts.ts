// What is known of a conversation, for domains that tell people of it; whoever asks has checked who may be told.
import type { AuthorEntry } from '../../contract/authors.ts'
import { AppError } from '../../contract/errors.ts'
import type { MessageEntry, SideName } from '../../contract/inquiries.ts'
import { subjectText } from '../../messages/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { authorOf, authorsOf, type Authors } from '../authors/cards.ts'
import { attachmentNamesAt, attachmentsOf } from '../files/attachments.ts'
import { namedThen } from '../products/listing.ts'
import { knownIn, messagesOf } from './entries.ts'
import { findMessages, findMessagesAt, findReads } from './queries/messages.ts'
import type { MailboxType } from './queries/tables.ts'
import { findInquiries } from './queries/threads.ts'

export type InquiryFacts = {
  requestID: string
  /** In the language that was asked for. */
  subject: string
  /** What it is about, as `namedThen` says. */
  product: string | null
  /** The mailboxes of both sides: S sent it, R received it. */
  mailboxes: Record<SideName, AuthorEntry>
  sentBy: AuthorEntry
  createdAt: Date
  closedAt: Date | null
  messageCount: number
}

/** Of conversations, by id, told in `language`; those that are not there are missing. As many queries for many as for one. */
export async function inquiryFacts(
  db: Db | Tx,
  ids: readonly string[],
  language: string,
): Promise<Map<string, InquiryFacts>> {
  const rows = await findInquiries(db, ids)
  const { users, businesses } = knownIn(rows)
  const cards = await authorsOf(db, { users, businesses }, language)
  return new Map(rows.map((row) => [row.id, factsOf(row, cards)]))
}

function factsOf(row: Awaited<ReturnType<typeof findInquiries>>[number], cards: Authors): InquiryFacts {
  return {
    requestID: row.id,
    subject: subjectText(row.subject, cards.language),
    product: row.product_name && namedThen(row.product_name, row.product_now, cards.language),
    mailboxes: { S: authorOf(cards, row.from_type, row.from_id), R: authorOf(cards, 'business', row.to_id) },
    sentBy: authorOf(cards, 'user', row.sent_by),
    createdAt: row.created_at,
    closedAt: row.closed_at,
    messageCount: row.messages_s + row.messages_r,
  }
}

/** A conversation by its sides alone: S sent it, R received it. */
export type InquirySides = Record<SideName, { type: MailboxType; id: string }> & { subject: string }

/** Between which mailboxes conversations are, by id, and their subjects as they were chosen; those that are not there are missing. One query. */
export async function inquirySides(
  db: Db | Tx,
  requestIDs: readonly string[],
): Promise<Map<string, InquirySides>> {
  const rows = await findInquiries(db, requestIDs)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        subject: row.subject,
        S: { type: row.from_type, id: row.from_id },
        R: { type: 'business', id: row.to_id },
      },
    ]),
  )
}

/** Messages of a conversation after a number, oldest first, at most `limit`. */
export async function messagesAfter(
  db: Db | Tx,
  requestID: string,
  after: number,
  limit: number,
): Promise<MessageEntry[]> {
  const rows = await findMessages(db, requestID, { after, limit })
  const [cards, attachments] = await Promise.all([
    authorsOf(db, { users: rows.map(({ author_id: id }) => id), businesses: [] }, 'en'),
    attachmentsOf(
      db,
      requestID,
      rows.map(({ number }) => number),
    ),
  ])
  return messagesOf(rows, cards, attachments)
}

/** What a message says: its text, and the names of the files that went with it. */
export type MessageWords = { content: string; files: string[] }

/** What messages say, each named by its conversation and number; asked for many at once. */
export async function messagesAt(
  db: Db | Tx,
  places: readonly { requestID: string; number: number }[],
): Promise<(requestID: string, number: number) => MessageWords | undefined> {
  const rows = await findMessagesAt(db, places)
  const files = await attachmentNamesAt(
    db,
    places.map(({ requestID: inquiryID, number }) => ({ inquiryID, number })),
  )
  const words = new Map(
    rows.map(({ requestID, number, content }) => [
      `${requestID} ${number}`,
      { content, files: files(requestID, number) },
    ]),
  )
  return (requestID, number) => words.get(`${requestID} ${number}`)
}

/** The number of the last message that each of these people has seen of a conversation on a side, 0 for none; asked for many at once. */
export async function readNumbersOf(
  db: Db | Tx,
  userIDs: readonly string[],
  ids: readonly string[],
): Promise<(userID: string, requestID: string, side: SideName) => number> {
  const rows = await findReads(db, userIDs, ids)
  const numbers = new Map(
    rows.map(({ userID, requestID, side, number }) => [`${userID} ${requestID} ${side}`, number]),
  )
  return (userID, requestID, side) => numbers.get(`${userID} ${requestID} ${side}`) ?? 0
}

const shownMax = 200

/** A conversation with its first 200 messages. Throws NotFound for none. */
export async function conversationOf(db: Db | Tx, requestID: string) {
  const facts = (await inquiryFacts(db, [requestID], 'en')).get(requestID)
  if (!facts) throw new AppError('NotFound')
  return { ...facts, messages: await messagesAfter(db, requestID, 0, shownMax) }
}
