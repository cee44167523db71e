import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ReactionSummary } from '../../contract/social.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { statementsOf } from '../../testing/statements.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { removeProduct } from '../products/publication.ts'
import { react, unreact, type Reactor } from './liking.ts'
import { reactionSummary } from './summary.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const somebody = (): Reactor => ({ type: 'user', id: randomUUID() })

async function get(id: string, query = '') {
  const response = await api.inject({ url: `/api/social/reaction/summary/${id}${query}` })
  const keys = String(response.headers['surrogate-key']).split(' ')
  return { response, keys, data: (response.json() as { data: unknown }).data }
}

test('a visitor reads how many like a product or a company, and that they themselves do not (D6)', async () => {
  const { businessID, productIDs } = await aBusiness(db, { products: 1 })
  const productID = productIDs[0] as string
  const fan = somebody()
  await react(db, fan, { type: 'product', id: productID })
  await react(db, somebody(), { type: 'product', id: productID })
  await react(db, fan, { type: 'business', id: businessID })

  const [product, business] = [await get(productID), await get(businessID)]

  expect(ReactionSummary.parse(product.data)).toEqual(product.data)
  expect(product.data).toEqual({ reactionCount: { like: 2 }, session: { reactionType: null } })
  expect(product.keys).toEqual([`product:${productID}`])
  expect(business.data).toMatchObject({ reactionCount: { like: 1 } })
  expect(business.keys).toEqual([`business:${businessID}`])

  await unreact(db, fan, { type: 'product', id: productID })
  expect((await get(productID)).data).toMatchObject({ reactionCount: { like: 1 } })
})

test('what nobody has liked has no likes, and the first one is noticed whatever it is', async () => {
  const id = randomUUID()
  const { response, data, keys } = await get(id)
  expect(response.statusCode).toBe(200)
  expect(data).toEqual({ reactionCount: { like: 0 }, session: { reactionType: null } })
  expect(keys).toEqual([`product:${id}`, `business:${id}`, `user:${id}`, `post:${id}`, `comment:${id}`])
})

test('the acting company may be named, but must be an id', async () => {
  const id = randomUUID()
  expect((await get(id, `?businessID=${randomUUID()}`)).response.statusCode).toBe(200)
  expect((await get(id, '?businessID=mine')).response.statusCode).toBe(400)
  expect((await get('everything')).response.statusCode).toBe(400)
})

test('what went looks as if it had never been: status, body, headers and cost (D29)', async () => {
  const { businessID, productIDs } = await aBusiness(db, { products: [{}, {}, { published: false }] })
  const other = await aBusiness(db, { products: 1 })
  const [left, removed, draft] = productIDs as [string, string, string]
  const orphan = other.productIDs[0] as string
  const products = [left, removed, draft, orphan]
  for (const id of products) await react(db, somebody(), { type: 'product', id })
  for (const id of [businessID, other.businessID]) await react(db, somebody(), { type: 'business', id })
  await transaction(db, async (tx) => {
    await removeProduct(tx, businessID, removed)
    await removeBusiness(tx, other.businessID)
  })

  const answerOf = async (id: string) => {
    const { response } = await get(id)
    const { date: _, 'x-request-id': number, ...headers } = response.headers
    expect(number).toEqual(expect.any(String))
    return JSON.stringify([response.statusCode, headers, response.body]).replaceAll(id, 'ID')
  }
  const unknown = await answerOf(randomUUID())
  for (const id of [removed, draft, orphan, other.businessID]) expect(await answerOf(id)).toBe(unknown)
  for (const id of [left, businessID]) {
    expect((await get(id)).data).toMatchObject({ reactionCount: { like: 1 } })
  }
  for (const id of [left, removed, draft, orphan, businessID, other.businessID, randomUUID()])
    expect(await statementsOf(database, (counted) => reactionSummary(counted, id))).toBe(6)
})
