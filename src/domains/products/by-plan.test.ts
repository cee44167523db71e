// D16: after a downgrade nothing is deleted; what the plan has no room for is unlisted, the company chooses, and a higher plan brings it back.
import { expect, test } from 'vitest'
import type { SubscriptionName } from '../../contract/businesses.ts'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf, type Team } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { testLog } from '../../testing/server.ts'
import { addPaidPeriod } from '../subscriptions/tiers.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post, put, remove } = callsOf(api)

const published = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Bearing ${at}` }))
const year = 365 * 86_400_000

/** Says that the plan turned, as of a moment, and lets the news arrive. */
async function turned(businessID: string, at: Date) {
  await transaction(db, (tx) =>
    publishEvent(tx, { type: 'subscription.turned', businessID, at: at.toISOString() }),
  )
  await deliverAll(db, domainListeners, testLog)
}
const buy = (businessID: string, tier: Exclude<SubscriptionName, 'standard'>, start: Date, end: Date) =>
  transaction(db, (tx) => addPaidPeriod(tx, { businessID, tier, start, end }))

const shownOf = async (businessID: string) =>
  ((await get(undefined, `/product/by-business?bid=${businessID}`)).data as { productID: string }[]).map(
    ({ productID }) => productID,
  )
type List = {
  results: { productID: string; state: string; byPlan: boolean }[]
  showcase: { published: number; limit: number; unlistedByPlan: number }
  totalResults: number
}
const listOf = async (by: TestSession, businessID: string, query = '') =>
  (await get(by, `/product/manage?bid=${businessID}${query}`)).data as List

/** A company whose plan ended with twenty products published; its plan is Standard as of the moment. */
async function fallen(): Promise<Team & { at: Date; before: string[] }> {
  const team = await aTeam(db, { plan: 'gold', products: published(20) })
  const before = await shownOf(team.businessID)
  const at = new Date(Date.now() + year)
  await pool.query('delete from subscriptions where business_id = $1', [team.businessID])
  await turned(team.businessID, at)
  return { ...team, at, before }
}

test('the first of the showcase stay, the others are unlisted by the plan and are no more on any page', async () => {
  const { businessID, owner, member, before } = await fallen()
  expect(await shownOf(businessID)).toEqual(before.slice(0, 7))
  const { showcase } = await listOf(owner, businessID)
  expect(showcase).toEqual({ published: 7, limit: 7, unlistedByPlan: 13 })
  const unlisted = await listOf(member, businessID, '&state=unlisted')
  expect(unlisted.totalResults).toBe(13)
  expect(unlisted.results.every(({ byPlan, state }) => byPlan && state === 'unlisted')).toBe(true)
  expect((await get(undefined, `/product/${before[7]}`)).status).toBe(404)
  expect((await get(undefined, `/product/${before[0]}`)).status).toBe(200)
})

test('told twice, and told by nobody’s plan, nothing more happens; drafts and what was taken off before stay what they were', async () => {
  const team = await aTeam(db, {
    products: [...published(9), { published: false }, { published: false, unlisted: true }],
  })
  const { businessID, owner } = team
  await turned(businessID, new Date())
  await turned(businessID, new Date())
  const { showcase } = await listOf(owner, businessID)
  expect(showcase).toEqual({ published: 7, limit: 7, unlistedByPlan: 2 })
  const { results } = await listOf(owner, businessID)
  const states = results.map(({ state, byPlan }) => `${state} ${byPlan}`).toSorted()
  expect(states).toEqual([
    'draft false',
    ...Array.from({ length: 7 }, () => 'published false'),
    'unlisted false',
    'unlisted true',
    'unlisted true',
  ])
})

test('owner and admin choose which stay, within the limit; members and strangers do not', async () => {
  const { businessID, owner, admin, member, before } = await fallen()
  const wanted = { businessID, productIDs: [before[19]!] }
  expect((await post(owner, '/product/publish', wanted)).name).toBe('ShowcaseFull')
  const given = { businessID, productIDs: [before[0]!] }
  expect((await post(member, '/product/unpublish', given)).name).toBe('NotAllowed')
  expect((await post(await aSession(db), '/product/unpublish', given)).name).toBe('NotFound')
  expect((await post(admin, '/product/unpublish', given)).status).toBe(200)
  expect((await post(owner, '/product/publish', wanted)).data).toEqual({ published: 7, limit: 7 })
  expect(await shownOf(businessID)).toEqual([...before.slice(1, 7), before[19]])
  // Chosen is chosen: told again, nothing changes.
  await turned(businessID, new Date(Date.now() + year))
  expect(await shownOf(businessID)).toEqual([...before.slice(1, 7), before[19]])
  expect((await listOf(owner, businessID)).showcase.unlistedByPlan).toBe(12)
})

test('a higher plan brings back what only the plan kept off, as far as it has room, and nothing that somebody took off', async () => {
  const { businessID, owner, before, at } = await fallen()
  await post(owner, '/product/unpublish', { businessID, productIDs: [before[0]!] })
  await remove(owner, `/product/${before[18]}`)
  const half = { ...aForm, revision: 1, specs: [{ key: 'Bore', value: '' }] }
  expect((await put(owner, `/product/${before[17]}`, half)).status).toBe(200)
  await buy(businessID, 'gold', at, new Date(at.getTime() + year))
  await deliverAll(db, domainListeners, testLog)
  const left = before.filter((_, place) => ![0, 17, 18].includes(place))
  await turned(businessID, at)
  expect(await shownOf(businessID)).toEqual(left)
  // Restored, it is what it was: kept off by the plan alone, which has room for it the next time.
  expect((await post(owner, `/product/${before[18]}/restore`)).data).toEqual({ state: 'unlisted' })
  await turned(businessID, at)
  expect((await shownOf(businessID)).includes(before[18]!)).toBe(true)
})

test('from Platinum to Gold the places are those of Gold; a fall while others publish never leaves more than the plan shows', async () => {
  const { businessID, owner } = await aTeam(db, { plan: 'platinum', products: published(24) })
  await pool.query('delete from subscriptions where business_id = $1', [businessID])
  await buy(businessID, 'gold', new Date(), new Date(Date.now() + year))
  const { data } = await post(owner, '/product', { ...aForm, businessID })
  const { productID } = data as { productID: string }
  const [, answer] = await Promise.all([
    turned(businessID, new Date()),
    post(owner, '/product/publish', { businessID, productIDs: [productID] }),
  ])
  expect(answer.name).toBe('ShowcaseFull')
  expect(await shownOf(businessID)).toHaveLength(20)
})
