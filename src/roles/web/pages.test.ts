import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { AccountsClient } from '../../contract/accounts.ts'
import type { ApiClient } from '../../contract/api.ts'
import type { EditionEntry } from '../../contract/editions.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { allEditions } from '../../domains/editions/editions.ts'
import { testServer } from '../../testing/server.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './pages.ts'
import { coalesceRefreshes } from './token-refresh.ts'
import type { HandlePage } from './rendering.ts'

const saysForWhom: HandlePage = async (request, page) =>
  new Response(`${page.edition.code} ${page.language} ${new URL(request.url).pathname}`)

/** Pages that say for whom they were made, or other ones. */
async function aSite(handlePage: HandlePage = saysForWhom, metrics = createMetrics()) {
  const app = testServer()
  onTestFinished(() => app.close())
  await app.register(async (scope) =>
    servePages(scope, {
      handlePage: async () => handlePage,
      apiFor: () => ({}) as ApiClient,
      accountsFor: () => ({}) as AccountsClient,
      refreshing: coalesceRefreshes(),
      editions: {
        ready: () => true,
        load: async () => {},
        in: (language) => allEditions(language) as EditionEntry[],
        close: () => {},
      },
      defaultEdition: 'jp',
      cache: createPageCache(10_000_000),
      metrics,
      filesOrigin: undefined,
      uploadOrigin: undefined,
      paymentOrigins: undefined,
      behindProxy: false,
      secure: false,
      strictPolicy: true,
    }),
  )
  return app
}

test('interleaved visitors of all editions and languages each get their own page, kept or not', async () => {
  const app = await aSite()
  const editions = ['jp', 'it', 'us', 'cn']
  const languages = ['en', 'ja', 'es', 'it', 'zh']
  const visits = Array.from({ length: 2_000 }, (_, n) => ({
    edition: editions[n % editions.length]!,
    language: languages[(n * 7) % languages.length]!,
    path: `/page-${n % 11}`,
    by: n % 3,
  }))

  const answers: string[] = []
  // So many at once as may be rendered at once.
  for (let at = 0; at < visits.length; at += 25)
    answers.push(
      ...(await Promise.all(
        visits.slice(at, at + 25).map(async ({ edition, language, path, by }) => {
          const headers: Record<string, string> = { host: `${edition}.localhost` }
          if (by === 1) headers['accept-language'] = language
          if (by === 2) Object.assign(headers, { cookie: `mw_lang=${language}`, 'accept-language': 'en' })
          return (await app.inject({ url: by === 0 ? `${path}?lang=${language}` : path, headers })).body
        }),
      )),
    )

  expect(answers).toEqual(visits.map(({ edition, language, path }) => `${edition} ${language} ${path}`))
})

test('what a session could have read is never kept', async () => {
  const app = await aSite()
  const answer = await app.inject({ url: '/', headers: { cookie: 'mw_access=token' } })
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('what says itself that nobody may store it is rendered for each visitor', async () => {
  let made = 0
  const app = await aSite(
    async () => new Response(`${++made}`, { headers: { 'cache-control': 'private, no-store' } }),
  )
  for (const body of ['1', '2', '3']) {
    const answer = await app.inject('/groups/some-1')
    expect(answer).toMatchObject({ body, headers: { 'cache-control': 'private, no-store' } })
  }
})

test('groups are kept for visitors, their forms and lists of people are not (A7)', async () => {
  let made = 0
  const app = await aSite(async () => new Response(`${++made}`))
  const ask = async (url: string) => (await app.inject(url)).body
  for (const kept of ['/groups', '/groups/some-1', '/groups/some-1.data'])
    expect(await ask(kept), kept).toBe(await ask(kept))
  for (const never of [
    '/groups/create',
    '/groups/cr%65ate',
    '/groups/some-1/members',
    '/groups/1%2F2/requests',
  ])
    expect(await ask(never), never).not.toBe(await ask(never))
})

test('a kept page has every header of a fresh one', async () => {
  const app = await aSite()
  const [fresh, kept, again] = await Promise.all([1, 2, 3].map(() => app.inject('/same'))).then(
    async (first) => [
      first[0]!,
      await app.inject('/same'),
      await app.inject({ url: '/same', method: 'HEAD' }),
    ],
  )
  const ofConnection = ['date', 'connection', 'keep-alive']
  const without = (headers: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))
  expect(without(kept!.headers)).toEqual(without(fresh!.headers))
  expect(without(again!.headers)).toEqual(without(fresh!.headers))
  expect(again!.body).toBe('')
})

test('an answer for programs is kept like a page, and known again by its tag in every encoding', async () => {
  let made = 0
  const xml = `<urlset>${'<url/>'.repeat(1_000)}</urlset>`
  const app = await aSite(async () => {
    made++
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
  })
  const ask = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
    app.inject({ url: '/sitemap.xml', method, headers })

  const head = await ask('HEAD')
  expect(head).toMatchObject({ statusCode: 200, body: '' })
  expect(head.headers['content-length']).toBe(String(xml.length))
  const plain = await ask('GET')
  expect(plain.body).toBe(xml)
  expect(plain.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: expect.stringMatching(/^W\/"[\w-]+"$/),
  })
  const packed = await ask('GET', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(xml)
  expect(packed.rawPayload.length).toBeLessThan(xml.length / 10)
  expect(packed.headers['etag']).toBe(plain.headers['etag'])

  const etag = String(plain.headers['etag'])
  for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
    const again = await ask('GET', { 'if-none-match': known, 'accept-encoding': 'gzip' })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    expect(again.headers['content-encoding']).toBeUndefined()
  }
  expect((await ask('GET', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect(made).toBe(1)
})

test('pages have no tag, nor has what is not there', async () => {
  const app = await aSite(async (request) =>
    request.url.endsWith('/page')
      ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
      : new Response(null, { status: 404 }),
  )
  expect((await app.inject('/page')).headers['etag']).toBeUndefined()
  const missing = await app.inject('/sitemaps/none.xml')
  expect(missing).toMatchObject({ statusCode: 404, body: '' })
  expect(missing.headers['etag']).toBeUndefined()
})

test('over a connection a fresh page is answered early and is the same to the last header, until it is asked with a cookie', async () => {
  const metrics = createMetrics()
  const app = await aSite(saysForWhom, metrics)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const early = async () =>
    (await metrics.requests.get()).values.filter(({ metricName }) => metricName?.endsWith('_count'))
  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${origin}/page?lang=ja`, {
      method,
      headers: { 'accept-encoding': 'br', ...headers },
    })
    const { date: _, ...kept } = Object.fromEntries(answer.headers)
    return { headers: kept, text: await answer.text(), status: answer.status }
  }

  const first = await ask()
  expect(await early()).toEqual([])
  const second = await ask()
  expect(second).toEqual(first)
  expect((await early()).map(({ value }) => value)).toEqual([1])

  await ask({ cookie: 'mw_access=token' })
  await ask({ cookie: 'mw_lang=es' })
  await ask({}, 'HEAD')
  await ask({ 'accept-language': 'it' })
  expect((await early()).map(({ value }) => value)).toEqual([1])
})

test('nobody can decide by strange headers which page others get, early or not', async () => {
  const app = await aSite()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = (headers: http.OutgoingHttpHeaders) =>
    new Promise<string>((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path: '/page', headers }, (answer) => {
          let body = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
          answer.on('end', () => resolve(body))
        })
        .on('error', reject)
    })
  for (let time = 0; time < 3; time++) {
    expect(await ask({ host: 'it.localhost en-US,', 'accept-language': 'ja;q=0.9' })).toBe('jp ja /page')
    expect(await ask({ host: 'it.localhost', 'accept-language': 'en-US, ja;q=0.9' })).toBe('it en /page')
  }
})

test('the data of a page is asked for under the address of the page', async () => {
  const app = await aSite(async (_request, page) => new Response(page.url.pathname + page.url.search))
  for (const [url, address] of [
    ['/newsfeed.data', '/newsfeed'],
    ['/search-result.data?search=a%20b&_routes=root', '/search-result?search=a+b'],
    ['/_.data', '/'],
    ['/profile/_.data', '/profile/'],
  ] as const)
    expect((await app.inject(url)).body).toBe(address)
})

test('a visitor who asked too often is told so, and when there is more; nobody else is shown that', async () => {
  const spent = Object.assign(new Error('too many'), { status: 429, details: { retryAfter: 77 } })
  let isSpent = false
  const app = await aSite(async (request, page) => {
    if (isSpent) page.onError(spent)
    return isSpent ? new Response('an error page', { status: 429 }) : saysForWhom(request, page)
  })
  const ask = (address: string) => app.inject({ url: address, headers: { host: 'it.localhost' } })
  const before = await ask('/kept')
  isSpent = true
  const refused = await ask('/search-result?search=bearing')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('77')
  expect(refused.headers['cache-control']).toContain('no-store')
  expect(refused.body).toContain('<h1>')
  expect((await ask('/kept')).body).toBe(before.body)
})
