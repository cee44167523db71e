// The minute after its last day a certificate is nowhere told of as valid, and nobody saved anything: filters, facets, cards, what search
// engines are told, and pages that are kept (D14).
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { BusinessProfileEntry } from '../contract/businesses.ts'
import { businessCards } from '../domains/businesses/cards.ts'
import { indexExpired } from '../domains/search/expiry.ts'
import { deliverAll } from '../platform/events.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { testLog } from '../testing/server.ts'
import { staleKeysOf } from '../testing/stale-keys.ts'
import { organizationOf } from '../web/components/text/structured.ts'
import { domainListeners } from './domains.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
afterEach(() => void vi.useRealTimers())

const lastDay = new Date().toISOString().slice(0, 10)
const midnight = Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000

type Found = {
  totalResults: number
  facets: { certificate: { values: { code: string; documents: number }[] } }
}
async function told(businessID: string) {
  const search = async (kind: 'business' | 'product', more: object) => {
    const payload = { country: 'IS', exactly: true, facets: true, ...more }
    const answer = await api.inject({ method: 'POST', url: `/api/search/${kind}`, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: Found }>().data
  }
  const filter = { certificate: ['ISO 50001'] }
  const all = await search('business', {})
  const page = await api.inject({ method: 'GET', url: `/api/business/profile/${businessID}` })
  const profile = page.json<{ data: BusinessProfileEntry }>().data
  const jsonLd = organizationOf(profile, 'https://jp.example', 'https://jp.example/business/x', 'en')
  return {
    companies: (await search('business', filter)).totalResults,
    products: (await search('product', filter)).totalResults,
    facet: all.facets.certificate.values.find(({ code }) => code === 'ISO 50001')?.documents ?? 0,
    card: (await businessCards(db, [businessID], 'en')).get(businessID)?.certificates.map(({ name }) => name),
    jsonLd: JSON.stringify(jsonLd).includes('ISO 50001'),
    status: profile.certificates.map(({ status }) => status),
    pageKeys: String(page.headers['surrogate-key']).split(' '),
  }
}

test('a certificate ends by the clock alone, everywhere at once', async () => {
  const { businessID } = await aBusiness(db, {
    countryCode: 'IS',
    products: 1,
    certificates: [{ name: 'ISO 50001:2018', expireDate: lastDay }],
  })
  await sql`update certificates set confirmed_on = ${lastDay}::date, confirmed_where = 'Register' where business_id = ${businessID}`.execute(
    db,
  )
  await deliverAll(db, domainListeners, testLog)
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 30_000 })
  expect(await indexExpired(db)).toBe(0)
  const before = await told(businessID)
  expect(before).toMatchObject({
    companies: 1,
    products: 1,
    facet: 1,
    card: ['ISO 50001'],
    jsonLd: true,
    status: ['expiring'],
  })

  vi.setSystemTime(midnight + 30_000)
  const stale = await staleKeysOf(pool, () => indexExpired(db))
  expect(await told(businessID)).toMatchObject({
    companies: 0,
    products: 0,
    facet: 0,
    card: [],
    jsonLd: false,
    status: ['expired'],
  })
  // Pages that are kept with it are made anew.
  expect(before.pageKeys.filter((key) => stale.has(key))).toContain(`business:${businessID}`)
  // The next minute finds nothing more to do.
  expect(await indexExpired(db)).toBe(0)
})
