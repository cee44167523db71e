// How a confirmed payment goes: charged at once, refused by its bank, or waiting for 3-D Secure.
import { shown, type Call } from './calls.ts'
import { behaviourOf } from './cards.ts'
import { declined, invalid } from './faults.ts'
import type { Charge, PaymentIntent, PaymentMethod, Refusal } from './objects.ts'
import { attachTo } from './payment-methods.ts'
import { newId, now } from './store.ts'
import { untoldOfCharge } from './untold.ts'

type Wishes = {
  off_session?: boolean | undefined
  error_on_requires_action?: boolean | undefined
  setup_future_usage?: 'off_session' | 'on_session' | undefined
  use_stripe_sdk?: boolean | undefined
}
type Needs = Pick<Call, 'store' | 'emit' | 'origin'>

/** Confirms a payment; throws StripeFault 402, with what became of the payment, when its card is refused. */
export function confirmed(call: Needs, before: PaymentIntent, wishes: Wishes): PaymentIntent {
  const { store } = call
  const method =
    before.payment_method === null ? undefined : store.find('payment_method', before.payment_method)
  if (!method)
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state' },
    )
  const intent = { ...before, setup_future_usage: wishes.setup_future_usage ?? before.setup_future_usage }
  const { authentication } = behaviourOf(method.card.last4)
  const mustAuthenticate =
    authentication === 'always' || (authentication === 'until agreed' && !method.kept.agreed)
  if (mustAuthenticate && (wishes.off_session || wishes.error_on_requires_action))
    return refuse(call, intent, method, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    })
  if (mustAuthenticate) return waitForOwner(call, intent)
  return settle(call, intent, method)
}

function waitForOwner({ store, emit, origin }: Needs, intent: PaymentIntent): PaymentIntent {
  const waiting = store.put('payment_intent', {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'three_d_secure_redirect',
        source: newId('src'),
        stripe_js: `${origin}/3ds/${intent.id}?client_secret=${encodeURIComponent(intent.client_secret)}`,
      },
    },
  })
  emit('payment_intent.requires_action', waiting)
  return waiting
}

/** What the owner of the card said on the 3-D Secure page; the payment as it is then, which may be that it was refused. */
export function authenticated(call: Needs, intent: PaymentIntent, isOwner: boolean): PaymentIntent {
  if (intent.status !== 'requires_action') return intent
  const method = call.store.find('payment_method', intent.payment_method ?? '')
  if (!method) return intent
  const going = { ...intent, next_action: null }
  try {
    if (isOwner) return settle(call, going, method)
    return refuse(call, going, method, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    })
  } catch {
    return call.store.find('payment_intent', intent.id) ?? intent
  }
}

function settle(call: Needs, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const { store, emit } = call
  const { refusal } = behaviourOf(method.card.last4)
  if (refusal) return refuse(call, intent, method, { type: 'card_error', ...refusal })
  const charge = store.put('charge', chargeOf(intent, method))
  const keeps = intent.setup_future_usage !== null && intent.customer !== null
  const checked = {
    ...method,
    card: { ...method.card, checks: { ...method.card.checks, cvc_check: 'pass' } },
  }
  const agreed = { ...checked, kept: { agreed: method.kept.agreed || keeps } }
  if (keeps && intent.customer !== null) attachTo(store, agreed, intent.customer)
  else store.put('payment_method', checked)
  const paid = store.put('payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
  })
  emit('charge.succeeded', charge)
  emit('payment_intent.succeeded', paid)
  return paid
}

function refuse(call: Needs, intent: PaymentIntent, method: PaymentMethod, refusal: Refusal): never {
  const { store, emit } = call
  const { type, code, message } = refusal
  const isCharged = type === 'card_error'
  const charge = isCharged
    ? store.put('charge', {
        ...chargeOf(intent, method),
        amount_captured: 0,
        captured: false,
        failure_code: code,
        failure_message: message,
        paid: false,
        status: 'failed',
      })
    : undefined
  const failed = store.put('payment_intent', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge?.id ?? intent.latest_charge,
    last_payment_error: {
      ...refusal,
      ...(charge ? { charge: charge.id } : {}),
      payment_method: shown(method),
    },
  })
  if (charge) emit('charge.failed', charge)
  emit('payment_intent.payment_failed', failed)
  throw declined(refusal, {
    type,
    ...(charge ? { charge: charge.id } : {}),
    payment_intent: failed,
    payment_method: shown(method),
  })
}

const chargeOf = (intent: PaymentIntent, method: PaymentMethod): Charge => ({
  ...untoldOfCharge,
  id: newId('ch'),
  object: 'charge',
  created: now(),
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  billing_details: method.billing_details,
  captured: true,
  disputed: false,
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: intent.metadata,
  paid: true,
  payment_intent: intent.id,
  payment_method: method.id,
  refunded: false,
  status: 'succeeded',
})
