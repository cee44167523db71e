// Stripe as a payment provider: one-off payments that are confirmed at once, with the library that Stripe publishes.
import { Stripe } from 'stripe'
import { isTestKey } from '../../payment-settings.ts'
import type { PaymentProvider, ProviderPayment } from '../provider.ts'
import { stripeInBrowser } from './browser.ts'
import { readStripeEvent } from './events.ts'
import { refusedPayment, translated } from './faults.ts'
import { cardOf, paymentOf, refundOf } from './objects.ts'

export type StripeSettings = {
  secretKey: string
  publicKey: string
  webhookSecret: string
  /** The origin of another server that speaks Stripe's wire; without it Stripe's own. */
  origin?: string | undefined
  /** Of one request; there are two at most. Milliseconds. */
  timeoutMs?: number | undefined
}

const requestMs = 8_000
const listMost = 100
const withCharge = ['latest_charge']

/** A provider with these keys; nothing is asked before it is used. */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  const { secretKey, publicKey, webhookSecret, origin, timeoutMs = requestMs } = settings
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(origin === undefined ? {} : placeOf(new URL(origin))),
  })
  const payment = (id: string) =>
    translated(async () => paymentOf(await stripe.paymentIntents.retrieve(id, { expand: withCharge })))

  return {
    browser: stripeInBrowser(publicKey, isTestKey(publicKey), origin),

    makeCustomer: ({ key, businessID, email, name }) =>
      translated(async () => {
        const wish = { email, name, metadata: { business_id: businessID } }
        return (await stripe.customers.create(wish, once('customer', key))).id
      }),

    charge: (wish) =>
      translated(async () => {
        const params: Stripe.PaymentIntentCreateParams = {
          amount: wish.amount,
          currency: wish.currency.toLowerCase(),
          customer: wish.customer,
          payment_method: wish.paymentMethod,
          allowed_payment_method_types: ['card'],
          description: wish.description,
          metadata: { order_id: wish.orderID },
          confirm: true,
          expand: withCharge,
          ...(wish.offSession
            ? { off_session: true }
            : { setup_future_usage: 'off_session', use_stripe_sdk: true }),
        }
        try {
          return paymentOf(await stripe.paymentIntents.create(params, once('charge', wish.key)))
        } catch (error) {
          const refused = refusedPayment(error)
          if (refused) return paymentOf(refused)
          throw error
        }
      }),

    payment,

    paymentsOf: (customer, since) =>
      translated(async () => {
        const { data } = await stripe.paymentIntents.list({
          customer,
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: listMost,
          expand: withCharge.map((field) => `data.${field}`),
        })
        return data.map(paymentOf)
      }),

    cancel: (id) =>
      translated(async (): Promise<ProviderPayment> => {
        try {
          return paymentOf(await stripe.paymentIntents.cancel(id, { expand: withCharge }))
        } catch (error) {
          const isOver =
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            error.code === 'payment_intent_unexpected_state'
          // Paid meanwhile, or cancelled before.
          if (isOver) return payment(id)
          throw error
        }
      }),

    refund: ({ key, payment, amount, refundID }) =>
      translated(async () => {
        const wish = { payment_intent: payment, amount, metadata: { refund_id: refundID } }
        const { refundID: _known, ...refund } = refundOf(
          await stripe.refunds.create(wish, once('refund', key)),
        )
        return refund
      }),

    refunds: (payment) =>
      translated(async () => {
        const { data } = await stripe.refunds.list({ payment_intent: payment, limit: listMost })
        return data.map(refundOf)
      }),

    keepCard: ({ key, customer, paymentMethod }) =>
      translated(async () =>
        cardOf(await stripe.paymentMethods.attach(paymentMethod, { customer }, once('card', key))),
      ),

    card: (paymentMethod) =>
      translated(async () => cardOf(await stripe.paymentMethods.retrieve(paymentMethod))),

    readEvent: (body, signature, now) => readStripeEvent(stripe, webhookSecret, body, signature, now),
  }
}

/** The same wish of a caller has the same key with Stripe; wishes of another kind have another. */
const once = (kind: string, key: string) => ({ idempotencyKey: `${kind}:${key}` })

const placeOf = ({ protocol, hostname, port }: URL) => {
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  }
}
