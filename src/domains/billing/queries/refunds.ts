// Money that is given back for invoices; the only SQL on it.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type RefundRow = {
  refundID: string
  invoiceID: string
  orderID: string
  amount: number
  endsPlan: boolean
  reason: string
  proposedBy: string
  status: 'proposed' | 'approved' | 'refunded' | 'failed' | 'declined'
  creditNoteID: string | null
}
const columns = sql`refund_id as "refundID", invoice_id as "invoiceID", order_id as "orderID", amount, ends_plan as "endsPlan", reason,
  proposed_by as "proposedBy", status, credit_note as "creditNoteID"`

/**
 * The order of an invoice that was paid, and what of it can still be given back, in cents: neither what went back already, nor, with
 * its tax, what a later plan was credited with; undefined for anything else.
 */
export async function findRefundable(
  tx: Tx,
  invoiceID: string,
): Promise<{ orderID: string; businessID: string; left: number } | undefined> {
  const { rows } = await sql<{ orderID: string; businessID: string; left: number }>`
    select paid.order_id as "orderID", paid.business_id as "businessID", greatest(0, paid.total - paid.refunded - coalesce((
        select ceil(later.credit::numeric * paid.total / greatest(1, paid.net)) from billing_orders as later
        where later.business_id = paid.business_id and later.follows = paid.subscription_id
          and later.status = 'paid' and later.credit > 0
      ), 0))::int as left
    from billing_invoices as invoice join billing_orders as paid using (order_id)
    where invoice.invoice_id = ${invoiceID} and invoice.kind = 'invoice' and paid.status = 'paid'`.execute(tx)
  return rows[0]
}

export type NewRefund = {
  refundID: string
  invoiceID: string
  orderID: string
  amount: number
  endsPlan: boolean
  reason: string
  by: string
  at: Date
  /** The refund that it makes again, and the credit note of that one. */
  again?: { repeats: string; creditNoteID: string }
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const { refundID, invoiceID, orderID, amount, endsPlan, reason, by, at, again } = refund
  await sql`
    insert into billing_refunds (refund_id, invoice_id, order_id, amount, ends_plan, reason, proposed_by, proposed_at, status,
      repeats, credit_note)
    values (${refundID}, ${invoiceID}, ${orderID}, ${amount}, ${endsPlan}, ${reason}, ${by}, ${at}, 'proposed',
      ${again?.repeats ?? null}, ${again?.creditNoteID ?? null})`.execute(tx)
}

/** The id of the order of a refund; undefined for no refund. */
export async function findOrderOfRefund(db: Db | Tx, refundID: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderID: string }>`
    select order_id as "orderID" from billing_refunds where refund_id = ${refundID}`.execute(db)
  return rows[0]?.orderID
}

/** As nobody else changes it until the transaction ends. */
export async function lockRefund(tx: Tx, refundID: string): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    select ${columns} from billing_refunds where refund_id = ${refundID} for update`.execute(tx)
  return rows[0]
}

/** Approves a refund, and takes its amount from what can still be given back of its order, unless a credit note has done so. */
export async function markApproved(tx: Tx, refund: RefundRow, by: string, at: Date): Promise<void> {
  const { refundID, orderID, amount, creditNoteID } = refund
  await sql`
    update billing_refunds set status = 'approved', approved_by = ${by}, approved_at = ${at}
    where refund_id = ${refundID}`.execute(tx)
  if (creditNoteID === null)
    await sql`update billing_orders set refunded = refunded + ${amount} where order_id = ${orderID}`.execute(
      tx,
    )
}

export async function markRefunded(
  tx: Tx,
  { refundID, paidBack, at }: { refundID: string; paidBack: string | null; at: Date },
): Promise<void> {
  await sql`
    update billing_refunds set status = 'refunded', provider_refund = ${paidBack}, refunded_at = ${at}
    where refund_id = ${refundID}`.execute(tx)
}

/** It did not come to it, or came back: without a credit note its amount can be given back again, else it is owed by that. */
export async function markFailed(tx: Tx, refund: RefundRow, failure: string, at: Date): Promise<void> {
  const { refundID, orderID, amount, creditNoteID } = refund
  await sql`
    update billing_refunds set status = 'failed', failed_at = ${at}, failure = ${failure}
    where refund_id = ${refundID}`.execute(tx)
  if (creditNoteID === null)
    await sql`update billing_orders set refunded = refunded - ${amount} where order_id = ${orderID}`.execute(
      tx,
    )
}

/** Ends one that was only proposed; what it was to make again can be proposed anew. */
export async function markDeclined(tx: Tx, refundID: string, by: string, at: Date): Promise<void> {
  await sql`
    update billing_refunds set status = 'declined', declined_by = ${by}, declined_at = ${at}, repeats = null
    where refund_id = ${refundID}`.execute(tx)
}

/** Refunds that were approved before a moment and of which no end is known, oldest first, behind one of them. */
export async function findOpenRefunds(
  db: Db,
  { before, behind, limit }: { before: Date; behind: string | undefined; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ refundID: string }>`
    select refund_id as "refundID" from billing_refunds where status = 'approved' and approved_at < ${before}
      and (${behind ?? null}::uuid is null or (approved_at, refund_id) >
        (select approved_at, refund_id from billing_refunds where refund_id = ${behind ?? null}::uuid))
    order by approved_at, refund_id limit ${limit}`.execute(db)
  return rows.map(({ refundID }) => refundID)
}

export async function findNumberOf(db: Db | Tx, invoiceID: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select number from billing_invoices where invoice_id = ${invoiceID}`.execute(db)
  return rows[0]?.number ?? ''
}

/** Of `refund`, whether something is still to come of it: one that failed and was proposed again is that one's. */
export const isOpenRefund = sql<boolean>`(refund.status not in ('refunded', 'declined')
  and not exists (select from billing_refunds as later where later.repeats = refund.refund_id))`

/** Whether money is on its way back to a company, or waits for that. */
export async function hasOpenRefund(db: Db | Tx, businessID: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from billing_orders join billing_refunds as refund using (order_id)
    where billing_orders.business_id = ${businessID} and ${isOpenRefund} limit 1`.execute(db)
  return rows.length > 0
}
