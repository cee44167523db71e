// The payment provider that the settings name; another one would be another folder here.
import { isTestKey, type PaymentSettings } from '../payment-settings.ts'
import { withPlaces } from './places.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeInBrowser } from './stripe/browser.ts'
import { stripePayments } from './stripe/payments.ts'

/** A provider, or undefined when no keys were given: then nothing can be paid. */
export function openPayments(config: PaymentSettings): PaymentProvider | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLIC_KEY: publicKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = config
  if (secretKey === undefined || publicKey === undefined || webhookSecret === undefined) return undefined
  return withPlaces(stripePayments({ secretKey, publicKey, webhookSecret, origin: originOf(config) }))
}

/** What pages need of it, also where only they are served and no secret is known. */
export function paymentsInBrowser(config: PaymentSettings): PaymentProvider['browser'] | undefined {
  const { STRIPE_PUBLIC_KEY: publicKey } = config
  return publicKey === undefined
    ? undefined
    : stripeInBrowser(publicKey, isTestKey(publicKey), originOf(config))
}

const originOf = ({ PAYMENTS_URL }: PaymentSettings) =>
  PAYMENTS_URL === undefined ? undefined : new URL(PAYMENTS_URL).origin
