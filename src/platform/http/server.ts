// The HTTP server: limits on every wait, security headers on every answer, health, a stop that answers what was begun.
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { limitBodies } from './body-room.ts'
import { failureOf } from './failures.ts'
import { endLateBody } from './late-body.ts'
import { hasUnknownEncoding, lacksHost, readableUrl, refuseAtSocket, refuseUnparsable } from './malformed.ts'
import { watchPressure } from './pressure.ts'
import { numberRequests } from './request-number.ts'
import { routeOf } from './route-name.ts'
import { traceRequests } from './traced-requests.ts'

/** Headers that every answer carries; documents add a policy of their own (V11). */
const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const maxHeaderSize = 16 * 1024
/** Requests of one connection that may wait for their answers; browsers send the next one after the answer. */
const pipelinedMax = 16

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export type ServerOptions = {
  log: Logger
  metrics: Metrics
  /** Requests arrive over https (production); adds HSTS. */
  secure: boolean
  trustProxy: string | false
  ready(): Promise<boolean>
}

/** A server with nothing on it but /healthz and /readyz; the roles add theirs. */
export function createServer(options: ServerOptions): FastifyInstance {
  const headers = options.secure ? { ...everyAnswer, ...overHttps } : everyAnswer
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // The most that any route gives (late-body.ts): a file of a gigabyte; all others give less.
    requestTimeout: 1_400_000,
    keepAliveTimeout: 10_000,
    // Who takes nothing of an answer for so long is not reading it; streams beat more often.
    connectionTimeout: 30_000,
    // A product with every text as long as it may be, in Japanese, takes half of it.
    bodyLimit: 256 * 1024,
    trustProxy: options.trustProxy,
    // Longer than any request line: what is too long is refused by the endpoint, in its own words.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: (request: IncomingMessage) => readableUrl(request.url ?? '/'),
    clientErrorHandler: refuseUnparsable(headers),
    genReqId: () => randomUUID(),
    // A log for each request costs as much as routing it, and most write nothing: who does names the request.
    childLoggerFactory: (log: Logger) => log,
    // Without a host the parser would answer by itself, without our headers: `lacksHost` asks.
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize,
      requireHostHeader: false,
    },
  } as Parameters<typeof Fastify>[0]) as unknown as FastifyInstance

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    endLateBody(app, request)
    done()
  })
  numberRequests(app)
  refuseUnderPressure(app)
  traceRequests(app)
  limitBodies(app)
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  const timerOf = timers(options.metrics)
  app.addHook('onResponse', (request, reply, done) => {
    timerOf(request.method, routeOf(request), reply.statusCode).observe(reply.elapsedTime / 1000)
    done()
  })

  limitPipelining(app, headers)
  app.server.maxConnections = connectionsMost()
  // The API and the pages answer their own failures; this is for what lies beside them.
  app.setErrorHandler((error, request, reply) => {
    const { name, status } = failureOf(error)
    if (status >= 500)
      request.log[status === 503 ? 'warn' : 'error'](
        { reqId: request.id, error: String(error), route: request.routeOptions.url },
        'request failed',
      )
    if (status === 503 || status === 429) reply.header('retry-after', '5')
    return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(name)
  })
  let stopping = false
  app.addHook('preClose', () => {
    stopping = true
    closeWhenIdle(app)
  })
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await options.ready())
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '5' }) })
      .send({ status: ready ? 'ready' : 'not ready' })
  })
  return app
}

/** A connection whose answer began before the stop, and ends during it, is kept for a next request and would hold the stop up. */
function closeWhenIdle({ server }: FastifyInstance): void {
  if (!server.listening) return
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(closing))
}

/** Those who look whether it lives are answered always. */
const looked = new Set(['/healthz', '/readyz', '/metrics'])

function refuseUnderPressure(app: FastifyInstance): void {
  const pressure = watchPressure()
  app.addHook('onRequest', (request, reply, done) => {
    if (!pressure.isHigh() || looked.has(request.routeOptions.url ?? '')) return done()
    void reply
      .code(503)
      .headers({ 'retry-after': '5', 'cache-control': 'no-store', connection: 'close' })
      .type('text/plain')
      .send('Unavailable')
  })
  app.addHook('onClose', async () => pressure.close())
}

/** Of the files that the process may open, connections leave a fifth: to the database, to other processes, to what lies on disk. */
function connectionsMost(): number {
  let files = NaN
  try {
    files = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
  } catch {
    // Not on Linux.
  }
  return Number.isNaN(files) ? usualFiles : Math.floor(files * 0.8)
}
const usualFiles = 10_000

/** Answers what no role takes, such as other methods on pages; an address may hold a secret, so it is not said again. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('NotFound'),
  )
}

/** Ends a connection that asks and asks without taking answers: each of them would lie in memory. */
function limitPipelining(app: FastifyInstance, headers: Record<string, string>): void {
  const waiting = new WeakMap<Socket, number>()
  const ending = new WeakSet<Socket>()
  const usual = app.server.listeners('request') as Handler[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    // More than a thousand may come in one piece: nothing is made of those that nobody will answer.
    if (ending.has(request.socket) || hasUnknownEncoding(request)) return
    if (lacksHost(request)) {
      ending.add(request.socket)
      refuseAtSocket(headers, request.socket)
    } else for (const handler of usual) handler(request, response)
  })
  const count = (socket: Socket, change: number) => {
    const now = (waiting.get(socket) ?? 0) + change
    waiting.set(socket, now)
    return now
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (count(request.socket, 1) <= pipelinedMax) return done()
    ending.add(request.socket)
    void reply
      .code(429)
      .headers({ 'retry-after': '5', 'cache-control': 'no-store', connection: 'close' })
      .send()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    count(request.socket, -1)
    done()
  })
}

/** The histogram's line for a route, looked up once: labels are hashed at every use otherwise. */
function timers({ requests }: Metrics) {
  const known = new Map<string, ReturnType<Metrics['requests']['labels']>>()
  return (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`
    let timer = known.get(key)
    if (!timer) known.set(key, (timer = requests.labels({ method, route, status })))
    return timer
  }
}

const proxied = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** What is for the operator or developer alone: true only from this machine and not through a proxy. */
export function isLocal({ headers, socket }: FastifyRequest): boolean {
  const peer = socket.remoteAddress ?? ''
  return (
    (peer === '127.0.0.1' || peer === '::1' || peer === '::ffff:127.0.0.1') &&
    !proxied.some((name) => headers[name] !== undefined)
  )
}
