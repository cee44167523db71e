import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/server.ts'
import type { CachedPage } from './page-cache.ts'
import { sendKept } from './sending.ts'

test.each(['br', 'gzip', 'identity'])(
  'a kept page is made ready for %s once, however old it is',
  async (encoding) => {
    const page: CachedPage = {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('first '.repeat(500)),
      storedAt: 0,
      keys: new Set(),
      ready: new Map(),
    }
    const app = testServer()
    onTestFinished(() => app.close())
    app.get('/page', (request, reply) => sendKept(request, reply, page))
    const ask = () => app.inject({ url: '/page', headers: { 'accept-encoding': encoding } })

    const first = await ask()
    // Whoever compressed again would send this one.
    page.body = Buffer.from('second '.repeat(500))
    const second = await ask()

    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(second.headers['content-encoding']).toBe(first.headers['content-encoding'])
    expect(second.headers['content-length']).toBe(String(first.rawPayload.length))
  },
)

/** A server that answers with one page of the cache. */
function aKeptPage(text: string) {
  const headers = { 'content-type': 'text/html' }
  const page: CachedPage = {
    status: 200,
    headers,
    body: Buffer.from(text),
    storedAt: 0,
    keys: new Set(),
    ready: new Map(),
  }
  const app = testServer()
  onTestFinished(() => app.close())
  app.get('/page', (request, reply) => sendKept(request, reply, page))
  return { app, page }
}

test('a kept page stays compressed alone, and whoever reads another encoding gets the same', async () => {
  const text = 'kept '.repeat(5_000)
  const { app, page } = aKeptPage(text)
  const ask = async (encoding: string) =>
    (await app.inject({ url: '/page', headers: { 'accept-encoding': encoding } })).rawPayload

  expect(brotliDecompressSync(await ask('br')).toString()).toBe(text)
  expect(page.body).toHaveLength(0)
  for (let time = 0; time < 2; time++) {
    expect(gunzipSync(await ask('gzip')).toString()).toBe(text)
    expect((await ask('identity')).toString()).toBe(text)
    expect(brotliDecompressSync(await ask('br')).toString()).toBe(text)
  }
})

test.each(['', 'short'])('a page too short to be compressed stays as it is: "%s"', async (text) => {
  const { app } = aKeptPage(text)
  for (const encoding of ['br', 'gzip', 'identity', 'br'])
    expect((await app.inject({ url: '/page', headers: { 'accept-encoding': encoding } })).body).toBe(text)
})
