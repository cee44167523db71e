// The objects of the wire, with the fields that are told. What only this server needs to know of one stands in `kept`.

import type { untoldOfCard, untoldOfCharge, untoldOfPayment, untoldOfRefund } from './untold.ts'

export type Metadata = Record<string, string>

export type Customer = {
  id: string
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  description: string | null
  balance: number
  default_source: null
  delinquent: boolean
  invoice_settings: {
    custom_fields: null
    default_payment_method: string | null
    footer: null
    rendering_options: null
  }
  livemode: false
  metadata: Metadata
  shipping: null
}

export type BillingDetails = {
  address: Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null> | null
  email: string | null
  name: string | null
  phone: string | null
  tax_id: null
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  created: number
  type: 'card'
  customer: string | null
  customer_account: null
  billing_details: BillingDetails
  card: typeof untoldOfCard & {
    brand: string
    checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: string }
    country: string
    display_brand: string
    exp_month: number
    exp_year: number
    fingerprint: string
    funding: 'credit'
    last4: string
  }
  livemode: false
  metadata: Metadata
  /** Whether the owner of the card has agreed to later payments. */
  kept: { agreed: boolean }
}

export type Refusal = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
}

export type PaymentIntent = typeof untoldOfPayment & {
  id: string
  object: 'payment_intent'
  created: number
  amount: number
  amount_capturable: number
  amount_received: number
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic'
  client_secret: string
  confirmation_method: 'automatic'
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: (Refusal & { charge?: string; payment_method: unknown }) | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action: null | { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, string> }
  payment_method: string | null
  allowed_payment_method_types: string[] | null
  payment_method_types: string[]
  receipt_email: string | null
  setup_future_usage: 'off_session' | 'on_session' | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'canceled'
    | 'succeeded'
}

export type Charge = typeof untoldOfCharge & {
  id: string
  object: 'charge'
  created: number
  amount: number
  amount_captured: number
  amount_refunded: number
  billing_details: BillingDetails
  captured: boolean
  disputed: false
  currency: string
  customer: string | null
  description: string | null
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export type Refund = typeof untoldOfRefund & {
  id: string
  object: 'refund'
  created: number
  amount: number
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  customer: string | null
  reason: string | null
  status: 'succeeded' | 'pending' | 'failed'
  failure_reason?: string
}

export type KeptEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** What was answered to an idempotency key, and to which question. */
export type KeptAnswer = { id: string; question: string; status: number; body: unknown }
