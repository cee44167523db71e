import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { removeProfile } from '../profiles/profile-lifecycle.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, as?: TestSession, payload?: object) {
  await pool.query('delete from call_budgets')
  const response = await api.inject({
    method,
    url: `/api${url}`,
    ...(as && { headers: { authorization: as.bearer } }),
    ...(payload && { payload }),
  })
  const { data, name } = response.json<{ data?: unknown; name?: string }>()
  return { status: response.statusCode, data, name }
}

const acting = (businessID?: string) => (businessID === undefined ? '' : `?businessID=${businessID}`)
const follow = (as: TestSession | undefined, type: string, resourceID: string, businessID?: string) =>
  call('POST', `/social/follow/${type}`, as, { resourceID, ...(businessID && { businessID }) })
const unfollow = (as: TestSession | undefined, id: string, businessID?: string) =>
  call('DELETE', `/social/follow/${id}${acting(businessID)}`, as)
const summary = (id: string, as?: TestSession, businessID?: string) =>
  call('GET', `/social/follow/${id}/summary${acting(businessID)}`, as)

const told = (followersCount: number, following: boolean) => ({
  status: 200,
  data: { followersCount, session: { following } },
})
const notFound = { status: 404, name: 'NotFound' }

async function rowsAndCount(id: string): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select count(*) from follows where resource_id = $1) as rows,
       coalesce((select followers from follow_counts where resource_id = $1), 0) as total`,
    [id],
  )
  return rows[0]
}

test('a person and their business follow apart, companies and people, and each is told its own', async () => {
  const person = await aSession(db)
  const { businessID: own } = await aBusiness(db, { members: [{ userID: person.userID, role: 'member' }] })
  const company = (await aBusiness(db)).businessID
  const { userID } = await aPerson(db)
  for (const [type, id] of [
    ['business', company],
    ['user', userID],
  ] as const) {
    expect(await follow(person, type, id)).toMatchObject(told(1, true))
    expect(await follow(person, type, id)).toMatchObject(told(1, true))
    expect(await summary(id, person)).toMatchObject(told(1, true))
    expect(await summary(id, person, own)).toMatchObject(told(1, false))
    expect(await follow(person, type, id, own)).toMatchObject(told(2, true))
    expect(await unfollow(person, id)).toMatchObject(told(1, false))
    expect(await unfollow(person, id)).toMatchObject(told(1, false))
    expect(await summary(id, person, own)).toMatchObject(told(1, true))
    expect(await summary(id)).toMatchObject(told(1, false))
  }
})

test('nobody follows themself, what is not there, what is of another type, or as somebody else’s business', async () => {
  const [person, stranger, left] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID: own, productIDs } = await aBusiness(db, {
    products: 1,
    members: [
      { userID: person.userID, role: 'owner' },
      { userID: left.userID, role: 'admin' },
    ],
  })
  await pool.query('delete from business_members where user_id = $1', [left.userID])
  const { userID: gone } = await aPerson(db)
  await transaction(db, (tx) => removeProfile(tx, gone))
  const { businessID: other } = await aBusiness(db)

  expect(await follow(person, 'user', person.userID)).toMatchObject(notFound)
  expect(await follow(person, 'business', own, own)).toMatchObject(notFound)
  for (const [type, id] of [
    ['user', gone],
    ['user', own],
    ['business', person.userID],
    ['business', productIDs[0]!],
    ['business', randomUUID()],
  ] as const) {
    expect(await follow(person, type, id)).toMatchObject(notFound)
    expect(await rowsAndCount(id)).toEqual({ rows: 0, total: 0 })
  }
  expect(await unfollow(person, gone)).toMatchObject(notFound)
  expect(await follow(person, 'product', productIDs[0]!)).toMatchObject({ status: 400 })
  for (const somebody of [stranger, left]) {
    expect(await follow(somebody, 'business', other, own)).toMatchObject(notFound)
    expect(await unfollow(somebody, other, own)).toMatchObject(notFound)
    expect(await summary(other, somebody, own)).toMatchObject(notFound)
  }
  expect(await follow(undefined, 'business', other)).toMatchObject({ status: 401, name: 'TokenNotFound' })
  expect(await rowsAndCount(other)).toEqual({ rows: 0, total: 0 })
})

test('a hundred follows and unfollows at once leave the count that the rows have', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => aSession(db)))
  const { businessID } = await aBusiness(db)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 3 ? follow(people[at % 5], 'business', businessID) : unfollow(people[at % 5], businessID),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const { rows, total } = (await rowsAndCount(businessID)) as { rows: number; total: number }
  expect(total).toBe(rows)
  for (const person of people) await follow(person, 'business', businessID)
  expect(await summary(businessID, people[0])).toMatchObject(told(5, true))
})

test('whatever order follows and blocks come in, who follows is as in a model of them', async () => {
  const people = [await aSession(db), await aSession(db), await aSession(db)] as const
  const step = fc.record({
    from: fc.constantFrom(0, 1, 2),
    to: fc.constantFrom(0, 1, 2),
    act: fc.constantFrom('follow', 'follow', 'unfollow', 'block', 'unblock'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await pool.query(
        'delete from follows; delete from follow_counts; delete from blocks; delete from block_counts',
      )
      const [follows, blocks] = [new Set<string>(), new Set<string>()]
      const [answered, expected]: [number[], number[]] = [[], []]
      for (const { from, to, act } of steps.filter((one) => one.from !== one.to)) {
        const [there, back] = [`${from}>${to}`, `${to}>${from}`]
        const { userID } = people[to]
        if (act === 'block') {
          blocks.add(there)
          follows.delete(there)
          follows.delete(back)
          await call('POST', '/blocks/user', people[from], { resourceID: userID })
        } else if (act === 'unblock') {
          blocks.delete(there)
          await call('DELETE', '/blocks/user', people[from], { resourceID: userID })
        } else {
          const parted = blocks.has(there) || blocks.has(back)
          if (act === 'unfollow') follows.delete(there)
          else if (!parted) follows.add(there)
          const done = await (act === 'follow'
            ? follow(people[from], 'user', userID)
            : unfollow(people[from], userID))
          answered.push(done.status)
          expected.push(parted ? 404 : 200)
        }
        await deliverAll(db, domainListeners, testLog)
      }
      expect(answered).toEqual(expected)
      for (const [to, { userID }] of people.entries()) {
        const count = [...follows].filter((one) => one.endsWith(`>${to}`)).length
        expect(await rowsAndCount(userID)).toEqual({ rows: count, total: count })
      }
    }),
    { numRuns: 15 },
  )
})
