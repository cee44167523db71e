// The drafts on the home page: of whom they tell, and in which order.
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listOwnDrafts } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put, remove } = callsOf(await testApi(database))
type Drafts = CallOutput<typeof listOwnDrafts>
const drafts = async (as: TestSession) => (await get(as, '/product/my-drafts')).data as Drafts
const idsOf = async (as: TestSession) => (await drafts(as)).items.map(({ productID }) => productID)

test('owners and admins see every draft of their companies, members their own, others none', async () => {
  const team = await aTeam(db, { products: [{}, { published: false, unlisted: true }] })
  const { businessID, owner, admin, member } = team
  const draftOf = async (person: TestSession) =>
    ((await post(person, '/product', { ...aForm, businessID })).data as { productID: string }).productID
  const [ofOwner, ofMember] = [await draftOf(owner), await draftOf(member)]
  for (const person of [owner, admin]) expect(await idsOf(person)).toEqual([ofMember, ofOwner])
  expect(await idsOf(member)).toEqual([ofMember])
  expect(await idsOf(await aSession(db))).toEqual([])
  expect((await get(undefined, '/product/my-drafts')).status).toBe(401)
  expect((await drafts(member)).items[0]).toMatchObject({ businessID, name: aForm.name, mainImage: null })

  await put(owner, `/product/${ofOwner}`, { ...aForm, name: 'Last changed', revision: 1 })
  expect(await idsOf(owner)).toEqual([ofOwner, ofMember])
  await remove(owner, `/product/${ofOwner}`)
  expect(await idsOf(owner)).toEqual([ofMember])
  await post(owner, '/product/publish', { businessID, productIDs: [ofMember] })
  expect(await idsOf(owner)).toEqual([])
  await pool.query('update products set published = false where id = $1', [ofMember])
  expect(await idsOf(member)).toEqual([ofMember])
  await pool.query('update business_members set closed_at = now() where business_id = $1', [businessID])
  expect(await idsOf(owner)).toEqual([])
})

test('five, and that there are more', async () => {
  const products = Array.from({ length: limits.homeListMax + 1 }, () => ({ published: false }))
  const { owner, productIDs } = await aTeam(db, { products })
  expect(await idsOf(owner)).toEqual(productIDs.slice(1).toReversed())
  expect((await drafts(owner)).more).toBe(true)
})
