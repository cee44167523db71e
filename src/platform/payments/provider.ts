// What a payment provider does for us, whichever it is: a folder beside this file is one (decision 102).

/** As the provider tells it; amounts in the smallest unit of the currency. */
export type ProviderPayment = {
  id: string
  status: 'succeeded' | 'requires_action' | 'processing' | 'failed' | 'cancelled'
  amount: number
  currency: string
  /** What we wrote on it when it was made. */
  orderID: string | undefined
  customer: string | undefined
  paymentMethod: string | undefined
  /** For the provider's script in the browser, when somebody has to confirm it there. */
  clientSecret: string | undefined
  /** Why it failed: a code of the provider's and its words for the owner of the card. */
  declined: { code: string; message: string } | undefined
  refunded: number
}

export type ProviderRefund = {
  id: string
  /** One that has succeeded may still fail, weeks later, when its bank sends the money back. */
  status: 'succeeded' | 'pending' | 'failed'
  amount: number
  /** Why it failed, in the provider's code. */
  failure?: string | undefined
}
export type ProviderCard = { brand: string; last4: string; expMonth: number; expYear: number }

/** What a webhook told, once its signature was right: what is true is asked anew, never taken from it. */
export type ProviderEvent = {
  id: string
  type: string
  createdAt: Date
  payment: string | undefined
  refund: string | undefined
}

export type Charge = {
  /** The same key is the same payment, however often it is asked for. */
  key: string
  orderID: string
  customer: string
  paymentMethod: string
  amount: number
  currency: string
  description: string
  /** Nobody is there to confirm it: a renewal. */
  offSession?: boolean
}

/** For a content policy: where the provider's scripts and frames come from, and where they send calls. */
export type ProviderOrigins = Record<'script' | 'frame' | 'connect', readonly string[]>

/**
 * Throws ProviderAway when it did not answer or is broken (what was asked for may have been done), and ProviderRefused when it
 * said no to the request itself. A declined card is an answer: a payment that failed.
 */
export type PaymentProvider = {
  /** What the browser needs: the public key, the address of the provider's script, what its page allows, whether no money moves. */
  browser: { publicKey: string; script: string; origins: ProviderOrigins; isTest: boolean }
  makeCustomer(wish: { key: string; businessID: string; email: string; name: string }): Promise<string>
  charge(wish: Charge): Promise<ProviderPayment>
  payment(id: string): Promise<ProviderPayment>
  /** Payments of a customer since then, newest first, at most a hundred: for an order whose answer was lost. */
  paymentsOf(customer: string, since: Date): Promise<ProviderPayment[]>
  /** Ends one that nobody has paid; answers what it is now, which may be that it was paid. */
  cancel(id: string): Promise<ProviderPayment>
  refund(wish: { key: string; payment: string; amount: number; refundID: string }): Promise<ProviderRefund>
  refunds(payment: string): Promise<(ProviderRefund & { refundID: string | undefined })[]>
  /** Keeps a card for later payments of a customer; throws ProviderRefused for one that its bank refuses. */
  keepCard(wish: { key: string; customer: string; paymentMethod: string }): Promise<ProviderCard>
  card(paymentMethod: string): Promise<ProviderCard>
  /** Reads a webhook from the bytes that came; throws ForgedEvent unless signed with our secret within 300 seconds. */
  readEvent(body: Buffer, signature: string | undefined, now?: Date): ProviderEvent
}

export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent'
}
