import { expect, onTestFinished, test } from 'vitest'
import type { ApiClient } from '../../contract/api.ts'
import type { EditionEntry } from '../../contract/editions.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { allEditions } from '../../domains/editions/editions.ts'
import { testServer } from '../../testing/server.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

/** Pages that say for whom they were made. */
async function aSite(metrics = createMetrics()) {
  const app = testServer()
  onTestFinished(() => app.close())
  await app.register(async (scope) =>
    servePages(scope, {
      handlePage: async () => async (request, page) =>
        new Response(`${page.edition.code} ${page.language} ${new URL(request.url).pathname}`),
      apiFor: () => ({}) as ApiClient,
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

test('over a connection a fresh page is answered early and is the same to the last header, until it is asked with a cookie', async () => {
  const metrics = createMetrics()
  const app = await aSite(metrics)
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
