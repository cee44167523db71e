// Each request as a trace of its own, or as part of the one of the process that asked.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracing, type TracedRequest } from '../tracing.ts'
import { isFromProxy } from './request-number.ts'
import { routeOf } from './route-name.ts'

/** Tells every request of `app` to the tracer that there is now; without one nothing is added. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = tracing()
  if (!tracer) return
  const running = new WeakMap<FastifyRequest, TracedRequest>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const parent = typeof traceparent === 'string' && isFromProxy(request) ? traceparent : undefined
    const traced = tracer.request(request.method, request.id, parent)
    running.set(request, traced)
    traced.within(done)
  })
  // A body is read by the events of its socket, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const traced = running.get(request)
    if (traced) traced.within(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    running.get(request)?.end(routeOf(request), reply.statusCode)
    done()
  })
}
