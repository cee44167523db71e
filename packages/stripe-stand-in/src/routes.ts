// The calls that are known.
import type { Call } from './calls.ts'
import { makeCustomer, showCustomer } from './customers.ts'
import { cancelPayment, confirmPayment, listPayments, makePayment, showPayment } from './payment-intents.ts'
import { attach, makePaymentMethod, showPaymentMethod } from './payment-methods.ts'
import { listRefunds, makeRefund, showRefund } from './refunds.ts'

type Route = { method: string; path: RegExp; call: (call: Call) => unknown }

const route = (method: string, path: string, call: (call: Call) => unknown): Route => ({
  method,
  path: new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`),
  call,
})

const routes: Route[] = [
  route('POST', 'customers', makeCustomer),
  route('GET', 'customers/:id', showCustomer),
  route('POST', 'payment_methods', makePaymentMethod),
  route('GET', 'payment_methods/:id', showPaymentMethod),
  route('POST', 'payment_methods/:id/attach', attach),
  route('POST', 'payment_intents', makePayment),
  route('GET', 'payment_intents', listPayments),
  route('GET', 'payment_intents/:id', showPayment),
  route('POST', 'payment_intents/:id/confirm', confirmPayment),
  route('POST', 'payment_intents/:id/cancel', cancelPayment),
  route('POST', 'refunds', makeRefund),
  route('GET', 'refunds', listRefunds),
  route('GET', 'refunds/:id', showRefund),
]

/** The call of this method and path, with the ids that the path names. */
export function routeFor(method: string, path: string): { call: Route['call']; ids: string[] } | undefined {
  for (const one of routes) {
    const match = one.method === method ? one.path.exec(path) : null
    if (match) return { call: one.call, ids: match.slice(1).map(decoded) }
  }
  return undefined
}

/** As it stands when it is no encoding of anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
