// An order as invoices say it.
import type { Tx } from '../../platform/db.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import type { InvoicedOrder } from './invoices.ts'
import { findAccount } from './queries/accounts.ts'
import type { OrderRow } from './queries/orders.ts'

/** The order with its buyer, whose details nobody changes while it is not settled, and the days of the company's own clock. */
export async function invoiced(tx: Tx, order: OrderRow): Promise<InvoicedOrder> {
  const [account, timeZone] = await Promise.all([
    findAccount(tx, order.business_id),
    zoneOf(tx, order.business_id),
  ])
  if (!account?.details) throw new RangeError('an order without whom it is invoiced to')
  return { ...order, buyer: account.details, timeZone }
}
