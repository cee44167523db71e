// What a company takes along of its conversations (D49): those it sent and those it received, with every message.
import type { Db, Tx } from '../../platform/db.ts'
import { cardsOf, knownIn, messagesOf, partyOf } from './parties.ts'
import { findOfMailbox, findWritten } from './queries/export.ts'
import type { InquiryRow, MessageRow } from './queries/tables.ts'

const pageSize = 50
const messagesAtOnce = 1_000

/** Every conversation of a company, newest first, with all its messages, oldest first; names in `language`. */
export async function* inquiriesForExport(db: Db | Tx, businessID: string, language: string) {
  for (let before: string | undefined; ;) {
    const page = await findOfMailbox(db, businessID, { before, limit: pageSize })
    const written = await messagesIn(db, page)
    const authors = [...written.values()].flat().map(({ author_id: id }) => id)
    const known = knownIn(page)
    const cards = await cardsOf(db, { ...known, users: [...known.users, ...authors], products: [] }, language)
    for (const row of page)
      yield {
        requestID: row.id,
        direction: row.from_id === businessID ? ('sent' as const) : ('received' as const),
        from: partyOf(cards, row.from_type, row.from_id).name,
        to: partyOf(cards, 'business', row.to_id).name,
        subject: row.subject,
        product: row.product_name,
        createdAt: row.created_at.toISOString(),
        answeredAt: row.answered_at?.toISOString() ?? null,
        closedAt: row.closed_at?.toISOString() ?? null,
        messages: messagesOf(written.get(row.id) ?? [], cards).map(({ datetime, from, author, content }) => ({
          datetime,
          from,
          author: author.name,
          content,
        })),
      }
    before = page.at(-1)?.id
    if (page.length < pageSize) return
  }
}

async function messagesIn(db: Db | Tx, threads: readonly InquiryRow[]): Promise<Map<string, MessageRow[]>> {
  const ids = threads.map(({ id }) => id)
  const found = new Map<string, MessageRow[]>()
  for (let after: MessageRow | undefined; ids.length > 0;) {
    const some = await findWritten(db, ids, { after, limit: messagesAtOnce })
    for (const row of some) {
      const list = found.get(row.inquiry_id)
      if (list) list.push(row)
      else found.set(row.inquiry_id, [row])
    }
    after = some.at(-1)
    if (some.length < messagesAtOnce) break
  }
  return found
}
