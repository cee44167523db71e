import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listFavourites } from '../../contract/favourites.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { testLog } from '../../testing/server.ts'
import { aTeamAndOthers } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { favouritesOf } from './listing.ts'
import { standingTo } from './standing.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

type Page = CallOutput<typeof listFavourites>
type Answer<Data = unknown> = { status: number; data: Data; name?: string | undefined }

async function call<Data>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  as?: TestSession,
  payload?: object,
): Promise<Answer<Data>> {
  await pool.query('delete from call_budgets')
  const headers = as && { authorization: as.bearer }
  const response = await api.inject({
    method,
    url: `/api${url}`,
    ...(headers && { headers }),
    ...(payload && { payload }),
  })
  const { data, name } = response.json<{ data: Data; name?: string }>()
  return { status: response.statusCode, data, name }
}

type Wish = { resourceID: string; businessID?: string }
const save = (as: TestSession | undefined, type: string, body: Wish) =>
  call('POST', `/favorites/${type}`, as, body)
const remove = (as: TestSession | undefined, type: string, body: Wish) =>
  call('DELETE', `/favorites/${type}`, as, body)
const list = (as: TestSession | undefined, query: Record<string, string> = {}) =>
  call<Page>('GET', `/favorites?${new URLSearchParams(query).toString()}`, as)
const notFound = { status: 404, name: 'NotFound' }

const saved = { status: 200, data: { saved: true } }
const forgotten = { status: 200, data: { saved: false } }

test('what was saved is listed newest first with its card, once, and forgotten again', async () => {
  const person = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, { companyName: 'Copper & Sons', products: 1 })
  const { userID } = await aPerson(db)
  const productID = productIDs[0]!
  for (const [type, resourceID] of [
    ['business', businessID],
    ['product', productID],
    ['user', userID],
  ] as const) {
    expect(await save(person, type, { resourceID })).toMatchObject(saved)
    expect(await save(person, type, { resourceID })).toMatchObject(saved)
    // Two that are saved in the same millisecond have no order.
    await nextMillisecond()
  }

  const { data } = await list(person)
  expect(data).toMatchObject({
    items: [
      { resourceType: 'user', resourceID: userID, user: { userID }, product: null, business: null },
      {
        resourceType: 'product',
        product: { productID, businessProfile: { general: { companyName: 'Copper & Sons' } } },
      },
      { resourceType: 'business', business: { businessID, general: { companyName: 'Copper & Sons' } } },
    ],
    nextCursor: null,
    counts: { business: 1, product: 1, user: 1 },
  })
  expect((await list(person, { kind: 'product' })).data.items).toHaveLength(1)

  expect(await remove(person, 'product', { resourceID: productID })).toMatchObject(forgotten)
  expect(await remove(person, 'product', { resourceID: productID })).toMatchObject(forgotten)
  expect(await remove(person, 'user', { resourceID: businessID })).toMatchObject(forgotten)
  expect((await list(person)).data.counts).toEqual({ business: 1, product: 0, user: 1 })
})

test('a business keeps its own, for its people and nobody else', async () => {
  const { businessID, owner, admin, member, left, stranger } = await aTeamAndOthers(db)
  const otherOwner = await aSession(db)
  await aBusiness(db, { members: [{ userID: otherOwner.userID, role: 'owner' }] })
  const { businessID: resourceID } = await aBusiness(db)
  const wish = { resourceID, businessID }

  for (const person of [owner, admin, member]) {
    expect(await save(person, 'business', wish)).toMatchObject(saved)
    expect((await list(person, { businessID })).data.counts.business).toBe(1)
    expect((await list(person)).data.counts.business).toBe(0)
  }
  for (const person of [left, stranger, otherOwner]) {
    expect(await save(person, 'business', wish)).toMatchObject(notFound)
    expect(await remove(person, 'business', wish)).toMatchObject(notFound)
    expect(await list(person, { businessID })).toMatchObject(notFound)
    expect(
      await call('GET', `/social/standing?ids=${resourceID}&businessID=${businessID}`, person),
    ).toMatchObject(notFound)
  }
  expect(await save(undefined, 'business', { resourceID })).toMatchObject({ status: 401 })
  const { rows } = await pool.query('select actor_id from favourites where resource_id = $1', [resourceID])
  expect(rows).toEqual([{ actor_id: businessID }])
})

test('what is not there cannot be saved; what went later has no card, and can be forgotten', async () => {
  const person = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, { products: [{}, { published: false }] })
  const [shown, draft] = productIDs as [string, string]
  const wrong: [string, string][] = [
    ['business', randomUUID()],
    ['product', draft],
    ['product', businessID],
    ['user', businessID],
  ]
  for (const [type, resourceID] of wrong)
    expect(await save(person, type, { resourceID })).toMatchObject(notFound)

  await save(person, 'product', { resourceID: shown })
  await pool.query('update businesses set removed_at = now() where id = $1', [businessID])
  expect((await list(person)).data).toMatchObject({
    items: [{ resourceID: shown, product: null }],
    counts: { product: 1 },
  })
  expect(await remove(person, 'product', { resourceID: shown })).toMatchObject(forgotten)
  expect((await list(person)).data.items).toEqual([])
})

test('45 are read in three pages without gap or repetition, by cursors that fit no other list', async () => {
  const [person, other] = [await aSession(db), await aSession(db)]
  const { productIDs } = await aBusiness(db, { products: 45 })
  for (const resourceID of productIDs) await save(person, 'product', { resourceID })
  const seen: string[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const { data }: Answer<Page> = await list(person, { kind: 'product', ...(cursor !== null && { cursor }) })
    seen.push(...data.items.map(({ resourceID }) => resourceID))
    cursor = data.nextCursor
    pages += 1
    if (cursor === null) break
    expect(await list(person, { cursor })).toMatchObject({ status: 400, name: 'InvalidInput' })
    expect(await list(other, { kind: 'product', cursor })).toMatchObject({ status: 400 })
  } while (pages < 10)
  expect(pages).toBe(3)
  expect(seen.length).toBe(45)
  expect(new Set(seen)).toEqual(new Set(productIDs))

  const wish = { before: () => undefined, cursorOf: () => 'x' }
  expect(await statementsOf(database, (counted) => favouritesOf(counted, person, wish, 'en'))).toBeLessThan(
    11,
  )
})

test('50 saves at once for the last place: exactly one is kept', async () => {
  const person = await aSession(db)
  const { productIDs } = await aBusiness(db, { products: 50 })
  await pool.query('insert into favourite_counts (actor_id, businesses) values ($1, $2)', [
    person.userID,
    limits.favouritesMax - 1,
  ])
  const answers = await Promise.all(productIDs.map((resourceID) => save(person, 'product', { resourceID })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ name }) => name === 'FavouritesFull')).toHaveLength(49)
  expect((await list(person)).data).toMatchObject({
    items: [{ resourceType: 'product' }],
    counts: { product: 1 },
  })
})

test('a hundred saves and removals of one thing at once leave the count that the rows have', async () => {
  const person = await aSession(db)
  const { businessID: resourceID } = await aBusiness(db)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => (at % 2 ? save : remove)(person, 'business', { resourceID })),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const { data } = await list(person)
  expect(data.counts.business).toBe(data.items.length)
})

test('one call tells how somebody stands to a company and all it shows, with one query a domain', async () => {
  const person = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, { products: 2 })
  const { userID } = await aPerson(db)
  await call('POST', '/social/reaction/react/product', person, { resourceID: productIDs[0] })
  await call('POST', '/social/follow/user', person, { resourceID: userID })
  await save(person, 'business', { resourceID: businessID })
  const ids = [businessID, ...productIDs, userID]
  const nobody = { connected: [], asked: [], received: [] }
  const told = { liked: [productIDs[0]], followed: [userID], saved: [businessID], ...nobody }
  const standing = (asked: readonly string[], as?: TestSession) =>
    call('GET', `/social/standing?ids=${asked.join()}`, as)

  expect((await standing(ids, person)).data).toEqual(told)
  expect((await standing([], person)).data).toEqual({ liked: [], followed: [], saved: [], ...nobody })
  const fullest = 1 + limits.productsPerBusinessMax
  expect(limits.standingIDsMax).toBeGreaterThanOrEqual(fullest)
  const others = Array.from({ length: limits.standingIDsMax - ids.length }, () => randomUUID())
  const many = [...others, ...ids]
  expect((await standing(many, person)).data).toEqual(told)
  expect(await standing([...many, randomUUID()], person)).toMatchObject({ status: 400 })
  expect(await standing(['mine'], person)).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(await standing(ids)).toMatchObject({ status: 401 })
  expect(await statementsOf(database, (counted) => standingTo(counted, person, many, undefined))).toBe(5)
})

test('what a person has saved goes with their account', async () => {
  const person = await aSession(db)
  const { businessID } = await aBusiness(db)
  await save(person, 'business', { resourceID: businessID })
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: person.userID }))
  await deliverAll(db, domainListeners, testLog)
  const { rowCount } = await pool.query('select 1 from favourites where actor_id = $1', [person.userID])
  expect(rowCount).toBe(0)
})

async function nextMillisecond(): Promise<void> {
  for (const now = Date.now(); Date.now() === now;) await Promise.resolve()
}
