// What a company has deleted stands in its list for 30 days, and is restored from there (D10, D47).
import { expect, test } from 'vitest'
import * as z from 'zod'
import { RemovedProduct, listManagedProducts } from '../../contract/product-management.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf, type Team } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, remove } = callsOf(await testApi(database))
type Answer = z.output<typeof listManagedProducts.ok>

async function list(team: Team, query: Record<string, string> = {}, as = team.owner): Promise<Answer> {
  const search = new URLSearchParams({ bid: team.businessID, ...query }).toString()
  const answer = await get(as, `/product/manage?${search}`)
  expect(answer.status).toBe(200)
  return listManagedProducts.ok.parse(answer.data)
}
const names = (answer: Answer) => answer.results.map(({ name }) => name)
const age = (id: string | undefined, days: number) =>
  pool.query(`update products set removed_at = now() - $2 * interval '1 day' where id = $1`, [id, days])

test('what was deleted stands apart, the last one first, with the days it stays; after 30 days it does not', async () => {
  const team = await aTeam(db, {
    products: [{ name: 'Kept' }, { name: 'Early' }, { name: 'Late', published: false }, { name: 'Over' }],
  })
  const [, early, late, over] = team.productIDs
  for (const id of [early, late, over]) expect((await remove(team.owner, `/product/${id}`)).status).toBe(200)
  await age(early, 10)
  await age(over, 30.01)
  const all = await list(team)
  expect(names(all)).toEqual(['Kept'])
  expect(all.counts).toEqual({ draft: 0, published: 1, unlisted: 0, removed: 2 })
  const deleted = await list(team, { state: 'removed' })
  expect(names(deleted)).toEqual(['Late', 'Early'])
  expect(deleted.totalResults).toBe(2)
  const [last, first] = deleted.results
  expect([last?.state, first?.state]).toEqual(['draft', 'published'])
  const days = (Date.parse(first!.removed!.restorableUntil) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(19.9)
  expect(days).toBeLessThanOrEqual(20)
  expect(all.results[0]?.removed).toBeNull()
  expect(names(await list(team, { state: 'removed', search: 'late' }))).toEqual(['Late'])
  expect((await list(team, { state: 'removed', skip: '20' })).results).toEqual([])

  expect((await post(team.owner, `/product/${early}/restore`)).data).toEqual({ state: 'published' })
  expect(names(await list(team, { state: 'removed' }))).toEqual(['Late'])
  expect((await list(team)).counts).toEqual({ draft: 0, published: 2, unlisted: 0, removed: 1 })
})

test('a member is offered to restore drafts of their own alone', async () => {
  const team = await aTeam(db, { products: [{ name: 'Shown' }] })
  const draft = await post(team.member, '/product', { ...aForm, name: 'Mine', businessID: team.businessID })
  const { productID } = draft.data as { productID: string }
  await remove(team.owner, `/product/${team.productIDs[0]}`)
  await remove(team.member, `/product/${productID}`)
  const offered = async (as: TestSession) =>
    (await list(team, { state: 'removed' }, as)).results.map((row) => [row.name, row.removed?.mayRestore])
  expect(await offered(team.member)).toEqual([
    ['Mine', true],
    ['Shown', false],
  ])
  expect(await offered(team.admin)).toEqual([
    ['Mine', true],
    ['Shown', true],
  ])
  expect((await post(team.member, `/product/${team.productIDs[0]}/restore`)).status).toBe(403)
  expect((await post(team.member, `/product/${productID}/restore`)).status).toBe(200)
})

test('a deleted product says so to its company, and to nobody else', async () => {
  const team = await aTeam(db, { products: [{ name: 'Gone' }, { name: 'Here' }] })
  const [gone, here] = team.productIDs
  await remove(team.owner, `/product/${gone}`)
  const told = await get(team.owner, `/product/${gone}/removed`)
  expect(RemovedProduct.parse(told.data)).toMatchObject({
    productID: gone,
    businessID: team.businessID,
    name: 'Gone',
    mayRestore: true,
  })
  expect((await get(team.member, `/product/${gone}/removed`)).data).toMatchObject({ mayRestore: false })
  const stranger = await aSession(db)
  const unknown = await get(stranger, `/product/${team.businessID}/removed`)
  expect(unknown.status).toBe(404)
  expect((await get(stranger, `/product/${gone}/removed`)).body).toEqual(unknown.body)
  expect((await get(team.owner, `/product/${here}/removed`)).status).toBe(404)
  await age(gone, 30.01)
  expect((await get(team.owner, `/product/${gone}/removed`)).status).toBe(404)
})
