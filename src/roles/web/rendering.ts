// A page is rendered for everybody, without access to any session, or for the one person who asks.
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { pageAt } from '../../contract/pages/matching.ts'
import { shownToIn, shownToMax } from '../../contract/shown-to.ts'
import { zoneInCookies } from '../../contract/time-zone.ts'
import { keptBy } from '../../platform/db.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { callerFrom } from '../../platform/http/caller.ts'
import { isForRoom } from '../../platform/http/failures.ts'
import { tagOf } from '../../platform/http/etag.ts'
import { nothingAsked, type RequestScope, type ClientOptions } from '../../platform/http/client.ts'
import type { Caller } from '../../platform/http/routes.ts'
import type { ProviderOrigins } from '../../platform/payments/provider.ts'
import { keyedHash } from '../../platform/sealing.ts'
import type { Page } from '../../web/api/page.ts'
import { bringsSession, cookieJar, dropSession, heldSession, keepSession } from './cookies.ts'
import type { Editions } from './editions.ts'
import type { CachedPage, PageCache, Rendered } from './page-cache.ts'
import { formType } from './csrf.ts'
import { madeForAll, madeForOne } from './page-lanes.ts'
import { tooManyPage, unavailablePage } from './plain-pages.ts'
import { pagePolicy, hashInlineScripts } from './content-security-policy.ts'
import { reportingHeaders } from './policy-reports.ts'
import { signedIn, withoutRefreshToken, type Upstreams } from './signed-in.ts'
import type { Visit } from './visits.ts'

export type HandlePage = (request: Request, page: Page) => Promise<Response>

export type PagesOptions = Upstreams & {
  handlePage: () => Promise<HandlePage>
  editions: Editions
  defaultEdition: string
  cache: PageCache
  metrics: Metrics
  filesOrigin: string | undefined
  /** Where files are posted to when not here. */
  uploadOrigin: string | undefined
  /** Of the payment provider, which only the page that pays may load, frame and call. */
  paymentOrigins: ProviderOrigins | undefined
  /** Whether requests come through a proxy whose headers count. */
  behindProxy: boolean
  secure: boolean
  /** Off in development only, where the build tool injects styles and scripts of its own. */
  strictPolicy: boolean
}

const signBytes = 12

type Personal = Pick<Page, 'session' | 'zone' | 'cookies' | 'door'>

const refused = (): never => {
  throw new Error('this page is kept for everybody: it has no cookies and no session')
}
const ofNobody: Personal = {
  session: undefined,
  zone: undefined,
  cookies: { read: refused, set: refused, remove: refused },
  door: { open: refused, close: refused, token: () => undefined, isAway: () => false },
}

/**
 * A page that may be kept and shown to others: whatever the request says of a person does not get here. It has what changed
 * `changedAgo` milliseconds ago, of which the cache has been told.
 */
export function renderPublic(
  request: FastifyRequest,
  visit: Visit,
  options: PagesOptions,
  changedAgo?: number,
): Promise<Rendered> {
  return madeForAll(request, options.metrics, async () => {
    const scope = askedBy(request)
    if (scope && changedAgo !== undefined) scope.changedAt = performance.now() - changedAgo
    const asking = { caller: callerOf(request, visit), scope }
    const { cookies, ...rendered } = await render(request, visit, options, asking, ofNobody)
    return cookies.length > 0 ? refused() : rendered
  })
}

/** A page for the person who asks, with the cookies that go out with it. */
export function renderForOne(
  request: FastifyRequest,
  visit: Visit,
  options: PagesOptions,
): Promise<{ page: CachedPage; cookies: string[] }> {
  return madeForOne(request, options.metrics, async () => {
    const visitor = { ...callerOf(request, visit), device: callerFrom(request).device }
    const asked = askedBy(request)
    const jar = cookieJar(request.headers.cookie, options.secure)
    const alive = bringsSession(request.headers.cookie)
      ? await signedIn(jar, visitor, options, asked)
      : undefined
    // What was typed on a page of one person is not done by another who has logged in since.
    const isAnothers = alive !== undefined && isOfAnother(request, alive.session.userID)
    const known = isAnothers ? undefined : alive
    let token = known?.token
    const personal: Personal = {
      session: known?.session,
      zone: known && zoneInCookies(request.headers.cookie),
      cookies: jar,
      door: {
        open(entry) {
          keepSession(jar, entry, Date.now())
          token = withoutRefreshToken(entry)
          const caller = { ...visitor, authorization: `Bearer ${token.token}` }
          return options.apiFor({ caller, tag: () => {} })
        },
        close() {
          dropSession(jar)
          token = undefined
        },
        token: () => token,
        isAway: () => !isAnothers && token === undefined && heldSession(jar) !== undefined,
      },
    }
    const caller = token ? { ...visitor, authorization: `Bearer ${token.token}` } : visitor
    try {
      const { page, cookies } = await render(request, visit, options, { caller, scope: asked }, personal)
      return { page, cookies: [...cookies, ...jar.lines()] }
    } catch (error) {
      // A renewed session must reach the browser all the same: the token of before is used up.
      return { page: notRendered(request, visit, error), cookies: jar.lines() }
    }
  })
}

/** What is sent when rendering failed; the log is told why. */
export function notRendered(request: FastifyRequest, visit: Visit, error: unknown): CachedPage {
  if (!isForRoom(error))
    request.log.warn(
      { reqId: request.id, error: error instanceof Error ? error.message : String(error) },
      'page not rendered',
    )
  const { status, details } = error as { status?: unknown; details?: { retryAfter?: unknown } }
  return status === 429
    ? tooManyPage(visit.language, Number(details?.retryAfter ?? 5))
    : unavailablePage(visit.language, request.id)
}

const callerOf = (request: FastifyRequest, visit: Visit): Caller => ({
  language: visit.language,
  edition: visit.edition.code,
  address: callerFrom(request).address,
  authorization: undefined,
  requestID: request.id,
})

/** A page that only reads asks once for what its calls ask alike; a form is sent to change just that. */
const askedBy = ({ method }: FastifyRequest): RequestScope | undefined =>
  method === 'POST' ? undefined : nothingAsked()

async function render(
  request: FastifyRequest,
  visit: Visit,
  options: PagesOptions,
  { caller, scope: asked }: Pick<ClientOptions, 'caller' | 'scope'>,
  personal: Personal,
): Promise<Rendered & { cookies: string[] }> {
  const keys = new Set<string>()
  const nonce = randomBytes(16).toString('base64url')
  const url = new URL(visit.origin + visit.address)
  let unavailable = false
  let spent: Error | undefined
  let document: Buffer | undefined
  const page: Page = {
    ...personal,
    api: options.apiFor({ caller, scope: asked, tag: (...more) => more.forEach((key) => keys.add(key)) }),
    apiOnce: (idempotencyKey) => options.apiFor({ caller: { ...caller, idempotencyKey }, tag: () => {} }),
    accounts: options.accountsFor({ caller, scope: asked, tag: () => {} }),
    edition: visit.edition,
    editions: visit.editions,
    language: visit.language,
    signOf: (purpose, text) => keyedHash(purpose, '', text).subarray(0, signBytes).toString('base64url'),
    nonce,
    requestID: request.id,
    url: addressOf(url),
    onDocument(html) {
      document = html
    },
    onError(error) {
      const status = (error as { status?: unknown }).status
      if (status === 503) unavailable = true
      else if (status === 429) spent = error as Error
      else if (typeof status !== 'number' || status >= 500)
        request.log.error(
          { reqId: request.id, error: stackOf(error), cause: stackOf((error as Error).cause) },
          'page failed',
        )
    },
  }
  const handlePage = await options.handlePage()
  const response = await handlePage(new Request(url, asSent(request)), page)
  if (unavailable) throw new Error('the API is not available')
  // Nobody else is shown that this visitor asked too often.
  if (spent) throw spent
  const rendered = await toPage(response, document, nonce, keys, options, {
    uploads: personal.session !== undefined,
    pays: pageAt(url.pathname).pays === true,
  })
  if (asked) tellTrips(asked, rendered.page, options)
  return { ...rendered, madeOf: asked?.away?.oldest ?? (asked?.db && keptBy(asked.db)?.reading.oldest) }
}

/** How often the page waited for the database: in the metrics, and where nobody else reads along also in the answer. */
function tellTrips(
  { trips, away }: RequestScope,
  { headers }: CachedPage,
  { metrics, secure }: PagesOptions,
): void {
  metrics.pageTrips.observe(trips)
  const told = [`database;desc="${trips} trips"`, ...(away ? [`api;desc="${away.requests} requests"`] : [])]
  if (!secure) headers['server-timing'] = told.join(', ')
}

/** True for a form on a page that was shown to somebody else. */
function isOfAnother({ method, body }: FastifyRequest, userID: string): boolean {
  if (method !== 'POST' || !Buffer.isBuffer(body)) return false
  const shown = shownToIn(body.subarray(-shownToMax).toString('latin1'))
  return shown !== undefined && shown !== userID
}

/** What a form sent, and nothing else of the request. */
function asSent({ method, body }: FastifyRequest): RequestInit {
  if (method !== 'POST') return {}
  const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : ''
  return { method, body: sent, headers: { 'content-type': formType } }
}

/** The address of the page whose data a script asks for. */
function addressOf(url: URL): URL {
  const page = new URL(url)
  page.pathname = page.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  if (page.searchParams.has('_routes')) page.searchParams.delete('_routes')
  return page
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : error)

async function toPage(
  response: Response,
  document: Buffer | undefined,
  nonce: string,
  keys: ReadonlySet<string>,
  options: PagesOptions,
  may: { uploads: boolean; pays: boolean },
): Promise<Rendered & { cookies: string[] }> {
  const headers: Record<string, string> = {}
  const cookies = response.headers.getSetCookie()
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html')
  // A document comes as it was written; anything else as what a Response holds.
  let body: Buffer = (isHtml && document) || Buffer.from(await response.arrayBuffer())
  if (isHtml) {
    const { html, hashes } = hashInlineScripts(body, nonce)
    body = html
    // A document that says itself what it may do has no part of ours in it.
    if (options.strictPolicy && !headers['content-security-policy']) Object.assign(headers, reportingHeaders)
    headers['content-security-policy'] ??= options.strictPolicy
      ? pagePolicy(
          hashes,
          options.filesOrigin,
          options.secure,
          may.uploads ? { to: options.uploadOrigin } : undefined,
          may.pays ? options.paymentOrigins : undefined,
        )
      : "frame-ancestors 'none'"
  }
  // What says itself that nobody may store it is not kept here either, whatever its entry says.
  const mayStore = !headers['cache-control']?.includes('no-store')
  const cacheable = response.status === 200 && cookies.length === 0 && mayStore
  // Weak: one tag for every content-encoding.
  if (cacheable && !isHtml) headers['etag'] = `W/${tagOf(body)}`
  headers['cache-control'] ??= cookies.length > 0 ? 'private, no-store' : 'public, max-age=0, must-revalidate'
  headers['vary'] = 'Accept-Language, Cookie, Accept-Encoding'
  delete headers['content-length']
  return {
    page: { status: response.status, headers, body, storedAt: 0, keys, ready: new Map() },
    cacheable,
    cookies,
  }
}
