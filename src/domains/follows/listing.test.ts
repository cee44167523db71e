// The page of whom somebody follows: as oneself, as a company, and for nobody else.
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listFollows } from '../../contract/social.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { follow, type Followed } from './following.ts'
import { followsOf } from './listing.ts'

const database = await testDatabase()
const { db, pool } = database
const { get } = callsOf(await testApi(database))
type Listed = CallOutput<typeof listFollows>

const listOf = async (as: TestSession, query: Record<string, string> = {}) =>
  (await get(as, `/social/follow?${new URLSearchParams(query)}`)).data as Listed
const idsOf = ({ items }: Listed) => items.map(({ resourceID }) => resourceID)
const person = (id: string) => ({ type: 'user', id }) as const
const company = (id: string) => ({ type: 'business', id }) as const

/** Follows one after the other, a second apart, the last of them now. */
async function followAll(actor: Followed, followed: readonly Followed[]): Promise<void> {
  for (const [at, one] of followed.entries()) {
    await follow(db, actor, one)
    await pool.query(
      `update follows set created_at = now() - make_interval(secs => $3) where actor_id = $1 and resource_id = $2`,
      [actor.id, one.id, followed.length - at],
    )
  }
}

test('companies and people are listed with their cards, newest first; who is gone or hides is left out', async () => {
  const fan = await aSession(db)
  const shown = await aBusiness(db, { companyName: 'Copper & Sons' })
  const [hidden, removed] = [await aBusiness(db), await aBusiness(db)]
  const { userID } = await aPerson(db)
  await followAll(person(fan.userID), [
    company(shown.businessID),
    person(userID),
    company(hidden.businessID),
    company(removed.businessID),
  ])
  expect(idsOf(await listOf(fan))).toEqual([removed.businessID, hidden.businessID, userID, shown.businessID])

  await pool.query('update businesses set hidden_editions = (1 << 25) - 1 where id = $1', [hidden.businessID])
  await pool.query('update businesses set removed_at = now() where id = $1', [removed.businessID])
  expect(await listOf(fan)).toMatchObject({
    items: [
      { resourceType: 'user', user: { userID }, business: null },
      { resourceType: 'business', user: null, business: { general: { companyName: 'Copper & Sons' } } },
    ],
    nextCursor: null,
  })
})

test('what a company follows is for its people alone, and apart from what they follow themselves', async () => {
  const [owner, member, left, stranger] = await Promise.all(Array.from({ length: 4 }, () => aSession(db)))
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner!.userID, role: 'owner' },
      { userID: member!.userID, role: 'member' },
      { userID: left!.userID, role: 'admin' },
    ],
  })
  await pool.query('delete from business_members where user_id = $1', [left!.userID])
  const { businessID: followed } = await aBusiness(db)
  await followAll(company(businessID), [company(followed)])

  for (const one of [owner!, member!]) {
    expect(idsOf(await listOf(one, { businessID }))).toEqual([followed])
    expect(idsOf(await listOf(one))).toEqual([])
  }
  for (const one of [left!, stranger!])
    expect(await get(one, `/social/follow?businessID=${businessID}`)).toMatchObject({
      status: 404,
      name: 'NotFound',
    })
  expect(await get(undefined, '/social/follow')).toMatchObject({ status: 401 })
})

test('a page at once, each once, by cursors that fit no other list, in as many statements as one', async () => {
  const [fan, other] = [await aSession(db), await aSession(db)]
  const people = await Promise.all(Array.from({ length: limits.followsPageSize + 3 }, () => aPerson(db)))
  const followed = people.map(({ userID }) => person(userID))
  await followAll(person(fan.userID), followed)
  // Two of one moment have an order as well.
  await pool.query(
    `update follows set created_at = (select min(created_at) from follows where actor_id = $1) where actor_id = $1`,
    [fan.userID],
  )
  const first = await listOf(fan)
  expect(first.items).toHaveLength(limits.followsPageSize)
  const second = await listOf(fan, { cursor: first.nextCursor! })
  expect(second).toMatchObject({ items: { length: 3 }, nextCursor: null })
  expect(new Set([...idsOf(first), ...idsOf(second)])).toEqual(new Set(followed.map(({ id }) => id)))
  expect(await get(other, `/social/follow?cursor=${first.nextCursor}`)).toMatchObject({ status: 400 })

  await followAll(person(other.userID), followed.slice(0, 1))
  const wish = { edition: 'jp', language: 'en', after: () => undefined, cursorOf: () => 'next' }
  const statements = (session: TestSession) =>
    statementsOf(database, (counted) => followsOf(counted, session, wish))
  expect(await statements(fan)).toBe(await statements(other))
})
