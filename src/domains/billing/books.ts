// The books: every invoice and credit note as a line of a table, in the order of issue, for who keeps the accounts.
import type { InvoiceEntry } from '../../contract/invoices.ts'
import type { Db } from '../../platform/db.ts'
import { csvLines, csvMark, type Table } from '../../platform/spreadsheet.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { requireStaff } from '../staff/roles.ts'
import type { Paging } from './own-invoices.ts'
import { findBooks, type InvoicePlace } from './queries/invoices.ts'

type Row = Awaited<ReturnType<typeof findBooks>>[number]
/** Days in UTC, both included. */
export type BooksSpan = { from: string; to: string }

const pageSize = 500

/**
 * A page of the books as lines of CSV, the first with the heads; what is put together of all pages is one file. Throws NotFound
 * for all but operators.
 */
export async function booksPage(
  db: Db,
  session: LiveSession,
  { after, cursorOf, ...span }: BooksSpan & Paging,
): Promise<{ csv: string; nextCursor: string | null }> {
  await requireLiveSession(db, session)
  await requireStaff(db, session, [])
  const list = `books ${span.from} ${span.to}`
  const position = after(list)
  const [issuedAt = '', invoiceID = ''] = position?.split(' ') ?? []
  const behind = position === undefined ? undefined : { issuedAt: new Date(issuedAt), invoiceID }
  const { table, next } = await pageOf(db, span, behind)
  return {
    csv: behind ? csvLines(table) : csvMark + csvLines([heads, ...table]),
    nextCursor: next ? cursorOf(list, `${next.issuedAt.toISOString()} ${next.invoiceID}`) : null,
  }
}

/** The same for a command at the machine: the whole file, piece by piece. */
export async function* booksOf(db: Db, span: BooksSpan): AsyncGenerator<string> {
  yield csvMark + csvLines([heads])
  for (let behind: InvoicePlace | undefined; ;) {
    const { table, next } = await pageOf(db, span, behind)
    yield csvLines(table)
    if (!next) return
    behind = next
  }
}

async function pageOf(
  db: Db,
  { from, to }: BooksSpan,
  behind: InvoicePlace | undefined,
): Promise<{ table: Table; next: InvoicePlace | undefined }> {
  const rows = await findBooks(db, {
    from: new Date(`${from}T00:00:00Z`),
    to: dayAfter(to),
    behind,
    limit: pageSize,
  })
  const last = rows.at(-1)?.said
  const next =
    last && rows.length === pageSize
      ? { issuedAt: new Date(last.issuedAt), invoiceID: last.invoiceId }
      : undefined
  return { table: rows.map(lineOf), next }
}

function dayAfter(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date
}

/** Technical names: the file is read by programs of any language. */
const heads = [
  'number',
  'kind',
  'issued_on',
  'issued_at',
  'seller',
  'seller_tax_number',
  'buyer',
  'buyer_country',
  'buyer_tax_number',
  'plan',
  'currency',
  'tax_kind',
  'tax_country',
  'tax_rate_percent',
  'net',
  'tax',
  'total',
  'credited_net',
  'credited_tax',
  'credited_total',
  'paid_by',
  'credits',
  'company_id',
  'order_id',
]

/** What credit notes take back has columns of its own, so that each column adds up without a minus, which begins formulas. */
function lineOf({ said, businessID, orderID }: Row): string[] {
  const amounts = [said.net, said.tax.amount, said.total].map(decimal)
  const none = amounts.map(() => '')
  return [
    said.number ?? '',
    said.kind,
    said.issuedOn,
    said.issuedAt,
    said.seller.legalName,
    said.seller.taxNumber ?? '',
    said.buyer.name,
    said.buyer.countryCode,
    said.buyer.taxNumber,
    planOf(said.lines),
    said.currency,
    said.tax.kind,
    said.tax.country ?? '',
    decimal(said.tax.rate),
    ...(said.kind === 'credit-note' ? [...none, ...amounts] : [...amounts, ...none]),
    said.paidBy ?? '',
    said.credits ?? '',
    businessID,
    orderID,
  ]
}

const planOf = (lines: InvoiceEntry['lines']): string => lines[0]?.subscription ?? ''

/** Hundredths as a number with two decimals. */
const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
