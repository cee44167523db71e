// Events, and telling them to the address of the webhook: signed, at least once, again and again until it says 2xx.
import { createHmac } from 'node:crypto'
import type { Call } from './calls.ts'
import type { KeptEvent } from './objects.ts'
import { apiVersion } from './answers.ts'
import { newId, now, type Store } from './store.ts'

/** How events are told, as tests want it. */
export type Manner = {
  /** Nothing is told; what happens meanwhile waits. */
  paused: boolean
  /** How many of the next events are never told. */
  drop: number
  /** How often each is told. */
  copies: number
  /** What happens within a moment is told in the other order. */
  reversed: boolean
  delayMs: number
  /** After a refusal the first time; then twice as long each time, a minute at most. */
  retryMs: number
  url: string | undefined
}
export type Hooks = ReturnType<typeof webhooks>

/** The shop listens to these. */
const told = [/^payment_intent\./, /^charge\.refunded$/, /^refund\./]
const triesMax = 60
const answerMs = 10_000
const togetherMs = 150

/** The value of the header stripe-signature for a body that is sent at a time in seconds. */
export const signature = (body: string, secret: string, at: number) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

export const bodyOfEvent = (event: KeptEvent) => JSON.stringify(event, null, 2)

export function webhooks(store: Store, secret: string, url: string | undefined) {
  const manner: Manner = {
    paused: false,
    drop: 0,
    copies: 1,
    reversed: false,
    delayMs: 0,
    retryMs: 1_000,
    url,
  }
  const timers = new Set<NodeJS.Timeout>()
  let waiting: KeptEvent[] = []
  let under = 0
  let ended = false
  const idle = new Set<() => void>()

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  /** Makes events of one request. */
  function emitter(request: string, key: string | null): Call['emit'] {
    return (type, object) => {
      const event = store.put('event', {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        data: { object: structuredClone(withoutKept(object)) },
        livemode: false,
        pending_webhooks: told.some((kind) => kind.test(type)) ? 1 : 0,
        request: { id: request, idempotency_key: key },
        type,
      })
      if (event.pending_webhooks === 0) return
      if (manner.drop > 0) {
        manner.drop--
        store.put('event', { ...event, pending_webhooks: 0 })
      } else waiting.push(event)
    }
  }

  /** Tells what has happened. */
  function deliver() {
    if (manner.paused || ended || manner.url === undefined || waiting.length === 0) return
    const wait = manner.delayMs + (manner.reversed ? togetherMs : 0)
    if (wait > 0) {
      if (timers.size === 0) later(wait, tellAll)
    } else tellAll()
  }

  function tellAll() {
    if (manner.paused) return
    const events = manner.reversed ? waiting.toReversed() : waiting
    waiting = []
    for (const event of events)
      for (let copy = 0; copy < Math.max(1, manner.copies); copy++) void tell(event, 0)
  }

  async function tell(event: KeptEvent, tries: number) {
    under++
    const isTaken = await post(event, now())
    under--
    if (ended) return
    if (isTaken) {
      store.put('event', { ...event, pending_webhooks: 0 })
      store.commit()
    } else if (tries < triesMax) {
      under++
      later(Math.min(60_000, manner.retryMs * 2 ** tries), () => {
        under--
        void tell(event, tries + 1)
      })
    }
    rest()
  }

  /** Sends an event as it was at `at`, in seconds; true when it was taken. */
  async function post(event: KeptEvent, at: number, signedWith = secret): Promise<boolean> {
    if (manner.url === undefined) return false
    const body = bodyOfEvent(event)
    try {
      const answer = await fetch(manner.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(body, signedWith, at),
          'user-agent': 'Stripe/1.0 (stand-in)',
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMs),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  const isIdle = () =>
    under === 0 && timers.size === 0 && (waiting.length === 0 || manner.paused || !manner.url)
  function rest() {
    if (!isIdle()) return
    for (const resolve of idle) resolve()
    idle.clear()
  }

  return {
    manner,
    emitter,
    deliver,
    post,
    /** Takes up what an earlier process had not told. */
    begin() {
      waiting = store.all('event').filter(({ pending_webhooks }) => pending_webhooks > 0)
      deliver()
    },
    /** Resolves when everything has been told. */
    settled: () =>
      new Promise<void>((resolve) => {
        idle.add(resolve)
        rest()
      }),
    end() {
      ended = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function withoutKept(object: object): object {
  const { kept: _kept, ...rest } = object as { kept?: unknown }
  return rest
}
