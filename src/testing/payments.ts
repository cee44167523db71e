// A payment provider in memory: it keeps a ledger, and goes wrong when and how a test says.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  ForgedEvent,
  ProviderAway,
  ProviderRefused,
  type Charge,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
} from '../platform/payments/provider.ts'

/** Cards by what they do, as the ids of their payment methods. */
export const goodCard = 'pm_card_visa'
export const otherCard = 'pm_card_mastercard'
export const declinedCard = 'pm_card_declined'
export const askingCard = 'pm_card_asking'

/** The process ends here: nothing after it happens. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

/** What becomes of the next call: done, not, or later, and then no answer, an end of the process, or an answer once somebody says so. */
export type Fault = 'away' | 'lost' | 'late' | 'crash before' | 'crash after' | Promise<void>
type Call = 'makeCustomer' | 'charge' | 'payment' | 'paymentsOf' | 'cancel' | 'refund' | 'refunds' | 'card'

type Kept = ProviderPayment & { createdAt: Date; method: string }
type Refunded = ProviderRefund & { refundID: string; payment: string }
/** A webhook as it comes over the wire. */
export type Webhook = { bytes: Buffer; signature: string }

const toleranceMs = 300_000
const sign = (secret: string, at: Date, bytes: Buffer): string => {
  const time = Math.floor(at.getTime() / 1_000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(bytes).digest('hex')}`
}

export type MemoryPayments = ReturnType<typeof memoryPayments>

/** Opens one; `clock` is its own. */
export function memoryPayments(clock: () => Date = () => new Date()) {
  const secret = randomBytes(16).toString('hex')
  const customers = new Map<string, string>()
  const byKey = new Map<string, Kept>()
  const payments = new Map<string, Kept>()
  const refunds = new Map<string, Refunded>()
  const faults = new Map<Call, Fault[]>()
  const events: ProviderEvent[] = []
  const late: (() => unknown)[] = []
  const idOf = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`

  /** Does a call, or not, as the test has it. */
  async function doing<T>(call: Call, work: () => T): Promise<T> {
    const fault = faults.get(call)?.shift()
    if (fault === 'away') throw new ProviderAway('away')
    if (fault === 'late') {
      late.push(work)
      throw new ProviderAway('not yet')
    }
    if (fault === 'crash before') throw new Crash(`before ${call}`)
    const answer = work()
    if (fault === 'lost') throw new ProviderAway('the answer was lost')
    if (fault === 'crash after') throw new Crash(`after ${call}`)
    if (fault) await fault
    return answer
  }

  const told = ({ createdAt: _createdAt, method: _method, ...payment }: Kept): ProviderPayment => ({
    ...payment,
  })
  const require = (id: string): Kept => {
    const payment = payments.get(id)
    if (!payment) throw new ProviderRefused('resource_missing', 'No such payment')
    return payment
  }

  function become(payment: Kept, status: ProviderPayment['status']): void {
    payment.status = status
    payment.declined =
      status === 'failed' ? { code: 'card_declined', message: 'Your card was declined.' } : payment.declined
    const createdAt = clock()
    events.push({
      id: idOf('evt'),
      type: `payment.${status}`,
      createdAt,
      payment: payment.id,
      refund: undefined,
    })
  }

  function charge(wish: Charge): ProviderPayment {
    const known = byKey.get(wish.key)
    if (known) return told(known)
    if (![...customers.values()].includes(wish.customer))
      throw new ProviderRefused('resource_missing', 'No such customer')
    const { amount, currency, orderID, customer, paymentMethod } = wish
    const id = idOf('pi')
    const payment: Kept = {
      id,
      status: 'processing',
      amount,
      currency,
      orderID,
      customer,
      paymentMethod,
      clientSecret: `${id}_secret`,
      declined: undefined,
      refunded: 0,
      createdAt: clock(),
      method: paymentMethod,
    }
    byKey.set(wish.key, payment)
    payments.set(id, payment)
    const ends = { [declinedCard]: 'failed', [askingCard]: 'requires_action' } as const
    become(payment, ends[paymentMethod as keyof typeof ends] ?? 'succeeded')
    return told(payment)
  }

  function refund({ key, payment: id, amount, refundID }: Parameters<PaymentProvider['refund']>[0]) {
    const known = refunds.get(key)
    if (known) return known
    const payment = require(id)
    if (payment.status !== 'succeeded' || payment.refunded + amount > payment.amount)
      throw new ProviderRefused('charge_already_refunded', 'More than was paid')
    payment.refunded += amount
    const made: Refunded = { id: idOf('re'), status: 'succeeded', amount, refundID, payment: id }
    refunds.set(key, made)
    return made
  }

  function cancel(id: string): ProviderPayment {
    const payment = require(id)
    if (payment.status === 'succeeded' || payment.status === 'cancelled')
      throw new ProviderRefused('payment_intent_unexpected_state', `It is ${payment.status}`)
    become(payment, 'cancelled')
    return told(payment)
  }

  const provider: PaymentProvider = {
    browser: {
      publicKey: 'pk_test_memory',
      script: 'https://pay.example/script.js',
      origins: { script: [], frame: [], connect: [] },
      isTest: true,
    },
    makeCustomer: ({ key }) =>
      doing('makeCustomer', () => {
        if (!customers.has(key)) customers.set(key, idOf('cus'))
        return customers.get(key)!
      }),
    charge: (wish) => doing('charge', () => charge(wish)),
    payment: (id) => doing('payment', () => told(require(id))),
    paymentsOf: (customer, since) =>
      doing('paymentsOf', () =>
        [...payments.values()].filter((one) => one.customer === customer && one.createdAt >= since).map(told),
      ),
    cancel: (id) => doing('cancel', () => cancel(id)),
    refund: (wish) => doing('refund', () => refund(wish)),
    refunds: (payment) =>
      doing('refunds', () => [...refunds.values()].filter((one) => one.payment === payment)),
    async keepCard({ paymentMethod }) {
      if (paymentMethod === declinedCard)
        throw new ProviderRefused('card_declined', 'Your card was declined.')
      return cardOf(paymentMethod)
    },
    card: (method) => doing('card', () => cardOf(method)),
    readEvent(bytes, signature, now = clock()) {
      const [, time] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature ?? '') ?? []
      if (time === undefined) throw new ForgedEvent('no signature')
      const made = new Date(Number(time) * 1_000)
      const right = Buffer.from(sign(secret, made, bytes))
      if (!timingSafeEqual(right, Buffer.from(signature!))) throw new ForgedEvent('not signed by us')
      if (Math.abs(now.getTime() - made.getTime()) > toleranceMs) throw new ForgedEvent('too old')
      const event = JSON.parse(bytes.toString('utf8')) as ProviderEvent
      return { ...event, createdAt: new Date(event.createdAt) }
    },
  }

  return {
    provider,
    events,
    payments: () => [...payments.values()],
    refunds: () => [...refunds.values()],
    /** The next calls of a name go wrong so, one after the other. */
    fail: (call: Call, ...next: Fault[]) => void faults.set(call, next),
    failNothing: () => faults.clear(),
    /** What was late is done now; a cancellation or refund that is refused by then is in vain. */
    arrive(): void {
      for (const work of late.splice(0))
        try {
          work()
        } catch (error) {
          if (!(error instanceof ProviderRefused)) throw error
        }
    },
    /** What somebody does in the provider's frame: confirms a payment that waits, or tries one again that failed; or fails to. */
    confirm(id: string, isGood: boolean): void {
      const payment = require(id)
      if (payment.status === 'requires_action' || payment.status === 'failed')
        become(payment, isGood ? 'succeeded' : 'failed')
    },
    /** The bank sends the money of a refund back, which had succeeded. */
    failRefund(id: string): void {
      const refund = [...refunds.values()].find((one) => one.id === id)!
      Object.assign(refund, { status: 'failed', failure: 'lost_or_stolen_card' })
      const payment = require(refund.payment)
      payment.refunded -= refund.amount
      const [createdAt, told] = [clock(), { payment: payment.id, refund: id }]
      events.push({ id: idOf('evt'), type: 'refund.failed', createdAt, ...told })
    },
    /** An event as it is sent at a moment; with another secret it is forged. */
    webhook(event: ProviderEvent, at: Date = clock(), signedWith = secret): Webhook {
      const bytes = Buffer.from(JSON.stringify(event))
      return { bytes, signature: sign(signedWith, at, bytes) }
    },
    /** What the money of an order comes to, in cents: charged, given back, and by how many payments. */
    moneyOf(orderID: string) {
      const paid = [...payments.values()].filter(
        (one) => one.orderID === orderID && one.status === 'succeeded',
      )
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
      return {
        charged: sum(paid.map(({ amount }) => amount)),
        refunded: sum(paid.map(({ refunded }) => refunded)),
        payments: paid.length,
      }
    },
    /** What it has taken for all orders and not given back, in cents. */
    kept: () =>
      [...payments.values()]
        .filter(({ status }) => status === 'succeeded')
        .reduce((all, { amount, refunded }) => all + amount - refunded, 0),
  }
}

const cardOf = (method: string) => ({
  brand: method === otherCard ? 'mastercard' : 'visa',
  last4: method === otherCard ? '4444' : '4242',
  expMonth: 12,
  expYear: 2031,
})
