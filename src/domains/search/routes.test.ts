import { describe, expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { editionBit } from '../editions/editions.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const drain = () => deliverAll(db, domainListeners, testLog)
const post = (payload: object, language = 'en') =>
  api.inject({
    method: 'POST',
    url: '/api/search/business',
    payload,
    headers: { 'accept-language': language },
  })

describe('the calls', () => {
  test('a company that hides from an edition is not found there, and is found in all others', async () => {
    const hiding = await aBusiness(db, {
      companyName: 'Quietstone Valves',
      hiddenEditions: 1 << editionBit('it'),
    })
    await drain()
    const idsIn = async (edition: string) => {
      const answer = await api.inject({
        method: 'POST',
        url: '/api/search/business',
        payload: { textQuery: 'quietstone' },
        headers: { 'x-edition': edition },
      })
      const { data }: { data: { results: { businessID: string }[] } } = answer.json()
      return data.results.map((found) => found.businessID)
    }

    expect(await idsIn('it')).toEqual([])
    expect(await idsIn('jp')).toEqual([hiding.businessID])
  })

  test('a page of cards in order, with both totals and what they were made from', async () => {
    const plain = await aBusiness(db, {
      companyName: 'Cobalt Couplings',
      products: [{ mainImage: '/media/a.webp' }],
    })
    const gold = await aBusiness(db, { companyName: 'Cobalt Chains', plan: 'gold' })
    await drain()
    const answer = await post({ textQuery: 'cobalt', businessType: 'MA', country: 'JP' }, 'ja')

    expect(answer.statusCode).toBe(200)
    const { data } = answer.json() as { data: { results: { businessID: string }[] } }
    expect(data).toMatchObject({ total_results: 2, totalResults: 2, totalIsExact: true })
    expect(data.results).toMatchObject([
      { businessID: plain.businessID, cardPicture: { url: '/media/a.webp' } },
      { businessID: gold.businessID, subscription: 'gold', cardPicture: null },
    ])
    expect(answer.headers['surrogate-key']).toBe(
      `search business:${plain.businessID} business:${gold.businessID}`,
    )
  })

  test('says nothing of a company that went before its document', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Fleeting Flanges' })
    await drain()
    await transaction(db, (tx) => removeBusiness(tx, businessID))
    expect((await post({ textQuery: 'fleeting' })).json()).toMatchObject({ data: { results: [] } })
    await drain()
  })

  test('fewer words are offered, never taken where all of them name something', async () => {
    await aBusiness(db, { companyName: 'Feldspar Flanges' })
    await drain()
    const ways = [{ text: 'feldspar', words: ['M99'], isOnly: false, total: 1, totalIsExact: true }]
    expect((await post({ textQuery: 'feldspar M99' })).json()).toMatchObject({
      data: { results: [], totalResults: 0, relaxed: ways },
    })
    const { data } = (await post({ textQuery: 'feldspar M99', exactly: true })).json<{ data: object }>()
    expect(data).not.toHaveProperty('relaxed')
  })

  test.each([
    [{ skip: 10_001 }],
    [{ size: 51 }],
    [{ size: 0 }],
    [{ businessType: 'PR' }],
    [{ country: 'jp' }],
    [{ textQuery: 'a'.repeat(201) }],
    [{ unknown: 1 }],
    [{ tier: ['iron'] }],
    [{ sort: 'price' }],
    [{ industry: ['x'] }],
  ])('refuses %j', async (body) => expect((await post(body)).statusCode).toBe(400))

  test('filters, orders, facets and what was put right stand beside the results', async () => {
    const made = [
      await aBusiness(db, { companyName: 'Tourmaline Forge', plan: 'gold', businessType: 'RE' }),
      await aBusiness(db, { companyName: 'Tourmaline Press', businessType: 'RE' }),
      await aBusiness(db, { companyName: 'Tourmaline Anvil', businessType: 'RE' }),
    ].map(({ businessID }) => businessID)
    await drain()
    await countWordsAnew(database, 0)
    const ask = async (more: object) =>
      (await post({ textQuery: 'tourmaline', businessType: 'RE', ...more })).json<{
        data: { results: { businessID: string }[] }
      }>()
    const idsOf = ({ data }: { data: { results: { businessID: string }[] } }) =>
      data.results.map(({ businessID }) => businessID)

    expect(idsOf(await ask({ tier: ['gold'] }))).toEqual([made[0]])
    expect(idsOf(await ask({ sort: 'newest' })).toSorted()).toEqual(made.toSorted())
    expect(await ask({ tier: ['gold'], facets: true })).toMatchObject({
      data: {
        total_results: 1,
        facets: {
          tier: {
            values: [
              { code: 'standard', documents: 2 },
              { code: 'gold', documents: 1 },
            ],
            isExact: true,
          },
          country: { values: [{ code: 'JP', documents: 1 }], isExact: true },
        },
      },
    })
    const mistyped = await ask({ textQuery: 'tuormaline', facets: true })
    expect(mistyped).toMatchObject({
      data: {
        total_results: 3,
        corrected: { text: 'tourmaline', from: 'tuormaline' },
        facets: { country: { values: [{ code: 'JP', documents: 3 }] } },
      },
    })
    expect(await ask({ textQuery: 'tuormaline', exactly: true })).toMatchObject({
      data: { total_results: 0 },
    })
    expect(await ask({ country: 'FJ' })).toMatchObject({
      data: { total_results: 0, results: [], elsewhere: { country: true, total: 3, totalIsExact: true } },
    })
  })

  test('suggestions are asked for anew each time', async () => {
    const answer = await api.inject({ method: 'GET', url: '/api/search/suggest?text=tourm&segment=RE' })
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.json<{ data: { text: string }[] }>().data.map(({ text }) => text)).toEqual([
      'tourmaline',
      'Tourmaline Anvil',
      'Tourmaline Forge',
      'Tourmaline Press',
    ])
  })

  test.each(["'", '\\', ':* & | ! ( )', '%', '🙂', 'a\0b', '\ud800', '🙂'.repeat(200)])(
    'answers %j',
    async (textQuery) => expect([200, 400]).toContain((await post({ textQuery })).statusCode),
  )

  test('the latest three of four types', async () => {
    const names: Record<string, string[]> = {}
    for (const businessType of ['EX', 'DI'] as const) {
      const made: string[] = []
      for (let age = 4; age > 0; age--)
        made.unshift(
          (await aBusiness(db, { businessType, createdAt: new Date(Date.now() + 86_400_000 - age * 1_000) }))
            .businessID,
        )
      names[businessType] = made.slice(0, 3)
    }
    await drain()
    const answer = await api.inject({ method: 'GET', url: '/api/search/business/last-registered' })
    const { data } = answer.json() as {
      data: { businessType: { code: string; name: string }; businesses: { businessID: string }[] }[]
    }
    expect(data.map(({ businessType }) => businessType.code)).toEqual(['MA', 'DI', 'EX', 'CO'])
    const shown = Object.fromEntries(
      data.map(({ businessType, businesses }) => [
        businessType.code,
        businesses.map(({ businessID }) => businessID),
      ]),
    )
    expect(shown).toMatchObject(names)
    for (const { businessType } of data) expect(businessType.name).not.toBe(businessType.code)
  })
})
