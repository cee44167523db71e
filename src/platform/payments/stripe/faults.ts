// What Stripe's library throws, as ours: away (may have been done), or refused.
import { Stripe } from 'stripe'
import { ProviderAway, ProviderRefused } from '../provider.ts'

const { errors } = Stripe

/** Does `work`; throws ProviderAway or ProviderRefused for what the library throws, and everything else as it is. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw faultOf(error)
  }
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error
  const { statusCode = 0, code, rawType, message } = error
  // A bank's no.
  if (error instanceof errors.StripeCardError)
    return new ProviderRefused(error.decline_code || code || 'card_error', message)
  const isRefusal =
    (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeIdempotencyError) &&
    statusCode >= 400 &&
    statusCode < 500 &&
    // 401 and 403 are wrong keys, of which a payment cannot know; 409 is the same wish under way; 429 is too many.
    ![401, 403, 409, 429].includes(statusCode)
  if (isRefusal) return new ProviderRefused(code ?? rawType ?? 'invalid_request', message)
  return new ProviderAway(`Stripe: ${message} (${statusCode || 'no answer'})`, { cause: error })
}

/** The payment that was made and refused, when that is what the error tells. */
export function refusedPayment(error: unknown): Stripe.PaymentIntent | undefined {
  return error instanceof errors.StripeCardError ? (error.payment_intent ?? undefined) : undefined
}
