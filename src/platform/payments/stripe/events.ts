// Webhooks of Stripe: the signature, and of what they tell.
import type { Stripe } from 'stripe'
import { ForgedEvent, type ProviderEvent } from '../provider.ts'

const toleranceSeconds = 300

type Told = { id: string; type: string; created: number; object: Record<string, unknown> }

/** Reads a webhook from the bytes that came; throws ForgedEvent unless Stripe signed it, within 300 seconds of `now`. */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string | undefined,
  now = new Date(),
): ProviderEvent {
  const { id, type, created, object } = verified(stripe, secret, body, signature ?? '', now)
  const kind = object['object']
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    payment: kind === 'payment_intent' ? textOf(object['id']) : textOf(object['payment_intent']),
    refund: kind === 'refund' ? textOf(object['id']) : undefined,
  }
}

function verified(stripe: Stripe, secret: string, body: Buffer, signature: string, now: Date): Told {
  let event: unknown
  try {
    event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    throw new ForgedEvent('The signature is not right.', { cause: error })
  }
  // The library takes times that are yet to come; of two times it takes the last one, as is done here.
  const at = Number([...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1])
  if (!(at <= now.getTime() / 1000 + toleranceSeconds)) throw new ForgedEvent('Signed at a time to come.')
  const told = readTold(event)
  if (!told) throw new ForgedEvent('What was signed is no event.')
  return told
}

function readTold(event: unknown): Told | undefined {
  if (typeof event !== 'object' || event === null) return undefined
  const { id, type, created, data } = event as Record<string, unknown>
  const object = typeof data === 'object' && data !== null ? (data as { object?: unknown }).object : undefined
  if (typeof id !== 'string' || typeof type !== 'string' || typeof created !== 'number') return undefined
  if (typeof object !== 'object' || object === null) return undefined
  return { id, type, created, object: object as Record<string, unknown> }
}

/** An id, whether the object stands there itself or not. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined
  return typeof id === 'string' ? id : undefined
}
