// Puts routes on a Fastify server below /api: envelope, errors, ETag, surrogate keys.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileIn, fileScope, passOverRest } from './file-bodies.ts'
import type { Caller, CallContext, Route, Signed } from './routes.ts'
import { runCall } from './routes.ts'
import { sendTagged } from './etag.ts'
import { askerOf } from './caller.ts'
import { failure, failureOf, isForRoom } from './failures.ts'
import { fairLane, type FairLane } from './fair-lane.ts'

export type MountOptions = {
  routes: readonly Route[]
  /** Checks access and makes the context; throws a known error when the caller may not. */
  contextOf(route: Route, caller: Caller): Promise<Omit<CallContext, 'tag'>>
  callerOf(request: FastifyRequest): Caller
  /** The text of an error for people, in their language. */
  textOf(name: string, language: string, error?: unknown): string
  /** Where the calls run; a lane of their own unless told otherwise (I13). */
  lane?: FairLane
  /** What a request must be for these routes to take it; others of the same address are left to other routes. */
  constraints?: Record<string, string>
}

/** Ten times as many as there are connections to the database: some wait for a file, a bank or a hash. */
const callsMost = { atOnce: 100, waiting: 400, waitMs: 3_000 }

/** Files come over thin lines, and whoever sends one keeps its place until it has come; programs of many companies begin at the same minute. */
const filesMost = { atOnce: 16, waiting: 400, waitMs: 10_000 }

/** Serves `routes` under the prefix the instance is registered with; every answer has the envelope of A2. */
export function mountRoutes(app: FastifyInstance, options: MountOptions): void {
  const { lane = fairLane('calls', callsMost), constraints = {} } = options
  const files = options.routes.some(({ endpoint }) => endpoint.file) ? fairLane('files', filesMost) : lane
  const serve = (scope: FastifyInstance, route: Route) => {
    const { file } = route.endpoint
    scope.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      constraints,
      ...(file && { config: { bodyMs: file.arrivesMs } }),
      handler: (request, reply) =>
        (file ? files : lane).run(askerOf(request), async () => {
          const keys = new Set<string>()
          const context = await options.contextOf(route, options.callerOf(request))
          const signed = signedIn(request, route)
          const data = await runCall(
            route,
            { params: request.params, query: request.query, body: signed || file ? {} : request.body },
            {
              ...context,
              signed,
              file: file && fileIn(request, file.bytesMax),
              tag: (...more) => more.forEach((key) => keys.add(key)),
            },
          )
          if (keys.size > 0) reply.header('surrogate-key', [...keys].join(' '))
          return answer(request, reply, data, route)
        }),
    })
  }
  for (const route of options.routes)
    if (route.endpoint.file) app.register(async (scope) => serve(fileScope(scope), route))
    else if (route.endpoint.signedBy === undefined) serve(app, route)
    else app.register(async (scope) => serve(unparsed(scope), route))
  // What is no call is not a page either, also where the same server has pages.
  for (const url of ['/', '/*']) app.all(url, { constraints }, (_request, reply) => reply.callNotFound())
  app.setErrorHandler((error, request, reply) => fail(error, request, reply, options))
  app.setNotFoundHandler((request, reply) => fail(failure('NotFound', 404), request, reply, options))
}

/** A scope whose bodies stay the bytes that came, whatever they say they are. */
function unparsed(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  return scope
}

function signedIn({ body, headers }: FastifyRequest, { endpoint }: Route): Signed | undefined {
  if (endpoint.signedBy === undefined) return undefined
  const signature = headers[endpoint.signedBy]
  return {
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : undefined,
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, data: unknown, { endpoint }: Route) {
  const body = JSON.stringify({ success: true, data })
  const { access, maxAge, method, status = 200 } = endpoint
  reply.code(status).type('application/json; charset=utf-8')
  // What was answered to a session, or may have been, is nobody else's; nor is what was answered to what was sent.
  if (method !== 'GET' || access !== 'visitor' || request.headers.authorization !== undefined)
    return reply.header('cache-control', 'private, no-store').send(body)
  if (maxAge === undefined) return reply.header('cache-control', 'no-cache').send(body)
  reply.header('cache-control', `public, max-age=${maxAge}`).header('vary', 'accept-language, x-edition')
  return sendTagged(request, reply, body)
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply, options: MountOptions) {
  const known = failureOf(error)
  if (known.status >= 500 && !isForRoom(known)) {
    const cause =
      error instanceof Error
        ? { name: error.name, message: error.message, stack: error.stack }
        : { message: String(error) }
    request.log[known.status === 503 ? 'warn' : 'error'](
      { reqId: request.id, cause, route: request.routeOptions.url },
      'call failed',
    )
  }
  const { retryAfter } = known.details
  if (known.status === 503 || known.status === 429 || typeof retryAfter === 'number')
    reply.header('retry-after', typeof retryAfter === 'number' ? String(retryAfter) : '5')
  if ('bodyMs' in request.routeOptions.config) passOverRest(request, reply)
  const { fields, ...details } = known.details
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        ...details,
        success: false,
        name: known.name,
        message: options.textOf(known.name, options.callerOf(request).language, known),
        ...(fields ? { fields } : {}),
      }),
    )
}
