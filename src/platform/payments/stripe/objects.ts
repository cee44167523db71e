// Stripe's objects as ours.
import type { Stripe } from 'stripe'
import { ProviderRefused, type ProviderCard, type ProviderPayment, type ProviderRefund } from '../provider.ts'

const statuses: Record<string, ProviderPayment['status']> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_capture: 'processing',
  requires_action: 'requires_action',
  requires_confirmation: 'requires_action',
  // We confirm at once: what has no method any more was refused, by the bank or by whoever failed to confirm it.
  requires_payment_method: 'failed',
  canceled: 'cancelled',
}

/** A payment; what was given back is known only when its charge was asked for too. */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const { last_payment_error: error, latest_charge: charge } = intent
  const status = statuses[intent.status] ?? 'processing'
  const isPaid = status === 'succeeded'
  return {
    id: intent.id,
    status,
    amount: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    orderID: intent.metadata['order_id'],
    customer: idOf(intent.customer),
    paymentMethod: idOf(intent.payment_method),
    clientSecret: intent.client_secret ?? undefined,
    // Stays when the payment is ended: a webhook may read it only then, before the call that charged has told the reason.
    declined:
      (status === 'failed' || status === 'cancelled') && error
        ? { code: error.decline_code || error.code || error.type, message: error.message ?? '' }
        : undefined,
    refunded: charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0,
  }
}

/** A refund, with the id of ours that was written on it. */
export function refundOf(refund: Stripe.Refund): ProviderRefund & { refundID: string | undefined } {
  const status =
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'pending'
  return {
    id: refund.id,
    status,
    amount: refund.amount,
    ...(refund.failure_reason && { failure: refund.failure_reason }),
    refundID: refund.metadata?.['refund_id'],
  }
}

/** What is shown of a card; throws ProviderRefused for a method of another kind. */
export function cardOf({ card, type }: Stripe.PaymentMethod): ProviderCard {
  if (!card) throw new ProviderRefused('not_a_card', `A payment method of the kind ${type} is no card.`)
  return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
}

const idOf = (held: string | { id: string } | null): string | undefined =>
  held === null ? undefined : typeof held === 'string' ? held : held.id
