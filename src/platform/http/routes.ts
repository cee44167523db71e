// Binds endpoints to behaviour. Knows shapes, not products: the api role says which routes there are and who is calling.
import * as z from 'zod'
import type { Db } from '../db.ts'
import { networkOf } from './address.ts'
import {
  countingWrong,
  charge,
  spendDone,
  chargeNamed,
  chargePair,
  type RateLimit,
  type KnowsDevice,
  type ChargedParties,
} from './rate-limits.ts'
import { failure } from './failures.ts'
import { fromReplica, type AskReplica } from './from-replica.ts'
import { andThen, idempotencyKey, withKey, withoutKey, type Idempotent } from './idempotency.ts'
import { watched } from '../watched-calls.ts'
import { within } from '../within.ts'

export type EndpointShape = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: string
  params: z.ZodObject
  query: z.ZodObject
  body: z.ZodObject
  ok: z.ZodType
  maxAge?: number
  knowsViewer?: true
  fromReplica?: 'everybody' | 'visitors'
  limitMs?: number
  rateLimit?: RateLimit
  keys?: string
  creates?: true
  sameWithin?: number
  signedBy?: string
  file?: { bytesMax: number; arrivesMs: number }
  status?: 202
}

/** Who calls, as far as the transport knows. */
export type Caller = {
  language: string
  edition: string
  /** In its plain form (see address.ts). */
  address: string
  authorization: string | undefined
  /** The first 300 characters of the User-Agent header. */
  device?: string | undefined
  /** What the client calls this attempt, when it may send it again. */
  idempotencyKey?: string | undefined
  /** Of the request for which it is called, in every log. */
  requestID?: string | undefined
}

/** A session that was checked and lives. */
export type Session = { userID: string; sessionID: string }

/** A company's key that was checked and lives: a program calls for the company; `userID` is who made the key. */
export type Program = { keyID: string; businessID: string; userID: string }

export type Signed = { bytes: Buffer; signature: string | undefined }

export type CallContext = {
  db: Db
  caller: Caller
  /** Of the person who calls; undefined for visitors. */
  session?: Session | undefined
  /** Of a program that calls by a key, in the place of a session. */
  program?: Program | undefined
  /** Where accounts know devices: whether one does, for the rate limit of a call. */
  knowsDevice?: KnowsDevice
  /** The ids of what is kept from this caller; left out when nothing can be. */
  withheld?(): Promise<ReadonlySet<string>>
  /** Whether this caller and a company have written to each other: for calls above which conversations stand. */
  hasWritten?(businessID: string): Promise<boolean>
  /** The body as it came and what signs it, of a call that is `signedBy` a header; undefined in this process. */
  signed?: Signed | undefined
  /** The body of a call whose body is a `file`, piece by piece; throws TooLarge, and FileNotArrived for one that breaks off. */
  file?: AsyncIterable<Buffer> | undefined
  /** Of a call that a replica may answer. */
  replica?: AskReplica | undefined
  /** Names the things an answer was made from, so that caches drop it when one of them changes. */
  tag(...keys: string[]): void
}

export type HandlerInput<E extends EndpointShape> = CallContext & {
  /** The transaction of a call that creates or names somebody; what its work answers is what the call answers. */
  once: Idempotent
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

// Answers are only read on their way out, so lists that are shared between requests may be answered as they are.
type ReadOnly<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> } : Value
type Answer<E extends EndpointShape> = ReadOnly<z.input<E['ok']>>

type Handlers<Endpoints extends Record<string, EndpointShape>> = {
  [Name in keyof Endpoints]: (
    input: HandlerInput<Endpoints[Name]>,
  ) => Promise<Answer<Endpoints[Name]>> | Answer<Endpoints[Name]>
}

export type Route = {
  name: string
  endpoint: EndpointShape
  handle(input: HandlerInput<EndpointShape>): Promise<unknown>
}

/** One route per endpoint; the handlers' types come from the endpoints. */
export function routes<Endpoints extends Record<string, EndpointShape>>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const handler = handlers[name as keyof Endpoints] as (input: HandlerInput<EndpointShape>) => unknown
    return { name, endpoint, handle: async (input) => handler(input) }
  })
}

/** The session of a call that needs one; throws TokenNotFound (401) when there is none. */
export function sessionOf({ session }: Pick<CallContext, 'session'>): Session {
  if (!session) throw failure('TokenNotFound', 401)
  return session
}

/** The session or the key of a call that takes either (`keys` of its endpoint); throws TokenNotFound (401) when there is neither. */
export function callsBy({ session, program }: Pick<CallContext, 'session' | 'program'>): Session | Program {
  return program ?? sessionOf({ session })
}

/** Who pays for a call: a person, or a key. */
const payerOf = ({ session, program }: Pick<CallContext, 'session' | 'program'>): string | undefined =>
  program ? `key ${program.keyID}` : session?.userID

const issuesTold = 20

/** What was wrong with an input: message by path, such as `skip` or `items.0.name`; the first 20. */
export class InputError extends Error {
  override readonly name = 'InvalidInput'
  readonly status = 400
  readonly details: { fields: Record<string, string> }

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid input')
    const told = issues.flatMap((issue) => pathsOf(issue).map((path) => [path, issue.message] as const))
    // Of several messages for one path the first stays.
    this.details = { fields: Object.fromEntries(told.slice(0, issuesTold).toReversed()) }
  }
}

/** A field that nobody asked for is named itself, not the whole it stands in. */
function pathsOf(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...place, key].join('.'))
  return [place.join('.') || 'body']
}

type RawInput = { params: unknown; query: unknown; body: unknown }
type Fields = Record<string, unknown>
type Parts = { [Part in keyof RawInput]: Fields }

/**
 * Checks the three parts against the endpoint, takes its rate limit and runs it. Throws InputError, TooManyRequests,
 * KeyReused or whatever the behaviour throws.
 */
export const runCall = (route: Route, raw: RawInput, context: CallContext): Promise<unknown> =>
  watched(route.name, () => checkAndRun(route, raw, context))

async function checkAndRun(route: Route, raw: RawInput, context: CallContext): Promise<unknown> {
  const { name, endpoint } = route
  const parts = checkedParts(endpoint, raw)
  const { db, caller } = context
  const { rateLimit } = endpoint
  const spender = {
    address: caller.address,
    userID: payerOf(context),
    body: parts.body,
    knowsDevice: context.knowsDevice,
  }
  const ofAccount = rateLimit ? await charge(db, name, rateLimit, spender) : []
  const work = perform(route, parts, context, spender)
  const after = rateLimit?.account?.returnedAfter
  return after ? countingWrong(db, ofAccount, after, work) : work
}

/** Runs a call whose input was checked, and whose rate limit was taken as far as it counts whatever comes of the call. */
async function perform(
  route: Route,
  parts: Parts,
  context: CallContext,
  spender: ChargedParties,
): Promise<unknown> {
  const { name, endpoint } = route
  const { caller } = context
  const { rateLimit, limitMs = callMs } = endpoint
  const userID = payerOf(context)
  // A call that names somebody does its work in `once`, and is counted there.
  const counting: Counting =
    rateLimit?.named || rateLimit?.pair || rateLimit?.done
      ? (once) =>
          andThen(once, async (tx) => {
            await chargeNamed(tx, name, rateLimit, spender)
            await chargePair(tx, name, rateLimit, { userID, fields: everyField(parts) })
            await spendDone(tx, name, rateLimit, userID)
          })
      : (once) => once
  if (endpoint.creates && caller.idempotencyKey !== undefined)
    return within(
      limitMs,
      runKeyed(route, parts, context, { key: caller.idempotencyKey }, counting),
      tookTooLong,
    )
  if (endpoint.sameWithin !== undefined) {
    const same = { key: `same ${JSON.stringify(parts)}`, seconds: endpoint.sameWithin }
    return within(limitMs, runKeyed(route, parts, context, same, counting), tookTooLong)
  }
  const handle = (by: CallContext) => route.handle({ ...by, ...parts, once: counting(withoutKey(by.db)) })
  const answer = context.replica ? fromReplica(context, context.replica, handle) : handle(context)
  return answer instanceof Promise ? within(limitMs, answer, tookTooLong) : answer
}

type Counting = (once: Idempotent) => Idempotent

const everyField = ({ params, query, body }: Parts): Fields => ({ ...params, ...query, ...body })

function checkedParts(endpoint: EndpointShape, raw: RawInput): Parts {
  const params = endpoint.params.safeParse(raw.params ?? {})
  const query = endpoint.query.safeParse(raw.query ?? {})
  const body = endpoint.body.safeParse(raw.body ?? {})
  if (!params.success || !query.success || !body.success)
    throw new InputError([params, query, body].flatMap((part) => part.error?.issues ?? []))
  for (const part of [params.data, query.data, body.data]) refuseUnstorable(part, [])
  return { params: params.data, query: query.data, body: body.data }
}

async function runKeyed(
  route: Route,
  parts: Parts,
  context: CallContext,
  { key, seconds }: { key: string; seconds?: number },
  counting: Counting,
): Promise<unknown> {
  if (seconds === undefined) requireClientKey(key)
  const { db, caller } = context
  // Behind one address are many: a visitor is known by their browser too, and nobody hears an answer who did not send the same.
  const who = payerOf(context) ?? `${networkOf(caller.address)} ${caller.device ?? ''}`
  const { once, answers } = withKey(db, { key, call: route.name, who, request: parts, seconds })
  const answer = await route.handle({ ...context, ...parts, once: counting(once) })
  if (!answers(answer)) throw new Error(`${route.name} creates, and does not answer what it did once`)
  return answer
}

function requireClientKey(key: string): void {
  if (!idempotencyKey.test(key))
    throw new InputError([
      { code: 'custom', path: ['Idempotency-Key'], message: 'Invalid input: 1 to 200 visible characters' },
    ])
}

/** What the client calls this attempt, for a call that keeps it itself; undefined without. Throws InputError for what is no key. */
export function clientKeyOf({ idempotencyKey: key }: Pick<Caller, 'idempotencyKey'>): string | undefined {
  if (key !== undefined) requireClientKey(key)
  return key
}

/** Longer than any call that is well, shorter than a person waits: a database that is silent would never end it. */
export const callMs = 3_500
const tookTooLong = () => failure('Unavailable', 503, new Error('the call took too long'))

/** Throws InputError for text that PostgreSQL cannot hold (NUL) or that is no Unicode (half of a surrogate pair). */
function refuseUnstorable(value: unknown, path: PropertyKey[]): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new InputError([
      { code: 'custom', path, message: 'Invalid input: contains characters that are no text', input: value },
    ])
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) refuseUnstorable(inner, [...path, key])
}

/** Splits a client's flat input into the parts the endpoint declares; what belongs nowhere goes to the body and is refused there. */
export function partsOf(endpoint: EndpointShape, input: Fields): Parts {
  const parts: Parts = { params: {}, query: {}, body: {} }
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || Number.isNaN(value)) continue
    // Null says that there is none to fields of a body that know it, nothing to all others.
    if (value === null && !endpoint.body.shape[key]?.safeParse(null).success) continue
    if (key in endpoint.params.shape) parts.params[key] = value
    else if (key in endpoint.query.shape) parts.query[key] = value
    else parts.body[key] = value
  }
  return parts
}
