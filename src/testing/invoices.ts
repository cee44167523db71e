// Orders that are paid and have no invoice yet, as invoices are issued for them.
import type pg from 'pg'
import type { BillingDetailsEntry } from '../contract/billing-details.ts'
import { sellerOf } from '../domains/editions/editions.ts'
import type { InvoicedOrder } from '../domains/billing/invoices.ts'
import { taxOn } from '../domains/billing/tax/tax-on.ts'
import { uuidv7 } from '../platform/ids.ts'

export const aBuyer: BillingDetailsEntry = {
  name: 'Kitazawa Bearing Works K.K.',
  addressLine1: '4-5-6 Honmachi',
  addressLine2: '',
  city: 'Osaka',
  zipCode: '541-0053',
  countryCode: 'JP',
  taxNumber: '',
  reference: 'PO-7731',
  email: 'accounts@kitazawa.example',
}
export const anItalianBuyer: BillingDetailsEntry = {
  ...aBuyer,
  name: 'Officine Valdarno S.r.l.',
  addressLine1: 'Via delle Officine 12',
  city: 'Arezzo',
  zipCode: '52100',
  countryCode: 'IT',
  taxNumber: 'IT00743110157',
}

export type OrderWish = Partial<
  Omit<InvoicedOrder, 'net' | 'tax' | 'total'> & { net: number; tax: InvoicedOrder['tax'] }
>

/** A year of Gold on the Japanese edition, changed as wished; net, tax and total follow unless they are wished too. */
export function anOrderToInvoice(wish: OrderWish = {}): InvoicedOrder {
  const order = {
    order_id: uuidv7(),
    business_id: uuidv7(),
    way: 'card' as const,
    plan: 'gold',
    price: 185_000,
    credit: 0,
    credit_days: 0,
    coupon: null,
    coupon_off: 0,
    period_start: new Date('2026-11-28T03:00:00Z'),
    period_end: new Date('2027-11-28T03:00:00Z'),
    edition: 'jp',
    language: 'en',
    reference: null,
    payable_until: null,
    buyer: aBuyer,
    ...wish,
  }
  const net = wish.net ?? order.price - order.credit - order.coupon_off
  const tax = wish.tax ?? taxOn(net, sellerOf(order.edition), order.buyer)
  return { ...order, net, tax, total: net + tax.amount }
}

/** The same, written down as paid. */
export async function aPaidOrder(pool: pg.Pool, wish: OrderWish = {}): Promise<InvoicedOrder> {
  const order = anOrderToInvoice(wish)
  await pool.query(
    `insert into billing_orders (order_id, business_id, kind, way, plan, plan_id, price, credit, credit_days, coupon, coupon_off,
       net, tax, tax_amount, total, period_start, period_end, edition, language, email, buyer, reference, payable_until,
       status, subscription_id, created_at)
     values ($1, $2, 'new', $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
       'paid', $1, now())`,
    [
      order.order_id,
      order.business_id,
      order.way,
      order.plan,
      order.price,
      order.credit,
      order.credit_days,
      order.coupon,
      order.coupon_off,
      order.net,
      JSON.stringify(order.tax),
      order.tax.amount,
      order.total,
      order.period_start,
      order.period_end,
      order.edition,
      order.language,
      order.buyer.email,
      JSON.stringify(order.buyer),
      order.reference,
      order.payable_until,
    ],
  )
  return order
}

/** A refund of so much of an invoice that waits for its credit note; answers its id. */
export async function aRefund(
  pool: pg.Pool,
  { order_id }: Pick<InvoicedOrder, 'order_id'>,
  { invoiceID, amount }: { invoiceID: string; amount: number },
): Promise<string> {
  const refundID = uuidv7()
  await pool.query(
    `insert into billing_refunds (refund_id, invoice_id, order_id, amount, ends_plan, reason, proposed_by, proposed_at,
       approved_by, approved_at, status)
     values ($1, $2, $3, $4, false, 'Asked for', $5, now(), $6, now(), 'approved')`,
    [refundID, invoiceID, order_id, amount, uuidv7(), uuidv7()],
  )
  return refundID
}
