import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

type Answer = { status: number; data: unknown; name?: string }

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  as?: TestSession,
  body?: object,
): Promise<Answer> {
  // Storms are no fault here: what a person may spend has tests of its own.
  await pool.query('delete from call_budgets')
  const response = await api.inject({
    method,
    url: `/api${url}`,
    ...(as && { headers: { authorization: as.bearer } }),
    ...(body && { payload: body }),
  })
  const { data, name } = response.json<{ data?: unknown; name?: string }>()
  return { status: response.statusCode, data, ...(name !== undefined && { name }) }
}

const like = (as: TestSession | undefined, body: object, type = 'business') =>
  call('POST', `/social/reaction/react/${type}`, as, body)
const unlike = (as: TestSession | undefined, body: object, type = 'business') =>
  call('DELETE', `/social/reaction/react/${type}`, as, body)
const summary = (id: string, as?: TestSession, businessID?: string) =>
  call('GET', `/social/reaction/summary/${id}${businessID ? `?businessID=${businessID}` : ''}`, as)
const check = (id: string, as: TestSession, businessID?: string) =>
  call('GET', `/social/reaction/check/${id}${businessID ? `?businessID=${businessID}` : ''}`, as)

const told = (count: number, reactionType: 'like' | null) => ({
  status: 200,
  data: { reactionCount: { like: count }, session: { reactionType } },
})

async function rowsAndCount(id: string): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select count(*) from reactions where resource_id = $1) as rows,
       coalesce((select total from reaction_counts where resource_id = $1), 0) as total`,
    [id],
  )
  return rows[0]
}

test('a person and their business like apart, and each is told its own (D4, D6)', async () => {
  const person = await aSession(db)
  const { businessID: own } = await aBusiness(db, { members: [{ userID: person.userID, role: 'member' }] })
  const { productIDs } = await aBusiness(db, { products: 1 })
  const resourceID = productIDs[0]!

  expect(await like(person, { resourceID }, 'product')).toEqual(told(1, 'like'))
  expect(await like(person, { resourceID }, 'product')).toEqual(told(1, 'like'))
  expect(await summary(resourceID, person)).toEqual(told(1, 'like'))
  expect(await summary(resourceID, person, own)).toEqual(told(1, null))
  expect(await check(resourceID, person, own)).toEqual({ status: 200, data: { reactionType: null } })

  expect(await like(person, { resourceID, businessID: own, reactionType: 'like' }, 'product')).toEqual(
    told(2, 'like'),
  )
  expect(await check(resourceID, person, own)).toEqual({ status: 200, data: { reactionType: 'like' } })
  expect(await unlike(person, { resourceID }, 'product')).toEqual(told(1, null))
  expect(await unlike(person, { resourceID }, 'product')).toEqual(told(1, null))
  expect(await check(resourceID, person)).toEqual({ status: 200, data: { reactionType: null } })
  expect(await summary(resourceID, person, own)).toEqual(told(1, 'like'))
  expect(await summary(resourceID)).toEqual(told(1, null))
})

test('as a member and as a manager, but not as somebody who left, one likes as the business', async () => {
  const { businessID: liked } = await aBusiness(db)
  const people = await Promise.all(['owner', 'admin', 'member', 'left'].map(() => aSession(db)))
  const { businessID } = await aBusiness(db, {
    members: people.map(({ userID }, at) => ({
      userID,
      role: (['owner', 'admin', 'member'] as const)[at] ?? 'admin',
    })),
  })
  await pool.query('delete from business_members where user_id = $1', [people[3]!.userID])
  const wish = { resourceID: liked, businessID }

  for (const person of people.slice(0, 3)) {
    expect(await like(person, wish)).toEqual(told(1, 'like'))
    expect(await unlike(person, wish)).toEqual(told(0, null))
  }
  const otherOwner = await aSession(db)
  await aBusiness(db, { members: [{ userID: otherOwner.userID, role: 'owner' }] })
  for (const stranger of [people[3]!, otherOwner, await aSession(db)]) {
    const refused = { status: 404, name: 'NotFound' }
    expect(await like(stranger, wish)).toMatchObject(refused)
    expect(await like(stranger, { ...wish, businessID: randomUUID() })).toMatchObject(refused)
    expect(await unlike(stranger, wish)).toMatchObject(refused)
    expect(await check(liked, stranger, businessID)).toMatchObject(refused)
    expect(await summary(liked, stranger, businessID)).toMatchObject(refused)
  }
  expect(await like(undefined, { resourceID: liked })).toMatchObject({ status: 401, name: 'TokenNotFound' })
  expect(await rowsAndCount(liked)).toEqual({ rows: 0, total: 0 })
})

test('what is unknown, unpublished, removed or of another type cannot be liked, and leaves no row (T5)', async () => {
  const person = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, { products: [{}, { published: false }, {}] })
  const [shown, draft, removed] = productIDs as [string, string, string]
  await pool.query('update products set removed_at = now() where id = $1', [removed])
  const gone = await aBusiness(db, { products: 1 })
  await pool.query('update businesses set removed_at = now() where id = $1', [gone.businessID])

  const wrong: [string, string][] = [
    ['business', randomUUID()],
    ['product', randomUUID()],
    ['product', draft],
    ['product', removed],
    ['product', businessID],
    ['business', shown],
    ['business', person.userID],
    ['business', gone.businessID],
    ['product', gone.productIDs[0]!],
  ]
  for (const [type, resourceID] of wrong) {
    expect(await like(person, { resourceID }, type)).toMatchObject({ status: 404, name: 'NotFound' })
    expect(await unlike(person, { resourceID }, type)).toMatchObject({ status: 404, name: 'NotFound' })
    expect(await rowsAndCount(resourceID)).toEqual({ rows: 0, total: 0 })
  }
  for (const id of [draft, removed, gone.businessID, gone.productIDs[0]!, randomUUID()])
    expect(await check(id, person)).toMatchObject({ status: 404, name: 'NotFound' })
  expect(await like(person, { resourceID: shown, reactionType: 'love' }, 'product')).toMatchObject({
    status: 400,
  })
  expect(await like(person, { resourceID: shown }, 'user')).toMatchObject({ status: 400 })
})

test('a hundred toggles at once of one person and their business end in the right count', async () => {
  const person = await aSession(db)
  const { businessID: own } = await aBusiness(db, { members: [{ userID: person.userID, role: 'owner' }] })
  const { businessID } = await aBusiness(db)
  const others = await Promise.all(Array.from({ length: 10 }, () => aSession(db)))

  const answers = await Promise.all([
    ...Array.from({ length: 100 }, (_, at) =>
      (at % 2 ? unlike : like)(person, { resourceID: businessID, ...(at % 3 === 0 && { businessID: own }) }),
    ),
    ...others.map((other) => like(other, { resourceID: businessID })),
    deliverAll(db, domainListeners, testLog),
  ])
  expect(answers.filter((one) => typeof one !== 'number' && one.status !== 200)).toEqual([])

  const { rows, total } = (await rowsAndCount(businessID)) as { rows: number; total: number }
  expect(rows).toBeGreaterThanOrEqual(10)
  expect(total).toBe(rows)
  await like(person, { resourceID: businessID })
  await like(person, { resourceID: businessID, businessID: own })
  expect(await summary(businessID, person)).toEqual(told(12, 'like'))
  await deliverAll(db, domainListeners, testLog)
  const kept = await pool.query('select like_count from businesses where id = $1', [businessID])
  expect(kept.rows).toEqual([{ like_count: 12 }])
})

test('whatever order likes come in, answers and counts are those of a set of actors', async () => {
  const people = [await aSession(db), await aSession(db)]
  const businesses: string[] = []
  for (const { userID } of people)
    businesses.push((await aBusiness(db, { members: [{ userID, role: 'owner' }] })).businessID)
  const step = fc.record({
    who: fc.constantFrom(0, 1),
    asBusiness: fc.boolean(),
    act: fc.constantFrom('like', 'unlike', 'read'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { businessID: resourceID } = await aBusiness(db)
      const likers = new Set<string>()
      for (const { who, asBusiness, act } of steps) {
        const acting = asBusiness ? businesses[who]! : people[who]!.userID
        const businessID = asBusiness ? acting : undefined
        if (act === 'like') likers.add(acting)
        if (act === 'unlike') likers.delete(acting)
        const answer =
          act === 'read'
            ? await summary(resourceID, people[who], businessID)
            : await (act === 'like' ? like : unlike)(people[who], { resourceID, businessID })
        expect(answer).toEqual(told(likers.size, likers.has(acting) ? 'like' : null))
      }
      expect(await rowsAndCount(resourceID)).toEqual({ rows: likers.size, total: likers.size })
    }),
    { numRuns: 15 },
  )
})

test('a session that is over reads what visitors read', async () => {
  const person = await aSession(db)
  const { businessID } = await aBusiness(db)
  await like(person, { resourceID: businessID })
  await pool.query('update accounts.sessions set ended_at = now() where session_id = $1', [person.sessionID])
  expect(await summary(businessID, person)).toEqual(told(1, null))
})

test('whoever a block keeps apart takes back what they liked, and learns no more of anything', async () => {
  const [owner, person] = [await aSession(db), await aSession(db)]
  const { businessID, productIDs } = await aBusiness(db, {
    products: 2,
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  const [liked, other] = productIDs as [string, string]
  await like(person, { resourceID: liked }, 'product')
  await like(owner, { resourceID: liked }, 'product')
  await like(owner, { resourceID: other }, 'product')
  expect((await call('POST', '/blocks/user', owner, { resourceID: person.userID, businessID })).status).toBe(
    200,
  )
  const refused = { status: 404, name: 'NotFound' }
  expect(await like(person, { resourceID: liked }, 'product')).toMatchObject(refused)
  expect(await unlike(person, { resourceID: other }, 'product')).toMatchObject(refused)
  expect(await unlike(person, { resourceID: liked }, 'product')).toEqual(told(0, null))
  expect(await rowsAndCount(liked)).toEqual({ rows: 1, total: 1 })
  // From then on it is as if they never had.
  expect(await unlike(person, { resourceID: liked }, 'product')).toMatchObject(refused)
  expect(await rowsAndCount(other)).toEqual({ rows: 1, total: 1 })
})
