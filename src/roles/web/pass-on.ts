// A web role without the api role in its process hands calls and files on to the API, so that one address serves all of a page.
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
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
]

/** The failure in the envelope that every caller of the API reads. */
function away(request: FastifyRequest) {
  const language = languageOf(request.headers['accept-language'], languages, 'en')
  return { success: false, name: 'Unavailable', message: errorText('Unavailable', language) }
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
        const headers = new Headers({ 'x-forwarded-for': request.ip })
        for (const name of passed) {
          const value = request.headers[name]
          if (typeof value === 'string') headers.set(name, value)
        }
        try {
          const response = await fetch(address, {
            method: request.method,
            headers,
            body:
              Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null,
            redirect: 'manual',
            signal: AbortSignal.timeout(8_000),
          })
          for (const name of answered) {
            const value = response.headers.get(name)
            if (value !== null) reply.header(name, value)
          }
          reply.code(response.status)
          return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined)
        } catch {
          reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' })
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(away(request)))
        }
      },
    })
  })
}
