// What engineers narrow by first: a certificate that is valid today, how long it takes, how large a company is, what it makes.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness, type BusinessWish } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { indexExpired } from './expiry.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const dayMs = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const certificate = (name: string, expireDate: string | null) => ({ name, expireDate })

type Answer = {
  results: { businessID: string; productID?: string; cardPicture?: { url: string } | null }[]
  totalResults: number
  types?: { code: string; total: number; totalIsExact: boolean }[]
  facets?: Record<string, { isExact: boolean; values: { code: string; documents: number; name?: string }[] }>
}
async function post(kind: 'business' | 'product', payload: object): Promise<Answer> {
  const answer = await api.inject({ method: 'POST', url: `/api/search/${kind}`, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { data: Answer }).data
}
const companies = (payload: object) => post('business', { country: 'PT', facets: true, ...payload })
const idsOf = ({ results }: Answer) => results.map(({ businessID }) => businessID).toSorted()
const numbers = ({ facets }: Answer, name: string) =>
  Object.fromEntries(facets![name]!.values.map(({ code, documents }) => [code, documents]))

const given: Record<'quick' | 'slow' | 'silent', { businessID: string; productIDs: string[] }> = {} as never
const wishes: Record<keyof typeof given, BusinessWish> = {
  quick: {
    certificates: [
      certificate('ISO9001:2015 Quality management', dayFromNow(0)),
      certificate('ISO 9001-2015', null),
      certificate('JIS Q 9100:2016', dayFromNow(400)),
      certificate('ISO 14001:2015', dayFromNow(-1)),
    ],
    leadTime: 14,
    totalEmployees: { min: 180, max: 220 },
    categoryIDs: ['0006-01-02'],
    products: [{ leadTime: 40 }],
  },
  slow: {
    certificates: [certificate('iso 9001:2015', dayFromNow(10))],
    leadTime: 31,
    totalEmployees: { min: 600, max: null },
    categoryIDs: ['0006-02'],
    products: [{ leadTime: 5, categoryID: '0004-01' }],
  },
  silent: { industryID: '0005', categoryIDs: ['0005-01'] },
}

beforeAll(async () => {
  for (const [name, wish] of Object.entries(wishes))
    given[name as keyof typeof given] = await aBusiness(db, { countryCode: 'PT', ...wish })
  await deliverAll(db, domainListeners, testLog)
  await countWordsAnew(database, 0)
})
const idsFor = (...names: (keyof typeof given)[]) => names.map((name) => given[name].businessID).toSorted()

describe('by the name of a certificate, as text', () => {
  const exactly = { exactly: true }

  test.each([
    'ISO 9001', 'iso 9001', 'ISO9001', 'ISO 9001:2015', 'ISO9001:2015',
  ])('%s finds the companies that hold it, and their products', async (name) => {
    const found = await companies({ textQuery: name, ...exactly })
    expect(idsOf(found)).toEqual(idsFor('quick', 'slow'))
    expect(found.totalResults).toBe(2)
    expect(numbers(found, 'certificate')['ISO 9001']).toBe(2)
    expect(idsOf(await post('product', { country: 'PT', textQuery: name, ...exactly }))).toEqual(idsFor('quick', 'slow'))
  }) // prettier-ignore

  test.each(['JIS Q 9100', 'JISQ9100', 'JIS Q9100:2016'])('%s', async (name) =>
    expect(idsOf(await companies({ textQuery: name, ...exactly }))).toEqual(idsFor('quick')),
  )

  test('not one that ended', async () => {
    expect(idsOf(await companies({ textQuery: 'ISO 14001', ...exactly }))).toEqual([])
    expect(idsOf(await post('product', { country: 'PT', textQuery: 'ISO 14001', ...exactly }))).toEqual([])
  })
})

describe('companies', () => {
  test('by a certificate that is valid today, however it is written', async () => {
    const found = await companies({ certificate: ['ISO 9001'] })
    expect(idsOf(found)).toEqual(idsFor('quick', 'slow'))
    expect(idsOf(await companies({ certificate: ['JIS Q 9100', 'CE'] }))).toEqual(idsFor('quick'))
    expect(idsOf(await companies({ certificate: ['ISO 14001'], exactly: true }))).toEqual([])
    expect(numbers(found, 'certificate')).toEqual({ 'ISO 9001': 2, 'JIS Q 9100': 1 })
  })

  test('by days at most, as far as they say', async () => {
    expect(idsOf(await companies({ leadTime: 14 }))).toEqual(idsFor('quick'))
    expect(idsOf(await companies({ leadTime: 60 }))).toEqual(idsFor('quick', 'slow'))
    expect(numbers(await companies({ leadTime: 14 }), 'leadTime')).toEqual({ 14: 1, 30: 1, 60: 2, 90: 2 })
  })

  test('by employees, in every range that they reach into', async () => {
    expect(idsOf(await companies({ employees: ['51-200'] }))).toEqual(idsFor('quick'))
    expect(idsOf(await companies({ employees: ['201-500', '501-'] }))).toEqual(idsFor('quick', 'slow'))
    expect(numbers(await companies({}), 'employees')).toEqual({ '51-200': 1, '201-500': 1, '501-': 1 })
  })

  test('by a category or subcategory, theirs or of their products; numbers are those of the industry', async () => {
    expect(idsOf(await companies({ category: ['0006-01'] }))).toEqual(idsFor('quick'))
    expect(idsOf(await companies({ category: ['0006-01-02'] }))).toEqual(idsFor('quick'))
    expect(idsOf(await companies({ category: ['0004-01', '0005-01'] }))).toEqual(idsFor('silent', 'slow'))
    const found = await companies({ industry: ['0006'] })
    expect(numbers(found, 'category')).toEqual({ '0006-01': 1, '0006-02': 1 })
    expect(found.facets!['category']!.values[0]!.name).toMatch(/[A-Z]/)
  })

  test('by several at once, with words, in other orders', async () => {
    const asked = { certificate: ['ISO 9001'], leadTime: 60, employees: ['501-'], category: ['0006-02'] }
    for (const sort of ['relevance', 'newest', 'answers'])
      for (const textQuery of ['', 'bearing'])
        expect(idsOf(await companies({ ...asked, textQuery, sort })), `${sort} ${textQuery}`).toEqual(
          idsFor('slow'),
        )
  })

  test.each([
    { leadTime: 15 },
    { leadTime: 0 },
    { employees: ['51-201'] },
    { certificate: [''] },
    { certificate: ['x'.repeat(81)] },
    { category: ['0006'] },
    { category: ["0006-01' | 'v:1"] },
  ])('%o is refused', async (payload) => {
    const answer = await api.inject({ method: 'POST', url: '/api/search/business', payload })
    expect(answer.statusCode).toBe(400)
  })
})

test('products by their own days, and by the certificates and people of their company', async () => {
  const products = async (payload: object) =>
    (await post('product', { country: 'PT', ...payload })).results.map(({ productID }) => productID)
  expect(await products({ leadTime: 7 })).toEqual(given.slow.productIDs)
  expect(await products({ certificate: ['JIS Q 9100'], employees: ['51-200'] })).toEqual(
    given.quick.productIDs,
  )
  expect(await products({ category: ['0004-01'] })).toEqual(given.slow.productIDs)
})

test('a certificate counts until its last day is over, and nobody need save for that', async () => {
  const ending = await aBusiness(db, {
    countryCode: 'IS',
    products: 1,
    certificates: [certificate('ISO 50001:2018', dayFromNow(0))],
  })
  await deliverAll(db, domainListeners, testLog)
  const found = async () => {
    const asked = { country: 'IS', certificate: ['ISO 50001'], exactly: true, facets: true }
    const [ofCompanies, ofProducts] = [await companies(asked), await post('product', asked)]
    const byText = await companies({ country: 'IS', textQuery: 'ISO50001:2018', exactly: true })
    expect(byText.totalResults).toBe(ofCompanies.totalResults)
    return [
      ofCompanies.totalResults,
      ofProducts.totalResults,
      numbers(ofCompanies, 'certificate')['ISO 50001'],
    ]
  }
  expect(await found()).toEqual([1, 1, 1])
  await indexExpired(db)
  expect(await found()).toEqual([1, 1, 1])

  // The day after: the document is as it was made the day before.
  await sql`update certificates set expire_date = ${dayFromNow(-1)} where business_id = ${ending.businessID}`.execute(
    db,
  )
  await sql`update search_expiry set checked_until = ${new Date(Date.now() - dayMs)}`.execute(db)
  expect(await indexExpired(db)).toBeGreaterThan(0)
  expect(await found()).toEqual([0, 0, undefined])
})

describe('the picture of a card', () => {
  const picture = async (payload: object) =>
    (await post('business', { country: 'NO', ...payload })).results.map(({ cardPicture }) => cardPicture?.url)

  beforeAll(async () => {
    await aBusiness(db, {
      companyName: 'Fjord Bearing Works',
      countryCode: 'NO',
      products: [
        { name: 'Ball race 6204', categoryID: '0006-01', mainImage: '/race.webp' },
        { name: 'Needle roller bearing', categoryID: '0006-01', mainImage: null },
        { name: 'Spur gear', categoryID: '0006-02', keywords: ['pinion'], mainImage: '/gear.webp' },
      ],
    })
    await deliverAll(db, domainListeners, testLog)
  })

  test('is of the product that fits the words, or the category that they name or that is asked for', async () => {
    // The newest, which stands first, where nothing is asked for.
    expect(await picture({})).toEqual(['/gear.webp'])
    expect(await picture({ textQuery: '6204' })).toEqual(['/race.webp'])
    expect(await picture({ textQuery: 'pinion' })).toEqual(['/gear.webp'])
    expect(await picture({ textQuery: '軸受' })).toEqual(['/race.webp'])
    expect(await picture({ category: ['0006-01'] })).toEqual(['/race.webp'])
  })
})

test('results stand without numbers when those cannot be had in time', async () => {
  await transaction(db, async (tx) => {
    await sql`lock table search_value_count in access exclusive mode`.execute(tx)
    const found = await companies({})
    expect(idsOf(found)).toEqual(idsFor('quick', 'silent', 'slow'))
    expect(found.facets).toBeUndefined()
  })
})

test('beside few results the other types are told with their numbers, beside none too, and beside a list of all not', async () => {
  const productsOfPortugal = (await post('product', { country: 'PT', textQuery: 'JIS Q 9100' })).totalResults
  expect(productsOfPortugal).toBe(1)
  const numberOf = ({ types }: Answer, code: string) => types?.find((one) => one.code === code)?.total
  const few = await companies({ textQuery: 'JIS Q 9100' })
  expect(few.totalResults).toBe(1)
  expect(numberOf(few, 'PR')).toBe(productsOfPortugal)
  expect(numberOf(few, 'EX')).toBe(0)
  expect(numberOf(few, 'MA')).toBeUndefined()
  const none = await companies({ textQuery: 'JIS Q 9100', businessType: 'EX' })
  expect(none.totalResults).toBe(0)
  expect(numberOf(none, 'MA')).toBe(1)
  expect(await companies({})).not.toHaveProperty('types')
})

test.each(['ああああああ', 'ｱｱｱｱ', 'のにをが', 'ああ ああ ああ'])(
  '%s says nothing: nothing is found, and no type has anything of it',
  async (textQuery) => {
    for (const kind of ['business', 'product'] as const) {
      const found = await post(kind, { country: 'PT', textQuery })
      expect(found).toMatchObject({ totalResults: 0, results: [] })
      expect(found).not.toHaveProperty('types')
      expect(found).not.toHaveProperty('leftOut')
    }
  },
)
