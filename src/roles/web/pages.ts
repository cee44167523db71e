// The web role: answers every address that is not a file or a call with a rendered page, from the micro-cache when it may.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nameRoute } from '../../platform/http/route-name.ts'
import { serveCachedAnswers, type CachedAnswer } from '../../platform/http/cached-answers.ts'
import { bringsSession } from './cookies.ts'
import { isCrossSite, isNotAForm, isOneClickUnsubscribe } from './csrf.ts'
import { notRendered, renderForOne, renderPublic, type PagesOptions } from './rendering.ts'
import { refusalPage, unavailablePage } from './plain-pages.ts'
import { readyFor, sendKept, sendPrivate } from './sending.ts'
import { isNoPage } from './visitor.ts'
import { rememberVisits, type Visit, type Visits } from './visits.ts'

/** Of a form that somebody typed: a product at every limit, with a hundred variants, takes 600 kB as forms send Japanese; files go another way. */
const bodyMax = 768 * 1024

/** Serves pages on everything that no other route takes. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error.statusCode !== 413 || !options.editions.ready()) throw error
    return sendPrivate(request, reply, refusalPage('TooLarge', visits.of(request).language))
  })
  const visits = rememberVisits(options)
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    bodyLimit: bodyMax,
    handler: (request, reply) => answer(request, reply, options, visits),
  })
  serveCachedAnswers(app, keptPages(options, visits))
}

/** Pages that are kept, fresh and ready for the socket: most of what visitors ask for. */
function keptPages({ cache, metrics, editions }: PagesOptions, visits: Visits): CachedAnswer {
  const timerOf = timersOfKept(metrics)
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
    timerOf(visit.route).observe((performance.now() - began) / 1000)
    return true
  }
}

/** One a page, looked up once: labels are hashed at every use otherwise. */
function timersOfKept({ requests }: PagesOptions['metrics']) {
  const known = new Map<string, ReturnType<typeof requests.labels>>()
  return (route: string) => {
    let timer = known.get(route)
    if (!timer) known.set(route, (timer = requests.labels({ method: 'GET', route, status: 200 })))
    return timer
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
  nameRoute(request, visit.route)
  const isOneClick = isOneClickUnsubscribe(request.method, visit.address, request.body)
  if (!isOneClick && isCrossSite(request.method, request.headers, formOrigin(visit, options)))
    return sendPrivate(request, reply, refusalPage('ForeignOrigin', visit.language))
  if (!isOneClick && request.method === 'POST' && isNotAForm(request.headers['content-type'], request.body))
    return sendPrivate(request, reply, refusalPage('InvalidInput', visit.language))
  const isPersonal = !visit.isForEveryone && bringsSession(request.headers.cookie)
  if (request.method === 'POST' || visit.isPrivate || isPersonal)
    return answerPrivately(request, reply, visit, options)
  // Most visitors get what is there already: without a promise or a URL of their own.
  const fresh = options.cache.peek(visit.key)
  if (!fresh) return answerFromCache(request, reply, visit, options)
  options.metrics.pageCache.inc({ result: 'hit' })
  return sendKept(request, reply, fresh)
}

/** Whose forms count: those of this host, which must be an edition's where strangers could name others, whatever a proxy says of it. */
function formOrigin({ edition, origin }: Visit, { secure }: PagesOptions): string | undefined {
  return !secure || edition.hosts.includes(new URL(origin).hostname) ? origin : undefined
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
    : sendPrivate(request, reply, unavailablePage('en', request.id))
}

async function answerPrivately(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  options: PagesOptions,
) {
  options.metrics.pageCache.inc({ result: 'pass' })
  try {
    const { page, cookies } = await renderForOne(request, visit, options)
    return await sendPrivate(request, reply, page, cookies)
  } catch (error) {
    return sendPrivate(request, reply, notRendered(request, visit, error))
  }
}

async function answerFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  options: PagesOptions,
) {
  try {
    const { page, result } = await options.cache.get(visit.key, (changedAgo) =>
      renderPublic(request, visit, options, changedAgo),
    )
    options.metrics.pageCache.inc({ result })
    return await sendKept(request, reply, page)
  } catch (error) {
    return sendPrivate(request, reply, notRendered(request, visit, error))
  }
}
