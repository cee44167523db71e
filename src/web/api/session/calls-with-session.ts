// Calls that a page makes outside loaders, with the session's token, as P8 handles their failures.
import type { Api } from '../../../contract/api.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { requestOf, type BrowserCall, type CallApi, type CallOptions } from './browser-calls.ts'
import { CallFailure, type Call } from './calls.ts'
import { SessionLost, type Renewal } from './renewal.ts'

type Tools = {
  renewal: Pick<Renewal, 'token' | 'renew'>
  /** The session is over: what is kept is cleared and the page loads anew. */
  onLost(): void
  /** Whether the page says that its session has ended: then nothing goes out as its person, though a token may still be good. */
  isEnded?(): boolean
  /** Of the page, which a person may read in another language than their browser's. */
  language(): string
  fetchIt?: typeof fetch
  origin?: string
}

type Answer<Name extends BrowserCall> = CallOutput<Api[Name]>

const renewable = new Set(['TokenNotFound', 'TokenExpiredError', 'SessionError'])

/**
 * Makes calls with the session's token and answers their `data`. Calls that come while the token is renewed wait and go
 * out with the new one; one that was refused for its token is repeated once. Throws CallFailure.
 */
export function callsWithSession({
  renewal,
  onLost,
  isEnded = () => false,
  language,
  fetchIt = fetch,
  origin = '',
}: Tools): CallApi {
  const answered = <Data>(call: Call, { idempotencyKey }: CallOptions, token: string) =>
    answerTo<Data>(fetchIt, origin, call, {
      authorization: `Bearer ${token}`,
      'accept-language': language(),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    })
  const lost = (error: unknown): never => {
    if (error instanceof SessionLost) onLost()
    throw error
  }
  return async (name, input, options = {}) => {
    if (isEnded()) throw new CallFailure('TokenNotFound', 401, '', {})
    const call = requestOf(name, input)
    const token = await renewal.token().catch(lost)
    const first = await answered<Answer<typeof name>>(call, options, token)
    if (!(first instanceof CallFailure)) return first.data
    if (first.status !== 401) throw first
    if (renewable.has(first.name)) {
      const next = await renewal.renew(token).catch(lost)
      const second = await answered<Answer<typeof name>>(call, options, next)
      if (!(second instanceof CallFailure)) return second.data
      if (second.status !== 401) throw second
    }
    onLost()
    throw first
  }
}

/** Fields that are null or no number stay at home (P5.4). */
function bodyOf(fields: Record<string, unknown>): string {
  const sent = Object.entries(fields).filter(([, value]) => value !== null && !Number.isNaN(value))
  return JSON.stringify(Object.fromEntries(sent))
}

async function answerTo<Data>(
  fetchIt: typeof fetch,
  origin: string,
  { method, path, body }: Call,
  spoken: Record<string, string>,
): Promise<{ data: Data } | CallFailure> {
  const headers = { ...spoken }
  if (method !== 'GET') headers['content-type'] = 'application/json'
  const response = await fetchIt(`${origin}/api${path}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: bodyOf(body ?? {}) }),
  })
  const answer = (await response.json().catch(() => null)) as {
    success?: boolean
    data: Data
    name?: string
    message?: string
    fields?: Record<string, string>
  } | null
  // A 2xx without success is an error too.
  if (response.ok && answer?.success === true) return { data: answer.data }
  const { name = 'InternalError', message = '', fields = {} } = answer ?? {}
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  return new CallFailure(name, response.status, message, fields, retryAfter)
}
