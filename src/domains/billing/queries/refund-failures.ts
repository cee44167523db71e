// Refunds as operators list them, and which of them came back from their bank; the only SQL on that.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isOpenRefund } from './refunds.ts'

export type ListedRefund = {
  refundID: string
  status: 'proposed' | 'approved' | 'failed'
  businessID: string
  invoiceID: string
  invoiceNumber: string
  creditNoteNumber: string | null
  amount: number
  endsPlan: boolean
  reason: string
  proposedBy: string
  proposedAt: Date
  failedAt: Date | null
  failure: string | null
}

/** Those that have not come to their end: proposed, approved, or failed and not made again; newest first. */
export async function findListed(db: Db, limit: number): Promise<ListedRefund[]> {
  const { rows } = await sql<ListedRefund>`
    select refund.refund_id as "refundID", refund.status, paid.business_id as "businessID", refund.invoice_id as "invoiceID",
      invoice.number as "invoiceNumber", note.number as "creditNoteNumber", refund.amount, refund.ends_plan as "endsPlan",
      refund.reason, refund.proposed_by as "proposedBy", refund.proposed_at as "proposedAt", refund.failed_at as "failedAt",
      refund.failure
    from billing_refunds as refund
      join billing_orders as paid using (order_id)
      join billing_invoices as invoice on invoice.invoice_id = refund.invoice_id
      left join billing_invoices as note on note.invoice_id = refund.credit_note
    where ${isOpenRefund}
    order by refund.proposed_at desc, refund.refund_id desc limit ${limit}`.execute(db)
  return rows
}

/** The refund that makes another one again; undefined for none. */
export async function findRepeat(tx: Tx, refundID: string): Promise<string | undefined> {
  const { rows } = await sql<{ refundID: string }>`
    select refund_id as "refundID" from billing_refunds where repeats = ${refundID}`.execute(tx)
  return rows[0]?.refundID
}

/** Ours among refunds of the provider that we call refunded. */
export async function findRefunded(db: Db, providerRefunds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ refundID: string }>`
    select refund_id as "refundID" from billing_refunds
    where provider_refund = any(${providerRefunds}) and status = 'refunded'`.execute(db)
  return rows.map(({ refundID }) => refundID)
}

/** Money without a plan that came back from its bank has to go once more. */
export async function reopenReturns(db: Db, providerRefunds: readonly string[]): Promise<void> {
  await sql`
    update billing_returns set returned_at = null
    where provider_refund = any(${providerRefunds}) and returned_at is not null`.execute(db)
}

type Watched = { since: Date; unasked: Date; limit: number }

/** Payments of which money went back since then and that nobody was asked about after `unasked`, longest unasked first. */
export async function findWatched(db: Db, { since, unasked, limit }: Watched): Promise<string[]> {
  const { rows } = await sql<{ payment: string }>`
    select payment from (
      select provider_payment as payment, refund.asked_at
      from billing_refunds as refund join billing_orders using (order_id)
      where refund.status = 'refunded' and refunded_at > ${since} and provider_payment is not null
      union all
      select provider_payment, asked_at from billing_returns where returned_at > ${since}
    ) as watched
    group by payment having min(coalesce(asked_at, '-infinity')) < ${unasked}
    order by min(coalesce(asked_at, '-infinity')), payment limit ${limit}`.execute(db)
  return rows.map(({ payment }) => payment)
}

export async function markWatched(db: Db, payment: string, at: Date): Promise<void> {
  await sql`
    update billing_refunds set asked_at = ${at} from billing_orders as paid
    where paid.order_id = billing_refunds.order_id and paid.provider_payment = ${payment}`.execute(db)
  await sql`update billing_returns set asked_at = ${at} where provider_payment = ${payment}`.execute(db)
}
