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
