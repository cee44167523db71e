// The list of a company's products in every state (P2.24, D47).
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ManagedProduct, listManagedProducts } from '../../contract/product-management.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf, type Team } from '../../testing/products.ts'
import { statementsOf } from '../../testing/statements.ts'
import { listManaged } from './own-list.ts'

const database = await testDatabase()
const { db, pool } = database
const { get } = callsOf(await testApi(database))
type Answer = z.output<typeof listManagedProducts.ok>

async function list({ businessID, member }: Team, query: Record<string, string> = {}): Promise<Answer> {
  const search = new URLSearchParams({ bid: businessID, ...query }).toString()
  return (await get(member, `/product/manage?${search}`)).data as Answer
}
const names = (answer: Answer) => answer.results.map(({ name }) => name)

test('every state with counts, and how full the showcase is, as the contract says', async () => {
  const team = await aTeam(db, {
    plan: 'gold',
    products: [
      { name: 'Shown', mainImage: '/media/a.webp', photos: ['/media/b.webp'], subCategoryID: '0006-01-01' },
      { name: 'Draft', published: false },
      { name: 'Off', published: false, unlisted: true, stock: true },
    ],
  })
  const answer = await list(team)
  expect(listManagedProducts.ok.parse(answer)).toEqual(answer)
  expect(answer).toMatchObject({
    totalResults: 3,
    counts: { draft: 1, published: 1, unlisted: 1 },
    showcase: { published: 1, limit: 20 },
    results: [
      { name: 'Off', state: 'unlisted', stock: true, mainImage: null },
      { name: 'Draft', state: 'draft', category: { id: '0006-01' } },
      {
        name: 'Shown',
        state: 'published',
        mainImage: { url: '/media/a.webp' },
        photoCount: 2,
        category: { id: '0006-01-01' },
      },
    ],
  })
  const managed = await get(team.member, `/product/${answer.results[2]!.productID}/manage`)
  expect(ManagedProduct.parse(managed.data)).toMatchObject({
    key: answer.results[2]!.key,
    changedAt: answer.results[2]!.changedAt,
  })
  const off = await list(team, { state: 'unlisted' })
  expect(names(off)).toEqual(['Off'])
  expect(off).toMatchObject({ totalResults: 1, counts: { draft: 1, published: 1, unlisted: 1 } })
})

test('words are found however a keyboard wrote them, in the search or in the product', async () => {
  const team = await aTeam(db, {
    products: [{ name: 'ＮＳ−1204', keywords: ['ボールねじ'] }, { name: 'NS-1204 R' }, { name: 'ﾎﾞｰﾙﾈｼﾞ' }],
  })
  const found = async (search: string) => names(await list(team, { search })).toSorted()
  for (const code of ['NS-1204', 'ＮＳ−１２０４', 'nsー1204', 'NS‐1204', 'NS–1204'])
    expect(await found(code), code).toEqual(['NS-1204 R', 'ＮＳ−1204'])
  for (const name of ['ボールネジ', 'ボールねじ', 'ぼーるねじ', 'ﾎﾞｰﾙﾈｼﾞ'])
    expect(await found(name), name).toEqual(['ＮＳ−1204', 'ﾎﾞｰﾙﾈｼﾞ'])
  expect(await found('NS1204')).toEqual([])
})

test('words are looked for in names and keywords, all of them, and mean nothing but themselves', async () => {
  const team = await aTeam(db, {
    products: [
      { name: 'Bearing 6204', keywords: ['deep groove', '軸受'] },
      { name: '100% steel_ball', keywords: [String.raw`a\b`] },
      { name: 'ＢＥＡＲＩＮＧ ６３０５' },
      { name: 'Gone' },
    ],
  })
  await pool.query('update products set removed_at = now() where id = $1', [team.productIDs[3]])
  const found = async (search: string) => names(await list(team, { search })).toSorted()
  expect(await found('')).toHaveLength(3)
  expect(await found('gone')).toEqual([])
  expect(await found('  GROOVE   6204 ')).toEqual(['Bearing 6204'])
  expect(await found('groove 6205')).toEqual([])
  expect(await found('軸受')).toEqual(['Bearing 6204'])
  expect(await found('bearing')).toEqual(['Bearing 6204', 'ＢＥＡＲＩＮＧ ６３０５'])
  expect(await found('６２０４')).toEqual(['Bearing 6204'])
  expect(await found('%')).toEqual(['100% steel_ball'])
  expect(await found('_')).toEqual(['100% steel_ball'])
  expect(await found('\\')).toEqual(['100% steel_ball'])
  expect(await found("'; drop table products; --")).toEqual([])
})

test('pages of 20, in the order that was asked for', async () => {
  const team = await aTeam(db, {
    products: Array.from({ length: 23 }, (_, at) => ({
      name: `Part ${String.fromCharCode(65 + ((at * 7) % 23))}`,
    })),
  })
  await pool.query(`update products set updated_at = now() + interval '1 day' where id = $1`, [
    team.productIDs[4],
  ])
  const pages = [await list(team), await list(team, { skip: '20' }), await list(team, { skip: '40' })]
  expect(pages.map((page) => page.results.length)).toEqual([20, 3, 0])
  expect(pages.map((page) => page.totalResults)).toEqual([23, 23, 23])
  const ids = pages.flatMap((page) => page.results.map(({ productID }) => productID))
  expect(ids).toEqual(team.productIDs.toReversed())
  const byName = names(await list(team, { sort: 'name' }))
  expect(byName).toEqual(byName.toSorted())
  expect((await list(team, { sort: 'changed' })).results[0]?.productID).toBe(team.productIDs[4])
  for (const wrong of ['-1', '1.5', '50001', 'x'])
    expect((await get(team.member, `/product/manage?bid=${team.businessID}&skip=${wrong}`)).status).toBe(400)
})

test('as many statements for sixty products as for one', async () => {
  const [small, large] = [await aTeam(db, { products: 1 }), await aTeam(db, { products: 60 })]
  const statements = ({ businessID, owner }: Team) =>
    statementsOf(database, (counted) =>
      listManaged(
        counted,
        owner,
        { bid: businessID, search: 'bearing', state: undefined, sort: 'showcase', skip: 0 },
        'en',
      ),
    )
  const few = await statements(small)
  expect(few).toBeLessThanOrEqual(6)
  expect(await statements(large)).toBe(few)
})
