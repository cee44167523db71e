// What pages tell of what was seen on them: answered at once, bounded, and worth nothing to whoever makes it up.
import { expect, test } from 'vitest'
import { seenPath } from '../../contract/statistic-kinds.ts'
import type { Seen } from '../../domains/statistics/recording.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { testDatabase } from '../../testing/database.ts'
import { aTeam } from '../../testing/products.ts'
import { testLog, testSecret, testServer } from '../../testing/server.ts'
import { seenAway, seenInto, serveSeenAway } from '../seen.ts'
import { serveSeen } from './seen.ts'

const { db, pool } = await testDatabase()
const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const id = '01890000-0000-7000-8000-000000000001'
const seen = [{ kind: 'viewed', type: 'business', id }]

async function aServer(isFull = false) {
  const told: Seen[] = []
  const metrics = createMetrics()
  const app = testServer()
  const taking = {
    take: (one: Seen) => !isFull && told.push(one) > 0,
    dropped: () => 0,
    close: async () => {},
  }
  await app.register(async (scope) =>
    serveSeen(scope, { taking, metrics, secure: false, editionOf: () => 'jp' }),
  )
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const sent = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': device, ...headers }
    return (await app.inject({ method: 'POST', url: seenPath, headers: sent, payload })).statusCode
  }
  const counted = async () => {
    const lines = (await metrics.registry.metrics()).split('\n')
    return lines.filter((line) => line.startsWith('seen_total{')).toSorted()
  }
  return { told, send, counted }
}

test('a beacon is taken with what tells visitors apart, and the session that the browser brings', async () => {
  const { told, send } = await aServer()
  expect(
    await send({ zone: 'Asia/Tokyo', words: '軸受', known: true, seen }, { cookie: 'mw_access=a.b.c' }),
  ).toBe(204)
  expect(told).toMatchObject([
    {
      network: '127.0.0.1',
      device,
      authorization: 'Bearer a.b.c',
      zone: 'Asia/Tokyo',
      words: '軸受',
      known: true,
      seen,
    },
  ])
  expect(await send({ seen })).toBe(204)
  expect(told[1]).toMatchObject({ authorization: undefined, known: false, words: '' })
})

test('what cannot be read, or comes from another site, is dropped with the same answer', async () => {
  const { told, send, counted } = await aServer()
  for (const body of [
    '',
    '{',
    '[]',
    { seen: [] },
    { seen: [{ ...seen[0], kind: 'saved' }] },
    { seen: [{ ...seen[0], id: 'x' }] },
    { seen, more: 1 },
    { seen: Array.from({ length: 61 }, () => seen[0]) },
  ])
    expect(await send(body)).toBe(204)
  expect(await send({ seen }, { 'sec-fetch-site': 'cross-site' })).toBe(204)
  expect(await send({ seen, words: 'x'.repeat(20_000) })).toBe(413)
  expect(told).toEqual([])
  expect(await counted()).toEqual(['seen_total{result="refused"} 9'])
})

test('one network is heard so often in a minute, and what there is no room for is counted', async () => {
  const { told, send } = await aServer()
  for (let count = 0; count < 620; count++) await send({ seen })
  // The minute of the clock may turn once meanwhile.
  expect(told.length === 600 || told.length === 620).toBe(true)
  const full = await aServer(true)
  expect(await full.send({ seen })).toBe(503)
  expect(await full.counted()).toEqual(['seen_total{result="dropped"} 1'])
})

test('a process of pages without a database tells the API, which hears nobody else', async () => {
  const { businessID } = await aTeam(db)
  const api = testServer()
  const taking = seenInto(db, testLog)
  await api.register(async (scope) => serveSeenAway(scope, { taking, secret: testSecret }), {
    prefix: '/api',
  })
  const origin = await api.listen({ port: 0, host: '127.0.0.1' })
  const one: Seen = {
    at: Date.now(),
    network: '192.0.2.7',
    device,
    zone: '',
    words: '',
    known: false,
    seen: [{ kind: 'viewed', type: 'business', id: businessID }],
  }
  const tell = async (secret: string) => {
    const telling = seenAway(origin, secret, testLog)
    telling.take(one)
    await telling.close()
    return telling.dropped()
  }
  expect(await tell('another secret')).toBe(1)
  expect(await tell(testSecret)).toBe(0)
  await taking.close()
  const { rows } = await pool.query('select kind from statistics_events where business_id = $1', [businessID])
  expect(rows).toEqual([{ kind: 'viewed' }])
  await api.close()
})

test('what the API has no room for is told again, and counts as taken only then', async () => {
  const api = testServer()
  const room = [false, true]
  const taken: Seen[] = []
  const taking = {
    take: (one: Seen) => room.shift() !== false && taken.push(one) > 0,
    dropped: () => 0,
    close: async () => {},
  }
  await api.register(async (scope) => serveSeenAway(scope, { taking, secret: testSecret }), {
    prefix: '/api',
  })
  const telling = seenAway(await api.listen({ port: 0, host: '127.0.0.1' }), testSecret, testLog)
  telling.take({
    at: Date.now(),
    network: '192.0.2.8',
    device,
    zone: '',
    words: '',
    known: false,
    seen: [{ kind: 'viewed', type: 'business', id }],
  })
  await expect.poll(() => taken.length).toBe(1)
  await telling.close()
  expect(telling.dropped()).toBe(0)
  await api.close()
})
