// The provider is asked to charge (decision 102, step 2), outside of any transaction; whatever becomes of the answer, the order is settled.
import type { Db } from '../../platform/db.ts'
import { ProviderAway, ProviderRefused } from '../../platform/payments/provider.ts'
import type { PaymentProvider, ProviderPayment } from '../../platform/payments/provider.ts'
import { AppError } from '../../contract/errors.ts'
import { customerOf, seeCard } from './accounts.ts'
import { requireOrder } from './orders.ts'
import { findAccount } from './queries/accounts.ts'
import { isRunning, type OrderRow } from './queries/orders.ts'
import { failOrder, settle, settleFree } from './settling.ts'

/** How long the page waits for the provider. */
const answerMs = 8_000
/** Nobody begins to charge an order that is older, so that after `chargedWithinMs` none is being charged. */
const beginWithinMs = 5 * 60_000
/** After so long an order of which the provider knows nothing is charged by nobody any more. */
export const chargedWithinMs = 10 * 60_000
/** Clocks of ours and the provider's differ by less. */
const clocksDifferMs = 5 * 60_000

type Options = { at?: Date; waitMs?: number }

/**
 * Charges an order that is not settled, or goes on with its payment; answers the order as it is then. When the provider takes longer
 * than `waitMs` that goes on, and the order is answered as it is now. Throws PaymentsAway when nothing could be charged.
 */
export async function charge(
  db: Db,
  provider: PaymentProvider,
  orderID: string,
  { at = new Date(), waitMs = answerMs }: Options = {},
): Promise<OrderRow> {
  const going = goOn(db, provider, orderID, at)
  // What goes wrong after nobody waits any more is put right by the reconciling job.
  going.catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs)
  })
  try {
    await Promise.race([going, late])
  } finally {
    clearTimeout(timer)
  }
  return requireOrder(db, orderID)
}

async function goOn(db: Db, provider: PaymentProvider, orderID: string, at: Date): Promise<void> {
  const order = await requireOrder(db, orderID)
  if (!isRunning(order)) return
  if (order.total === 0) return void (await settleFree(db, orderID, at))
  try {
    const payment = await paymentOf(db, provider, order, at)
    if (payment) await settleFinally(db, provider, payment, { at })
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const { code, message } = error
      await failOrder(db, orderID, { status: 'failed', declined: { code, message }, at })
    } else if (!(error instanceof ProviderAway)) throw error
  }
}

/** The payment of an order: the one that it has, else one that is begun now, unless that is too late. */
async function paymentOf(db: Db, provider: PaymentProvider, order: OrderRow, at: Date) {
  if (order.provider_payment !== null) return provider.payment(order.provider_payment)
  if (at.getTime() - order.created_at.getTime() > beginWithinMs) return findPayment(db, provider, order)
  return provider.charge({
    key: order.order_id,
    orderID: order.order_id,
    customer: await customerToCharge(db, provider, order, at),
    paymentMethod: order.payment_method!,
    amount: order.total,
    currency: order.currency,
    description: `${order.plan_id} ${order.order_id}`,
    ...(order.kind === 'renewal' && { offSession: true }),
  })
}

/** Without a customer nothing was charged: the order is over, and the owner may try again. */
async function customerToCharge(db: Db, provider: PaymentProvider, order: OrderRow, at: Date) {
  try {
    const { business_id: businessID, email, order_id: orderID } = order
    return await customerOf(db, provider, { businessID, email, name: orderID })
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    await failOrder(db, order.order_id, { status: 'failed', at })
    throw new AppError('PaymentsAway')
  }
}

/** The payment of an order whose answer was lost, among those of its customer; undefined for none. */
export async function findPayment(
  db: Db,
  provider: PaymentProvider,
  order: OrderRow,
): Promise<ProviderPayment | undefined> {
  const account = await findAccount(db, order.business_id)
  // Nobody is charged before that is written.
  if (!account?.provider_customer) return undefined
  const since = new Date(order.created_at.getTime() - clocksDifferMs)
  const payments = await provider.paymentsOf(account.provider_customer, since)
  return payments.find(({ orderID }) => orderID === order.order_id)
}

/**
 * Settles what a payment says of its order. One that failed, or waits for an order that is over, is ended at the provider, since
 * somebody could still pay it there.
 */
export async function settleFinally(
  db: Db,
  provider: PaymentProvider,
  payment: ProviderPayment,
  how: { at: Date; over?: 'failed' | 'lapsed' },
): Promise<OrderRow | undefined> {
  if (payment.orderID === undefined) return undefined
  const final = payment.status === 'failed' ? await endPayment(provider, payment) : payment
  const order = await settle(db, payment.orderID, final, how)
  if (order && !isRunning(order) && final.status === 'requires_action')
    return settle(db, payment.orderID, await endPayment(provider, final), how)
  if (order?.status === 'paid' && final.status === 'succeeded') await seeCard(db, provider, order.business_id)
  return order
}

/** Ends a payment that nobody has paid; answers what it is then, which may be that it was paid. */
export async function endPayment(
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  try {
    const ended = await provider.cancel(payment.id)
    return { ...ended, declined: payment.declined ?? ended.declined }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return provider.payment(payment.id)
  }
}
