// A plan is bought by card (P7.9, D17): ordered, charged, and told how far that has come.
import type { CheckoutEntry } from '../../contract/billing.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { unseal } from '../../platform/sealing.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { charge } from './charging.ts'
import { openOrderNow } from './orders.ts'
import type { Place } from './queries/accounts.ts'
import { findInvoiceOf, type OrderRow } from './queries/orders.ts'
import { actionPurpose } from './settling.ts'

type Wish = Place & {
  businessID: string
  planId: string
  paymentMethod: string
  email: string
  coupon?: string | undefined
  key?: string | undefined
}

/**
 * Pays for a plan by card, for an owner; the same key goes on with the payment that it began. Throws as `openOrder` does, and
 * PaymentsAway when nothing could be charged; a card that was declined is an answer.
 */
export async function subscribe(
  db: Db,
  provider: PaymentProvider | undefined,
  session: LiveSession,
  wish: Wish,
  { at = new Date(), waitMs }: { at?: Date; waitMs?: number } = {},
): Promise<CheckoutEntry> {
  requireOwner(await resolveActor(db, session, wish.businessID))
  if (!provider) throw new AppError('PaymentsAway')
  const { order_id: orderID } = await openOrderNow(db, session, { ...wish, way: 'card' }, at)
  const order = await charge(db, provider, orderID, { at, ...(waitMs !== undefined && { waitMs }) })
  return checkoutOf(order, await findInvoiceOf(db, orderID))
}

const statuses: Record<OrderRow['status'], CheckoutEntry['status']> = {
  open: 'pending',
  requires_action: 'requires_action',
  paid: 'active',
  failed: 'failed',
  lapsed: 'failed',
  withdrawn: 'failed',
}

function checkoutOf(order: OrderRow, invoiceId: string | null): CheckoutEntry {
  const nextAction = nextActionOf(order)
  return {
    subscriptionId: order.order_id,
    businessID: order.business_id,
    subscription: order.plan,
    status: statuses[order.status],
    amount: order.total,
    currency: 'USD',
    currentPeriodStart: order.period_start.toISOString(),
    currentPeriodEnd: order.period_end.toISOString(),
    invoiceId,
    ...(nextAction && { nextAction }),
    ...(order.declined && { declined: order.declined }),
  }
}

/** What the page does so that a payment goes on; null when nothing is to be done there. */
export function nextActionOf({ action, order_id: orderID, status }: OrderRow) {
  if (action === null || status !== 'requires_action') return null
  try {
    return { type: 'use_stripe_sdk' as const, clientSecret: unseal(actionPurpose, orderID, action) }
  } catch {
    // Sealed with another SECRET: asking again with the key of the payment brings it anew.
    return null
  }
}
