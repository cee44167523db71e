import { expect, test } from 'vitest'
import { rateLimits } from '../../contract/rate-limits.ts'
import { aSite } from '../../testing/site.ts'
import { testDatabase } from '../../testing/database.ts'

const { db } = await testDatabase()

test('pages that search spend what the visitor may, not what this server may: a scraper is refused, its neighbour is not', async () => {
  const app = await aSite({
    db,
    trustProxy: 'loopback',
    handlePage: async (request, page) => {
      try {
        const { total_results } = await page.api.searchBusinesses({ textQuery: 'bearing', size: 5 })
        return new Response(`${total_results} for ${request.url}`)
      } catch (error) {
        page.onError(error)
        return new Response('', { status: (error as { status: number }).status })
      }
    },
  })
  let asked = 0
  const visit = (address: string) =>
    app.inject({
      url: `/search-result?search=bearing&page=${asked++}`,
      headers: { host: 'jp.localhost', 'x-forwarded-for': address },
    })
  const { points, seconds } = rateLimits.search.address
  let passed = 0
  let refused = await visit('198.51.100.7')
  for (; refused.statusCode === 200 && passed < 2 * points; passed++) refused = await visit('198.51.100.7')
  expect(passed).toBeGreaterThanOrEqual(points)
  expect(passed).toBeLessThanOrEqual(points + rateLimits.search.address.localBatch)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(seconds)
  expect((await visit('198.51.100.8')).statusCode).toBe(200)
})
