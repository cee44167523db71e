// A web role without the api role in its process hands calls and files on to the API, so that one address serves all of a page.
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languages } from '../../contract/locale.ts'
import { errorText } from '../../messages/texts.ts'
import { languageOf } from '../../platform/http/language.ts'

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

/** The failure in the envelope that every caller of the API reads. */
function away(request: FastifyRequest) {
  const language = languageOf(request.headers['accept-language'], languages, 'en')
  return { success: false, name: 'Unavailable', message: errorText('Unavailable', language) }
}

const plainAgent = new http.Agent({ keepAlive: true })
const safeAgent = new https.Agent({ keepAlive: true })
const answerMs = 8_000
/** What is no longer than this is sent on in one piece, which costs a third of a stream. */
const pieceMax = 64 * 1024

type Passed = { status: number; headers: http.IncomingHttpHeaders; body: http.IncomingMessage | Buffer }

/** The answer at `address` to what is passed on of `request`. Not by fetch: that costs the process of the pages twice as much. */
function ask(address: URL, request: FastifyRequest): Promise<Passed> {
  const headers: http.OutgoingHttpHeaders = { 'x-forwarded-for': request.ip }
  for (const name of passed) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined
  if (body) headers['content-length'] = body.length
  const isSafe = address.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const asked = (isSafe ? https : http).request(address, {
      agent: isSafe ? safeAgent : plainAgent,
      method: request.method,
      headers,
    })
    const late = setTimeout(() => asked.destroy(new Error('no answer in time')), answerMs)
    asked.on('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
    asked.on('response', (response) => {
      const { statusCode: status = 502, headers: given } = response
      const isPiece = Number(given['content-length'] ?? Infinity) <= pieceMax && request.method !== 'HEAD'
      const whole = isPiece ? buffer(response) : Promise.resolve(response)
      void whole
        .then((content) => resolve({ status, headers: given, body: content }), reject)
        .finally(() => clearTimeout(late))
    })
    asked.end(body)
  })
}

/** Passes everything below `prefix` (that meets `constraints`), bodies up to `bodyLimit` bytes, to `origin`; 503 with Retry-After when it is away. */
export function passOn(
  app: FastifyInstance,
  prefix: string,
  origin: string,
  constraints: Record<string, string> = {},
  bodyLimit = app.initialConfig.bodyLimit ?? 0,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      url: `${prefix}/*`,
      constraints,
      bodyLimit,
      handler: async (request, reply) => {
        // Dots in an address would lead out of what is passed on.
        const address = URL.parse(origin + request.url)
        if (!address?.pathname.startsWith(`${prefix}/`)) return reply.callNotFound()
        try {
          const answer = await ask(address, request)
          for (const name of answered) {
            const value = answer.headers[name]
            if (value !== undefined) reply.header(name, value)
          }
          reply.code(answer.status)
          return reply.send(answer.body)
        } catch {
          reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' })
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(away(request)))
        }
      },
    })
  })
}
