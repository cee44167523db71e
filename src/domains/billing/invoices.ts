// What is issued for an order: its invoice with the next number, a pro-forma invoice before it, credit notes after it.
import type { BillingDetailsEntry } from '../../contract/billing-details.ts'
import type { TaxEntry } from '../../contract/billing-money.ts'
import { AppError } from '../../contract/errors.ts'
import type { InvoiceEntry, SellerEntry } from '../../contract/invoices.ts'
import { isSellerCode, sellers, type SellerCode } from '../../contract/sellers.ts'
import { dayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { sellerOf } from '../editions/editions.ts'
import { localTaxOn } from './exchange-rates.ts'
import * as queries from './queries/invoices.ts'

/** What of a row of billing_orders an invoice says, with the buyer as the order was made for them; amounts in cents. */
export type InvoicedOrder = {
  order_id: string
  business_id: string
  way: 'card' | 'transfer'
  plan: string
  price: number
  credit: number
  credit_days: number
  coupon: string | null
  coupon_off: number
  net: number
  tax: TaxEntry
  total: number
  period_start: Date
  period_end: Date
  edition: string
  language: string
  /** Of a bank transfer. */
  reference: string | null
  payable_until: Date | null
  buyer: BillingDetailsEntry
  /** The company's own, for the days of its period; without one the seller's. */
  timeZone?: string
}
export type Issued = { invoiceID: string; number: string }

/** Issues the invoice of an order that is paid, in the transaction that says so; a second one for the same order fails. */
export async function issueInvoice(tx: Tx, order: InvoicedOrder, at: Date): Promise<Issued> {
  const seller = sellerOf(order.edition)
  const common = saidOf(order, at)
  const localTax = await localTaxOn(tx, order.tax, { seller, issuedOn: common.issuedOn })
  // Last, so that the series is locked no longer than it must be.
  const number = await nextNumber(tx, seller, 'invoice', at)
  const said = { ...paidSaid(order, number, at), ...common, localTax }
  await queries.insertInvoice(tx, { ...placeOf(order), seller, said, credits: null })
  return { invoiceID: said.invoiceId, number }
}

/** Makes the pro-forma invoice of an order that waits for a bank transfer: it has a reference and no number. Answers its id. */
export async function issueProForma(tx: Tx, order: InvoicedOrder, at: Date): Promise<string> {
  const { reference, payable_until: until } = order
  if (reference === null || until === null) throw new RangeError('a pro-forma invoice without its reference')
  const seller = sellerOf(order.edition)
  const { bank, timeZone } = sellers[seller]
  const payment = { bank, until: dayIn(order.timeZone ?? timeZone, until) }
  const said = { ...saidOf(order, at), kind: 'pro-forma' as const, number: null, payment, paidBy: null }
  await queries.insertInvoice(tx, { ...placeOf(order), seller, said, credits: null })
  return said.invoiceId
}

/** The pro-forma invoice of an order that lapsed or was taken back holds no more. */
export function voidProForma(tx: Tx, orderID: string, at: Date): Promise<void> {
  return queries.voidProFormas(tx, orderID, at)
}

/**
 * Issues the credit note of a refund of `amount` cents, tax included, once: a refund that has one answers it again. Tax goes
 * back in proportion, so that the notes of an invoice that is wholly credited hold its tax to the cent. Throws NotFound for no
 * invoice, AmountRefused for more than is left of it.
 */
export async function issueCreditNote(
  tx: Tx,
  { invoiceID, amount, refundID }: { invoiceID: string; amount: number; refundID: string },
  at: Date,
): Promise<string> {
  const refund = await queries.lockRefund(tx, refundID)
  if (!refund) throw new AppError('NotFound')
  if (refund.creditNoteID !== null) return refund.creditNoteID
  const invoice = await queries.lockInvoice(tx, invoiceID)
  if (!invoice || !isSellerCode(invoice.seller)) throw new AppError('NotFound')
  const credited = await queries.findCredited(tx, invoiceID)
  if (!Number.isSafeInteger(amount) || amount < 1 || credited + amount > invoice.said.total)
    throw new AppError('AmountRefused')
  const { seller } = invoice
  const number = await nextNumber(tx, seller, 'credit-note', at)
  const said = creditOf(invoice.said, { amount, credited, number, at })
  await queries.insertInvoice(tx, { ...invoice, seller, said, credits: invoiceID })
  await queries.writeCreditNote(tx, refundID, said.invoiceId)
  return said.invoiceId
}

const letters = { invoice: '', 'credit-note': 'C-' }

type Series = { seller: SellerCode; kind: keyof typeof letters; year: number }

/** The year of a number: that of the seller's own calendar. */
export const yearOfNumber = (seller: SellerCode, at: Date): number =>
  Number(dayIn(sellers[seller].timeZone, at).slice(0, 4))

/** Such as JP-2026-000123 and JP-C-2026-000007. */
export const numberIn = ({ seller, kind, year }: Series, number: number): string =>
  `${seller.toUpperCase()}-${letters[kind]}${year}-${String(number).padStart(6, '0')}`

/** The next one, without gaps for each seller, kind and year. */
async function nextNumber(tx: Tx, seller: SellerCode, kind: keyof typeof letters, at: Date): Promise<string> {
  const series = { seller, kind, year: yearOfNumber(seller, at) }
  return numberIn(series, await queries.takeNumber(tx, series))
}

const placeOf = ({ business_id: businessID, order_id: orderID, language }: InvoicedOrder) => ({
  businessID,
  orderID,
  language,
})

/** What the invoice of a paid order says. */
export const paidSaid = (order: InvoicedOrder, number: string, at: Date): queries.Said => ({
  ...saidOf(order, at),
  kind: 'invoice',
  number,
  payment: null,
  paidBy: order.way,
})

/** All that is said of an order whatever is issued for it. */
export function saidOf(order: InvoicedOrder, at: Date) {
  const { seller, timeZone } = sellerAsSaid(order)
  const zone = order.timeZone ?? timeZone
  return {
    invoiceId: uuidv7(),
    issuedAt: at.toISOString(),
    issuedOn: dayIn(timeZone, at),
    total: order.total,
    currency: 'USD' as const,
    reference: order.reference ?? '',
    seller,
    buyer: order.buyer,
    lines: linesOf(order),
    net: order.net,
    tax: order.tax,
    localTax: null,
    periodStart: order.period_start.toISOString(),
    periodEnd: order.period_end.toISOString(),
    periodDays: {
      first: dayIn(zone, order.period_start),
      last: dayIn(zone, new Date(order.period_end.getTime() - 1)),
    },
    credits: null,
  }
}

/** The selling company as it is called in the language of the order. */
function sellerAsSaid({ edition, language }: InvoicedOrder): { seller: SellerEntry; timeZone: string } {
  const code = sellerOf(edition)
  const { countryCode, taxNumber, timeZone, inLanguage, ...named } = sellers[code]
  const { legalName, address } = inLanguage?.[language] ?? named
  return { seller: { code, legalName, address: [...address], countryCode, taxNumber }, timeZone }
}

/** The plan, less what is left of the one before, less the coupon: together the net amount. */
function linesOf({ plan, price, ...order }: InvoicedOrder): InvoiceEntry['lines'] {
  const line = { subscription: plan, days: null, code: null }
  return [
    { ...line, kind: 'plan', amount: price },
    ...(order.credit > 0
      ? [{ ...line, kind: 'credit' as const, days: order.credit_days, amount: -order.credit }]
      : []),
    ...(order.coupon !== null && order.coupon_off > 0
      ? [{ ...line, kind: 'coupon' as const, code: order.coupon, amount: -order.coupon_off }]
      : []),
  ]
}

type Crediting = { amount: number; credited: number; number: string; at: Date }

/** What a credit note on an invoice says; `credited` cents of it were credited before. */
export function creditOf(invoice: queries.Said, { amount, credited, number, at }: Crediting): queries.Said {
  // The share of all that is credited by now, less that of what was credited before: together they leave no cent over.
  const partOf = (whole: number) =>
    shareOf(whole, credited + amount, invoice.total) - shareOf(whole, credited, invoice.total)
  const tax = partOf(invoice.tax.amount)
  const zone = isSellerCode(invoice.seller.code) ? sellers[invoice.seller.code].timeZone : 'UTC'
  const subscription = invoice.lines[0]?.subscription ?? ''
  return {
    ...invoice,
    invoiceId: uuidv7(),
    kind: 'credit-note',
    number,
    issuedAt: at.toISOString(),
    issuedOn: dayIn(zone, at),
    lines: [{ kind: 'refund', subscription, days: null, code: null, amount: amount - tax }],
    net: amount - tax,
    tax: { ...invoice.tax, amount: tax },
    localTax: invoice.localTax && { ...invoice.localTax, amount: partOf(invoice.localTax.amount) },
    total: amount,
    credits: invoice.number,
  }
}

/** `amount` of `total` parts of a whole, half up; exact for any amounts of the database. */
function shareOf(whole: number, amount: number, total: number): number {
  const [shared, all] = [BigInt(whole) * BigInt(amount) * 2n, BigInt(total)]
  return Number((shared + all) / (all * 2n))
}
