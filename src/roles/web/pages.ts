// The web role: answers every address that is not a file or a call with a rendered page, from the micro-cache when it may.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiClient } from '../../contract/api.ts'
import { tagOf } from '../../platform/http/etag.ts'
import { answerEarly, type Early } from '../../platform/http/early.ts'
import type { Speaking } from '../../platform/http/client.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Page } from '../../web/api/page.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import { pagePolicy, sealScripts } from './policy.ts'
import { unavailablePage } from './unavailable.ts'
import type { Editions } from './editions.ts'
import { readyFor, sendKept, sendPrivate } from './sending.ts'
import { isNoPage } from './visitor.ts'
import { rememberVisits, type Visit, type Visits } from './visits.ts'

export type HandlePage = (request: Request, page: Page) => Promise<Response>

export type PagesOptions = {
  handlePage: () => Promise<HandlePage>
  apiFor(speaking: Speaking): ApiClient
  editions: Editions
  defaultEdition: string
  cache: PageCache
  metrics: Metrics
  filesOrigin: string | undefined
  /** Whether requests come through a proxy whose headers count. */
  behindProxy: boolean
  secure: boolean
  /** Off in development only, where the build tool injects styles and scripts of its own. */
  strictPolicy: boolean
}

const rendersMax = 32
const sessionCookie = /(?:^|;\s*)(?:__Host-)?mw_(?:access|refresh)=/

/** Serves pages on everything that no other route takes. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const visits = rememberVisits(options)
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, options, visits),
  })
  answerEarly(app, keptPages(options, visits))
}

/** Pages that are kept, fresh and ready for the socket: most of what visitors ask for. */
function keptPages({ cache, metrics, editions }: PagesOptions, visits: Visits): Early {
  const seconds = metrics.requests.labels({ method: 'GET', route: '/*', status: 200 })
  return (message, response) => {
    // Who has a copy already may be told that it still holds: that is decided further on.
    if (message.method !== 'GET' || message.headers['if-none-match'] !== undefined || !editions.ready())
      return false
    const visit = visits.known(message)
    const page = visit && cache.peek(visit.key)
    const ready = page && readyFor(page, message.headers['accept-encoding'])
    if (!ready) return false
    const began = performance.now()
    response.writeHead(page.status, ready.head)
    response.end(ready.body)
    metrics.pageCache.inc({ result: 'hit' })
    seconds.observe((performance.now() - began) / 1000)
    return true
  }
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  visits: Visits,
): unknown {
  if (!options.editions.ready()) return answerOnceReady(request, reply, options, visits)
  if (isNoPage(request.url)) return reply.header('cache-control', 'no-store').redirect('/')
  const visit = visits.of(request)
  if (request.method === 'POST' || sessionCookie.test(request.headers.cookie ?? ''))
    return answerPrivately(request, reply, visit, options)
  // Most visitors get what is there already: without a promise or a URL of their own.
  const fresh = options.cache.peek(visit.key)
  if (!fresh) return answerFromCache(request, reply, visit, options)
  options.metrics.pageCache.inc({ result: 'hit' })
  return sendKept(request, reply, fresh)
}

async function answerOnceReady(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  visits: Visits,
) {
  await options.editions.load().catch(() => {})
  return options.editions.ready()
    ? answer(request, reply, options, visits)
    : sendPrivate(request, reply, unavailablePage('en'))
}

async function answerPrivately(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  options: PagesOptions,
) {
  options.metrics.pageCache.inc({ result: 'pass' })
  try {
    return await sendPrivate(request, reply, (await render(request, visit, options)).page)
  } catch (error) {
    return sendUnavailable(request, reply, visit, error)
  }
}

async function answerFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  options: PagesOptions,
) {
  try {
    const { page, result } = await options.cache.get(visit.key, () => render(request, visit, options))
    options.metrics.pageCache.inc({ result })
    return await sendKept(request, reply, page)
  } catch (error) {
    return sendUnavailable(request, reply, visit, error)
  }
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply, visit: Visit, error: unknown) {
  request.log.warn(
    { reqId: request.id, error: error instanceof Error ? error.message : String(error) },
    'page not rendered',
  )
  return sendPrivate(request, reply, unavailablePage(visit.language))
}

let rendersRunning = 0

async function render(request: FastifyRequest, visit: Visit, options: PagesOptions): Promise<Rendered> {
  if (rendersRunning >= rendersMax) throw new Error('too many pages are being rendered')
  rendersRunning++
  options.metrics.renders.inc()
  try {
    return await renderNow(request, visit, options)
  } finally {
    rendersRunning--
    options.metrics.renders.dec()
  }
}

async function renderNow(request: FastifyRequest, visit: Visit, options: PagesOptions): Promise<Rendered> {
  const keys = new Set<string>()
  const nonce = randomBytes(16).toString('base64url')
  const url = new URL(visit.origin + visit.address)
  let unavailable = false
  const caller = {
    language: visit.language,
    edition: visit.edition.code,
    address: request.ip,
    authorization: undefined,
  }
  const page: Page = {
    api: options.apiFor({ caller, tag: (...more) => more.forEach((key) => keys.add(key)) }),
    edition: visit.edition,
    editions: visit.editions,
    language: visit.language,
    nonce,
    url,
    onError(error) {
      const status = (error as { status?: unknown }).status
      if (status === 503) unavailable = true
      else if (typeof status !== 'number' || status >= 500)
        request.log.error(
          { reqId: request.id, error: stackOf(error), cause: stackOf((error as Error).cause) },
          'page failed',
        )
    },
  }
  const handlePage = await options.handlePage()
  const response = await handlePage(
    new Request(url, { method: request.method === 'HEAD' ? 'GET' : request.method }),
    page,
  )
  if (unavailable) throw new Error('the API is not available')
  return toPage(response, nonce, keys, options)
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : error)

async function toPage(
  response: Response,
  nonce: string,
  keys: ReadonlySet<string>,
  options: PagesOptions,
): Promise<Rendered> {
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    headers[name] = value
  })
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html')
  let body = Buffer.from(await response.arrayBuffer())
  if (isHtml) {
    const { html, hashes } = sealScripts(body.toString('utf8'), nonce)
    body = Buffer.from(html)
    headers['content-security-policy'] = options.strictPolicy
      ? pagePolicy(hashes, options.filesOrigin, options.secure)
      : "frame-ancestors 'none'"
  }
  const cacheable = response.status === 200 && !response.headers.has('set-cookie')
  // Weak: one tag for every content-encoding.
  if (cacheable && !isHtml) headers['etag'] = `W/${tagOf(body)}`
  headers['cache-control'] ??= response.headers.has('set-cookie')
    ? 'private, no-store'
    : 'public, max-age=0, must-revalidate'
  headers['vary'] = 'Accept-Language, Cookie, Accept-Encoding'
  delete headers['content-length']
  return {
    page: { status: response.status, headers, body, storedAt: 0, keys, ready: new Map() },
    cacheable,
  }
}
