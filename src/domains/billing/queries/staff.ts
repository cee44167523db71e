// What staff see of all companies' money: invoices, coupons, and how much waits.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { shownInvoices } from './invoices.ts'

type Found = { number: string } | { businessIDs: readonly string[] } | { invoiceID: string }

/** Papers by their number or id, or those of some companies, newest first, with whose they are. */
export function findPapers(db: Db | Tx, which: Found, limit: number) {
  const papers = shownInvoices(db)
    .select('shown.business_id as businessID')
    .orderBy('shown.issued_at', 'desc')
    .orderBy('shown.invoice_id', 'desc')
    .limit(limit)
  if ('number' in which) return papers.where('shown.number', '=', which.number).execute()
  if ('invoiceID' in which) return papers.where('shown.invoice_id', '=', which.invoiceID).execute()
  return papers.where('shown.business_id', '=', sql<string>`any(${which.businessIDs}::uuid[])`).execute()
}

type CouponRow = {
  code: string
  percent: number | null
  amountOff: number | null
  expiresAt: Date
  reason: string
  madeBy: string
  madeAt: Date
  used: number
}

/** Coupons, the newest first, with how many companies have used each. */
export async function findCoupons(db: Db | Tx, limit: number): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select code, percent, amount_off as "amountOff", expires_at as "expiresAt", reason, made_by as "madeBy",
      made_at as "madeAt",
      (select count(*)::int from billing_coupon_uses as use where use.code = coupon.code) as used
    from billing_coupons as coupon order by made_at desc, code limit ${limit}`.execute(db)
  return rows
}

type Waiting = { count: number; oldest: Date | null }

/** How many transfers wait for their money and how many refunds for a second person or another try, and since when. */
export async function countWaiting(db: Db | Tx): Promise<{ transfers: Waiting; refunds: Waiting }> {
  const { rows } = await sql<{ what: 'transfers' | 'refunds' } & Waiting>`
    select 'transfers' as what, count(*)::int as count, min(created_at) as oldest
    from billing_orders where way = 'transfer' and status = 'open'
    union all
    select 'refunds', count(*)::int, min(proposed_at) from billing_refunds as refund
    where status in ('proposed', 'failed')
      and not exists (select from billing_refunds as later where later.repeats = refund.refund_id)`.execute(
    db,
  )
  const of = (what: 'transfers' | 'refunds'): Waiting => {
    const { count = 0, oldest = null } = rows.find((row) => row.what === what) ?? {}
    return { count, oldest }
  }
  return { transfers: of('transfers'), refunds: of('refunds') }
}
