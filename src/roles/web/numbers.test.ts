// The number by which support finds in the logs what went wrong for a visitor: on the page that says so, and on no other.
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSite } from '../../testing/site.ts'

const { db } = await testDatabase()
const unavailable = Object.assign(new Error('away'), { status: 503 })

test('who gets no page is told the number of their request, under which the log says why', async () => {
  const lines: string[] = []
  const site = await aSite({
    db,
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    handlePage: async (_request, page) => {
      page.onError(unavailable)
      return new Response('', { status: 500 })
    },
  })
  const texts = []
  for (const lang of ['en', 'ja', 'es', 'it', 'zh']) {
    const { statusCode, headers, body } = await site.inject({
      url: `/?lang=${lang}`,
      headers: { host: 'jp.localhost' },
    })
    const number = String(headers['x-request-id'])
    expect(statusCode).toBe(503)
    expect(body).toContain(number)
    expect(body).toContain(`href="/status?lang=${lang}"`)
    expect(
      lines.some((line) => line.includes(`"reqId":"${number}"`) && line.includes('page not rendered')),
    ).toBe(true)
    texts.push(body.replace(number, ''))
  }
  expect(new Set(texts).size).toBe(5)
})

test('a page knows the number of the rendering, and one that is kept carries nobody’s', async () => {
  const numbers: string[] = []
  const site = await aSite({
    db,
    handlePage: async (_request, { requestID }) => {
      numbers.push(requestID)
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  const ask = (headers: Record<string, string> = {}) =>
    site.inject({ url: '/', headers: { host: 'jp.localhost', ...headers } })
  const [first, second, own] = [await ask(), await ask(), await ask({ cookie: 'mw_access=token' })]
  expect(numbers).toHaveLength(2)
  expect([first, second].map(({ headers }) => headers['x-request-id'])).toEqual([undefined, undefined])
  expect(own.headers['x-request-id']).toBe(numbers[1])
})
