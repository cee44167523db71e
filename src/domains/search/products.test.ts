import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ProductResult, type ProductResultEntry } from '../../contract/products.ts'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { statementsOf } from '../../testing/statements.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import { editionBit } from '../editions/editions.ts'
import { removeProduct } from '../products/publication.ts'
import { findProducts } from './results.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

type Body = {
  success: boolean
  data: { results: ProductResultEntry[]; total_results: number; totalResults: number; totalIsExact: boolean }
}
type Asking = { language?: string; edition?: string }

const drain = () => deliverAll(db, domainListeners, testLog)
const post = (payload: object, { language = 'en', edition = 'jp' }: Asking = {}) =>
  api.inject({
    method: 'POST',
    url: '/api/search/product',
    payload,
    headers: { 'accept-language': language, 'x-edition': edition },
  })
const found = async (payload: object, asking?: Asking) => (await post(payload, asking)).json<Body>().data
const ids = async (payload: object, asking?: Asking) =>
  (await found(payload, asking)).results.map(({ productID }) => productID)

describe('search/product (P7.5)', () => {
  test('answers product cards with whose they are, totals, and what they were made from', async () => {
    const gold = await aBusiness(db, {
      companyName: 'Tamarisk Gears',
      plan: 'gold',
      products: [{ name: 'Tamarisk pinion', mainImage: '/media/a.webp', leadTime: 14 }],
    })
    const plain = await aBusiness(db, { products: [{ name: 'Tamarisk rack' }] })
    await drain()

    const answer = await post({ textQuery: 'tamarisk' }, { language: 'ja' })

    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<Body>()
    expect(data).toMatchObject({ total_results: 2, totalResults: 2, totalIsExact: true })
    expect(z.array(z.strictObject(ProductResult.shape)).parse(data.results)).toEqual(data.results)
    expect(data.results).toMatchObject([
      {
        productID: gold.productIDs[0],
        businessID: gold.businessID,
        name: 'Tamarisk pinion',
        mainImage: { url: '/media/a.webp' },
        leadTime: 14,
        businessProfile: {
          businessID: gold.businessID,
          subscription: 'gold',
          verified: false,
          general: { companyName: 'Tamarisk Gears' },
          contactInfo: { country: { countryName: '日本' }, city: '大阪市' },
        },
      },
      { productID: plain.productIDs[0], businessProfile: { subscription: 'standard' } },
    ])
    expect(Object.keys(data.results[0]!.businessProfile.general)).toEqual(['companyName', 'profilePhoto'])
    expect(String(answer.headers['surrogate-key']).split(' ').toSorted()).toEqual(
      [
        'search',
        ...[gold, plain].flatMap((one) => [`business:${one.businessID}`, `product:${one.productIDs[0]}`]),
      ].toSorted(),
    )
  })

  test('without words and without a body the best of all come, five of them', async () => {
    await aBusiness(db, { products: 6 })
    await drain()
    const { results, totalResults } = await found({})
    expect(results).toHaveLength(5)
    expect(totalResults).toBeGreaterThan(5)
  })

  test('fifty products of fifty companies cost as many statements as five of five', async () => {
    for (let at = 0; at < 50; at++) await aBusiness(db, { products: [{ name: `Manifold ${at}` }] })
    // Beside fewer than five the other types are counted.
    for (let at = 0; at < 5; at++) await aBusiness(db, { products: [{ name: `Lonely ${at}` }] })
    await drain()
    const asked = (textQuery: string) => ({ textQuery, skip: 0, size: 50 })
    const viewer = { language: 'en', edition: 'jp' }
    const few = await statementsOf(database, (some) => findProducts(some, viewer, asked('lonely')))
    const many = await statementsOf(database, (some) => findProducts(some, viewer, asked('manifold')))
    expect((await found(asked('manifold'))).results).toHaveLength(50)
    expect(many).toBe(few)
    // Begin, limits, search and commit; products; companies and their plans.
    expect(many).toBeLessThanOrEqual(7)
  })

  test.each([
    [{ skip: 10_001 }],
    [{ skip: -1 }],
    [{ size: 51 }],
    [{ size: 0 }],
    [{ country: 'jp' }],
    [{ textQuery: 'a'.repeat(201) }],
    [{ businessType: 'MA' }],
  ])('refuses %j', async (body) => expect((await post(body)).statusCode).toBe(400))

  test.each([
    "'",
    '\\',
    ':* & | ! ( )',
    "' or 1=1 --",
    '%',
    '🙂',
    'ff\u0301',
    '🙂'.repeat(200),
    '-'.repeat(200),
  ])('answers %j', async (textQuery) => expect((await post({ textQuery })).statusCode).toBe(200))

  test.each(['a\0b', '\ud800'])('refuses %j, which is no text', async (textQuery) =>
    expect((await post({ textQuery })).statusCode).toBe(400),
  )
})

describe('what finds a product', () => {
  let productID: string
  beforeAll(async () => {
    const maker = await aBusiness(db, {
      companyName: 'Orchard Kogyo',
      city: 'Kakegawa',
      products: [
        {
          name: '深溝玉軸受 6290-2RS',
          description: 'For belt conveyors in bakeries.',
          keywords: ['shielded', 'ステンレス'],
          subCategoryID: '0006-01-01',
          specs: [{ key: '内径', value: '450 mm, MX-77/B' }],
        },
      ],
    })
    productID = maker.productIDs[0]!
    await drain()
  })

  test.each([
    ['its name', '深溝玉軸受 orchard'],
    ['a part of its name', '玉軸受 orchard'],
    ['its part number as it stands', '6290-2RS'],
    ['its part number without the hyphen', '62902rs'],
    ['its part number in pieces', '6290 2RS'],
    ['the part number alone', '6290'],
    ['the name and the company', '軸受 orchard'],
    ['the company', 'Orchard Kogyo'],
    ['a keyword', 'shielded orchard'],
    ['a Japanese keyword', 'ステンレス orchard'],
    ['its category in English', 'bearings orchard'],
    ['its category in Japanese', 'ベアリング orchard'],
    ['its industry', 'power transmission orchard'],
    ['its description', 'bakery conveyor'],
    ['a key of its specification', '内径 orchard'],
    ['a value of its specification', 'MX77B'],
    ['the city of its company', 'kakegawa'],
    ['the country of its company in Japanese', '日本 orchard'],
  ])('%s', async (_, textQuery) => expect(await ids({ textQuery })).toEqual([productID]))

  test.each(['orchard valve', '6291', 'orchard bremen'])('not %s', async (textQuery) =>
    expect(await ids({ textQuery, exactly: true })).toEqual([]),
  )
})

describe('the order of products', () => {
  test('the exact name first, whatever its rival pays', async () => {
    const rival = await aBusiness(db, {
      plan: 'platinum',
      companyName: 'Gimbal Mount',
      products: [{ name: 'Gimbal mount with cover', keywords: ['gimbal mount'] }],
    })
    const exact = await aBusiness(db, { products: [{ name: 'ＧＩＭＢＡＬ　ｍｏｕｎｔ' }] })
    await drain()
    expect(await ids({ textQuery: 'gimbal mount' })).toEqual([exact.productIDs[0], rival.productIDs[0]])
  })

  test('the name, then keywords, then the description, whatever is paid', async () => {
    const rich = { plan: 'platinum' } as const
    const described = await aBusiness(db, { ...rich, products: [{ description: 'With a trunnion.' }] })
    const keyword = await aBusiness(db, { ...rich, products: [{ name: 'Part', keywords: ['trunnion'] }] })
    const named = await aBusiness(db, { products: [{ name: 'Trunnion block' }] })
    const paid = await aBusiness(db, { plan: 'gold', products: [{ name: 'Trunnion block' }] })
    await drain()
    expect(await ids({ textQuery: 'trunnion' })).toEqual(
      [named, paid, keyword, described].map((one) => one.productIDs[0]),
    )
  })

  test('what has the word itself, then what is called so in another language, whatever that pays', async () => {
    const rich = { plan: 'platinum' } as const
    const [foreign, own] = [
      await aBusiness(db, { ...rich, products: [{ name: '电子秤', keywords: ['báscula'] }] }),
      await aBusiness(db, { products: [{ description: 'Con bilancia integrata.' }] }),
    ]
    await drain()
    expect(await ids({ textQuery: 'bilancia' })).toEqual([own, foreign].map((one) => one.productIDs[0]))
    expect(await ids({ textQuery: 'báscula' })).toEqual([foreign, own].map((one) => one.productIDs[0]))
  })
})

describe('where products are found', () => {
  test('the country is that of the company, and follows it', async () => {
    const { businessID, productIDs } = await aBusiness(db, { products: [{ name: 'Cleat' }] })
    const german = await aBusiness(db, { countryCode: 'DE', products: [{ name: 'Cleat' }] })
    await drain()
    expect(await ids({ textQuery: 'cleat', country: 'JP' })).toEqual(productIDs)
    expect(await ids({ textQuery: 'cleat', country: 'DE' })).toEqual(german.productIDs)
    expect((await found({ textQuery: 'cleat', country: 'FR', exactly: true })).totalResults).toBe(0)

    await transaction(db, (tx) => changeBusiness(tx, businessID, { countryCode: 'FR' }))
    await drain()
    expect(await ids({ textQuery: 'cleat', country: 'FR' })).toEqual(productIDs)
    expect(await ids({ country: 'FR' })).toEqual(productIDs)
    expect(await ids({ textQuery: 'cleat', country: 'JP', exactly: true })).toEqual([])
  })

  test('products of a company that hides from an edition are not found there, and are not counted', async () => {
    const { productIDs } = await aBusiness(db, {
      hiddenEditions: 1 << editionBit('it'),
      countryCode: 'NZ',
      products: [{ name: 'Hidden hinge' }],
    })
    await drain()
    for (const asked of [{ textQuery: 'hidden hinge' }, { country: 'NZ' }]) {
      expect(await found({ ...asked, exactly: true }, { edition: 'it' })).toMatchObject({
        results: [],
        totalResults: 0,
      })
      expect(await ids(asked, { edition: 'jp' })).toEqual(productIDs)
    }
  })
})

describe('what is gone is not found', () => {
  test('drafts never, removed products no longer, products of removed companies no longer', async () => {
    const { businessID, productIDs } = await aBusiness(db, {
      products: [
        { name: 'Fading dowel' },
        { name: 'Fading dowel draft', published: false },
        { name: 'Fading dowel two' },
      ],
    })
    const [first, , second] = productIDs as [string, string, string]
    await drain()
    expect(new Set(await ids({ textQuery: 'fading' }))).toEqual(new Set([first, second]))

    await transaction(db, (tx) => removeProduct(tx, businessID, first))
    // Its document is there until the news is heard.
    expect(await ids({ textQuery: 'fading' })).toEqual([second])
    await drain()
    expect(await found({ textQuery: 'fading' })).toMatchObject({ totalResults: 1 })

    await transaction(db, (tx) => removeBusiness(tx, businessID))
    expect(await ids({ textQuery: 'fading' })).toEqual([])
    await drain()
    expect(await found({ textQuery: 'fading' })).toMatchObject({ results: [], totalResults: 0 })
  })
})
