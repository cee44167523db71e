// Conversations as those who take part see them: one read for each domain that knows something of them.
import type { AttachmentEntry } from '../../contract/files.ts'
import type { InquiryEntry, MessageEntry } from '../../contract/inquiries.ts'
import { subjectText } from '../../messages/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { authorOf, authorsOf, type Authors, type Named } from '../authors/cards.ts'
import { noPastNames, type PastNames } from '../profiles/past-names.ts'
import { namedThen, productFaces, type ProductFace } from '../products/listing.ts'
import { dueAtOf } from './answer-clock.ts'
import type { Listed } from './queries/mailbox.ts'
import type { InquiryRow, MessageRow } from './queries/tables.ts'

export type Cards = Authors & { products: ReadonlyMap<string, ProductFace> }

/** Whom and what to know. */
export type Known = Named & { products?: readonly string[] }

/** Those who are there, and products. A query for each kind that is asked for. */
export async function cardsOf(
  db: Db | Tx,
  { products = [], ...named }: Known,
  language: string,
  withPastNames = false,
): Promise<Cards> {
  const [authors, things] = await Promise.all([
    authorsOf(db, named, language, withPastNames),
    productFaces(db, [...new Set(products)]),
  ])
  return { ...authors, products: things }
}

/** Conversations as the person who read them has them, in order. Four reads, whatever the number. */
export async function entriesOf(
  db: Db | Tx,
  threads: readonly Listed[],
  language: string,
): Promise<InquiryEntry[]> {
  const cards = await cardsOf(db, knownIn(threads), language)
  const now = new Date()
  return threads.map((thread) => entryOf(thread, cards, now))
}

/** Whom conversations name. */
export function knownIn(threads: readonly InquiryRow[]): Known & { users: string[] } {
  return {
    users: threads.flatMap(({ from_type: type, from_id: id, sent_by: by }) =>
      type === 'user' ? [id, by] : [by],
    ),
    businesses: threads.flatMap(({ from_type: type, from_id: from, to_id: to }) =>
      type === 'business' ? [from, to] : [to],
    ),
    products: threads.flatMap(({ product_id: id }) => id ?? []),
  }
}

/** A conversation told with the cards of all whom it names. */
export function entryOf(thread: Listed, cards: Cards, now: Date = new Date()): InquiryEntry {
  return {
    requestID: thread.id,
    side: thread.side,
    from: authorOf(cards, thread.from_type, thread.from_id),
    to: authorOf(cards, 'business', thread.to_id),
    begunBy: thread.begun_by,
    sentBy: authorOf(cards, 'user', thread.sent_by),
    senderType: thread.from_type,
    subject: thread.subject,
    subjectText: subjectText(thread.subject, cards.language),
    status: thread.closed_at === null ? 'open' : 'closed',
    createdAt: thread.created_at.toISOString(),
    lastAt: thread.last_at.toISOString(),
    closedAt: thread.closed_at?.toISOString() ?? null,
    closedBy: thread.closed_by,
    product: productOf(thread, cards),
    certificate: certificateOf(thread),
    answer: answerOf(thread, now),
    preview: { text: thread.preview, from: thread.last_from },
    unread: unreadOf(thread),
    messageCount: thread.messages_s + thread.messages_r,
    previousID: thread.previous_id,
    followUpID: thread.follow_up_id,
  }
}

/** Messages of the other side that the person has not seen. */
export function unreadOf({ side, messages_s: ofSender, messages_r: ofReceiver, seen }: Listed): number {
  return Math.max(0, (side === 'S' ? ofReceiver : ofSender) - seen)
}

/** Its name is that of the day of the request, while that is its own in the reader's language; it leads to its page while it has one. */
function productOf(row: InquiryRow, cards: Cards): InquiryEntry['product'] {
  const { product_id: productID, product_name: name } = row
  if (productID === null || name === null) return null
  const card = cards.products.get(productID)
  const isThere = card !== undefined && cards.businesses.has(row.to_id)
  return {
    productID,
    name: namedThen(name, card, cards.language),
    key: isThere ? card.key : null,
    picture: isThere ? card.image : null,
  }
}

/** Its name is that of the day of the request. */
function certificateOf(row: InquiryRow): InquiryEntry['certificate'] {
  const { certificate_id: certificateID, certificate_name: name, document_number: sentWith } = row
  return certificateID === null || name === null ? null : { certificateID, name, sentWith }
}

function answerOf(row: InquiryRow, now: Date): InquiryEntry['answer'] {
  const dueAt = dueAtOf(row.created_at)
  const running = dueAt < now ? 'late' : 'due'
  if (row.begun_by === 'R') return { state: 'none', dueAt: dueAt.toISOString(), answeredAt: null }
  return {
    state: row.answered_at ? 'answered' : row.closed_at ? 'ended' : running,
    dueAt: dueAt.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  }
}

/** Messages with the names of who wrote them, as they were called then, and the files that went with each by its number. */
export function messagesOf(
  rows: readonly MessageRow[],
  cards: Authors,
  attachments: ReadonlyMap<number, AttachmentEntry[]>,
  past: PastNames = noPastNames,
): MessageEntry[] {
  return rows.map(({ number, content, created_at: at, side, author_id: userID }) => ({
    number,
    content,
    datetime: at.toISOString(),
    from: side,
    type: 'text',
    author: { userID, name: past.at(userID, at) ?? authorOf(cards, 'user', userID).name },
    attachments: attachments.get(number) ?? [],
  }))
}

const previewLength = 160

/** The beginning of a message in one line. */
export function previewOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ')
  return [...line].slice(0, previewLength).join('')
}
