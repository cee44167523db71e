// Traces from a page to its statements, over two processes, as an OTLP receiver gets them; nothing that anybody typed is in them,
// nor in the logs of what they did.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createServer } from '../platform/http/server.ts'
import { startTelemetry } from '../platform/telemetry/telemetry.ts'
import { statementName, traced, tracing } from '../platform/tracing.ts'
import type { Page } from '../web/api/page.ts'
import { keepNoFiles } from '../testing/access/world.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testDatabase } from '../testing/database.ts'
import { aReceiver, metricsIn, spansIn, type Span } from '../testing/otlp.ts'
import { testLog, testSecret } from '../testing/server.ts'
import { aSession, anAccount } from '../testing/sessions.ts'
import { aSite, fromOwnPage } from '../testing/site.ts'
import { serveAccounts } from './accounts.ts'
import { serveApi, warmApi } from './api.ts'
import { servePagesCalls } from './pages-calls.ts'
import { apiAway } from './web/api-away.ts'

const { db } = await testDatabase()
const mark = 'zebrawort'
beforeAll(async () => {
  keepNoFiles()
  await warmApi(db, 'jp')
})

function aStart(endpoint: string, more: object = {}) {
  const metrics = createMetrics()
  const settings = {
    endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-receiver,x-team=a=b',
    OTEL_SERVICE_NAME: 'millwright',
    OTEL_TRACES_SAMPLER_ARG: 1,
    ROLES: ['web' as const],
    ...more,
  }
  const telemetry = startTelemetry(settings, metrics.registry, testLog)
  onTestFinished(telemetry.close)
  return { metrics, telemetry }
}

/** An API of its own behind a port, and a site whose pages ask it there. */
async function twoProcesses(handlePage: (page: Page) => Promise<unknown>) {
  const lines: string[] = []
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  const secret = testSecret
  const api = createServer({
    log,
    metrics: createMetrics(),
    secure: false,
    trustProxy: 'loopback',
    ready: async () => true,
  })
  onTestFinished(() => api.close())
  serveApi(api, { db, defaultEdition: 'jp', more: [(scope) => servePagesCalls(scope, { db, secret })] })
  serveAccounts(api, { db, defaultEdition: 'jp' })
  const origin = await api.listen({ port: 0, host: '127.0.0.1' })
  const site = await aSite({
    db,
    log,
    trustProxy: 'loopback',
    api: (_client, speaking) => apiAway(origin, secret, { staysUp: false })(speaking),
    handlePage: async (_request, page) => {
      await handlePage(page)
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  return { site, api, lines }
}

test('one trace goes from a page through the calls of another process to each statement', async () => {
  const receiver = await aReceiver()
  const { telemetry } = aStart(receiver.endpoint)
  const { businessID } = await aBusiness(db, { companyName: 'Kitazawa Bearing Works' })
  const { site, api: other } = await twoProcesses(({ api }) =>
    Promise.all([
      api.showBusinessProfile({ id: businessID }),
      api.listProductsOfBusiness({ bid: businessID }),
    ]),
  )
  const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const headers = { host: 'jp.localhost', 'x-forwarded-for': '192.0.2.7', 'x-request-id': 'number-of-proxy' }
  await site.inject({ url: '/business/kitazawa-1', headers: { ...headers, traceparent: parent } })
  await site.inject({ url: '/business/kitazawa-2', headers: { host: 'jp.localhost', traceparent: parent } })
  // Its requests end a moment after their answers are read.
  await other.close()
  await telemetry.close()

  const spans = spansIn(receiver)
  const [page] = spans.filter(
    ({ name, traceId }) => name.startsWith('GET /business/:') && traceId === 'a'.repeat(32),
  )
  expect(page).toMatchObject({ kind: 2, parentSpanId: 'b'.repeat(16) })
  expect(page!.attributes).toContainEqual({ key: 'request.id', value: { stringValue: 'number-of-proxy' } })
  const below = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)
  const [asked] = below(page!)
  expect(asked).toMatchObject({ name: 'POST /api/internal/calls', kind: 2, traceId: page!.traceId })
  expect(asked!.attributes).toContainEqual({ key: 'request.id', value: { stringValue: 'number-of-proxy' } })
  const calls = below(asked!)
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    'call listProductsOfBusiness',
    'call showBusinessProfile',
  ])
  const statements = calls.flatMap(below)
  expect(statements.length).toBeGreaterThan(1)
  for (const { name, kind, attributes } of statements) {
    expect(name).toMatch(/^(?:select|with) [a-z_.]+ [\da-f]{6}$/)
    expect(kind).toBe(3)
    expect(attributes.map(({ key }) => key).toSorted()).toEqual(['db.query.summary', 'db.system.name'])
  }
  // What a visitor sends of traces counts for nothing: theirs is one of its own.
  const others = spans.filter(
    ({ name, traceId }) => name.startsWith('GET /business/:') && traceId !== 'a'.repeat(32),
  )
  expect(others).toHaveLength(1)
  expect(others[0]!.parentSpanId ?? '').toBe('')
  expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer of-the-receiver', 'x-team': 'a=b' })
})

test('log-in, search, an inquiry and an upload leave nothing of what was typed in traces, metrics or logs', async () => {
  const receiver = await aReceiver()
  const { telemetry } = aStart(receiver.endpoint)
  const email = `${mark}@${mark}.example`
  const { password } = await anAccount(db, {
    email,
    firstName: mark,
    lastName: mark,
    password: `${mark} turns well`,
  })
  const { businessID } = await aBusiness(db, { companyName: `${mark} Works` })
  const { site, api, lines } = await twoProcesses((page) =>
    Promise.all([
      page.api.searchBusinesses({ textQuery: mark }),
      page.api.searchProducts({ textQuery: `${mark} bearing` }),
      page.api.showBusinessProfile({ id: mark }).catch(() => {}),
    ]),
  )
  const statuses: number[] = []
  const see = async (asked: Promise<{ statusCode: number }>) => void statuses.push((await asked).statusCode)
  await see(site.inject({ url: `/search-result?search=${mark}`, headers: { host: 'jp.localhost' } }))
  await see(site.inject({ url: `/${mark}?lang=ja`, headers: { host: 'jp.localhost', 'user-agent': mark } }))
  await see(site.inject({ url: '/contact-us/form', ...fromOwnPage({ message: mark, email }) }))
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url, payload, headers })
  await see(post('/accounts/log-in', { email, password: `${mark} is wrong` }))
  const logIn = await post('/accounts/log-in', { email, password })
  expect(logIn.statusCode, logIn.body).toBe(200)
  const handed = JSON.stringify(logIn.json())
  const { bearer } = await aSession(db, { firstName: mark })
  const signed = { authorization: bearer }
  const inquiry = { to: businessID, subject: mark, message: `Please quote, ${mark}` }
  await see(post('/api/business/request', inquiry, signed))
  await see(
    post(
      '/api/files/upload-request/attachment',
      { contentType: 'image/png', fileSize: 10, fileName: mark },
      signed,
    ),
  )
  await see(post('/media/uploads', { file: mark, key: mark }, signed))
  await see(post('/api/search/business', { textQuery: mark, unknown: mark }))
  await telemetry.close()

  expect(statuses.slice(0, 3)).toEqual([200, 200, 200])
  const spans = spansIn(receiver)
  expect(spans.filter(({ name }) => name.startsWith('call search')).length).toBeGreaterThanOrEqual(4)
  expect(spans.some(({ name, status }) => name === 'call showBusinessProfile' && status.code === 2)).toBe(
    true,
  )
  const secrets = [mark, bearer, ...(handed.match(/[\w-]{40,}/g) ?? []), '127.0.0.1']
  for (const body of [...receiver.traces, ...receiver.metrics])
    for (const secret of secrets)
      expect(body.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false)
  expect(lines.filter((line) => line.toLowerCase().includes(mark))).toEqual([])
})

test('metrics are those of /metrics, under the same names', async () => {
  const receiver = await aReceiver()
  const { metrics, telemetry } = aStart(receiver.endpoint)
  for (const seconds of [0.004, 0.01, 0.3, 9])
    metrics.requests.labels({ method: 'GET', route: '/', status: 200 }).observe(seconds)
  metrics.pageCache.inc({ result: 'hit' }, 3)
  metrics.renders.set(2)
  await telemetry.close()
  const told = metricsIn(receiver)
  const of = (name: string) => told.findLast((one) => one.name === name)!
  expect(of('page_cache_total').sum).toMatchObject({ isMonotonic: true, dataPoints: [{ asDouble: 3 }] })
  expect(of('page_renders_running').gauge.dataPoints).toMatchObject([{ asDouble: 2 }])
  const [point] = of('http_request_seconds').histogram.dataPoints
  expect(point!.explicitBounds).toEqual([0.001, 0.005, 0.02, 0.1, 0.5, 2])
  expect(point!.bucketCounts!.map(Number)).toEqual([0, 1, 1, 0, 1, 0, 1])
  expect(Number(point!.count)).toBe(4)
})

test('without a receiver nothing is traced, and no package of OpenTelemetry is read', async () => {
  expect(tracing()).toBeUndefined()
  await expect(
    traced(
      () => expect.unreachable('nobody asks for a name'),
      async () => 7,
    ),
  ).resolves.toBe(7)
  const src = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('.test.ts') &&
      !file.startsWith(path.join('platform', 'telemetry')),
  )
  expect(files.length).toBeGreaterThan(500)
  const importing = files.filter((file) =>
    /^import [^;]*?from '(?:@opentelemetry\/|[^']*\/telemetry\/)/m.test(
      readFileSync(path.join(src, file), 'utf8'),
    ),
  )
  expect(importing).toEqual([])
})

test('a receiver that is away stops nobody, and is told of once', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const settings = {
    endpoint: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_HEADERS: undefined,
    OTEL_SERVICE_NAME: 'millwright',
    OTEL_TRACES_SAMPLER_ARG: 1,
    ROLES: ['web' as const],
  }
  const telemetry = startTelemetry(settings, createMetrics().registry, log)
  onTestFinished(telemetry.close)
  const { site } = await twoProcesses(async () => {})
  expect((await site.inject({ url: '/', headers: { host: 'jp.localhost' } })).statusCode).toBe(200)
  await telemetry.close()
  expect(lines.filter((line) => line.includes('telemetry not sent'))).toHaveLength(1)
})

test.each([
  ['select "id" from "businesses" where "id" = $1', /^select businesses [\da-f]{6}$/],
  ['insert into posts (id) values ($1) returning id', /^insert posts [\da-f]{6}$/],
  ['update "accounts"."sessions" set ended_at = now()', /^update accounts[\w.]* [\da-f]{6}$/],
  ['delete from outbox where id = any($1)', /^delete outbox [\da-f]{6}$/],
  ['with news as (insert into outbox (id) select $1) select 1', /^insert outbox [\da-f]{6}$/],
  ['  (select 1)', /^select [\da-f]{6}$/],
  ['commit', /^commit [\da-f]{6}$/],
])('%s is called by what it does', (text, name) => {
  expect(statementName(text)).toMatch(name)
  expect(statementName(text)).toBe(statementName(text))
})
