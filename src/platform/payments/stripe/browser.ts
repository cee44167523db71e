// What a page needs to take cards with Stripe: the script, and what its content policy allows.
import type { PaymentProvider } from '../provider.ts'

/** As Stripe's documentation of content policies says. */
const origins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
/** That which @stripe/stripe-js of package.json would load by itself. */
const script = 'https://js.stripe.com/endive/stripe.js'

/** For the public key; `origin` is another server that speaks Stripe's wire. */
export function stripeInBrowser(
  publicKey: string,
  isTest: boolean,
  origin: string | undefined,
): PaymentProvider['browser'] {
  if (origin === undefined) return { publicKey, isTest, script, origins }
  return {
    publicKey,
    isTest,
    script: `${origin}/v3/`,
    origins: { script: [origin], frame: [origin], connect: [origin] },
  }
}
