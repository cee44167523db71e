// The same client twice: in the process (no HTTP) and over HTTP; answers, errors and surrogate keys are alike.
import type { Db } from '../db.ts'
import type { ReplicaReading } from '../gathered.ts'
import type { Caller, CallContext, EndpointShape, Route, Session } from './routes.ts'
import { failureOf } from './failures.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import { callMs, partsOf, runCall } from './routes.ts'
import { numberHeader } from './request-number.ts'
import { traceHeaders } from '../tracing.ts'

export type AnyClient = Record<string, (input: Record<string, unknown>) => Promise<unknown>>

/** What the calls of one page found out once for all of them; `sessions` by the header that names them. */
export type RequestScope = {
  db?: Db
  /** How often the page waited for the database so far, and whether this turn of the event loop is counted. */
  trips: number
  isCounted?: boolean
  sessions: Map<string, Promise<Session>>
  withheld?: Promise<ReadonlySet<string>>
  /** What it reads of a replica, by the header too; undefined when only the primary may answer. */
  replicas: Map<string, Promise<ReplicaReading | undefined>>
  /** What was committed before then must be in its answer, in milliseconds of `performance.now()`. */
  since?: number
  /** When a page cache was last told of what the page may be made from; this process itself knows of each thing when. */
  changedAt?: number
  /** Of a page whose calls go to another process (./calls-together.ts). */
  away?: Away
}

/** `id`: what the other process knows the page by. `ahead`: whom its pages are asked for ahead. */
export type Away = { id: string; requests: number; ahead?: string; oldest: number }

/** A page, or a call, that only reads and has asked for nothing yet. */
export const nothingAsked = (): RequestScope => ({ sessions: new Map(), replicas: new Map(), trips: 0 })

/**
 * What a client is told about the request it speaks for; `tag` collects what the answers were made from. `asked`: the
 * request only reads, and what its calls ask alike is asked once.
 */
export type ClientOptions = { caller: Caller; tag(...keys: string[]): void; scope?: RequestScope | undefined }

type ContextOf = (route: Route, caller: Caller, asked?: RequestScope) => Promise<Omit<CallContext, 'tag'>>
type InProcess = { speaking: ClientOptions; contextOf: ContextOf; lane: ConcurrencyLimit }

const kindsOfClients = new WeakMap<readonly Route[], object>()
const spoken = Symbol('the request that a client speaks for')

/** A client that runs routes directly, in `lane` when there is one. */
export function clientInProcess(
  routes: readonly Route[],
  speaking: ClientOptions,
  contextOf: ContextOf,
  lane: ConcurrencyLimit = (work) => work(),
): AnyClient {
  let calls = kindsOfClients.get(routes)
  if (!calls) kindsOfClients.set(routes, (calls = callsOf(routes)))
  return Object.create(calls, { [spoken]: { value: { speaking, contextOf, lane } } }) as AnyClient
}

/** The calls once for all clients, since each page has several clients of hundreds of calls. */
function callsOf(routes: readonly Route[]): object {
  const calls: Record<string, unknown> = {}
  for (const route of routes)
    calls[route.name] = async function (this: { [spoken]: InProcess }, input: Record<string, unknown>) {
      const { speaking, contextOf, lane } = this[spoken]
      try {
        return await lane(async () => {
          const context = await contextOf(route, speaking.caller, speaking.scope)
          return runCall(route, partsOf(route.endpoint, input), { ...context, tag: speaking.tag })
        })
      } catch (error) {
        throw failureOf(error)
      }
    }
  return calls
}

/** An answer of the API that was not a success, with the server's name, status and details. */
export class CallError extends Error {
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(name: string, status: number, message: string, details: Record<string, unknown>) {
    super(message)
    this.name = name
    this.status = status
    this.details = details
  }
}

/** For as long as calls may take at most, and some seconds more: so that what came of them is heard. In milliseconds. */
export const waitedFor = (calls: readonly Pick<EndpointShape, 'limitMs'>[]): number =>
  Math.max(...calls.map(({ limitMs = callMs }) => limitMs)) + 4_500

/** A client of the calls below `prefix` that speaks HTTP to `origin` (such as http://127.0.0.1:3001); throws CallError, `Unavailable` when the API is away. */
export function clientOverHttp(
  endpoints: Record<string, EndpointShape>,
  origin: string,
  speaking: ClientOptions,
  prefix = '/api',
): AnyClient {
  const client: AnyClient = {}
  for (const [name, endpoint] of Object.entries(endpoints))
    client[name] = async (input) => {
      const response = await send(endpoint, origin + prefix, input, speaking.caller)
      const keys = response.headers.get('surrogate-key')
      if (keys) speaking.tag(...keys.split(' '))
      const body = (await response.json().catch(() => null)) as {
        success?: boolean
        data?: unknown
        name?: string
        message?: string
      } | null
      if (response.ok && body?.success === true) return body.data
      const { success: _, name: errorName, message, ...details } = body ?? {}
      throw new CallError(
        errorName ?? 'Unavailable',
        errorName ? response.status : 503,
        message ?? '',
        details,
      )
    }
  return client
}

async function send(
  endpoint: EndpointShape,
  base: string,
  input: Record<string, unknown>,
  caller: Caller,
): Promise<Response> {
  const { params, query, body } = partsOf(endpoint, input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString()
  const headers: Record<string, string> = {
    'accept-language': caller.language,
    'x-edition': caller.edition,
    'x-forwarded-for': caller.address,
    ...traceHeaders(),
  }
  if (caller.authorization) headers['authorization'] = caller.authorization
  if (caller.device) headers['user-agent'] = caller.device
  if (caller.requestID) headers[numberHeader] = caller.requestID
  if (caller.idempotencyKey) headers['idempotency-key'] = caller.idempotencyKey
  const hasBody = endpoint.method !== 'GET'
  if (hasBody) headers['content-type'] = 'application/json'
  try {
    return await fetch(`${base}${path}${search ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers,
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(waitedFor([endpoint])),
    })
  } catch (error) {
    throw new CallError('Unavailable', 503, error instanceof Error ? error.message : '', {})
  }
}
