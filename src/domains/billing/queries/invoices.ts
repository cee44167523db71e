// Invoices, credit notes and pro-forma invoices, and their numbers; nothing that was issued is changed here.
import { sql, type ColumnType } from 'kysely'
import type { InvoiceEntry } from '../../../contract/invoices.ts'
import type { SellerCode } from '../../../contract/sellers.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** What an invoice says for good; its status turns. */
export type Said = Omit<InvoiceEntry, 'status'>
type Kind = InvoiceEntry['kind']

type InvoiceTables = {
  billing_invoices: {
    invoice_id: string
    business_id: string
    order_id: string
    kind: Kind
    number: string | null
    seller: string
    language: string
    issued_at: Date
    /** JSON goes in as text and comes out as what it says. */
    said: ColumnType<Said, string, never>
    total: number
    credits: string | null
    voided_at: Date | null
  }
  billing_series: { seller: string; year: number; kind: string; last: number }
  billing_refunds: { refund_id: string; credit_note: string | null }
  billing_orders: { order_id: string; edition: string }
}
const tables = (db: Db | Tx) => db.withTables<InvoiceTables>()

/** The next number of a series, whose row stays locked until the end of the transaction: rolled back, it is the next one's. */
export async function takeNumber(
  tx: Tx,
  { seller, year, kind }: { seller: SellerCode; year: number; kind: Exclude<Kind, 'pro-forma'> },
): Promise<number> {
  const { last } = await tables(tx)
    .insertInto('billing_series')
    .values({ seller, year, kind, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seller', 'year', 'kind'])
        .doUpdateSet({ last: sql<number>`billing_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export type NewInvoice = {
  said: Said
  businessID: string
  orderID: string
  seller: SellerCode
  language: string
  /** The id of the invoice that a credit note takes back. */
  credits: string | null
}

export async function insertInvoice(tx: Tx, { said, ...row }: NewInvoice): Promise<void> {
  await tables(tx)
    .insertInto('billing_invoices')
    .values({
      invoice_id: said.invoiceId,
      business_id: row.businessID,
      order_id: row.orderID,
      kind: said.kind,
      number: said.number,
      seller: row.seller,
      language: row.language,
      issued_at: new Date(said.issuedAt),
      said: JSON.stringify(said),
      total: said.total,
      credits: row.credits,
      voided_at: null,
    })
    .execute()
}

/** Takes the pro-forma invoices of an order back; those that are void already stay so. */
export async function voidProFormas(tx: Tx, orderID: string, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('billing_invoices')
    .set({ voided_at: at })
    .where('order_id', '=', orderID)
    .where('kind', '=', 'pro-forma')
    .where('voided_at', 'is', null)
    .execute()
}

/** An invoice, locked so that one credit note after the other is issued on it. */
export function lockInvoice(tx: Tx, invoiceID: string) {
  return tables(tx)
    .selectFrom('billing_invoices')
    .select(['said', 'business_id as businessID', 'order_id as orderID', 'seller', 'language'])
    .where('invoice_id', '=', invoiceID)
    .where('kind', '=', 'invoice')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What was credited of an invoice so far, tax included, in cents. */
export async function findCredited(tx: Tx, invoiceID: string): Promise<number> {
  const { total } = await tables(tx)
    .selectFrom('billing_invoices')
    .select(sql<number>`coalesce(sum(total), 0)`.as('total'))
    .where('credits', '=', invoiceID)
    .executeTakeFirstOrThrow()
  return total
}

/** The refund that a credit note is issued for, locked; undefined for one that is unknown. */
export function lockRefund(tx: Tx, refundID: string) {
  return tables(tx)
    .selectFrom('billing_refunds')
    .select('credit_note as creditNoteID')
    .where('refund_id', '=', refundID)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function writeCreditNote(tx: Tx, refundID: string, creditNoteID: string): Promise<void> {
  await tables(tx)
    .updateTable('billing_refunds')
    .set({ credit_note: creditNoteID })
    .where('refund_id', '=', refundID)
    .execute()
}

/** With what its status follows from: what was credited of it, and whether its order has an invoice. */
export const shownInvoices = (db: Db | Tx) =>
  tables(db)
    .selectFrom('billing_invoices as shown')
    .select([
      'shown.said',
      'shown.language',
      'shown.voided_at as voidedAt',
      sql<number>`coalesce((select sum(notes.total) from billing_invoices as notes where notes.credits = shown.invoice_id), 0)`.as(
        'credited',
      ),
      // Of one row by its index: what exists at all might be looked for in all rows at once.
      sql<boolean>`coalesce((select true from billing_invoices as paid where paid.order_id = shown.order_id and paid.kind = 'invoice'), false)`.as(
        'isPaid',
      ),
    ])
export type ShownInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

export function findInvoice(
  db: Db | Tx,
  { businessID, invoiceID }: { businessID: string; invoiceID: string },
) {
  return shownInvoices(db)
    .where('shown.business_id', '=', businessID)
    .where('shown.invoice_id', '=', invoiceID)
    .executeTakeFirst()
}

export type InvoicePlace = { issuedAt: Date; invoiceID: string }

/** Those of a company, newest first, behind a place. */
export function findInvoices(
  db: Db | Tx,
  { businessID, behind, limit }: { businessID: string; behind: InvoicePlace | undefined; limit: number },
): Promise<ShownInvoice[]> {
  return shownInvoices(db)
    .where('shown.business_id', '=', businessID)
    .$if(behind !== undefined, (query) =>
      query.where(
        sql<boolean>`(shown.issued_at, shown.invoice_id) < (${behind!.issuedAt}::timestamptz, ${behind!.invoiceID}::uuid)`,
      ),
    )
    .orderBy('shown.issued_at', 'desc')
    .orderBy('shown.invoice_id', 'desc')
    .limit(limit)
    .execute()
}

/** What the receipt of an invoice says, with the edition of its order. */
export function findReceipt(tx: Tx, invoiceID: string) {
  return tables(tx)
    .selectFrom('billing_invoices as invoice')
    .innerJoin('billing_orders as paid', 'paid.order_id', 'invoice.order_id')
    .select(['invoice.said', 'invoice.business_id as businessID', 'invoice.language', 'paid.edition'])
    .where('invoice.invoice_id', '=', invoiceID)
    .where('invoice.kind', '=', 'invoice')
    .executeTakeFirst()
}

/** Invoices and credit notes of all companies in order of issue, from a moment on and before another, behind a place. */
export function findBooks(
  db: Db | Tx,
  { from, to, behind, limit }: { from: Date; to: Date; behind: InvoicePlace | undefined; limit: number },
) {
  return tables(db)
    .selectFrom('billing_invoices')
    .select(['said', 'seller', 'business_id as businessID', 'order_id as orderID'])
    .where('kind', '<>', 'pro-forma')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .$if(behind !== undefined, (query) =>
      query.where(
        sql<boolean>`(issued_at, invoice_id) > (${behind!.issuedAt}::timestamptz, ${behind!.invoiceID}::uuid)`,
      ),
    )
    .orderBy('issued_at')
    .orderBy('invoice_id')
    .limit(limit)
    .execute()
}
