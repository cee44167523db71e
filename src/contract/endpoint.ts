// What one call is: its place on the wire, who may make it, what goes in and what comes out.
import * as z from 'zod'
import type { ErrorName } from './errors.ts'
import type { KeyScopeName } from './key-scopes.ts'
import type { StaffRole } from './staff-roles.ts'

/** Who may make a call at all; the finer right (of which business) is the behaviour's first line. */
export type Access = 'visitor' | 'user' | 'member' | 'manager' | 'owner' | 'staff'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** So many calls in so many seconds, counted from the first; `localBatch` and `exempt` as in platform/http/rate-limits.ts. */
export type Rate = { points: number; seconds: number; localBatch?: number; exempt?: 'this machine' }

/**
 * Shares of a call. Three are taken before its behaviour, in this order; `of` are the fields of the body that may name the
 * account, `device` the one with a token: of a device that the account knows, it has a share of its own instead of the
 * account's; `ofAll` says that `points` are those of the account for one network, and how many it has for all of them together, of which
 * networks side by side (/24, /48) take twice `points`;
 * `returnedAfter` that only wrong tries count: the point of the account goes back after a success, and after one of these errors.
 * `named` is taken of whom the body names once the call has done what it was asked for, since a refused one must
 * cost nobody else anything; `ofOneCaller` are the points that one person, or one address without a log-in, may take of it.
 * `pair` is taken then too, of the person towards what the field `of` names, and where they act as the company that `as`
 * names, of that company as well: the share of two, which no third can use up;
 * calls with the same `sharedAs` take it from one share.
 * `done` is taken of the person then: what was refused costs none of it.
 */
export type RateLimit = {
  address?: Rate
  user?: Rate
  account?: Rate & {
    of: string | readonly string[]
    device?: string
    ofAll?: number
    returnedAfter?: readonly ErrorName[]
  }
  named?: Named | readonly Named[]
  pair?: Rate & { of: string; as?: string; sharedAs?: string }
  done?: Rate
}

type Named = Rate & { of: string; ofOneCaller: number }

type Shape = z.ZodObject
type Nothing = z.ZodObject<Record<never, never>>

export type Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Ok extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** Below `/api`, with `:name` for a part of `params`. */
  path: string
  access: Access
  /** Of a call for staff: the roles that may make it; platform admins always may. */
  staff?: readonly StaffRole[]
  /** One sentence for the reader of the API document. */
  summary: string
  /** The chapter of docs/product.md that asks for it: 7 for P7. */
  section: string
  params: Params
  query: Query
  body: Body
  ok: Ok
  errors: readonly ErrorName[]
  /** Seconds a client may reuse the answer without asking; answers carry an ETag when this is set. */
  maxAge?: number
  /** Visitors get an answer too, and whoever brings a live session gets one that knows them. */
  knowsViewer?: true
  /**
   * It only reads, and may be answered by a server that follows the database, never older than its caller wrote or a page was
   * told (docs/decisions/0128): to everybody, or to visitors where the answer hangs on who looks.
   */
  fromReplica?: 'everybody' | 'visitors'
  /** Milliseconds that the call may take, where it is more than usual. */
  limitMs?: number
  /** How often it may be called; what is more answers TooManyRequests. */
  rateLimit?: RateLimit
  /** Programs of a company may call it by a key that was made for this, in the place of a session; without it no key is taken. */
  keys?: KeyScopeName
  /** It makes something: with an Idempotency-Key it is done once, and said again what it answered. */
  creates?: true
  /** The header that signs the bytes of the body: it is not parsed, and its behaviour reads it once they are checked. */
  signedBy?: string
  /** Its body is a file: not parsed, and handed on piece by piece, of so many bytes and milliseconds at most. */
  file?: { bytesMax: number; arrivesMs: number }
  /** What it answers when all went well, where that is not 200: 202 for what goes on afterwards. */
  status?: 202
  /** Seconds within which a person who sends the same again, without such a key, has sent it once. */
  sameWithin?: number
}

type EndpointInput<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape,
  Ok extends z.ZodType,
> = Omit<Endpoint<Params, Query, Body, Ok>, 'params' | 'query' | 'body' | 'errors'> & {
  params?: Params
  query?: Query
  body?: Body
  errors?: readonly ErrorName[]
}

/** Declares one call of P7; parts left out are empty, and unknown fields are refused everywhere. */
export function endpoint<
  Ok extends z.ZodType,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Shape = Nothing,
>(input: EndpointInput<Params, Query, Body, Ok>): Endpoint<Params, Query, Body, Ok> {
  const nothing = z.strictObject({})
  return {
    ...input,
    params: input.params ?? (nothing as unknown as Params),
    query: input.query ?? (nothing as unknown as Query),
    body: input.body ?? (nothing as unknown as Body),
    errors: input.errors ?? [],
  }
}

type Given<Part> = Part extends Record<string, never> ? unknown : Part

/** What a caller gives: only the parts the endpoint declares, defaults may be left out. */
export type CallInput<E extends Endpoint> = Given<z.input<E['params']>> &
  Given<z.input<E['query']>> &
  Given<z.input<E['body']>>

/** What a successful call answers in `data`. */
export type CallOutput<E extends Endpoint> = z.output<E['ok']>
