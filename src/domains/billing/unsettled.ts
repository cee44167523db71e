// Whether a company has something to settle with us, for who is about to end it.
import type { Db, Tx } from '../../platform/db.ts'
import { lastPeriod } from '../subscriptions/periods.ts'
import { planEndOf } from '../subscriptions/tiers.ts'
import { findRunning } from './queries/orders.ts'
import { hasOpenRefund } from './queries/refunds.ts'
import { holdAccount } from './queries/year.ts'

/** Whether it has a paid plan that runs or is to begin, and whether an order or a refund is under way. */
export async function unsettledOf(db: Db | Tx, businessID: string, at: Date = new Date()) {
  const [last, order, refund] = await Promise.all([
    lastPeriod(db, businessID),
    findRunning(db, businessID),
    hasOpenRefund(db, businessID),
  ])
  return { plan: last !== undefined && planEndOf(last) > at, order: order !== undefined || refund }
}

/** Nobody orders for the company until the transaction ends, where it ever did. */
export async function holdOrders(tx: Tx, businessID: string): Promise<void> {
  await holdAccount(tx, businessID)
}
