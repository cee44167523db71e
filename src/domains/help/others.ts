// What else was said with whoever sent an enquiry: other enquiries of theirs, and those that it names by their numbers.
import type { EnquiryCase } from '../../contract/enquiries.ts'
import type { Enquiry } from '../../contract/help.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { KeptEnquiry } from './handling.ts'
import { findOthers, findThreads } from './queries.ts'
import { ticketFrom } from './tickets.ts'

const othersMost = 20
const namedMost = 10

type Others = (Omit<EnquiryCase['others'][number], 'thread'> & { thread: Said[] })[]
type Said = Awaited<ReturnType<typeof findThreads>>[number]

/** The newest 20 of them, oldest first, with what was answered; people by their ids. Two reads. */
export async function othersOf(db: Db | Tx, { ticket, fields }: KeptEnquiry): Promise<Others> {
  const rows = await findOthers(db, {
    ticket,
    email: fields.email,
    named: ticketsIn(wordsOf(fields)),
    limit: othersMost,
  })
  const thread = await findThreads(
    db,
    rows.map((row) => row.ticket),
  )
  return rows.toReversed().map((row) => ({
    ticket: row.ticket,
    receivedAt: row.receivedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    email: row.fields.email,
    words: wordsOf(row.fields),
    thread: thread.filter((said) => said.ticket === row.ticket),
  }))
}

/** What somebody would like to buy and sell, as they wrote it. */
const wordsOf = (fields: Enquiry): string =>
  [
    fields.buyProduct1,
    fields.buyProduct2,
    fields.buyProduct3,
    fields.buyProduct4,
    fields.moreInfoBuy,
    fields.sellProduct1,
    fields.sellProduct2,
    fields.sellProduct3,
    fields.sellProduct4,
    fields.moreInfoSell,
  ]
    .filter(Boolean)
    .join('\n')

/** The numbers that stand in a text, as our answers ask for them. */
function ticketsIn(text: string): string[] {
  const written = text.match(/\bh-\d{2}-[\da-z]{6}\b/gi) ?? []
  return [...new Set(written.flatMap((one) => ticketFrom(one) ?? []))].slice(0, namedMost)
}
