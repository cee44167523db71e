// What many companies have ordered, paid and used, at once, for an invented world. Nobody is told, and nothing is charged.
import type { BillingDetailsEntry } from '../../contract/billing-details.ts'
import type { SellerCode } from '../../contract/sellers.ts'
import { plans } from '../../contract/plans.ts'
import type { BulkClient, Json } from '../../platform/copy.ts'
import type { ProviderCard } from '../../platform/payments/provider.ts'
import { sellerOf } from '../editions/editions.ts'
import { creditOf, paidSaid, type InvoicedOrder } from './invoices.ts'
import * as queries from './queries/loading.ts'
import type { PaidPlan } from './queries/orders.ts'
import { copySupport } from './queries/support.ts'
import { taxOn } from './tax/tax-on.ts'

export type LoadedYear = {
  /** Also that of its paid period, as with orders that are paid. */
  orderID: string
  invoiceID: string
  number: string
  kind: 'new' | 'upgrade' | 'renewal'
  way: 'card' | 'transfer'
  plan: PaidPlan
  credit: number
  creditDays: number
  follows: string | null
  start: Date
  end: Date
  orderedAt: Date
  paidAt: Date
  reference: string | null
  bookedBy: string | null
  refund: LoadedRefund | null
}
export type LoadedRefund = {
  refundID: string
  creditNoteID: string
  number: string
  amount: number
  reason: string
  proposedBy: string
  approvedBy: string
  at: Date
}
export type LoadedMembership = {
  businessID: string
  orderedBy: string
  edition: string
  language: string
  timeZone: string
  details: BillingDetailsEntry
  card: ProviderCard | null
  cardMethod: string | null
  years: LoadedYear[]
  support: {
    entryID: string
    periodID: string
    minutes: number
    what: string
    on: string
    by: string
    at: Date
  }[]
}

/** Writes what companies paid for, with invoices that say what they would have said; answers how many invoices. */
export async function loadMemberships(
  client: BulkClient,
  memberships: readonly LoadedMembership[],
): Promise<number> {
  const paid = memberships.flatMap((membership) =>
    membership.years.map((year) => paidRowsOf(membership, year)),
  )
  await queries.copyAccounts(client, memberships.map(accountOf))
  await queries.copyOrders(
    client,
    paid.map(({ order }) => order),
  )
  const issued = paid.flatMap(({ invoices }) => invoices)
  await queries.copyInvoices(client, issued)
  await queries.copyRefunds(
    client,
    paid.flatMap(({ refunds }) => refunds),
  )
  await copySupport(client, memberships.flatMap(supportOf))
  return issued.length
}

/** The last number of each series of what was loaded. */
export const loadSeries = (
  client: BulkClient,
  series: readonly { seller: SellerCode; year: number; kind: 'invoice' | 'credit-note'; last: number }[],
): Promise<number> => queries.copySeries(client, series)

const json = (value: unknown): Json => ({ json: value })

function accountOf({ businessID, card, cardMethod, details, language, edition, years }: LoadedMembership) {
  return {
    business_id: businessID,
    card: card && json(card),
    card_method: cardMethod,
    details: json(details),
    language,
    edition,
    created_at: years[0]?.orderedAt ?? new Date(0),
  }
}

/** The order of a year with its invoice and credit note. */
function paidRowsOf(membership: LoadedMembership, year: LoadedYear) {
  const { businessID, edition, language, details } = membership
  const seller = sellerOf(edition)
  const { price, planId } = plans[year.plan]
  const net = price - year.credit
  const tax = taxOn(net, seller, details)
  const order = {
    order_id: year.orderID,
    business_id: businessID,
    way: year.way,
    plan: year.plan,
    price,
    credit: year.credit,
    credit_days: year.creditDays,
    net,
    total: net + tax.amount,
    period_start: year.start,
    period_end: year.end,
    edition,
    language,
    reference: year.reference,
    payable_until: null,
  }
  const invoiced: InvoicedOrder = {
    ...order,
    tax,
    coupon: null,
    coupon_off: 0,
    buyer: details,
    timeZone: membership.timeZone,
  }
  const place = { business_id: businessID, order_id: year.orderID, seller, language }
  const said = { ...paidSaid(invoiced, year.number, year.paidAt), invoiceId: year.invoiceID }
  const { refund } = year
  const credited = refund && {
    ...creditOf(said, { ...refund, credited: 0 }),
    invoiceId: refund.creditNoteID,
  }
  const paper = (one: typeof said, credits: string | null): queries.LoadedInvoiceRow => ({
    ...place,
    invoice_id: one.invoiceId,
    kind: one.kind,
    number: one.number ?? '',
    issued_at: new Date(one.issuedAt),
    said: json(one),
    total: one.total,
    credits,
  })
  return {
    order: {
      ...order,
      ordered_by: year.kind === 'renewal' ? null : membership.orderedBy,
      kind: year.kind,
      plan_id: planId,
      tax: json(tax),
      tax_amount: tax.amount,
      follows: year.follows,
      email: details.email,
      buyer: json(details),
      status: 'paid',
      booked_by: year.bookedBy,
      booked_at: year.bookedBy === null ? null : year.paidAt,
      subscription_id: year.orderID,
      refunded: refund?.amount ?? 0,
      created_at: year.orderedAt,
      settled_at: year.paidAt,
    },
    invoices: [paper(said, null), ...(credited ? [paper(credited, year.invoiceID)] : [])],
    refunds: refund ? [refundOf(year, refund)] : [],
  }
}

function refundOf({ orderID, invoiceID }: LoadedYear, refund: LoadedRefund): queries.LoadedRefundRow {
  return {
    refund_id: refund.refundID,
    invoice_id: invoiceID,
    order_id: orderID,
    amount: refund.amount,
    ends_plan: false,
    reason: refund.reason,
    proposed_by: refund.proposedBy,
    proposed_at: refund.at,
    approved_by: refund.approvedBy,
    approved_at: refund.at,
    status: 'refunded',
    credit_note: refund.creditNoteID,
  }
}

function supportOf({ businessID, support }: LoadedMembership) {
  return support.map(({ entryID, periodID, minutes, what, on, by, at }) => ({
    entry_id: entryID,
    business_id: businessID,
    subscription_id: periodID,
    minutes,
    what,
    worked_on: on,
    booked_by: by,
    booked_at: at,
  }))
}
