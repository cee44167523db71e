// Payments: made and confirmed, read, listed, cancelled. How a card is charged stands in charging.ts.
import { timingSafeEqual } from 'node:crypto'
import { pageOf, required, shownInBrowser, type Call, type Page } from './calls.ts'
import { confirmed } from './charging.ts'
import { invalid, missing, StripeFault } from './faults.ts'
import type { PaymentIntent } from './objects.ts'
import { flag, integer, list, metadata, oneOf, paging, range, readParams, record, text } from './params.ts'
import { usable } from './payment-methods.ts'
import { newId, now } from './store.ts'
import { untoldOfPayment } from './untold.ts'

/** The least that is charged, in the smallest unit. */
const least: Record<string, number> = { usd: 50, eur: 50, jpy: 50, gbp: 30 }
const most = 99_999_999

const confirmShape = {
  payment_method: text,
  off_session: flag,
  setup_future_usage: oneOf('off_session', 'on_session'),
  use_stripe_sdk: flag,
  return_url: text,
  error_on_requires_action: flag,
  receipt_email: text,
}

export function makePayment(call: Call): PaymentIntent {
  const { store, params, emit } = call
  const given = readParams(
    params,
    {
      ...confirmShape,
      amount: integer,
      currency: text,
      customer: text,
      description: text,
      metadata,
      confirm: flag,
      allowed_payment_method_types: list(text),
      automatic_payment_methods: record({ enabled: flag, allow_redirects: oneOf('always', 'never') }),
      statement_descriptor_suffix: text,
    },
    ['amount', 'currency'],
  )
  const { amount = 0 } = given
  const currency = (given.currency ?? '').toLowerCase()
  checkAmount(amount, currency)
  if (given.allowed_payment_method_types && given.automatic_payment_methods)
    throw invalid(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
    )
  for (const type of given.allowed_payment_method_types ?? [])
    if (type !== 'card')
      throw invalid(`The payment method type provided: ${type} is invalid.`, {
        param: 'allowed_payment_method_types',
      })
  if (given.off_session && !given.confirm)
    throw invalid('off_session can only be used when confirm is true.', { param: 'off_session' })
  if (given.off_session && given.setup_future_usage)
    throw invalid('You cannot provide setup_future_usage together with off_session=true.', {
      param: 'setup_future_usage',
    })
  const customer =
    given.customer === undefined ? null : required(store, 'customer', given.customer, 'customer', 400).id
  const method =
    given.payment_method === undefined ? undefined : usable(store, given.payment_method, 'payment_method')
  if (method && method.customer !== null && method.customer !== customer)
    throw invalid(
      'The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must attach it to a Customer first; this one belongs to another Customer.',
      { param: 'payment_method' },
    )
  const id = newId('pi')
  const intent = store.put('payment_intent', {
    ...untoldOfPayment,
    id,
    object: 'payment_intent',
    created: now(),
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    currency,
    customer,
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: given.metadata ?? {},
    next_action: null,
    payment_method: method?.id ?? null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    payment_method_types: ['card'],
    receipt_email: given.receipt_email ?? null,
    setup_future_usage: given.setup_future_usage ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  })
  emit('payment_intent.created', intent)
  return given.confirm ? confirmed(call, intent, given) : intent
}

function checkAmount(amount: number, currency: string) {
  const from = least[currency]
  if (from === undefined)
    throw invalid(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${Object.keys(least).join(', ')}`,
      {
        param: 'currency',
      },
    )
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount < from)
    throw invalid('Amount must be at least 50 cents', { code: 'amount_too_small', param: 'amount' })
  if (amount > most)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
}

export function showPayment(call: Call): unknown {
  const {
    store,
    params,
    ids: [id = ''],
    isPublic,
  } = call
  const { client_secret } = readParams(params, { client_secret: text })
  const intent = required(store, 'payment_intent', id, 'intent')
  checkSecret(intent, client_secret, isPublic)
  return isPublic ? shownInBrowser(intent) : intent
}

export function listPayments({ store, params }: Call): Page<PaymentIntent> {
  const given = readParams(params, { ...paging, customer: text, created: range })
  const all = store
    .all('payment_intent')
    .filter(
      ({ customer, created }) =>
        (given.customer === undefined || customer === given.customer) &&
        (given.created === undefined || (created >= given.created.from && created <= given.created.until)),
    )
  return pageOf(all, '/v1/payment_intents', given)
}

export function confirmPayment(call: Call): unknown {
  const {
    store,
    params,
    ids: [id = ''],
    isPublic,
  } = call
  const given = readParams(params, { ...confirmShape, client_secret: text })
  const intent = required(store, 'payment_intent', id, 'intent')
  checkSecret(intent, given.client_secret, isPublic)
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation') {
    const told = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
    throw unexpected(intent, told)
  }
  const method =
    given.payment_method === undefined ? undefined : usable(store, given.payment_method, 'payment_method')
  const chosen = method ? store.put('payment_intent', { ...intent, payment_method: method.id }) : intent
  const answer = confirmed(call, chosen, given)
  return isPublic ? shownInBrowser(answer) : answer
}

export function cancelPayment({ store, params, ids: [id = ''], emit }: Call): PaymentIntent {
  const { cancellation_reason } = readParams(params, {
    cancellation_reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'),
  })
  const intent = required(store, 'payment_intent', id, 'intent')
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    )
  const canceled = store.put('payment_intent', {
    ...intent,
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: cancellation_reason ?? null,
    next_action: null,
  })
  emit('payment_intent.canceled', canceled)
  return canceled
}

const unexpected = (intent: PaymentIntent, message: string) =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  })

/** A browser knows a payment by its secret. */
export function checkSecret(intent: PaymentIntent, secret: string | undefined, isPublic: boolean) {
  if (secret === undefined && !isPublic) return
  const given = Buffer.from(secret ?? '')
  const right = Buffer.from(intent.client_secret)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw missing('payment_intent', intent.id, 'intent')
}
