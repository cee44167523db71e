import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import pg from 'pg'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import { editionBit } from '../editions/editions.ts'
import { removeProduct } from '../products/publication.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const drain = () => deliverAll(db, domainListeners, testLog)
const ask = (path: string, edition = 'jp') =>
  api.inject({ method: 'GET', url: `/api/directory${path}`, headers: { 'x-edition': edition } })

type Count = { id: string; companies: number; manufacturers: number; products: number }
type Page = { id: string; key: string; changedOn: string }
const counts = async (query: string, edition?: string) =>
  (await ask(`/category-count${query}`, edition)).json<{ data: Count[] }>().data
const pages = async (part: string, edition?: string) =>
  (await ask(`/page/${part}`, edition)).json<{ data: Page[] }>().data

let open: { businessID: string; productIDs: string[] }
let hiding: { businessID: string; productIDs: string[] }
beforeAll(async () => {
  open = await aBusiness(db, {
    companyName: 'Open Sky Bearings',
    createdAt: new Date('2026-03-04T23:59:59Z'),
    products: [{ name: 'Ball bearing 6204' }, { name: 'Draft bearing', published: false }],
  })
  hiding = await aBusiness(db, {
    companyName: 'Shy Gears',
    businessType: 'DI',
    categoryIDs: ['0006-03-01'],
    hiddenEditions: 1 << editionBit('it'),
    products: [{ name: 'Spur gear', categoryID: '0006-03', subCategoryID: '0006-03-01' }],
  })
  await drain()
})

describe('the counts', () => {
  test('of a visitor of each edition: what hides from one is counted in all others', async () => {
    expect(await counts('')).toEqual([
      { id: '0006', companies: 2, manufacturers: 1, products: 2 },
      { id: '0006-01', companies: 1, manufacturers: 1, products: 1 },
      { id: '0006-03', companies: 1, manufacturers: 0, products: 1 },
      { id: '0006-03-01', companies: 1, manufacturers: 0, products: 1 },
    ])
    expect(await counts('', 'it')).toEqual([
      { id: '0006', companies: 1, manufacturers: 1, products: 1 },
      { id: '0006-01', companies: 1, manufacturers: 1, products: 1 },
    ])
  })

  test('of industries alone', async () => {
    expect((await counts('?depth=industry')).map(({ id }) => id)).toEqual(['0006'])
    expect((await ask('/category-count?depth=none')).statusCode).toBe(400)
  })
})

describe('the list of pages', () => {
  test('has the parts that hold anything, and is dropped from caches with every change of a company', async () => {
    const answer = await ask('/page')
    expect(answer.json()).toMatchObject({
      data: [
        { kind: 'business', part: 1 },
        { kind: 'product', part: 1 },
      ],
    })
    for (const path of ['/page', '/page/business/1', '/category-count'])
      expect((await ask(path)).headers['surrogate-key']).toBe('search')
  })

  test('tells what addresses are made of, and the day of the last change', async () => {
    expect(await pages('business/1')).toEqual([
      {
        id: open.businessID,
        key: `Open-Sky-Bearings-${open.businessID}`,
        changedOn: '2026-03-04',
        writtenIn: ['en'],
      },
      {
        id: hiding.businessID,
        key: `Shy-Gears-${hiding.businessID}`,
        changedOn: expect.any(String),
        writtenIn: ['en'],
      },
    ])
    expect(await pages('product/1')).toMatchObject([
      {
        id: open.productIDs[0],
        key: `Open-Sky-Bearings-Ball-bearing-6204-${open.productIDs[0]}`,
      },
      { id: hiding.productIDs[0], key: `Shy-Gears-Spur-gear-${hiding.productIDs[0]}` },
    ])
  })

  test('is the list of its edition: neither a company that hides from it nor its products', async () => {
    expect((await pages('business/1', 'it')).map(({ id }) => id)).toEqual([open.businessID])
    expect((await pages('product/1', 'it')).map(({ id }) => id)).toEqual([open.productIDs[0]])
  })

  test('says nothing of what went before the list heard of it', async () => {
    const fleeting = await aBusiness(db, { companyName: 'Fleeting Flanges', products: 2 })
    const less = await aBusiness(db, { companyName: 'Lesser Locks', products: 1 })
    await drain()
    expect(await pages('business/1')).toHaveLength(4)
    expect(await pages('product/1')).toHaveLength(5)
    await transaction(db, (tx) => removeBusiness(tx, fleeting.businessID))
    await transaction(db, (tx) => removeProduct(tx, less.businessID, less.productIDs[0]!))

    expect(await pages('business/1')).toHaveLength(3)
    expect(await pages('product/1')).toHaveLength(2)
    await drain()
    expect(await pages('business/1')).toHaveLength(3)
  })

  test('has the name of now', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Before Works' })
    await drain()
    await transaction(db, (tx) => changeBusiness(tx, businessID, { companyName: 'After & Works <東京>' }))
    expect((await pages('business/1')).find(({ id }) => id === businessID)?.key).toBe(
      `After-&-Works-<東京>-${businessID}`,
    )
  })

  test.each(['business/2', 'product/99999', 'business/9007199254740991'])(
    'does not know %s',
    async (part) => {
      const answer = await ask(`/page/${part}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ success: false, name: 'NotFound' })
    },
  )

  test.each(['business/0', 'business/-1', 'business/1.5', 'person/1', 'business/one', 'business/1e400'])(
    'refuses %s',
    async (part) => expect((await ask(`/page/${part}`)).statusCode).toBe(400),
  )

  test('asks each domain once, whatever the number', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const queriesOf = async (path: string) => {
      asked.mockClear()
      expect((await ask(path)).statusCode).toBe(200)
      return asked.mock.calls.length
    }
    onTestFinished(() => asked.mockRestore())
    for (const more of [1, 5]) {
      for (let at = 0; at < more; at++) await aBusiness(db, { products: 2 })
      await drain()
      expect(await queriesOf('/page/product/1')).toBe(3)
      expect(await queriesOf('/page/business/1')).toBe(2)
      expect(await queriesOf('/page')).toBe(1)
      expect(await queriesOf('/category-count')).toBe(1)
    }
  })
})
