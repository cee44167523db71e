import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { FastifyInstance } from 'fastify'
import { ProductCard } from '../../contract/products.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { productsForSearch } from './indexing.ts'
import { removeProduct } from './publication.ts'
import { showcasePictures } from './showcase.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: FastifyInstance
beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(database)
})

async function list(businessID: string, language = 'en') {
  const response = await api.inject({
    url: `/api/product/by-business?bid=${businessID}`,
    headers: { 'accept-language': language },
  })
  return { response, body: response.json() as { data: { name: string; category: { name: string } }[] } }
}

test('published products, new ones first, as the contract says', async () => {
  const { businessID } = await aBusiness(database.db, {
    products: [
      { name: 'Old', specs: [{ key: 'Bore', value: '20 mm' }], photos: ['/a', '/b'], mainImage: '/a' },
      { name: 'Draft', published: false },
      { name: 'New', subCategoryID: '0006-01-01', leadTime: 14, stock: true },
    ],
  })

  const { response, body } = await list(businessID)

  expect(response.statusCode).toBe(200)
  expect(z.array(ProductCard).parse(body.data)).toEqual(body.data)
  expect(body.data).toMatchObject([
    { name: 'New', leadTime: 14, stock: true, mainImage: null, photoCount: 0 },
    { name: 'Old', specs: [{ key: 'Bore', value: '20 mm' }], mainImage: { url: '/a' }, photoCount: 2 },
  ])
})

test('names of categories follow the language', async () => {
  const { businessID } = await aBusiness(database.db, { products: 1 })
  const english = (await list(businessID)).body.data[0]?.category.name
  const japanese = (await list(businessID, 'ja')).body.data[0]?.category.name
  expect(english).toMatch(/^[\p{ASCII}]+$/u)
  expect(japanese).toMatch(/\p{Script=Han}|\p{Script=Katakana}/u)
})

test('at most 100', async () => {
  const { businessID } = await aBusiness(database.db, { products: 101 })
  expect((await list(businessID)).body.data).toHaveLength(100)
})

test('no such company and a removed one answer 404 alike; one without products answers none', async () => {
  const { businessID } = await aBusiness(database.db, { products: 2 })
  await transaction(database.db, (tx) => removeBusiness(tx, businessID))
  const { businessID: empty } = await aBusiness(database.db)

  const removed = await list(businessID)
  const unknown = await list('01900000-0000-7000-8000-000000000000')

  expect(removed.response.statusCode).toBe(404)
  expect(unknown.response.body).toBe(removed.response.body)
  expect((await list(empty)).body.data).toEqual([])
})

test('the picture of a card is the first published product’s that has one', async () => {
  const { businessID, productIDs } = await aBusiness(database.db, {
    products: [
      { mainImage: '/first' },
      { mainImage: '/second' },
      { mainImage: '/draft', published: false },
      { mainImage: null },
    ],
  })
  const { businessID: bare } = await aBusiness(database.db)

  expect(await showcasePictures(database.db, [businessID, bare])).toEqual(new Map([[businessID, '/second']]))
  await transaction(database.db, (tx) => removeProduct(tx, businessID, productIDs[1] as string))
  expect(await showcasePictures(database.db, [businessID])).toEqual(new Map([[businessID, '/first']]))
})

test('the search is told at most 100 products in their order, drafts and removed ones left out', async () => {
  const { businessID, productIDs } = await aBusiness(database.db, {
    products: [
      ...Array.from({ length: 102 }, (_, at) => ({ name: `Part ${at}`, keywords: ['軸受'] })),
      { name: 'Secret', published: false },
    ],
  })
  const { businessID: bare } = await aBusiness(database.db)
  await transaction(database.db, (tx) => removeProduct(tx, businessID, productIDs[50] as string))

  const found = await productsForSearch(database.db, [bare, businessID])

  expect([...found.keys()]).toEqual([businessID])
  const names = found.get(businessID)?.map(({ name }) => name) ?? []
  expect(names).toHaveLength(100)
  expect(names.slice(0, 2)).toEqual(['Part 101', 'Part 100'])
  expect(names.at(-1)).toBe('Part 1')
  expect(names).not.toContain('Part 50')
})

test('nobody removes another company’s product', async () => {
  const { productIDs } = await aBusiness(database.db, { products: 1 })
  const { businessID: stranger } = await aBusiness(database.db)
  const removed = transaction(database.db, (tx) => removeProduct(tx, stranger, productIDs[0] as string))
  await expect(removed).rejects.toMatchObject({ name: 'NotFound' })
})
