// What /metrics tells: the four signals of every page and call, how long things wait, and nothing that grows without end.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../platform/db.ts'
import { createServer } from '../platform/http/server.ts'
import { uuidv7 } from '../platform/ids.ts'
import { startJobs } from '../platform/jobs.ts'
import { measureCalls } from '../platform/measures.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import { testDatabase } from '../testing/database.ts'
import { readPrometheus, type Family } from '../testing/prometheus.ts'
import { testLog } from '../testing/server.ts'
import { aSite } from '../testing/site.ts'
import { serveApi } from './api.ts'
import { measureAll, measureStreams } from './metrics.ts'

const database = await testDatabase()
const { db, url } = database

const told = async ({ registry }: Metrics) => readPrometheus(await registry.metrics())
const valueOf = (families: Map<string, Family>, name: string, labels: Record<string, string> = {}) =>
  families
    .get(name.replace(/_(?:count|sum|bucket)$/, ''))
    ?.samples.find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )?.value

function aMeasuredProcess() {
  const metrics = createMetrics()
  onTestFinished(measureCalls(metrics, testLog))
  measureAll(metrics, db, testLog)
  measureStreams(metrics, { size: () => 7 }, testLog)
  return metrics
}

test('pages and calls are counted under their patterns: how long, how many, how they ended', async () => {
  const metrics = aMeasuredProcess()
  const site = await aSite({ db, metrics, handlePage: async () => new Response('<!doctype html>') })
  for (const url of [`/business/${uuidv7()}`, `/business/${uuidv7()}?lang=ja`, `/nothing/${uuidv7()}`])
    await site.inject({ url, headers: { host: 'jp.localhost' } })
  const api = createServer({
    log: testLog,
    metrics,
    secure: false,
    trustProxy: false,
    ready: async () => true,
  })
  onTestFinished(() => api.close())
  serveApi(api, { db, defaultEdition: 'jp' })
  await api.inject({ url: '/api/edition' })
  for (let at = 0; at < 3; at++) await api.inject({ url: `/api/business/${uuidv7()}/profile` })
  await api.inject({ url: `/api/nothing/${uuidv7()}` })

  const families = await told(metrics)
  const requests = families.get('http_request_seconds')!
  const counts = requests.samples.filter(({ name }) => name === 'http_request_seconds_count')
  const pages = counts.filter(({ labels }) => labels['route']?.startsWith('/business/:'))
  expect(pages.map(({ value }) => value)).toEqual([2])
  expect(valueOf(families, 'http_request_seconds_count', { route: '/*', status: '200' })).toBe(1)
  expect(valueOf(families, 'http_request_seconds_count', { route: '/api/edition' })).toBe(1)
  expect(valueOf(families, 'call_seconds_count', { call: 'listEditions', outcome: 'done' })).toBe(1)
  expect(valueOf(families, 'calls_running')).toBe(0)
  for (const { labels, value } of counts) {
    const buckets = requests.samples.filter(
      ({ name, labels: { le, ...others } }) =>
        le !== undefined &&
        name === 'http_request_seconds_bucket' &&
        JSON.stringify(others) === JSON.stringify(labels),
    )
    expect(buckets.map((one) => one.value)).toEqual(buckets.map((one) => one.value).toSorted((a, b) => a - b))
    expect(buckets.at(-1)).toMatchObject({ labels: { le: '+Inf' }, value })
  }
  // Whoever makes up addresses adds no line.
  for (const { samples } of families.values())
    for (const { labels } of samples)
      for (const value of Object.values(labels)) expect(value).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|\d{7}/)
})

test('a call that fails by our fault is told from one that is refused', async () => {
  const metrics = createMetrics()
  onTestFinished(measureCalls(metrics, testLog))
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', { max: 2, log: testLog })
  onTestFinished(away.close)
  for (const on of [away.db, db]) {
    const api = createServer({
      log: testLog,
      metrics,
      secure: false,
      trustProxy: false,
      ready: async () => true,
    })
    onTestFinished(() => api.close())
    serveApi(api, { db: on, defaultEdition: 'jp' })
    await api.inject({ url: '/api/console/system', headers: { authorization: 'Bearer none' } })
    await api.inject({ url: '/api/status' })
  }
  const families = await told(metrics)
  expect(valueOf(families, 'call_seconds_count', { call: 'showStatus', outcome: 'failed' })).toBe(1)
  expect(valueOf(families, 'call_seconds_count', { call: 'showStatus', outcome: 'done' })).toBe(1)
})

test('queues tell how much waits and for how long', async () => {
  const metrics = aMeasuredProcess()
  const jobs = await startJobs(
    url,
    [{ name: 'planted.job', cron: '0 0 1 1 *', run: async () => {} }],
    testLog,
  )
  onTestFinished(jobs.close)
  for (const [attempts, seconds] of [
    [0, 700],
    [2, -60],
  ] as const)
    await sql`
      insert into mails (mail_id, dedupe_key, template, language, edition, recipient, data, attempts, due_at)
      values (${uuidv7()}, ${uuidv7()}, 'enquiry-received', 'en', 'jp', 'haruka@kitazawa.example', '{}', ${attempts},
        now() - make_interval(secs => ${seconds}))`.execute(db)
  const families = await told(metrics)
  expect(valueOf(families, 'mails_waiting')).toBe(1)
  expect(valueOf(families, 'mails_oldest_seconds')).toBeGreaterThanOrEqual(700)
  expect(valueOf(families, 'mails_failing')).toBe(1)
  expect(valueOf(families, 'jobs_waiting', { queue: 'planted.job' })).toBe(0)
  expect(valueOf(families, 'jobs_failed', { queue: 'planted.job' })).toBe(0)
  expect(valueOf(families, 'news_oldest_seconds', { listener: 'search' }) ?? 0).toBe(0)
  expect(valueOf(families, 'live_streams')).toBe(7)
  expect(valueOf(families, 'database_up')).toBe(1)
  expect(valueOf(families, 'database_connections_max', { pool: 'usual' })).toBe(8)
  expect(families.get('database_replica_lag_seconds')).toEqual({ type: 'gauge', samples: [] })
  expect(families.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
})

test('while the database is away that is told, and everything that needs none', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', { max: 2, log: testLog })
  onTestFinished(away.close)
  const metrics = createMetrics()
  measureAll(metrics, away.db, testLog)
  const families = await told(metrics)
  expect(valueOf(families, 'database_up')).toBe(0)
  expect(valueOf(families, 'mails_waiting')).toBeNaN()
  expect(families.get('news_waiting')?.samples).toEqual([])
  expect(valueOf(families, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})
