// The reconciling job (decision 102): whatever was lost between the provider and us is found and settled, and money without a plan goes back.
import type { Db } from '../../platform/db.ts'
import type { Logger } from '../../platform/log.ts'
import { ProviderAway, ProviderRefused } from '../../platform/payments/provider.ts'
import type { PaymentProvider, ProviderPayment } from '../../platform/payments/provider.ts'
import { seeCards } from './accounts.ts'
import { chargedWithinMs, endPayment, findPayment, settleFinally } from './charging.ts'
import { findUnheard, findUnsettled, markAsked, type OrderRow } from './queries/orders.ts'
import { deleteEvents, findReturns, markReturned, type OpenReturn } from './queries/provider-news.ts'
import { failOrder, settleFree } from './settling.ts'

/** Whoever ordered is asked by the provider meanwhile, or has gone. */
const lapseMs = 60 * 60_000
/** A call that charges settles its order itself. */
const restMs = 20_000
const eventsKeptMs = 30 * 24 * 60 * 60_000
const portion = 100
/** A process that stood still while it charged goes on within that. */
const unheardMs = 24 * 60 * 60_000
const askAgainMs = 60 * 60_000

/** Settles what can be settled now, and gives money back. What fails is told and tried again the next time; the provider away ends the round. */
export async function reconcile(
  db: Db,
  provider: PaymentProvider,
  log: Logger,
  at: Date = new Date(),
): Promise<void> {
  const before = new Date(at.getTime() - restMs)
  let after: OrderRow | undefined
  try {
    for (;;) {
      const orders = await findUnsettled(db, { before, after, limit: portion })
      for (const order of orders)
        await trying(log, order.order_id, () => reconcileOrder(db, provider, order, at))
      after = orders.at(-1)
      if (orders.length < portion) break
    }
    const since = new Date(at.getTime() - unheardMs)
    const unasked = new Date(at.getTime() - askAgainMs)
    for (const order of await findUnheard(db, { since, unasked, limit: portion }))
      await trying(log, order.order_id, () => askLate(db, provider, order, at))
    for (const one of await findReturns(db, portion))
      await trying(log, one.orderID, () => giveBack(db, provider, one, at))
    await seeCards(db, provider)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.warn({ error: error.message }, 'payments not reconciled: the provider is away')
  }
  await deleteEvents(db, new Date(at.getTime() - eventsKeptMs))
}

/** One order that cannot be settled keeps no other from it. */
async function trying(log: Logger, orderID: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    log.error({ orderID, error: String(error) }, 'order not reconciled')
  }
}

async function reconcileOrder(db: Db, provider: PaymentProvider, order: OrderRow, at: Date): Promise<void> {
  const age = at.getTime() - order.created_at.getTime()
  if (order.total === 0) return void (await settleFree(db, order.order_id, at))
  const payment =
    order.provider_payment === null
      ? await findPayment(db, provider, order)
      : await provider.payment(order.provider_payment)
  if (!payment) {
    if (age > chargedWithinMs) await failOrder(db, order.order_id, { status: 'failed', at })
    return
  }
  const isLapsed = age > lapseMs && isWaiting(payment)
  const final = isLapsed ? await endPayment(provider, payment) : payment
  await settleFinally(db, provider, final, { at, over: isLapsed ? 'lapsed' : 'failed' })
}

const isWaiting = ({ status }: ProviderPayment): boolean =>
  status === 'requires_action' || status === 'processing'

/** A charge that somebody made though its order was over is found and goes back. */
async function askLate(db: Db, provider: PaymentProvider, order: OrderRow, at: Date): Promise<void> {
  const payment = await findPayment(db, provider, order)
  if (payment) await settleFinally(db, provider, payment, { at })
  await markAsked(db, order.order_id, at)
}

/** Refunds a payment once, whatever became of earlier answers. */
async function giveBack(db: Db, provider: PaymentProvider, one: OpenReturn, at: Date): Promise<void> {
  const { payment, orderID, amount } = one
  const tried = (await provider.refunds(payment)).filter(({ refundID }) => refundID === orderID)
  const done = tried.find(({ status }) => status !== 'failed')
  const refund =
    done ??
    (await provider.refund({ key: `return ${payment} ${tried.length}`, payment, amount, refundID: orderID }))
  if (refund.status === 'failed') throw new ProviderRefused('refund_failed', `refund of ${payment} failed`)
  // One that is under way is looked for again: its bank may still refuse it.
  if (refund.status === 'succeeded') await markReturned(db, { payment, refund: refund.id, at })
}
