// What a page asks another process for: all calls of one turn of the event loop in one request, so that roles apart wait for
// each other as seldom as a page waits for the database (docs/decisions/0059).
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import {
  CallError,
  clientOverHttp,
  waitedFor,
  type AnyClient,
  type RequestScope,
  type Away,
  type ClientOptions,
} from './client.ts'
import { steadyNow } from '../steady-clock.ts'
import { traceHeaders } from '../tracing.ts'
import { numberHeader } from './request-number.ts'
import type { EndpointShape } from './routes.ts'

/** Below the prefix of the calls; only processes of ours are answered. */
export const togetherPath = '/internal/calls'
export const callsTogetherMax = 40
/** How many milliseconds ago something changed that the answers must have: no two clocks are compared. */
export const changedHeader = 'x-changed-ago'

const Caller = z.strictObject({
  language: z.string(),
  edition: z.string(),
  address: z.string(),
  authorization: z.string().optional(),
  device: z.string().optional(),
})
/** One request: for which page, for whom, and what. */
export const Together = z.strictObject({
  page: z.uuid(),
  ahead: z.uuid().optional(),
  caller: Caller,
  calls: z
    .array(z.strictObject({ name: z.string(), input: z.record(z.string(), z.unknown()) }))
    .min(1)
    .max(callsTogetherMax),
})

type Outcome =
  | { data: unknown }
  | { name: string; status: number; message: string; details: Record<string, unknown> }
/**
 * What came of the call at this place, a line each, as soon as it is known. `keys`: what it was made from; `trips` of the whole
 * page so far; `age` of the oldest thing that was not made for this page alone, in milliseconds.
 */
export type Told = { at: number; keys: string[]; trips: number; age: number; outcome: Outcome }

type Pending = {
  name: string
  input: Record<string, unknown>
  answered(data: unknown): void
  failed(error: unknown): void
}
export type Upstream = { origin: string; authorization: string; prefix?: string }

/** How a page is known to the other process. */
export const awayOf = (asked: RequestScope): Away =>
  (asked.away ??= { id: randomUUID(), requests: 0, oldest: Infinity })

/** A client that asks for what is asked at once by one request; each call is answered or fails by itself. */
export function clientTogether(endpoints: Endpoints, upstream: Upstream, speaking: ClientOptions): AnyClient {
  const { scope: asked } = speaking
  const alone = clientOverHttp(endpoints, upstream.origin, speaking, upstream.prefix)
  if (!asked) return alone
  const away = awayOf(asked)
  let waiting: Pending[] = []
  const go = async () => {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += callsTogetherMax)
      await sendTogether(all.slice(from, from + callsTogetherMax), {
        endpoints,
        upstream,
        speaking,
        away,
        alone,
      })
  }
  const client: AnyClient = {}
  for (const name of Object.keys(endpoints))
    client[name] = (input) =>
      new Promise((answered, failed) => {
        if (waiting.push({ name, input, answered, failed }) === 1) setImmediate(() => void go())
      })
  return client
}

type Endpoints = Record<string, EndpointShape>
type Way = { endpoints: Endpoints; upstream: Upstream; speaking: ClientOptions; away: Away; alone: AnyClient }

async function sendTogether(calls: readonly Pending[], way: Way): Promise<void> {
  const { away, alone } = way
  const sentAt = steadyNow()
  away.requests++
  const waiting = new Map(calls.entries())
  try {
    const lines = await ask(calls, way)
    // A process of before does not know the way yet.
    if (lines === undefined)
      return calls.forEach(
        ({ name, input, answered, failed }) => void alone[name]!(input).then(answered, failed),
      )
    for await (const line of lines) {
      const told = JSON.parse(line) as Told
      take(told, waiting.get(told.at)!, way, sentAt)
      waiting.delete(told.at)
    }
    if (waiting.size > 0) throw new Error('not all was answered')
  } catch (error) {
    const unavailable = new CallError('Unavailable', 503, error instanceof Error ? error.message : '', {})
    for (const { failed } of waiting.values()) failed(unavailable)
  }
}

function take(told: Told, { answered, failed }: Pending, { speaking, away }: Way, sentAt: number): void {
  const { keys, trips, age, outcome } = told
  speaking.tag(...keys)
  speaking.scope!.trips = Math.max(speaking.scope!.trips, trips)
  away.oldest = Math.min(away.oldest, sentAt - age)
  if ('data' in outcome) answered(outcome.data)
  else failed(new CallError(outcome.name, outcome.status, outcome.message, outcome.details))
}

async function ask(
  calls: readonly Pending[],
  { endpoints, upstream, speaking, away }: Way,
): Promise<AsyncIterable<string> | undefined> {
  const { language, edition, address, authorization, device, requestID } = speaking.caller
  const { ahead } = away
  delete away.ahead
  const body: z.input<typeof Together> = {
    page: away.id,
    ...(ahead !== undefined && { ahead }),
    caller: { language, edition, address, authorization, device },
    calls: calls.map(({ name, input }) => ({ name, input })),
  }
  const response = await fetch(`${upstream.origin}${upstream.prefix ?? '/api'}${togetherPath}`, {
    method: 'POST',
    headers: {
      authorization: upstream.authorization,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(requestID !== undefined && { [numberHeader]: requestID }),
      ...changedBy(speaking.scope),
      ...traceHeaders(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(waitedFor(calls.map(({ name }) => endpoints[name]!))),
  })
  if (response.ok && response.body) return linesOf(response.body)
  await response.body?.cancel()
  if (response.status === 404) return undefined
  throw new Error(`answered ${response.status}`)
}

const changedBy = (scope: RequestScope | undefined): Record<string, string> =>
  scope?.changedAt === undefined ? {} : { [changedHeader]: String(performance.now() - scope.changedAt) }

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
