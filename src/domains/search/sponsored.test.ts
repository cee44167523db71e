import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '../../contract/api.ts'
import { searchBusinesses, searchProducts } from '../../contract/search.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { clientInProcess } from '../../platform/http/client.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { contextOf } from '../../roles/call-context.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { editionBit } from '../editions/editions.ts'
import { removeProduct } from '../products/publication.ts'
import { findBusinesses, findProducts } from './results.ts'
import { searchRoutes } from './routes.ts'
import type { Sought, Sponsoring } from './sponsored.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const { db } = database

const verification = {
  scope: ['registration' as const],
  checkedBy: 'Inspection office',
  checkedOn: '2026-01-01',
  validUntil: '2099-01-01',
}
const aSponsor = (wish: Parameters<typeof aBusiness>[1] = {}) =>
  aBusiness(db, { companyName: 'Rutile Press', products: [{ name: 'Rutile plate' }], ...wish })

beforeAll(async () => {
  // Twelve makers of one product each, all found by "galena".
  for (let at = 0; at < 12; at++)
    await aBusiness(db, {
      companyName: `Galena ${at}`,
      products: [{ name: `Galena ring ${at}` }],
      verification,
    })
  await deliverAll(db, domainListeners, testLog)
  await countWordsAnew(database, 0)
})

/** By which a thing stands there. */
const boostOf = (id: string) => id.replace(/^.{8}/, '0190b005')

/** The calls of search where `paid` have paid; what they were asked and what an answer was made from. */
function searchWith(paid: readonly string[], edition = 'jp') {
  const asked: Sought[] = []
  const tags: string[] = []
  const shown: string[] = []
  const sponsoring: Sponsoring = {
    async offers(_, sought) {
      asked.push(sought)
      return paid.map((id) => ({ id, boostID: boostOf(id) }))
    },
    shown: (boosts) => void shown.push(...boosts),
  }
  const caller = { language: 'en', edition, address: '127.0.0.1', authorization: undefined }
  const speaking = { caller, tag: (...keys: string[]) => void tags.push(...keys) }
  const calls = clientInProcess(searchRoutes(sponsoring), speaking, (route, of) => contextOf(db, route, of))
  return { calls: calls as unknown as ApiClient, asked, tags, shown }
}

const companiesWith = async (paid: readonly string[], more: object = {}, edition?: string) => {
  const answer = await searchWith(paid, edition).calls.searchBusinesses({ textQuery: 'galena', ...more })
  return searchBusinesses.ok.parse(answer).sponsored.map(({ businessID }) => businessID)
}
const productsWith = async (paid: readonly string[], more: object = {}, edition?: string) => {
  const answer = await searchWith(paid, edition).calls.searchProducts({ textQuery: 'galena', ...more })
  return searchProducts.ok.parse(answer).sponsored.map(({ productID }) => productID)
}

describe('what was paid for (D18)', () => {
  test('stands beside the results, whose order, totals and facets stay as they are', async () => {
    const { businessID, productIDs } = await aSponsor({ plan: 'platinum' })
    const ask = { textQuery: 'galena', facets: true }
    const paid = searchWith([businessID])
    const companies = await paid.calls.searchBusinesses(ask)
    expect(companies.sponsored).toMatchObject([{ businessID, general: { companyName: 'Rutile Press' } }])
    expect(companies.results).toHaveLength(5)
    expect({ ...companies, sponsored: [] }).toEqual(await searchWith([]).calls.searchBusinesses(ask))
    expect(paid.tags).toEqual(
      expect.arrayContaining([`business:${businessID}`, `boost:${boostOf(businessID)}`]),
    )
    expect(companies.sponsored[0]!.boostID).toBe(boostOf(businessID))
    expect(paid.shown).toEqual([boostOf(businessID)])

    const bought = searchWith(productIDs)
    const products = await bought.calls.searchProducts(ask)
    expect(products.sponsored).toMatchObject([
      { productID: productIDs[0], businessProfile: { businessID, general: { companyName: 'Rutile Press' } } },
    ])
    expect({ ...products, sponsored: [] }).toEqual(await searchWith([]).calls.searchProducts(ask))
    expect(bought.tags).toEqual(
      expect.arrayContaining([`business:${businessID}`, `product:${productIDs[0]}`]),
    )
  })

  test('nobody has paid yet: the list is there and empty', async () => {
    const api = await testApi(database)
    for (const url of ['/api/search/business', '/api/search/product']) {
      const answer = await api.inject({ method: 'POST', url, payload: { textQuery: 'galena' } })
      expect(answer.json()).toMatchObject({ data: { totalResults: 12, sponsored: [] } })
    }
    const people = await api.inject({ method: 'POST', url: '/api/user/search', payload: {} })
    expect(people.json<{ data: object }>().data).not.toHaveProperty('sponsored')
  })

  test('is at most one for every five results on the page, however many are offered', async () => {
    const paid: string[] = []
    for (let at = 0; at < 9; at++) paid.push((await aSponsor()).businessID)
    expect(await companiesWith(paid)).toEqual([paid[0]])
    expect(await companiesWith(paid, { size: 9 })).toEqual([paid[0]])
    expect(await companiesWith(paid, { size: 20 })).toEqual(paid.slice(0, 2))
    expect(await companiesWith(paid, { skip: 5 })).toEqual([paid[0]])
    expect(await companiesWith(paid, { size: 4 })).toEqual([])
    expect(await companiesWith(paid, { skip: 10 })).toEqual([])
    expect(await companiesWith([paid[0]!, paid[0]!], { size: 20 })).toEqual([paid[0]])
  })

  test('is told what was searched for in the end, and nothing of who looks', async () => {
    const { calls, asked } = searchWith([], 'it')
    const asking = { textQuery: 'galean', country: 'JP', industry: ['0006'] }
    const { results } = await calls.searchBusinesses(asking)
    expect(asked).toEqual([
      {
        segment: 'MA',
        text: 'galena',
        country: 'JP',
        industries: ['0006'],
        edition: 'it',
        atMost: 4,
        filters: expect.objectContaining({ country: 'JP', industries: ['0006'] }),
        without: results.map(({ businessID }) => businessID),
      },
    ])
  })

  test.each([
    ['another order is wanted', { sort: 'newest' }],
    ['there is nothing with all that was asked', { textQuery: 'galena zzqqxx' }],
    ['nothing is found at all', { textQuery: 'zzqqxx', exactly: true }],
  ])('is not asked for when %s', async (_, more) => {
    const { calls, asked } = searchWith([(await aSponsor()).businessID])
    expect((await calls.searchBusinesses({ textQuery: 'galena', ...more } as object)).sponsored).toEqual([])
    expect(asked).toEqual([])
  })

  const unfit: Record<string, () => Promise<{ businessID: string; productIDs: string[] }>> = {
    'what stands among the results': async () => {
      const { results } = await searchWith([]).calls.searchBusinesses({ textQuery: 'galena' })
      const products = (await searchWith([]).calls.searchProducts({ textQuery: 'galena' })).results
      return { businessID: results[2]!.businessID, productIDs: [products[2]!.productID] }
    },
    'what hides from the edition': () => aSponsor({ hiddenEditions: 1 << editionBit('jp') }),
    'what nobody knows': async () => ({ businessID: uuidv7(), productIDs: [uuidv7()] }),
    'what has gone': async () => {
      const gone = await aSponsor()
      await transaction(db, (tx) => removeProduct(tx, gone.businessID, gone.productIDs[0]!))
      await transaction(db, (tx) => removeBusiness(tx, gone.businessID))
      return gone
    },
  }

  test.each(Object.entries(unfit))('%s is left out, and the next one comes instead', async (_, made) => {
    const [bad, good] = [await made(), await aSponsor()]
    expect(await companiesWith([bad.businessID, good.businessID])).toEqual([good.businessID])
    expect(await productsWith([...bad.productIDs, ...good.productIDs])).toEqual(good.productIDs)
    expect(await companiesWith([bad.businessID])).toEqual([])
    expect(await productsWith(bad.productIDs)).toEqual([])
  })

  test('what hides from one edition is shown in another', async () => {
    const { businessID, productIDs } = await aSponsor({ hiddenEditions: 1 << editionBit('jp') })
    expect(await companiesWith([businessID], {}, 'it')).toEqual([businessID])
    expect(await productsWith(productIDs, {}, 'it')).toEqual(productIDs)
  })

  test('companies and products of whom somebody does not meet are left out', async () => {
    const [blocked, other] = [await aSponsor(), await aSponsor()]
    const viewer = { language: 'en', edition: 'jp', withheld: new Set([blocked.businessID]) }
    const asked = { textQuery: 'galena', skip: 0, size: 5 }
    const paying = (ids: string[]): Sponsoring => ({
      offers: async () => ids.map((id) => ({ id, boostID: boostOf(id) })),
      shown() {},
    })
    const paid = paying([blocked.businessID, other.businessID])
    const companies = await findBusinesses(db, viewer, { ...asked, businessType: 'MA' }, paid)
    expect(companies.sponsored.map(({ businessID }) => businessID)).toEqual([other.businessID])
    const bought = paying([...blocked.productIDs, ...other.productIDs])
    const products = await findProducts(db, viewer, asked, bought)
    expect(products.sponsored.map(({ productID }) => productID)).toEqual(other.productIDs)
  })

  test('filters hold for it as they do for results', async () => {
    const distributor = await aSponsor({ businessType: 'DI' })
    expect(await companiesWith([distributor.businessID])).toEqual([])
    expect(await productsWith(distributor.productIDs)).toEqual(distributor.productIDs)

    const abroad = await aSponsor({ countryCode: 'PT', stateID: null, city: null })
    const forger = await aSponsor({
      industryID: '0001',
      categoryIDs: [],
      products: [{ industryID: '0001', categoryID: '0001-01' }],
    })
    const gold = await aSponsor({ plan: 'gold' })
    const verified = await aSponsor({ verification })
    for (const [filter, out, kept] of [
      [{ country: 'JP' }, abroad, gold],
      [{ industry: ['0006'] }, forger, gold],
      [{ tier: ['standard'] }, gold, abroad],
      [{ verified: true }, gold, verified],
    ] as const) {
      expect(await companiesWith([out.businessID, kept.businessID])).toEqual([out.businessID])
      expect(await companiesWith([out.businessID, kept.businessID], filter)).toEqual([kept.businessID])
      expect(await productsWith([...out.productIDs, ...kept.productIDs])).toEqual(out.productIDs)
      expect(await productsWith([...out.productIDs, ...kept.productIDs], filter)).toEqual(kept.productIDs)
    }
  })

  const broken: Record<string, Sponsoring['offers']> = {
    'never answers': () => new Promise(() => {}),
    'answers late': () => new Promise((resolve) => setTimeout(() => resolve([]), 2_000).unref()),
    'throws at once': () => {
      throw new Error('no source')
    },
    'throws later': () => Promise.reject(new Error('no source')),
  }
  test.each(Object.entries(broken))('a source that %s is no source', async (_, offers) => {
    const asked = { textQuery: 'galena', skip: 0, size: 5 }
    const viewer = { language: 'en', edition: 'jp' }
    const without = await findProducts(db, viewer, asked)
    expect(await findProducts(db, viewer, asked, { offers, shown() {} })).toEqual(without)
  })

  test('a source that floods is cut off', async () => {
    const { businessID } = await aSponsor()
    const flood = Array.from({ length: 200_000 }, () => ({ id: businessID, boostID: boostOf(businessID) }))
    const flooding: Sponsoring = { offers: async () => flood, shown() {} }
    const asked = { textQuery: 'galena', skip: 0, size: 50, businessType: 'MA' as const }
    const found = await findBusinesses(db, { language: 'en', edition: 'jp' }, asked, flooding)
    expect(found.sponsored.map((one) => one.businessID)).toEqual([businessID])
  })

  test('nothing stands above what is called exactly so', async () => {
    for (let at = 0; at < 2; at++) await aBusiness(db, { companyName: 'Exactum' })
    for (let at = 0; at < 4; at++) await aBusiness(db, { companyName: `Exactum ${at}` })
    const { businessID } = await aSponsor()
    await deliverAll(db, domainListeners, testLog)
    await countWordsAnew(database, 0)
    expect(await companiesWith([businessID], { textQuery: 'exactum' })).toEqual([])
    expect(await companiesWith([businessID], { textQuery: 'exactum', skip: 2, size: 5 })).toEqual([])
    // One that is called so is the first, and stays it.
    expect(await companiesWith([businessID], { textQuery: 'galena 3', exactly: true })).toEqual([])
    expect(await companiesWith([businessID], { textQuery: 'galena' })).toEqual([businessID])
  })
})
