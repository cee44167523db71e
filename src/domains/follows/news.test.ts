// What followed companies published, on the home page of who follows them.
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listFollowedNews } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { blockParty } from '../blocks/blocking.ts'
import { follow } from './following.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post } = callsOf(await testApi(database))
type News = CallOutput<typeof listFollowedNews>
const newsOf = async (as: TestSession) => (await get(as, '/social/follow/news')).data as News
const productsOf = async (as: TestSession) => (await newsOf(as)).products.items.map((one) => one.productID)
const certificate = { number: '', issuer: 'TÜV', scope: '', issueDate: '', expireDate: '' }
const long = new Date(Date.now() - (limits.newsDays + 1) * 86_400_000)
const none = { items: [], more: false }
const nothing = { products: none, certificates: none }

const followAs = (actor: { type: 'user' | 'business'; id: string }, businessID: string) =>
  follow(db, actor, { type: 'business', id: businessID })

test('products and certificates of companies that a person or their company follows; nothing for strangers', async () => {
  const { businessID, owner, productIDs } = await aTeam(db, { products: 2 })
  const fan = await aSession(db)
  const mine = await aBusiness(db, { members: [{ userID: fan.userID, role: 'member' }] })
  expect(await newsOf(fan)).toEqual({ ...nothing, follows: false })
  await followAs({ type: 'business', id: mine.businessID }, businessID)
  const added = await post(owner, `/business/${businessID}/certificate`, { ...certificate, name: 'ISO 9001' })
  const { id } = added.data as { id: string }
  await post(owner, `/business/${businessID}/certificate`, {
    ...certificate,
    name: 'over',
    expireDate: '2020-01-01',
  })
  expect(await productsOf(fan)).toEqual(productIDs.toReversed())
  const { certificates, follows } = await newsOf(fan)
  expect([certificates.items, follows]).toEqual([
    [
      {
        businessID,
        companyName: 'Kitazawa Bearing Works',
        companyKey: `Kitazawa-Bearing-Works-${businessID}`,
        certificateID: id,
        name: 'ISO 9001',
        issuer: 'TÜV',
      },
    ],
    true,
  ])
  expect(await newsOf(await aSession(db))).toEqual({ ...nothing, follows: false })
  expect((await get(undefined, '/social/follow/news')).status).toBe(401)
})

test('a draft is news when it is published, not when it was begun, and not when it comes back', async () => {
  const products = [{ published: false }, {}]
  const { businessID, owner, productIDs } = await aTeam(db, { products, createdAt: long })
  const fan = await aSession(db)
  await followAs({ type: 'user', id: fan.userID }, businessID)
  expect(await productsOf(fan)).toEqual([])
  const [draft, old] = productIDs as [string, string]
  await post(owner, '/product/unpublish', { businessID, productIDs: [old] })
  await post(owner, '/product/publish', { businessID, productIDs })
  expect(await productsOf(fan)).toEqual([draft])
  await post(owner, '/product/unpublish', { businessID, productIDs })
  expect(await productsOf(fan)).toEqual([])
  await pool.query('update products set first_published_at = $2 where id = $1', [draft, long])
  await post(owner, '/product/publish', { businessID, productIDs })
  expect(await productsOf(fan)).toEqual([])
  const { data } = await post(owner, '/product', { ...aForm, businessID })
  expect(await productsOf(fan)).not.toContain((data as { productID: string }).productID)
})

test('nothing of companies that hide here, that a block keeps away, or that are gone; five and that there are more', async () => {
  const fan = await aSession(db)
  const shown = await aBusiness(db, { products: limits.homeListMax + 1 })
  const [hidden, blocked, removed] = [
    await aTeam(db, { products: 1 }),
    await aTeam(db, { products: 1 }),
    await aTeam(db, { products: 1 }),
  ]
  for (const { businessID } of [shown, hidden, blocked, removed])
    await followAs({ type: 'user', id: fan.userID }, businessID)
  const businesses = [hidden, blocked, removed].map(({ businessID }) => businessID)
  const companies = async () => new Set((await newsOf(fan)).products.items.map((one) => one.businessID))
  await pool.query("update products set created_at = now() + interval '1 hour' where business_id = any($1)", [
    businesses,
  ])
  expect(await companies()).toEqual(new Set([shown.businessID, ...businesses]))
  await pool.query('update businesses set hidden_editions = (1 << 25) - 1 where id = $1', [hidden.businessID])
  await blockParty(db, fan, { type: 'business', id: blocked.businessID }, undefined, {
    edition: 'jp',
    hasWritten: undefined,
  })
  await pool.query('update businesses set removed_at = now() where id = $1', [removed.businessID])
  expect(await companies()).toEqual(new Set([shown.businessID]))
  const { products } = await newsOf(fan)
  expect([products.items.length, products.more]).toEqual([limits.homeListMax, true])
})
