// Payment methods: made from what was typed into the card's fields, kept by a customer, read, let go.
import { createHash } from 'node:crypto'
import { required, shown, type Call } from './calls.ts'
import { behaviourOf, brandOf, readCard, readyMade, type CardRead } from './cards.ts'
import { declined, invalid, StripeFault } from './faults.ts'
import type { BillingDetails, Metadata, PaymentMethod } from './objects.ts'
import { integer, metadata, oneOf, readParams, record, text, type Read } from './params.ts'
import { newId, now, type Store } from './store.ts'
import { untoldOfCard } from './untold.ts'

type Shown = Omit<PaymentMethod, 'kept'>

const addressShape = { city: text, country: text, line1: text, line2: text, postal_code: text, state: text }
const billingShape = { address: record(addressShape), email: text, name: text, phone: text }

export function makePaymentMethod({ store, params, isPublic }: Call): Shown {
  const given = readParams(
    params,
    {
      type: oneOf('card'),
      card: record({ number: text, exp_month: integer, exp_year: integer, cvc: text }),
      billing_details: record(billingShape),
      metadata,
    },
    ['type', 'card'],
  )
  if (!isPublic)
    throw new StripeFault(402, {
      type: 'invalid_request_error',
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, or Stripe Elements.',
    })
  const card = readCard(given.card ?? {})
  return shown(store.put('payment_method', made(card, given.billing_details, given.metadata)))
}

export function showPaymentMethod({ store, params, ids: [id = ''] }: Call): Shown {
  readParams(params, {})
  return shown(usable(store, id, 'payment_method', 404))
}

/** Keeps it for later payments of a customer; its bank may refuse. */
export function attach({ store, params, ids: [id = ''], emit }: Call): Shown {
  const given = readParams(params, { customer: text }, ['customer'])
  const customer = required(store, 'customer', given.customer ?? '', 'customer', 400)
  const method = usable(store, id, 'payment_method', 404)
  if (method.customer !== null && method.customer !== customer.id)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
      param: 'payment_method',
    })
  const { refusal, attaches } = behaviourOf(method.card.last4)
  if (refusal && !attaches) throw declined(refusal, { payment_method: shown(method) })
  if (method.customer === customer.id) return shown(method)
  const attached = attachTo(store, method, customer.id)
  emit('payment_method.attached', attached)
  return shown(attached)
}

export const attachTo = (store: Store, method: PaymentMethod, customer: string) =>
  store.put('payment_method', { ...method, customer })

/** One that is there, or a new copy of one that is there for everybody; throws StripeFault. */
export function usable(store: Store, id: string, param: string, status = 400): PaymentMethod {
  const number = Object.hasOwn(readyMade, id) ? readyMade[id] : undefined
  if (number === undefined) return required(store, 'payment_method', id, param, status)
  const exp_year = new Date().getUTCFullYear() + 1
  return store.put('payment_method', made({ number, exp_month: 12, exp_year, cvc: '123' }))
}

function made(
  { number, exp_month, exp_year, cvc }: CardRead,
  billing: Read<typeof billingShape> = {},
  metadata: Metadata = {},
): PaymentMethod {
  const brand = brandOf(number)
  return {
    id: newId('pm'),
    object: 'payment_method',
    created: now(),
    type: 'card',
    customer: null,
    customer_account: null,
    billing_details: billingDetails(billing),
    card: {
      ...untoldOfCard,
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: cvc === undefined ? 'unavailable' : 'unchecked',
      },
      country: 'US',
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      last4: number.slice(-4),
    },
    livemode: false,
    metadata,
    kept: { agreed: false },
  }
}

function billingDetails({ address, email, name, phone }: Read<typeof billingShape>): BillingDetails {
  return {
    address: {
      city: address?.city ?? null,
      country: address?.country ?? null,
      line1: address?.line1 ?? null,
      line2: address?.line2 ?? null,
      postal_code: address?.postal_code ?? null,
      state: address?.state ?? null,
    },
    email: email ?? null,
    name: name ?? null,
    phone: phone ?? null,
    tax_id: null,
  }
}
