// The stand-in of the payment provider as a process of its own, on a free port, and the calls that tests steer it with.
import { spawn } from 'node:child_process'
import path from 'node:path'
import readline from 'node:readline'
import { stripePayments } from '../platform/payments/stripe/payments.ts'
import type { PaymentProvider } from '../platform/payments/provider.ts'

export const standInKeys = {
  secretKey: 'sk_test_standInSecretKey01',
  publicKey: 'pk_test_standInPublicKey01',
  webhookSecret: 'whsec_standInWebhookSecret01',
}

/** What goes wrong with the next calls; `on` is a method and the beginning of a path, such as `POST /v1/payment_intents`. */
export type StandInFault = {
  on?: string
  times?: number
  /** Whether what was asked for is done all the same. */
  work?: boolean
  /** A status; the connection breaks; nothing is ever said; the right answer, late. */
  answer: number | 'drop' | 'hang' | 'given'
  /** Before it is done. */
  delayMs?: number
}
/** How webhooks are told from now on; what is not named stays. */
export type WebhookManner = {
  url?: string
  paused?: boolean
  /** How many of the next are never told. */
  drop?: number
  copies?: number
  reversed?: boolean
  delayMs?: number
  retryMs?: number
}
type Known = { id: string; created: number }
export type KnownCharge = Known & {
  amount: number
  amount_refunded: number
  payment_intent: string
  customer: string | null
  status: 'succeeded' | 'failed'
  metadata: Record<string, string>
}
export type KnownPayment = Known & { status: string; amount: number; metadata: Record<string, string> }
export type KnownEvent = Known & { type: string; data: { object: { id: string } }; pending_webhooks: number }

export type StandInProcess = {
  url: string
  pid: number
  /** A provider that talks to it. */
  provider(settings?: { timeoutMs?: number; webhookSecret?: string; secretKey?: string }): PaymentProvider
  /** What the browser's script makes of a card's number: the id of a payment method. */
  paymentMethod(number?: string): Promise<string>
  fail(fault: StandInFault): Promise<void>
  failNoMore(): Promise<void>
  webhooks(manner: WebhookManner): Promise<void>
  /** Resolves when all that happened has been told. */
  settled(): Promise<void>
  charges(): Promise<KnownCharge[]>
  payments(): Promise<KnownPayment[]>
  refunds(): Promise<Known[]>
  events(): Promise<KnownEvent[]>
  /** Tells an event once more; answers for each time whether it was taken. */
  sendEvent(id: string, how?: { times?: number; secondsLate?: number; forged?: boolean }): Promise<boolean[]>
  /** What the owner of the card says on the 3-D Secure page. */
  authenticate(payment: string, isOwner?: boolean): Promise<void>
  /** What the bank says to a refund that is pending; one that has succeeded may fail after all. */
  endRefund(id: string, status: 'succeeded' | 'failed'): Promise<void>
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  close(): Promise<void>
}

const program = path.join(import.meta.dirname, '../../packages/stripe-stand-in/src/process.ts')

/** Starts one; with a `folder` it knows what an earlier one there knew. Whoever asks for it closes it. */
export async function aStandIn(
  options: { folder?: string; webhookUrl?: string; port?: number } = {},
): Promise<StandInProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      STRIPE_SECRET_KEY: standInKeys.secretKey,
      STRIPE_PUBLIC_KEY: standInKeys.publicKey,
      STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
      DATA_FOLDER: options.folder,
      STAND_IN_WEBHOOK: options.webhookUrl,
      STAND_IN_PORT: String(options.port ?? 0),
    },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    readline
      .createInterface({ input: child.stdout })
      .once('line', (line) => resolve((JSON.parse(line) as { url: string }).url))
    void ended.then(() => reject(new Error('The stand-in did not start.')))
  })

  async function ask<T>(method: string, place: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}/test/${place}`, {
      method,
      headers: { authorization: `Bearer ${standInKeys.secretKey}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  return {
    url,
    pid: child.pid ?? 0,
    provider: (settings = {}) => stripePayments({ ...standInKeys, origin: url, ...settings }),
    async paymentMethod(number = '4242424242424242') {
      const year = String(new Date().getUTCFullYear() + 2)
      const answer = await fetch(`${url}/v1/payment_methods`, {
        method: 'POST',
        headers: { authorization: `Bearer ${standInKeys.publicKey}` },
        body: new URLSearchParams({
          type: 'card',
          'card[number]': number,
          'card[exp_month]': '12',
          'card[exp_year]': year,
          'card[cvc]': number.startsWith('3') && number.length === 15 ? '1234' : '123',
        }),
      })
      const { id, error } = (await answer.json()) as { id?: string; error?: { message: string } }
      if (id === undefined) throw new Error(error?.message)
      return id
    },
    fail: async (fault) => void (await ask('POST', 'faults', fault)),
    failNoMore: async () => void (await ask('DELETE', 'faults')),
    webhooks: async (manner) => void (await ask('POST', 'webhooks', manner)),
    settled: async () => void (await ask('GET', 'settled')),
    charges: () => ask('GET', 'charges'),
    payments: () => ask('GET', 'payments'),
    refunds: () => ask('GET', 'refunds'),
    events: () => ask('GET', 'events'),
    async sendEvent(id, how = {}) {
      return (await ask<{ taken: boolean[] }>('POST', `events/${id}/send`, how)).taken
    },
    authenticate: async (payment, isOwner = true) =>
      void (await ask('POST', `payments/${payment}/authenticate`, { isOwner })),
    endRefund: async (id, status) => void (await ask('POST', `refunds/${id}/end`, { status })),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async close() {
      child.stdin.end()
      await ended
    },
  }
}
