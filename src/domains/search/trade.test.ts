// Products are found by their part numbers, and narrowed by their smallest order and whether a price stands there.
import { beforeAll, expect, test } from 'vitest'
import { minimumOrders } from '../../contract/filters.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const api = await testApi(database)

const order = (quantity: number) => ({ minimumOrder: { quantity, unit: 'pcs' } })
const price = { quantity: 1, amount: '1.5', currency: 'EUR' }
const row = { values: ['20 mm'], price: null, weight: null }
const products = {
  'Ring of one': { partNumber: 'QX-7710/A', trade: { ...order(1), prices: [price] } },
  'Ring of sixty': { partNumber: '7710', trade: { ...order(60), priceOnRequest: true } },
  'Ring of many': {
    trade: order(20_000),
    variants: {
      axes: ['Bore'],
      rows: [{ ...row, partNumber: 'ZV-0815-20', price: { amount: '2', currency: 'JPY' } }],
    },
  },
  'Ring that says nothing': {},
}

type Answer = {
  results: { name: string }[]
  totalResults: number
  facets?: Record<string, { isExact: boolean; values: { code: string; documents: number }[] }>
}
async function find(payload: object): Promise<Answer> {
  const asked = { country: 'PT', facets: true, ...payload }
  const answer = await api.inject({ method: 'POST', url: '/api/search/product', payload: asked })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Answer }>().data
}
const namesOf = ({ results }: Answer) => results.map(({ name }) => name).toSorted()
const numbers = ({ facets }: Answer, name: string) =>
  Object.fromEntries(facets![name]!.values.map(({ code, documents }) => [code, documents]))

beforeAll(async () => {
  const named = Object.entries(products).map(([name, more]) => ({ name, ...more }))
  await aBusiness(database.db, { countryCode: 'PT', products: named })
  // Its name has the digits too: the one that is numbered so comes first.
  await aBusiness(database.db, {
    countryCode: 'PT',
    plan: 'platinum',
    products: [{ name: 'Washer 7710 for QX' }],
  })
  await deliverAll(database.db, domainListeners, testLog)
  await countWordsAnew(database, 0)
})

test.each([
  ['QX-7710/A', 'Ring of one'],
  ['qx7710a', 'Ring of one'],
  ['ＱＸ－７７１０／Ａ', 'Ring of one'],
  ['7710', 'Ring of sixty'],
  ['ZV-0815-20', 'Ring of many'],
])('%s, typed exactly, finds its product first', async (textQuery, name) => {
  expect((await find({ textQuery })).results[0]?.name).toBe(name)
})

test('a number that is being typed goes on as it is written', async () => {
  const answer = await api.inject('/api/search/suggest?segment=PR&text=qx-77')
  expect(answer.json<{ data: object[] }>().data).toContainEqual({ kind: 'product', text: 'QX-7710/A' })
})

test('by the smallest order, as far as they say, with exact numbers', async () => {
  expect(namesOf(await find({ minimumOrder: 1 }))).toEqual(['Ring of one'])
  expect(namesOf(await find({ minimumOrder: 100 }))).toEqual(['Ring of one', 'Ring of sixty'])
  const found = await find({ minimumOrder: 10_000, textQuery: 'ring' })
  expect(namesOf(found)).toEqual(['Ring of one', 'Ring of sixty'])
  expect(found.facets!['minimumOrder']).toMatchObject({ isExact: true })
  for (const text of ['', 'ring'])
    expect(numbers(await find({ textQuery: text }), 'minimumOrder')).toEqual({
      1: 1,
      10: 1,
      100: 2,
      1_000: 2,
      10_000: 2,
    })
  for (const most of minimumOrders)
    expect((await find({ minimumOrder: most })).totalResults).toBe(
      numbers(await find({}), 'minimumOrder')[most],
    )
})

test('by whether a price stands there, with exact numbers', async () => {
  expect(namesOf(await find({ price: 'stated' }))).toEqual(['Ring of many', 'Ring of one'])
  expect(namesOf(await find({ price: 'on-request', minimumOrder: 100 }))).toEqual(['Ring of sixty'])
  expect(numbers(await find({ minimumOrder: 1 }), 'price')).toEqual({ stated: 1 })
  expect(numbers(await find({ price: 'on-request' }), 'price')).toEqual({ stated: 2, 'on-request': 1 })
})

test.each([{ minimumOrder: 7 }, { price: 'cheap' }])('%j is refused', async (asked) => {
  const answer = await api.inject({ method: 'POST', url: '/api/search/product', payload: asked })
  expect(answer.statusCode).toBe(400)
})

test('companies are not narrowed by it', async () => {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/search/business',
    payload: { minimumOrder: 1 },
  })
  expect(answer.statusCode).toBe(400)
})
