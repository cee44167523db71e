// Orders meet what the provider says of their payments (decision 102, step 3): the same news, however often, comes to the same.
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import type { ProviderPayment } from '../../platform/payments/provider.ts'
import { seal } from '../../platform/sealing.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { currentPeriod, endPeriod, giveGrace, lastPeriod } from '../subscriptions/periods.ts'
import { addPaidPeriod, rankOf } from '../subscriptions/tiers.ts'
import { giveCouponBack } from './coupons.ts'
import { invoiced } from './invoiced.ts'
import { issueInvoice } from './invoices.ts'
import { lockOrder } from './orders.ts'
import { findAccount, updateAccount } from './queries/accounts.ts'
import { isRunning, updateOrder, type Declined, type OrderRow, type OrderStatus } from './queries/orders.ts'
import { insertReturn, type ReturnReason } from './queries/provider-news.ts'
import { addYears } from './years.ts'

/** For what the order's action is sealed. */
export const actionPurpose = 'payment action'

/**
 * Applies what the provider says of a payment now to the order that is written on it; answers the order as it is then, undefined
 * for no order of ours. `over` is what an order is called whose payment was cancelled.
 */
export function settle(
  db: Db,
  orderID: string,
  payment: ProviderPayment,
  { at = new Date(), over = 'failed' }: { at?: Date; over?: 'failed' | 'lapsed' } = {},
): Promise<OrderRow | undefined> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderID, at)
    if (!order || payment.orderID !== orderID) return undefined
    if (payment.status === 'succeeded') return takeMoney(tx, order, payment, at)
    const isOfAnother = order.provider_payment !== null && order.provider_payment !== payment.id
    if (!isRunning(order) || isOfAnother) return order
    if (payment.status === 'processing')
      return updateOrder(tx, orderID, { status: 'open', provider_payment: payment.id, action: null })
    if (payment.status === 'requires_action') {
      const secret = payment.clientSecret
      const action = secret === undefined ? null : seal(actionPurpose, orderID, secret)
      return updateOrder(tx, orderID, { status: 'requires_action', provider_payment: payment.id, action })
    }
    const { declined, id } = payment
    return endOrder(tx, order, { status: over, declined, payment: id, at })
  })
}

/** The money is there: it pays for the order once, or goes back. */
async function takeMoney(tx: Tx, order: OrderRow, payment: ProviderPayment, at: Date): Promise<OrderRow> {
  if (order.status === 'paid' && order.provider_payment === payment.id) return order
  const reason = await whyNotCounted(tx, order, payment, at)
  if (!reason) return countOrder(tx, order, { payment, at })
  const amount = payment.amount - payment.refunded
  const { order_id: orderID } = order
  if (amount > 0) await insertReturn(tx, { payment: payment.id, orderID, amount, reason, at })
  if (order.status !== 'paid' && order.provider_payment === null && !isRunning(order))
    return updateOrder(tx, orderID, { provider_payment: payment.id })
  if (!isRunning(order) || reason === 'twice') return order
  return endOrder(tx, order, { status: 'failed', payment: payment.id, at })
}

async function whyNotCounted(
  tx: Tx,
  order: OrderRow,
  { id, amount, currency, refunded }: ProviderPayment,
  at: Date,
): Promise<ReturnReason | undefined> {
  if (order.status === 'paid') return 'twice'
  if (!isRunning(order)) return 'over'
  if (order.provider_payment !== null && order.provider_payment !== id) return 'twice'
  const isRight = amount === order.total && currency.toUpperCase() === order.currency && refunded === 0
  if (!isRight) return 'amount'
  return (await isPlanOpen(tx, order, at)) ? undefined : 'plan'
}

/** Whether the plan of an order is still what it was ordered as: above the current one, or the next year of the last one, which ends when it did. */
export async function isPlanOpen(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
  if (order.kind === 'renewal') {
    const last = await lastPeriod(tx, order.business_id)
    return last?.id === order.follows && last.end.getTime() === order.period_start.getTime()
  }
  const period = await currentPeriod(tx, order.business_id, at)
  // What is credited must still be there to be ended.
  if (order.credit > 0 && period?.id !== order.follows) return false
  return rankOf(order.plan) > rankOf(period?.tier ?? 'standard')
}

/**
 * An order is paid, by a payment of the provider, a booked transfer, or nothing where nothing was to be paid: the plan begins, the invoice
 * is issued, and both are told. Whoever calls holds the order, which is not settled, and has compared the money.
 */
export async function countOrder(
  tx: Tx,
  order: OrderRow,
  { payment, at }: { payment?: ProviderPayment; at: Date },
): Promise<OrderRow> {
  const { order_id: orderID, business_id: businessID } = order
  const { start, end } = await yearOf(tx, order, at)
  if (order.kind !== 'renewal') {
    const before = await currentPeriod(tx, businessID, at)
    if (before) await endPeriod(tx, before.id, start)
  }
  // The year before needs no grace any more, whatever becomes of the next one.
  if (order.kind === 'renewal' && order.follows !== null) await giveGrace(tx, order.follows, null, at)
  // Under the order's own id, so that no order gives two.
  await addPaidPeriod(tx, { businessID, tier: order.plan, start, end }, orderID)
  const paid = await updateOrder(tx, orderID, {
    status: 'paid',
    subscription_id: orderID,
    period_start: start,
    period_end: end,
    action: null,
    settled_at: at,
    ...(payment && { provider_payment: payment.id }),
  })
  // A renewal was paid with the card that was kept when it was ordered; its owner may have kept another one since.
  if (payment?.paymentMethod !== undefined && order.kind !== 'renewal')
    await keepMethod(tx, businessID, payment.paymentMethod)
  const { invoiceID } = await issueInvoice(tx, await invoiced(tx, paid), at)
  await publishEvent(tx, { type: 'subscription.paid', businessID, orderID, invoiceID })
  return paid
}

/** The year as it was quoted; of a transfer it begins when the money is booked, however long that took. */
async function yearOf(tx: Tx, order: OrderRow, at: Date): Promise<{ start: Date; end: Date }> {
  if (order.way === 'card' || order.kind === 'renewal')
    return { start: order.period_start, end: order.period_end }
  return { start: at, end: addYears(at, await zoneOf(tx, order.business_id)) }
}

/** The card that paid is the one of renewals; what it looks like is asked for afterwards. */
async function keepMethod(tx: Tx, businessID: string, method: string): Promise<void> {
  const account = await findAccount(tx, businessID)
  if (account?.card_method !== method)
    await updateAccount(tx, businessID, { card: null, card_method: method })
}

type End = {
  status: Exclude<OrderStatus, 'open' | 'requires_action' | 'paid'>
  declined?: Declined | undefined
  payment?: string
  at: Date
}

/** An order that is not settled is over without a plan: its coupon may be used again. Whoever calls holds the order. */
export async function endOrder(
  tx: Tx,
  order: OrderRow,
  { status, declined, payment, at }: End,
): Promise<OrderRow> {
  if (order.coupon !== null) await giveCouponBack(tx, order.order_id)
  return updateOrder(tx, order.order_id, {
    status,
    action: null,
    settled_at: at,
    ...(declined && { declined: JSON.stringify(declined) }),
    ...(payment !== undefined && { provider_payment: payment }),
  })
}

/** Ends an order without a plan unless it is settled by now. */
export function failOrder(db: Db, orderID: string, end: End): Promise<OrderRow | undefined> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderID, end.at)
    return order && isRunning(order) ? endOrder(tx, order, end) : order
  })
}

/** An order that costs nothing counts as it is. */
export function settleFree(db: Db, orderID: string, at: Date): Promise<OrderRow | undefined> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderID, at)
    if (!order || !isRunning(order) || order.total > 0) return order
    return (await isPlanOpen(tx, order, at))
      ? countOrder(tx, order, { at })
      : endOrder(tx, order, { status: 'failed', at })
  })
}
