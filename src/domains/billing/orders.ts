// Orders (decision 102, step 1): who may, which plan, what it costs, and that a company has one that is not settled.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { lastPeriod } from '../subscriptions/periods.ts'
import { takeCoupon } from './coupons.ts'
import { detailsToOrder } from './details.ts'
import { lockAccount, updateAccount, type Place } from './queries/accounts.ts'
import {
  findOrderByKey,
  findOrderOfPeriod,
  findRunning,
  insertOrder,
  lockOrderRow,
  findOrder,
  type OrderRow,
} from './queries/orders.ts'
import { quoteFor } from './quotes.ts'

export type OrderWish = Place & {
  businessID: string
  planId: string
  coupon?: string | undefined
  /** Where the receipt goes. */
  email: string
  /** The client's own key of the attempt, if it has one. */
  key?: string | undefined
} & (
    | { way: 'card'; paymentMethod: string }
    /** What the bank is told, and until when the money is waited for. */
    | { way: 'transfer'; reference: string; payableUntil: Date }
  )

/**
 * Orders a plan above the current one, for an owner; with a key that was used, answers the order that it began. Throws NotFound,
 * NotAllowed, InvalidInput, PlanNotAbove, CouponRefused, PaymentRunning while another order is not settled, DetailsMissing, and KeyReused
 * for a key of another wish.
 */
export async function openOrder(
  tx: Tx,
  session: LiveSession,
  wish: OrderWish,
  at: Date = new Date(),
): Promise<OrderRow> {
  const actor = await resolveActor(tx, session, wish.businessID)
  requireOwner(actor)
  const { language, edition, way, email } = wish
  const account = await lockAccount(tx, { businessID: actor.id, language, edition, at })
  const begun = wish.key === undefined ? undefined : await findOrderByKey(tx, actor.id, wish.key)
  if (begun) return requireSame(begun, wish)
  if (await findRunning(tx, actor.id)) throw new AppError('PaymentRunning')
  // The next year is paid and has not begun: it could neither be credited nor ended yet.
  const last = await lastPeriod(tx, actor.id)
  if (
    last &&
    last.start > at &&
    (await findOrderOfPeriod(tx, { businessID: actor.id, subscriptionID: last.id }))
  )
    throw new AppError('PaymentRunning')
  // What tax hangs on is saved before it is quoted.
  await detailsToOrder(tx, account, email)
  const { plan, quote, follows } = await quoteFor(tx, wish, at)
  const { coupon, tax, net, total, price, credit, creditDays } = quote
  await updateAccount(tx, actor.id, { language, edition })
  const order = await insertOrder(tx, {
    order_id: uuidv7(),
    business_id: actor.id,
    ordered_by: actor.userID,
    kind: follows === null ? 'new' : 'upgrade',
    way,
    plan,
    plan_id: quote.planId,
    price,
    credit,
    credit_days: creditDays,
    coupon: coupon?.code ?? null,
    coupon_off: coupon?.off ?? 0,
    net,
    tax: JSON.stringify(tax),
    tax_amount: tax.amount,
    total,
    period_start: new Date(quote.periodStart),
    period_end: new Date(quote.periodEnd),
    follows,
    edition,
    language,
    email,
    client_key: wish.key ?? null,
    payment_method: wish.way === 'card' ? wish.paymentMethod : null,
    reference: wish.way === 'transfer' ? wish.reference : null,
    payable_until: wish.way === 'transfer' ? wish.payableUntil : null,
    status: 'open',
    created_at: at,
  })
  if (coupon) await takeCoupon(tx, { code: coupon.code, businessID: actor.id, orderID: order.order_id })
  return order
}

/** The order that a key began, when the wish is the same. */
function requireSame(order: OrderRow, wish: OrderWish): OrderRow {
  const isSame =
    order.way === wish.way &&
    order.plan_id === wish.planId &&
    order.coupon === (wish.coupon?.trim().toUpperCase() ?? null) &&
    (wish.way !== 'card' || order.payment_method === wish.paymentMethod)
  if (!isSame) throw new AppError('KeyReused')
  return order
}

/** `openOrder` in a transaction of its own. */
export const openOrderNow = (db: Db, session: LiveSession, wish: OrderWish, at: Date): Promise<OrderRow> =>
  transaction(db, (tx) => openOrder(tx, session, wish, at))

/** An order as nobody else changes it, its company and its account until the transaction ends; undefined for none. */
export async function lockOrder(tx: Tx, orderID: string, at: Date): Promise<OrderRow | undefined> {
  const order = await findOrder(tx, orderID)
  if (!order) return undefined
  // In the same order as `openOrder`, so that two never wait for each other.
  const { business_id: businessID, language, edition } = order
  await lockAccount(tx, { businessID, language, edition, at })
  return lockOrderRow(tx, orderID)
}

/** An order that is known to be there. */
export async function requireOrder(db: Db | Tx, orderID: string): Promise<OrderRow> {
  const order = await findOrder(db, orderID)
  if (!order) throw new AppError('NotFound')
  return order
}
