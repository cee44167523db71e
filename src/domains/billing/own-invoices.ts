// What owners see of the invoices of their company: the list, one of them, its paper (P2.20, D8).
import { AppError } from '../../contract/errors.ts'
import type { InvoiceCardEntry, InvoiceEntry } from '../../contract/invoices.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { drawnPaper } from './invoice-papers/drawing.ts'
import { findInvoice, findInvoices, type InvoicePlace, type ShownInvoice } from './queries/invoices.ts'

const pageSize = 20

/** From where a list goes on, and what stands for a place of it on the wire. */
export type Paging = {
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** Invoices, credit notes and pro-forma invoices of a company, newest first. Throws NotFound, and NotAllowed for all but owners. */
export async function ownInvoices(
  db: Db,
  session: LiveSession,
  { businessID, after, cursorOf }: { businessID: string } & Paging,
): Promise<{ items: InvoiceCardEntry[]; nextCursor: string | null }> {
  const { id } = await ownerOf(db, session, businessID)
  const list = `invoices ${id}`
  const behind = placeAt(after(list))
  const rows = await findInvoices(db, { businessID: id, behind, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize).map(cardOf)
  const last = shown.at(-1)
  const hasMore = rows.length > pageSize && last !== undefined
  return {
    items: shown,
    nextCursor: hasMore ? cursorOf(list, `${last.issuedAt} ${last.invoiceId}`) : null,
  }
}

/** One of them with all that it says. Throws as the list does, and NotFound for one of another company. */
export async function ownInvoice(db: Db, session: LiveSession, wanted: Wanted): Promise<InvoiceEntry> {
  const row = await requireInvoice(db, session, wanted)
  return { ...row.said, status: statusOf(row) }
}

/** Its paper as a PDF in the language in which it was issued, with the name of a file. Throws as `ownInvoice` does. */
export async function ownInvoicePaper(
  db: Db,
  session: LiveSession,
  wanted: Wanted,
): Promise<{ fileName: string; contentType: string; base64: string }> {
  const { said, language } = await requireInvoice(db, session, wanted)
  const paper = await drawnPaper(said, language)
  return {
    fileName: `${(said.number ?? said.reference).replaceAll(/[^\w-]/g, '-')}.pdf`,
    contentType: 'application/pdf',
    base64: paper.toString('base64'),
  }
}

type Wanted = { businessID: string; invoiceID: string }

async function ownerOf(db: Db, session: LiveSession, businessID: string) {
  const actor = await resolveActor(db, session, businessID)
  requireOwner(actor)
  return actor
}

async function requireInvoice(db: Db, session: LiveSession, wanted: Wanted): Promise<ShownInvoice> {
  const { id } = await ownerOf(db, session, wanted.businessID)
  const row = await findInvoice(db, { businessID: id, invoiceID: wanted.invoiceID })
  if (!row) throw new AppError('NotFound')
  return row
}

/** An invoice is credited once all of it is; of a pro-forma invoice there is an invoice when it is paid. */
export function statusOf({ said, credited, isPaid, voidedAt }: ShownInvoice): InvoiceCardEntry['status'] {
  if (said.kind === 'pro-forma') return voidedAt ? 'void' : isPaid ? 'paid' : 'open'
  if (said.kind === 'credit-note') return 'credited'
  return credited > 0 && credited >= said.total ? 'credited' : 'paid'
}

function cardOf(row: ShownInvoice): InvoiceCardEntry {
  const { invoiceId, number, kind, issuedAt, total, currency } = row.said
  return { invoiceId, number, kind, issuedAt, total, currency, status: statusOf(row) }
}

function placeAt(position: string | undefined): InvoicePlace | undefined {
  const [issuedAt, invoiceID] = position?.split(' ') ?? []
  return issuedAt && invoiceID ? { issuedAt: new Date(issuedAt), invoiceID } : undefined
}
