// A receiver of OTLP as it stands at the wire, and what it was sent, read.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code?: number }
}
type Bodies = { traces: string[]; metrics: string[]; headers: http.IncomingHttpHeaders[] }

/** Keeps whatever is posted, as it stands at the wire. */
export async function aReceiver(): Promise<Bodies & { endpoint: string }> {
  const got: Bodies = { traces: [], metrics: [], headers: [] }
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      got.headers.push(request.headers)
      if (request.url === '/v1/traces') got.traces.push(body)
      if (request.url === '/v1/metrics') got.metrics.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return Object.assign(got, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

export const spansIn = ({ traces }: Bodies): Span[] =>
  traces.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
    ),
  )

type Point = {
  asDouble?: number
  bucketCounts?: (string | number)[]
  explicitBounds?: number[]
  count?: string | number
}
export type Told = { name: string } & Record<
  'sum' | 'gauge' | 'histogram',
  { dataPoints: Point[]; isMonotonic?: boolean }
>

export const metricsIn = ({ metrics }: Bodies): Told[] =>
  metrics.flatMap((body) =>
    (
      JSON.parse(body) as { resourceMetrics: { scopeMetrics: { metrics: Told[] }[] }[] }
    ).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
  )
