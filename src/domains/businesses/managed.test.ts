import { expect, test } from 'vitest'
import type { ManagedBusinessEntry, MyBusinessEntry } from '../../contract/business-management.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { endOneSession } from '../accounts/sessions.ts'
import { removeProduct } from '../products/publication.ts'
import { listActors, listMyBusinesses } from './managed.ts'
import { removeBusiness } from './business-lifecycle.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post } = callsOf(api)

test('the companies of a person, oldest membership first, with role, plan, badge and how full their page is', async () => {
  const me = await aSession(db)
  const verification = {
    scope: ['site' as const],
    checkedBy: 'X',
    checkedOn: '2026-01-01',
    validUntil: '2099-01-01',
  }
  const first = await aBusiness(db, {
    plan: 'gold',
    verification,
    members: [{ userID: me.userID, role: 'member' }],
  })
  const second = await aBusiness(db, {
    companyName: 'Second',
    profilePhoto: '/logo.svg',
    generalDescription: 'More.',
    members: [{ userID: me.userID, role: 'owner' }],
  })
  await pool.query(
    `update business_members set created_at = now() - interval '1 day' where business_id = $1`,
    [first.businessID],
  )
  const { data } = await get(me, '/business/profile/my-list')
  expect(data).toMatchObject([
    {
      businessID: first.businessID,
      role: 'member',
      subscription: 'gold',
      verified: true,
      restorableUntil: null,
    },
    {
      businessID: second.businessID,
      role: 'owner',
      subscription: 'standard',
      verified: false,
      restorableUntil: null,
    },
  ])
  const [one, two] = data as [MyBusinessEntry, MyBusinessEntry]
  expect(one.completeness).toBeGreaterThan(0)
  expect(two.completeness).toBeGreaterThan(one.completeness)
  expect((await get(await aSession(db), '/business/profile/my-list')).data).toEqual([])
})

test('the tabs are told how many certificates, products and people there are', async () => {
  const { businessID, owner, member } = await aTeam(db, { products: [{}, {}, { published: false }] })
  const name = { name: 'ISO 9001', number: '', issuer: '', scope: '', issueDate: '', expireDate: '' }
  await post(owner, `/business/${businessID}/certificate`, name)
  const countsOf = async () => {
    const { data } = await get(member, `/business/profile/${businessID}/manage`)
    return (data as ManagedBusinessEntry).counts
  }
  const productsOf = async () => {
    const { data } = await get(member, `/product/manage/counts?bid=${businessID}`)
    return (data as { counts: object }).counts
  }
  expect(await countsOf()).toEqual({ certificates: 1, members: 3 })
  expect(await productsOf()).toEqual({ draft: 1, published: 2, unlisted: 0, removed: 0 })
  await pool.query('update business_members set closed_at = now() where user_id = $1', [owner.userID])
  expect((await countsOf()).members).toBe(2)
})

test('P9.9: one acts as the companies that are open, oldest membership first; nobody as a removed one', async () => {
  const me = await aSession(db)
  const of = (companyName: string, role: 'owner' | 'member') =>
    aBusiness(db, { companyName, profilePhoto: '/logo.svg', members: [{ userID: me.userID, role }] })
  const [first, removed, last] = [
    await of('First', 'owner'),
    await of('Gone', 'owner'),
    await of('Last', 'member'),
  ]
  await transaction(db, (tx) => removeBusiness(tx, removed.businessID))
  await pool.query(
    `update business_members set created_at = now() - interval '1 day' where business_id = $1`,
    [last.businessID],
  )
  const { data } = await get(me, '/business/profile/my-actors')
  expect(data).toMatchObject([
    { businessID: last.businessID, name: 'Last', role: 'member', picture: { url: '/logo.svg' } },
    { businessID: first.businessID, name: 'First', role: 'owner' },
  ])
  expect((await get(await aSession(db), '/business/profile/my-actors')).data).toEqual([])
  expect(await statementsOf(database, (counted) => listActors(counted, me, 'en'))).toBe(3)
})

test('many companies take as many statements as one', async () => {
  const counts: number[] = []
  for (const count of [1, 12]) {
    const me = await aSession(db)
    for (let at = 0; at < count; at += 1)
      await aBusiness(db, { companyName: `M ${at}`, members: [{ userID: me.userID, role: 'owner' }] })
    counts.push(
      await statementsOf(database, async (counted) => {
        expect(await listMyBusinesses(counted, me, 'en')).toHaveLength(count)
      }),
    )
  }
  expect(counts[0]).toBe(counts[1])
})

test('products are missing from a page without published ones, and are not once there is one', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: 1 })
  const missing = async () => {
    await deliverAll(db, domainListeners, testLog)
    const { data } = await get(owner, `/business/profile/${businessID}/manage`)
    return (data as { missing: string[] }).missing.includes('products')
  }
  expect(await missing()).toBe(false)
  await transaction(db, (tx) => removeProduct(tx, businessID, productIDs[0]!))
  expect(await missing()).toBe(true)
})

test('the public profile tells its people what they are, and everybody else nothing; only theirs is private', async () => {
  const { businessID, owner, admin, member } = await aTeam(db)
  const stranger = await aSession(db)
  const ask = (bearer?: string) =>
    api.inject({
      url: `/api/business/profile/${businessID}`,
      headers: bearer === undefined ? {} : { authorization: bearer },
    })
  const levelOf = async (bearer?: string) => (await ask(bearer)).json().data.session
  expect(await levelOf(owner.bearer)).toEqual({ accessLevel: 'owner' })
  expect(await levelOf(admin.bearer)).toEqual({ accessLevel: 'admin' })
  expect(await levelOf(member.bearer)).toEqual({ accessLevel: 'member' })
  for (const bearer of [stranger.bearer, 'Bearer nonsense', undefined])
    expect(await levelOf(bearer)).toBe(null)
  expect((await ask(owner.bearer)).headers['cache-control']).toBe('private, no-store')
  expect((await ask()).headers['cache-control']).toBe('no-cache')
  await endOneSession(db, owner.sessionID)
  expect(await levelOf(owner.bearer)).toBe(null)
})
