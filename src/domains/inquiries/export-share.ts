// What a mailbox takes along of its conversations (D49): those it sent and those it received, with every message of both sides.
import type { Db, Tx } from '../../platform/db.ts'
import type { AttachmentEntry } from '../../contract/files.ts'
import { authorOf, authorsOf, type Authors } from '../authors/cards.ts'
import { pastNamesOf } from '../profiles/past-names.ts'
import { attachmentsOfInquiries } from '../files/attachments.ts'
import { knownIn, messagesOf } from './entries.ts'
import { findOfMailbox, findWritten } from './queries/export.ts'
import type { InquiryRow, MessageRow } from './queries/tables.ts'

const pageSize = 50

/**
 * Every conversation of a company or a person, newest first, with all its messages, oldest first; names in `language`. So many
 * conversations are held at once as have `messagesAtOnce` together, or a single one that has more.
 */
export async function* inquiriesForExport(
  db: Db | Tx,
  mailboxID: string,
  language: string,
  messagesAtOnce = 1_000,
) {
  for (let before: string | undefined; ;) {
    const page = await findOfMailbox(db, mailboxID, { before, limit: pageSize })
    for (const portion of portionsOf(page, messagesAtOnce)) {
      const written = await messagesIn(db, portion, messagesAtOnce)
      const authors = [...written.values()].flat().map(({ author_id: id }) => id)
      const known = knownIn(portion)
      const users = [...known.users, ...authors]
      const cards = await authorsOf(db, { ...known, users }, language, true)
      const files = await attachmentsOfInquiries(
        db,
        portion.map(({ id }) => id),
      )
      for (const row of portion)
        yield takenAlong(row, mailboxID, {
          messages: written.get(row.id) ?? [],
          cards,
          files: files.get(row.id) ?? new Map(),
        })
    }
    before = page.at(-1)?.id
    if (page.length < pageSize) return
  }
}

/** The ids of all of them, some at a time. */
export async function* inquiryIDsForExport(db: Db | Tx, mailboxID: string): AsyncGenerator<string[]> {
  for (let before: string | undefined; ;) {
    const page = await findOfMailbox(db, mailboxID, { before, limit: pageSize })
    yield page.map(({ id }) => id)
    before = page.at(-1)?.id
    if (page.length < pageSize) return
  }
}

/** Neighbours that have at most `most` messages together; one that has more is alone. */
export function portionsOf<Thread extends Pick<InquiryRow, 'messages_s' | 'messages_r'>>(
  threads: readonly Thread[],
  most: number,
): Thread[][] {
  const portions: Thread[][] = []
  let messages = 0
  for (const thread of threads) {
    const own = thread.messages_s + thread.messages_r
    messages += own
    const portion = portions.at(-1)
    if (portion && messages <= most) portion.push(thread)
    else {
      portions.push([thread])
      messages = own
    }
  }
  return portions
}

type Written = {
  messages: readonly MessageRow[]
  cards: Authors
  files: ReadonlyMap<number, AttachmentEntry[]>
}

function takenAlong(row: InquiryRow, mailboxID: string, { messages, cards, files }: Written) {
  return {
    requestID: row.id,
    direction: row.from_id === mailboxID ? ('sent' as const) : ('received' as const),
    from: authorOf(cards, row.from_type, row.from_id).name,
    to: authorOf(cards, 'business', row.to_id).name,
    subject: row.subject,
    product: row.product_name,
    certificate: row.certificate_name,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    messages: messagesOf(messages, cards, files, pastNamesOf(cards.users)).map(
      ({ datetime, from, author, content, attachments: sent }) => ({
        datetime,
        from,
        author: author.name,
        content,
        attachments: sent.map(({ attachmentID, name, contentType, bytes }) => ({
          fileID: attachmentID,
          name,
          contentType,
          bytes,
        })),
      }),
    ),
  }
}

async function messagesIn(
  db: Db | Tx,
  threads: readonly InquiryRow[],
  limit: number,
): Promise<Map<string, MessageRow[]>> {
  const ids = threads.map(({ id }) => id)
  const found = new Map<string, MessageRow[]>()
  for (let after: MessageRow | undefined; ids.length > 0;) {
    const some = await findWritten(db, ids, { after, limit })
    for (const row of some) {
      const list = found.get(row.inquiry_id)
      if (list) list.push(row)
      else found.set(row.inquiry_id, [row])
    }
    after = some.at(-1)
    if (some.length < limit) break
  }
  return found
}
