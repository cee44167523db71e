// Requests, calls and statements as spans of OpenTelemetry. What is going on is remembered beside the work, not handed through it.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer as SpanMaker,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { Tracer } from '../tracing.ts'

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }

/** A tracer whose spans carry patterns of addresses, names of calls and statements, numbers of requests; nothing that anybody typed. */
export function tracerOf(spans: SpanMaker): Tracer {
  const going = new AsyncLocalStorage<Context>()
  const here = () => going.getStore() ?? ROOT_CONTEXT
  const propagator = new W3CTraceContextPropagator()
  return {
    request(method, id, traceparent) {
      const parent =
        traceparent === undefined
          ? ROOT_CONTEXT
          : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      const span = spans.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'request.id': id } },
        parent,
      )
      const context = trace.setSpan(parent, span)
      return {
        within: (work) => going.run(context, work),
        end(route, status) {
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async part({ name, kind, attributes = {} }, work) {
      const parent = here()
      // What nobody asked for, such as the poll of a queue, would be a trace each.
      if (!trace.getSpan(parent)) return work()
      const span = spans.startSpan(name, { kind: kinds[kind], attributes }, parent)
      try {
        return await going.run(trace.setSpan(parent, span), work)
      } catch (error) {
        // Its message may say what somebody typed.
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        throw error
      } finally {
        span.end()
      }
    },
    headers() {
      const carrier: Record<string, string> = {}
      propagator.inject(here(), carrier, defaultTextMapSetter)
      return carrier
    },
    ids() {
      const span = trace.getSpan(here())
      return span ? { traceID: span.spanContext().traceId } : {}
    },
  }
}
