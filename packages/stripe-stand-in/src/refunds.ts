// Refunds of a payment, whole or in part: made, read, listed; some are pending until the bank has answered.
import { pageOf, required, type Call, type Page } from './calls.ts'
import { behaviourOf } from './cards.ts'
import { invalid } from './faults.ts'
import type { Charge, PaymentIntent, Refund } from './objects.ts'
import { integer, metadata, oneOf, paging, readParams, text } from './params.ts'
import { newId, now, type Store } from './store.ts'
import { untoldOfRefund } from './untold.ts'

export function makeRefund({ store, params, emit }: Call): Refund {
  const given = readParams(
    params,
    {
      payment_intent: text,
      amount: integer,
      metadata,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    ['payment_intent'],
  )
  const intent = required(store, 'payment_intent', given.payment_intent ?? '', 'payment_intent')
  const charge = paidCharge(store, intent)
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = given.amount ?? left
  if (amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left)
    throw invalid(
      `Refund amount (${inUnits(amount)}) is greater than unrefunded amount on charge (${inUnits(left)})`,
      { param: 'amount' },
    )
  const method = store.find('payment_method', charge.payment_method)
  const waits = behaviourOf(method?.card.last4 ?? '').refundsWait ?? false
  const refund = store.put('refund', {
    ...untoldOfRefund,
    id: newId('re'),
    object: 'refund',
    created: now(),
    amount,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    metadata: given.metadata ?? {},
    payment_intent: intent.id,
    reason: given.reason ?? null,
    status: waits ? 'pending' : 'succeeded',
  })
  const refunded = refundedBy(store, charge, amount)
  emit('refund.created', refund)
  emit('charge.refunded', refunded)
  return refund
}

/**
 * What the bank said to a refund that was pending, or days later to one that had succeeded; one that failed gives its amount back
 * to the charge.
 */
export function endRefund(
  { store, emit }: Pick<Call, 'store' | 'emit'>,
  refund: Refund,
  status: 'succeeded' | 'failed',
) {
  const isOpen = refund.status === 'pending' || (refund.status === 'succeeded' && status === 'failed')
  if (!isOpen) return refund
  const failure = status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}
  const ended = store.put('refund', { ...refund, ...failure, status })
  const charge = store.find('charge', refund.charge)
  if (status === 'failed' && charge) refundedBy(store, charge, -refund.amount)
  emit(status === 'failed' ? 'refund.failed' : 'refund.updated', ended)
  return ended
}

export function showRefund({ store, params, ids: [id = ''] }: Call): Refund {
  readParams(params, {})
  return required(store, 'refund', id)
}

export function listRefunds({ store, params }: Call): Page<Refund> {
  const given = readParams(params, { ...paging, payment_intent: text, charge: text })
  const all = store
    .all('refund')
    .filter(
      ({ payment_intent, charge }) =>
        (given.payment_intent === undefined || payment_intent === given.payment_intent) &&
        (given.charge === undefined || charge === given.charge),
    )
  return pageOf(all, '/v1/refunds', given)
}

function paidCharge(store: Store, intent: PaymentIntent): Charge {
  const charge = store.find('charge', intent.latest_charge ?? '')
  if (intent.status !== 'succeeded' || !charge?.paid)
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: 'resource_missing',
      param: 'payment_intent',
    })
  return charge
}

const refundedBy = (store: Store, charge: Charge, amount: number) => {
  const amount_refunded = charge.amount_refunded + amount
  return store.put('charge', { ...charge, amount_refunded, refunded: amount_refunded === charge.amount })
}

const inUnits = (amount: number) => `$${(amount / 100).toFixed(2)}`
