// The number of a request, the same in the proxy, in every process that works for it, in their logs and on an error page.
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const numberHeader = 'x-request-id'

/** Letters, digits and hyphens, as makers of such numbers write them: nothing that a log or a page could take for more. */
const form = /^[\w-]{8,64}$/

/** True of what a proxy of ours, or another of our processes, hands on for somebody. */
export const isFromProxy = (request: FastifyRequest): boolean => (request.ips?.length ?? 0) > 1

/** The number under which who asks knows their request, when it is one. */
export function takeNumber(request: FastifyRequest): void {
  const given = request.headers[numberHeader]
  if (typeof given === 'string' && form.test(given)) (request as { id: string }).id = given
}

/** Takes the number that a proxy gave, else keeps the one made here; tells it with the answer. */
export function numberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers[numberHeader] !== undefined && isFromProxy(request)) takeNumber(request)
    reply.header(numberHeader, request.id)
    done()
  })
}
