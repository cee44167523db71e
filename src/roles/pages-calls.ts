// The calls that a page of another process asks for at once, answered as one page's: they share its session, what is kept
// from whoever looks, and the ways to the database, also with what the page asks for later.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api as endpoints } from '../contract/api.ts'
import { keptBy, type Db } from '../platform/db.ts'
import { changedHeader, Together, togetherPath, type Told } from '../platform/http/calls-together.ts'
import { nothingAsked, type RequestScope, type ClientOptions } from '../platform/http/client.ts'
import { failure, failureOf, isForRoom } from '../platform/http/failures.ts'
import { networkOf } from '../platform/http/address.ts'
import { askerOf } from '../platform/http/caller.ts'
import { fairLane } from '../platform/http/fair-lane.ts'
import { takeNumber } from '../platform/http/request-number.ts'
import { InputError } from '../platform/http/routes.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { errorText } from '../messages/texts.ts'
import { prefetchForPage } from './prefetch.ts'
import { apiInProcess } from './api.ts'
import { serviceCheck, type Secrets } from './service.ts'

const pagesMax = 500
/** A page waits no longer between two of its questions. */
const restMs = 4_000
/** Of the pages of all web processes, which have limits of their own. */
const callsMost = { atOnce: 100, waiting: 800, waitMs: 3_000 }

/** Answers processes that know the secret; to all others the address does not exist, and without a secret to nobody. */
export function servePagesCalls(
  scope: FastifyInstance,
  { db, secret }: { db: Db; secret: Secrets | undefined },
): void {
  if (!secret) return
  const isService = serviceCheck(secret)
  const lane = fairLane('calls of pages', callsMost)
  const pages = rememberPages()
  scope.post(togetherPath, async (request, reply) => {
    if (!isService(request)) return reply.callNotFound()
    takeNumber(request)
    const { page, ahead, caller, calls } = wishOf(request)
    const asked = pages.of(page)
    asked.since ??= changedAt(request)
    if (ahead !== undefined) prefetchForPage(db, asked, ahead)
    const asker = { ...askerOf(request), of: networkOf(caller.address) }
    const lines = linesTo(reply)
    const answering = calls.map(async ({ name, input }, at) => {
      const keys = new Set<string>()
      const tag = (...more: string[]) => more.forEach((key) => keys.add(key))
      const speaking = { caller: { ...caller, authorization: caller.authorization }, scope: asked, tag }
      const outcome = await lane
        .run(asker, async () => ({
          data: (await callOf(db, speaking, name)(input)) ?? null,
        }))
        .catch((error: unknown) => failed(request, error, name, caller.language))
      lines.tell({ at, keys: [...keys], trips: asked.trips, age: ageOf(asked), outcome })
    })
    void Promise.all(answering).then(lines.end)
    return reply
  })
}

/** Calls that are answered in one turn go out together; what hangs on one of them need not wait for the others. */
function linesTo(reply: FastifyReply) {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'private, no-store' })
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length > 0) raw.write(waiting.join(''))
    waiting = []
  }
  return {
    tell(told: Told) {
      if (waiting.push(`${JSON.stringify(told)}\n`) === 1) setImmediate(flush)
    },
    end() {
      raw.end(waiting.join(''))
      waiting = []
    },
  }
}

function callOf(db: Db, speaking: ClientOptions, name: string): (input: unknown) => Promise<unknown> {
  const api = apiInProcess(db, speaking) as unknown as Record<string, (input: unknown) => Promise<unknown>>
  if (!Object.hasOwn(endpoints, name)) throw failure('NotFound', 404)
  return (input) => api[name]!(input)
}

function wishOf({ body }: FastifyRequest) {
  const wish = Together.safeParse(body)
  if (!wish.success) throw new InputError(wish.error.issues)
  return wish.data
}

/** Counted from when it came, and so a little later than it was. */
function changedAt({ headers }: FastifyRequest): number | undefined {
  const ago = Number(headers[changedHeader] ?? Number.NaN)
  return ago >= 0 ? performance.now() - ago : undefined
}

const ageOf = ({ db }: RequestScope) =>
  Math.max(0, steadyNow() - ((db && keptBy(db)?.reading.oldest) ?? steadyNow()))

function failed(request: FastifyRequest, error: unknown, call: string, language: string) {
  const { name, status, details } = failureOf(error)
  if (status >= 500 && !isForRoom(error))
    request.log[status === 503 ? 'warn' : 'error'](
      { reqId: request.id, error: error instanceof Error ? (error.stack ?? error.message) : error, call },
      'call failed',
    )
  return { name, status, message: errorText(name, language), details }
}

/** What pages have asked so far, as long as they may ask for more. */
function rememberPages() {
  const pages = new Map<string, { asked: RequestScope; at: number }>()
  return {
    of(id: string): RequestScope {
      const now = steadyNow()
      const known = pages.get(id)
      const page = known && now - known.at < restMs ? known : { asked: nothingAsked(), at: now }
      pages.delete(id)
      pages.set(id, { asked: page.asked, at: now })
      for (const [other, { at }] of pages) {
        if (now - at < restMs && pages.size <= pagesMax) break
        pages.delete(other)
      }
      return page.asked
    },
  }
}
