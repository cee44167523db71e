// A web role without the api role in its process hands calls and files on to the API, so that one address serves all of a page.
import http from 'node:http'
import https from 'node:https'
import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '../../contract/api.ts'
import type { Endpoint, Method } from '../../contract/endpoint.ts'
import { errorTable } from '../../contract/errors.ts'
import { livePath } from '../../contract/live.ts'
import { languages } from '../../contract/locale.ts'
import { errorText } from '../../messages/texts.ts'
import { callConstraint, routeCallsAndPages } from '../../platform/http/call-or-page.ts'
import { askerOf } from '../../platform/http/caller.ts'
import { fairLane, type FairLane } from '../../platform/http/fair-lane.ts'
import { backMs, endStream } from '../../platform/live/sse.ts'
import { failure, failureOf } from '../../platform/http/failures.ts'
import { languageOf } from '../../platform/http/language.ts'
import { numberHeader } from '../../platform/http/request-number.ts'
import { traceHeaders } from '../../platform/tracing.ts'
import { accountCalls } from '../accounts.ts'
import { uploadBytesMax } from '../files.ts'

const passed = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'last-event-id',
  'range',
  'user-agent',
  'x-edition',
]
const answered = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'last-modified',
  'retry-after',
  'surrogate-key',
  'vary',
  'x-accel-buffering',
]

/** Answers a failure in the envelope that every caller of the API reads. */
function fail(request: FastifyRequest, reply: FastifyReply, name: keyof typeof errorTable) {
  const language = languageOf(request.headers['accept-language'], languages, 'en')
  const { status } = errorTable[name]
  if (status === 503) reply.header('retry-after', '5')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, name, message: errorText(name, language) }))
}

const plainAgent = new http.Agent({ keepAlive: true })
const safeAgent = new https.Agent({ keepAlive: true })
const answerMs = 8_000
/** A file passes through as it comes, and its line is thin. */
const fileMs = 190_000
/** What is no longer than this is sent on in one piece, which costs a third of a stream. */
const pieceMax = 64 * 1024

type Passed = { status: number; headers: http.IncomingHttpHeaders; body: http.IncomingMessage | Buffer }

/**
 * Calls that wait for their answers, each kind in a lane of its own, and streams that wait for their beginning: of an API that
 * hangs nobody waits without end, and neither a storm of log-ins nor those who come back by the thousand keep others waiting.
 */
const callsMost = { atOnce: 300, waiting: 600, waitMs: 3_000 }
const streamsLane = fairLane('streams passed on', { atOnce: 100, waiting: 5_000, waitMs: 6_000 })

/** In its turn; files take none, since where they lie has places of its own for them. */
function askInTurn(calls: FairLane, address: URL, request: FastifyRequest): Promise<Passed> {
  if (request.body instanceof Readable) return ask(address, request)
  const lane = address.pathname === `/api${livePath}` ? streamsLane : calls
  return lane.run(askerOf(request), () => ask(address, request))
}

/** Once more when the connection was kept open from before and had been closed by the time that it was used. */
async function ask(address: URL, request: FastifyRequest): Promise<Passed> {
  try {
    return await askOnce(address, request)
  } catch (error) {
    const { code, wasKept } = error as { code?: string; wasKept?: boolean }
    const isSafe = request.method === 'GET' || request.headers['idempotency-key'] !== undefined
    const mayAgain = isSafe && !(request.body instanceof Readable)
    if (!(wasKept && mayAgain && code === 'ECONNRESET')) throw error
    return askOnce(address, request)
  }
}

/** The answer at `address` to what is passed on of `request`. Not by fetch: that costs the process of the pages twice as much. */
function askOnce(address: URL, request: FastifyRequest): Promise<Passed> {
  const headers: http.OutgoingHttpHeaders = {
    'x-forwarded-for': request.ip,
    [numberHeader]: request.id,
    ...traceHeaders(),
  }
  for (const name of passed) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined
  if (body) headers['content-length'] = body.length
  const pieces = request.body instanceof Readable ? request.body : undefined
  if (pieces && request.headers['content-length'])
    headers['content-length'] = request.headers['content-length']
  const isSafe = address.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const asked = (isSafe ? https : http).request(address, {
      agent: isSafe ? safeAgent : plainAgent,
      method: request.method,
      headers,
    })
    // As long as the body may take (late-body.ts), and then a moment.
    const filesMs = fileMs + (Number(headers['content-length']) || 0) / 1_000
    const late = setTimeout(() => asked.destroy(new Error('no answer in time')), pieces ? filesMs : answerMs)
    asked.on('error', (error) => {
      clearTimeout(late)
      reject(Object.assign(error, { wasKept: asked.reusedSocket }))
    })
    asked.on('response', (response) => {
      const { statusCode: status = 502, headers: given } = response
      const isPiece = Number(given['content-length'] ?? Infinity) <= pieceMax && request.method !== 'HEAD'
      const whole = isPiece ? buffer(response) : Promise.resolve(response)
      void whole
        .then((content) => resolve({ status, headers: given, body: content }), reject)
        .finally(() => clearTimeout(late))
    })
    if (pieces) pipeline(pieces, asked, () => {})
    else asked.end(body)
  })
}

type Upstream = { apiUrl: string | undefined; accountsUrl: string | undefined }

/** Passes the calls and files of the roles that are at another address on to it. */
export function passOnCalls(app: FastifyInstance, { apiUrl, accountsUrl }: Upstream): void {
  if (apiUrl) {
    passOn(app, '/api', apiUrl)
    for (const { method, path, file } of Object.values(api) as Endpoint[])
      if (file)
        passOn(app, '/api', apiUrl, {
          only: { method, url: `/api${path}` },
          bodyLimit: file.bytesMax,
          bodyMs: fileMs,
        })
    passOn(app, '/media', apiUrl, { bodyLimit: uploadBytesMax, bodyMs: fileMs })
  }
  if (accountsUrl) {
    routeCallsAndPages(app, accountCalls)
    passOn(app, '/accounts', accountsUrl, { constraints: callConstraint })
  }
}

type Passing = {
  constraints?: Record<string, string>
  bodyLimit?: number
  bodyMs?: number
  /** The one call that is passed on so: its body is a file, whatever it says it is. */
  only?: { method: Method; url: string }
}

/**
 * Passes everything below `prefix` (that meets `constraints`), bodies up to `bodyLimit` bytes, to `origin`, files piece by
 * piece; 503 with Retry-After when it is away.
 */
export function passOn(
  app: FastifyInstance,
  prefix: string,
  origin: string,
  { constraints = {}, bodyLimit = app.initialConfig.bodyLimit ?? 0, bodyMs, only }: Passing = {},
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    if (!only)
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    if (bodyMs !== undefined)
      scope.addContentTypeParser(only ? '*' : 'multipart/form-data', ({ headers }, body, done) => {
        const isTooLarge = Number(headers['content-length'] ?? 0) > bodyLimit
        done(isTooLarge ? failure('TooLarge', 413) : null, body)
      })
    scope.setErrorHandler((error, request, reply) => {
      const { name } = failureOf(error)
      return fail(request, reply, name in errorTable ? (name as keyof typeof errorTable) : 'InternalError')
    })
    const calls = fairLane(`${only?.url ?? prefix} passed on`, callsMost)
    const streams = new Set<() => void>()
    let isStopping = false
    // An answer that never ends by itself would hold up the stop; its reader comes back, to whoever is there then.
    scope.addHook('preClose', async () => {
      isStopping = true
      streams.forEach((end) => end())
    })
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      // Dots in an address would lead out of what is passed on.
      const address = URL.parse(origin + request.url)
      const isWithin = address?.pathname === prefix || address?.pathname.startsWith(`${prefix}/`)
      if (!address || !isWithin) return fail(request, reply, 'NotFound')
      const answer = await askInTurn(calls, address, request).catch(() => undefined)
      if (!answer) return fail(request, reply, 'Unavailable')
      if (isEndless(answer)) {
        if (isStopping) {
          answer.body.destroy()
          return fail(request, reply, 'Unavailable')
        }
        endAtStop(reply, answer.body, streams)
      }
      for (const name of answered) {
        const value = answer.headers[name]
        if (value !== undefined) reply.header(name, value)
      }
      return reply.code(answer.status).send(answer.body)
    }
    if (only) scope.route({ ...only, constraints, bodyLimit, config: { bodyMs }, handler })
    else
      for (const url of [prefix, `${prefix}/*`])
        scope.all(url, { constraints, bodyLimit, config: { bodyMs } }, handler)
  })
}

const isEndless = (answer: Passed): answer is Passed & { body: http.IncomingMessage } =>
  !Buffer.isBuffer(answer.body) && answer.headers['content-type']?.startsWith('text/event-stream') === true

function endAtStop({ raw }: FastifyReply, body: http.IncomingMessage, streams: Set<() => void>): void {
  // Its reader left before it began, and nothing will tell so again.
  if (raw.destroyed) return
  const end = () => {
    body.unpipe(raw)
    // What comes of the body goes with it.
    endStream(raw, backMs())
  }
  streams.add(end)
  raw.once('close', () => streams.delete(end))
}
