import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { refuseUnknown } from '../platform/http/server.ts'
import { createMetrics } from '../platform/metrics.ts'
import { testServer } from '../testing/server.ts'
import { serveMetrics } from './metrics.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

async function aServer(settings: { MODE: 'demo' | 'production'; METRICS?: string }) {
  const app: FastifyInstance = testServer()
  refuseUnknown(app)
  const { address, close } = await serveMetrics(app, { METRICS: undefined, ...settings }, createMetrics())
  closings.push(() => app.close(), close)
  return { app, address }
}
const toldAt = async (app: FastifyInstance, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000', ...headers } })).statusCode

test('/metrics is told nowhere in production unless a setting says where', async () => {
  expect(await toldAt((await aServer({ MODE: 'production' })).app)).toBe(404)
  expect(await toldAt((await aServer({ MODE: 'production', METRICS: 'no' })).app)).toBe(404)
  expect(await toldAt((await aServer({ MODE: 'demo', METRICS: 'no' })).app)).toBe(404)
})

test('told to this machine it is told to nobody who came through a proxy, whatever the proxy says', async () => {
  for (const settings of [{ MODE: 'demo' }, { MODE: 'production', METRICS: 'local' }] as const) {
    const { app } = await aServer(settings)
    expect(await toldAt(app)).toBe(200)
    expect(await toldAt(app, { host: 'localhost' })).toBe(200)
    expect(await toldAt(app, { 'x-forwarded-for': '192.0.2.1' })).toBe(404)
    expect(await toldAt(app, { forwarded: 'for=192.0.2.1' })).toBe(404)
    expect(await toldAt(app, { 'x-real-ip': '192.0.2.1' })).toBe(404)
    expect(await toldAt(app, { via: '1.1 proxy' })).toBe(404)
    expect(await toldAt(app, { host: 'millwright.jp' })).toBe(404)
    const elsewhere = await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })
    expect(elsewhere.statusCode).toBe(404)
  }
})

test('on a port of its own it is told there alone, and nothing else is', async () => {
  const { app, address = '' } = await aServer({ MODE: 'production', METRICS: '127.0.0.1:0' })
  expect(await toldAt(app)).toBe(404)
  const told = await fetch(address)
  expect([told.status, (await told.text()).includes('http_request_seconds')]).toEqual([200, true])
  expect((await fetch(new URL('/healthz', address))).status).toBe(404)
})
