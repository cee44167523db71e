import { expect, test } from 'vitest'
import { Product, type ProductEntry } from '../../contract/products.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { statementsOf } from '../../testing/statements.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { showProduct } from './product.ts'
import { removeProduct, type NewProduct } from './publication.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

async function get(productID: string, headers: Record<string, string> = {}) {
  const response = await api.inject({ url: `/api/product/${productID}`, headers })
  return { response, data: (response.json() as { data: ProductEntry }).data }
}

async function aProduct(wish: Partial<NewProduct> = {}) {
  const { businessID, productIDs } = await aBusiness(db, { products: [wish] })
  return { businessID, productID: productIDs[0] as string }
}

test('a product with its company as the contract says, in the language asked for (P7.6)', async () => {
  const { businessID, productID } = await aProduct({
    name: '深溝玉軸受 6204',
    description: 'First line.\nSecond line.',
    keywords: ['軸受', 'bearing'],
    subCategoryID: '0006-01-01',
    specs: [{ key: '内径', value: '20 mm' }],
    leadTime: 14,
    stock: true,
  })

  const { response, data } = await get(productID, { 'accept-language': 'ja' })

  expect(response.statusCode).toBe(200)
  expect(Product.parse(data)).toEqual(data)
  expect(data).toMatchObject({
    productID,
    businessID,
    key: `Kitazawa-Bearing-Works-深溝玉軸受-6204-${productID}`,
    name: '深溝玉軸受 6204',
    description: 'First line.\nSecond line.',
    keywords: ['軸受', 'bearing'],
    specs: [{ key: '内径', value: '20 mm' }],
    leadTime: 14,
    stock: true,
    mainImage: null,
    photos: [],
    photoCount: 0,
    videos: [],
    businessProfile: { businessID, general: { businessType: { name: 'メーカー' } } },
  })
  expect(data.subCategory?.name).toMatch(/\p{Script=Han}|\p{Script=Katakana}/u)
  expect(response.headers['surrogate-key']).toBe(`product:${productID} business:${businessID}`)
})

test('at most 20 pictures, the main one first and said once (P3.4)', async () => {
  const photos = Array.from({ length: 24 }, (_, at) => `/media/${at}.webp`)
  const { productID } = await aProduct({ mainImage: '/media/7.webp', photos })
  const urls = (await get(productID)).data.photos.map(({ url }) => url)
  expect(urls).toEqual(['/media/7.webp', ...photos.filter((url) => url !== '/media/7.webp')].slice(0, 20))

  const lonely = await aProduct({ mainImage: '/media/main.webp' })
  expect((await get(lonely.productID)).data).toMatchObject({
    mainImage: { url: '/media/main.webp' },
    photos: [{ url: '/media/main.webp' }],
    photoCount: 1,
  })
})

test('only videos of the allow list are shown', async () => {
  const film = { videoID: 'a', url: '/media/demo/films/bearing.webm' }
  const tube = { videoID: 'b', url: 'https://www.youtube.com/watch?v=abcdefghijk' }
  const refused = [
    'https://evil.example/film.mp4',
    'javascript:alert(1)',
    'http://www.youtube.com/watch?v=abcdefghijk',
  ]
  const { productID } = await aProduct({
    videos: [film, ...refused.map((url, at) => ({ videoID: `r${at}`, url })), tube],
  })
  const { response, data } = await get(productID)
  expect(data.videos).toEqual([film, tube])
  for (const url of refused) expect(response.body).not.toContain(url)
})

test.each([
  ['six videos', Array.from({ length: 6 }, (_, at) => ({ videoID: `${at}`, url: '/media/a.webm' }))],
  ['no list', { videoID: 'a' }],
])('the database refuses %s', async (_, videos) => {
  await expect(aProduct({ videos: videos as { videoID: string; url: string }[] })).rejects.toMatchObject({
    code: '23514',
  })
})

test('unknown, unpublished and removed products, and those of a removed company, answer 404 alike (D29)', async () => {
  const [draft, removed, orphan] = [await aProduct({ published: false }), await aProduct(), await aProduct()]
  await transaction(db, (tx) => removeProduct(tx, removed.businessID, removed.productID))
  expect((await get(orphan.productID)).response.statusCode).toBe(200)
  await transaction(db, (tx) => removeBusiness(tx, orphan.businessID))

  const unknown = (await get(uuidv7())).response
  expect(unknown.statusCode).toBe(404)
  for (const { productID } of [draft, removed, orphan]) {
    const { response } = await get(productID)
    expect([response.statusCode, response.body]).toEqual([404, unknown.body])
  }
  expect((await get('6204')).response.statusCode).toBe(400)
})

test('one statement of products, two of the company, and as many for what is not there', async () => {
  const [shown, draft, orphan] = [await aProduct(), await aProduct({ published: false }), await aProduct()]
  await transaction(db, (tx) => removeBusiness(tx, orphan.businessID))
  for (const productID of [shown.productID, draft.productID, orphan.productID, uuidv7()])
    expect(
      await statementsOf(database, (counted) => showProduct(counted, productID, 'en').catch(() => {})),
    ).toBe(3)
})
