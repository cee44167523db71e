// What a company pays for its plan: quote, checkout, bank transfer, renewal, billing details (P2.20, P4, P7.9; D8, D15, D17).
import * as z from 'zod'
import { Email } from './accounts.ts'
import { Id, Subscription } from './businesses.ts'
import { Money, Tax } from './billing-money.ts'
import { BillingDetails } from './billing-details.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'

const section = '7'
const path = '/subscription/:businessID'
const params = z.strictObject({ businessID: Id })
const errors = ['NotFound', 'NotAllowed'] as const
const At = z.iso.datetime()

/** A plan that is paid for: the table of plans has no other. */
export const PlanId = z.string().min(1).max(40)
/** As staff hand it out; letters of any case. */
export const CouponCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{4,32}$/)
/** The id of a payment method that the provider's own script made; never a card number. */
export const PaymentMethodId = z.string().regex(/^pm_[A-Za-z0-9_]{1,200}$/)

/** What is to be paid for a plan and why, to the cent: price, less the unused days of the plan before, less a coupon, plus tax. */
export const Quote = z.object({
  planId: z.string(),
  subscription: Subscription,
  price: Money,
  /** Of the paid days of the plan before that are not used; 0 without one. */
  credit: Money,
  creditDays: z.int(),
  coupon: z.object({ code: z.string(), off: Money }).nullable(),
  net: Money,
  tax: Tax,
  total: Money,
  currency: z.literal('USD'),
  periodStart: At,
  periodEnd: At,
})
export type QuoteEntry = z.infer<typeof Quote>

/** What the page does next so that the payment goes on: the provider's script is given the secret. */
export const NextAction = z.object({ type: z.literal('use_stripe_sdk'), clientSecret: z.string() })

/**
 * D17. `pending`: the provider has not answered yet, the page asks again with the same key or reads the membership.
 * `failed` tells why in `declined`, as the provider says it in the reader's language or in English.
 */
export const Checkout = z.object({
  subscriptionId: Id,
  businessID: Id,
  subscription: Subscription,
  status: z.enum(['active', 'requires_action', 'pending', 'failed']),
  amount: Money,
  currency: z.literal('USD'),
  currentPeriodStart: At,
  currentPeriodEnd: At,
  invoiceId: Id.nullable(),
  nextAction: NextAction.optional(),
  declined: z.object({ code: z.string(), message: z.string() }).optional(),
})
export type CheckoutEntry = z.infer<typeof Checkout>

/** A card as its owner knows it again. */
export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})

/** A bank transfer that is waited for: what to pay, to whom, with which reference, until when. */
export const Transfer = z.object({
  orderID: Id,
  subscription: Subscription,
  amount: Money,
  currency: z.literal('USD'),
  reference: z.string(),
  payableUntil: At,
  /** Where the pro-forma invoice is read. */
  invoiceId: Id,
  bank: z.object({ holder: z.string(), bank: z.string(), account: z.string(), code: z.string() }),
})

export const Used = z.object({ used: z.int(), of: z.int() })

/** What the membership screen shows (P2.20). */
export const Membership = z.object({
  businessID: Id,
  subscription: Subscription,
  verified: z.boolean(),
  /** Null on Standard. */
  period: z
    .object({
      start: At,
      end: At,
      renews: z.boolean(),
      state: z.enum(['active', 'grace']),
      graceUntil: At.nullable(),
    })
    .nullable(),
  /** In the zone of which days are counted. */
  timeZone: z.string(),
  products: Used,
  /** Null while no boosts are to be had. */
  boosts: Used.nullable(),
  supportMinutes: Used,
  /** Plans above this one, with what each would cost now. */
  upgrades: z.array(Quote),
  card: Card.nullable(),
  details: BillingDetails.nullable(),
  /** A payment that is under way. */
  open: z
    .object({
      orderID: Id,
      subscription: Subscription,
      status: z.enum(['requires_action', 'pending']),
      nextAction: NextAction.nullable(),
    })
    .nullable(),
  transfer: Transfer.nullable(),
  /** Published products that the plan after this one has no room for; the owner chooses which stay (D16). */
  unlistedByPlan: z.int(),
})
export type MembershipEntry = z.infer<typeof Membership>

export const showMembership = endpoint({
  method: 'GET',
  path,
  access: 'owner',
  section,
  summary: 'The plan of a company, what is used of it, what an upgrade costs, and how it is paid.',
  params,
  ok: Membership,
  errors,
})

export const quoteMembership = endpoint({
  method: 'GET',
  path: `${path}/quote`,
  access: 'owner',
  section,
  summary: 'What a plan above the current one costs now, with a coupon when one is named.',
  params,
  query: z.strictObject({ planId: PlanId, coupon: CouponCode.optional() }),
  ok: Quote,
  errors: [...errors, 'PlanNotAbove', 'CouponRefused'],
})

export const subscribe = endpoint({
  method: 'POST',
  path: '/subscription/subscribe',
  access: 'owner',
  section,
  limitMs: 30_000,
  rateLimit: rateLimits.subscribe,
  summary:
    'Pays for a plan above the current one by card. With the same Idempotency-Key it goes on with the payment that was begun.',
  body: z.strictObject({
    paymentMethod: PaymentMethodId,
    businessID: Id,
    planId: PlanId,
    email: Email,
    coupon: CouponCode.optional(),
  }),
  ok: Checkout,
  errors: [
    ...errors,
    'PlanNotAbove',
    'CouponRefused',
    'PaymentRunning',
    'PaymentsAway',
    'DetailsMissing',
    'KeyReused',
    'TooManyRequests',
  ],
})

export const cancelMembership = endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  access: 'owner',
  section,
  rateLimit: rateLimits.billing,
  summary: 'The membership is not renewed; what was paid for stays until its end.',
  params,
  ok: z.object({ renews: z.boolean() }),
  errors: [...errors, 'NoPaidPlan', 'PaymentRunning', 'TooManyRequests'],
})

export const resumeMembership = endpoint({
  method: 'POST',
  path: `${path}/resume`,
  access: 'owner',
  section,
  rateLimit: rateLimits.billing,
  summary: 'The membership is renewed at its end with the card that is kept.',
  params,
  ok: z.object({ renews: z.boolean() }),
  errors: [...errors, 'NoPaidPlan', 'NoCard', 'TooManyRequests'],
})

export const orderTransfer = endpoint({
  method: 'POST',
  path: `${path}/transfer`,
  access: 'owner',
  section,
  creates: true,
  rateLimit: rateLimits.subscribe,
  summary:
    'Orders a plan to be paid by bank transfer, and makes the pro-forma invoice; the plan begins when the money is booked.',
  params,
  body: z.strictObject({ planId: PlanId, coupon: CouponCode.optional() }),
  ok: Transfer,
  errors: [...errors, 'PlanNotAbove', 'CouponRefused', 'PaymentRunning', 'DetailsMissing', 'TooManyRequests'],
})

export const withdrawTransfer = endpoint({
  method: 'DELETE',
  path: `${path}/transfer`,
  access: 'owner',
  section,
  rateLimit: rateLimits.billing,
  summary: 'Takes back an order that waits for a bank transfer; its pro-forma invoice is void.',
  params,
  ok: z.object({}),
  errors: [...errors, 'PaymentRunning', 'TooManyRequests'],
})

export const saveBillingDetails = endpoint({
  method: 'PUT',
  path: `${path}/billing-details`,
  access: 'owner',
  section,
  rateLimit: rateLimits.billing,
  summary:
    'To whom invoices are made out from now on; those that were issued stay as they are, and so does what a payment under way was told.',
  params,
  body: BillingDetails,
  ok: BillingDetails,
  errors: [...errors, 'PaymentRunning', 'TooManyRequests'],
})

export const replaceCard = endpoint({
  method: 'PUT',
  path: `${path}/card`,
  access: 'owner',
  section,
  limitMs: 30_000,
  rateLimit: rateLimits.subscribe,
  summary:
    'Keeps another card for renewals; nothing is charged unless a renewal has failed and is tried again.',
  params,
  body: z.strictObject({ paymentMethod: PaymentMethodId }),
  ok: z.object({ card: Card }),
  errors: [...errors, 'NoPaidPlan', 'PaymentsAway', 'CardRefused', 'TooManyRequests'],
})

/** Raw, since the signature is one of bytes: platform/payments checks it before anything is read. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/subscription/webhook',
  access: 'visitor',
  section,
  signedBy: 'stripe-signature',
  limitMs: 30_000,
  summary: 'What the payment provider tells of payments, signed; each event counts once.',
  ok: z.object({}),
  errors: ['InvalidInput', 'PaymentsAway'],
})
