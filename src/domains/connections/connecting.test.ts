// Connecting as person and as company: who may, what is quiet, what two do at once, and a model of all of it.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { testLog } from '../../testing/server.ts'
import { aTeamAndOthers } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, as?: TestSession, payload?: object) {
  await pool.query('delete from call_budgets')
  const response = await api.inject({
    method,
    url: `/api/social/connections${path}`,
    ...(as && { headers: { authorization: as.bearer } }),
    ...(payload && { payload }),
  })
  const { data, name } = response.json<{ data?: Record<string, unknown>; name?: string }>()
  return { status: response.statusCode, data, name }
}
type Kind = 'user' | 'business'
const ask = (as: TestSession | undefined, resourceType: Kind, resourceID: string, more: object = {}) =>
  call('POST', '', as, { resourceType, resourceID, ...more })
const act = (
  as: TestSession | undefined,
  id: unknown,
  what: 'accept' | 'decline' | 'withdraw',
  more: object = {},
) => call('POST', `/${String(id)}/${what}`, as, more)
const remove = (as: TestSession | undefined, id: unknown) => call('DELETE', `/${String(id)}`, as)
const standing = (as: TestSession, id: string, query = '') => call('GET', `/with/${id}${query}`, as)
const listed = async (as: TestSession, list: string, query = '') =>
  (await call('GET', `?list=${list}${query}`, as)).data as {
    items: { resourceID: string; note: string }[]
    counts: Record<string, number>
  }
const age = (id: unknown, days: number) =>
  pool.query(
    `update connections set asked_at = asked_at - make_interval(days => $2),
       answered_at = answered_at - make_interval(days => $2) where id = $1`,
    [id, days],
  )

const byNumber = (one: number, other: number) => one - other
const notFound = { status: 404, name: 'NotFound' }
const state = (state: string) => ({ status: 200, data: { state } })

test('one asks with a note, the other accepts, and either ends it', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  const asked = await ask(one, 'user', other.userID, { note: '  We met at the fair.\nSpindles ' })
  expect(asked).toMatchObject(state('asked'))
  const id = asked.data!['connectionID']
  expect(await ask(one, 'user', other.userID, { note: 'again' })).toEqual(asked)
  expect(await standing(other, one.userID)).toMatchObject(state('received'))
  expect(await listed(other, 'in')).toMatchObject({
    items: [{ resourceID: one.userID, note: 'We met at the fair.\nSpindles' }],
    counts: { connected: 0, in: 1, out: 0 },
  })
  expect(await act(one, id, 'accept')).toMatchObject(notFound)
  expect(await act(other, id, 'accept')).toMatchObject(state('connected'))
  expect(await act(other, id, 'accept')).toMatchObject(state('connected'))
  for (const [me, them] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await standing(me, them.userID)).toMatchObject(state('connected'))
    expect(await listed(me, 'connected')).toMatchObject({
      items: [{ resourceID: them.userID, note: '' }],
      counts: { connected: 1, in: 0, out: 0 },
    })
  }
  expect(await remove(one, id)).toMatchObject(state('none'))
  expect(await remove(other, id)).toMatchObject(notFound)
  expect(await standing(other, one.userID)).toMatchObject(state('none'))
})

test('who asks whoever has asked them is connected', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  await ask(one, 'user', other.userID)
  expect(await ask(other, 'user', one.userID)).toMatchObject(state('connected'))
})

test('a company connects by its owners and admins; members read, strangers and former members find nothing', async () => {
  const { businessID, owner, admin, member, left, stranger } = await aTeamAndOthers(db)
  const buyer = await aSession(db)
  const id = (await ask(buyer, 'business', businessID)).data!['connectionID']
  expect((await listed(member, 'in', `&businessID=${businessID}`)).items).toHaveLength(1)
  expect(await act(member, id, 'accept', { businessID })).toMatchObject({ status: 403, name: 'NotAllowed' })
  for (const one of [left, stranger]) {
    expect(await act(one, id, 'accept', { businessID })).toMatchObject(notFound)
    expect(await act(one, id, 'accept')).toMatchObject(notFound)
    expect(await remove(one, id)).toMatchObject(notFound)
    expect(await call('GET', `?businessID=${businessID}`, one)).toMatchObject(notFound)
    expect(await standing(one, buyer.userID, `?businessID=${businessID}`)).toMatchObject(notFound)
  }
  // As themselves they are nobody the request was sent to.
  expect(await act(owner, id, 'accept')).toMatchObject(notFound)
  expect(await act(admin, id, 'accept', { businessID })).toMatchObject(state('connected'))
  expect(await standing(owner, buyer.userID, `?businessID=${businessID}`)).toMatchObject(state('connected'))
  expect(await standing(owner, buyer.userID)).toMatchObject(state('none'))
  expect(await ask(undefined, 'business', businessID)).toMatchObject({ status: 401 })
})

test('nobody asks themself, their own company, what is not there or is of another kind', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  const { businessID, productIDs } = await aBusiness(db, {
    products: 1,
    members: [{ userID: one.userID, role: 'owner' }],
  })
  const wishes = [
    ['user', one.userID],
    ['business', businessID],
    ['business', other.userID],
    ['business', productIDs[0]!],
    ['user', randomUUID()],
  ] as const
  for (const [type, id] of wishes) expect(await ask(one, type, id)).toMatchObject(notFound)
  expect(await ask(one, 'user', one.userID, { businessID })).toMatchObject(notFound)
  expect(
    await ask(one, 'user', other.userID, { note: 'x'.repeat(limits.connectionNoteMax + 1) }),
  ).toMatchObject({
    status: 400,
  })
  expect((await pool.query('select 1 from connections where from_id = $1', [one.userID])).rows).toEqual([])
})

test('what is declined looks open to whoever asked, tells nobody, and is asked again after 90 days', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  const id = (await ask(one, 'user', other.userID)).data!['connectionID']
  expect(await act(other, id, 'decline')).toMatchObject(state('none'))
  expect(await act(other, id, 'decline')).toMatchObject(state('none'))
  expect(await standing(one, other.userID)).toMatchObject(state('asked'))
  expect((await listed(one, 'out')).items).toMatchObject([{ resourceID: other.userID }])
  expect((await listed(other, 'in')).items).toEqual([])
  expect(await ask(one, 'user', other.userID)).toMatchObject(state('asked'))

  expect(await act(one, id, 'withdraw')).toMatchObject(state('none'))
  expect(await standing(one, other.userID)).toMatchObject(state('none'))
  await age(id, limits.connectionAgainDays - 1)
  const again = await ask(one, 'user', other.userID)
  expect(again).toMatchObject(state('asked'))
  expect((await listed(other, 'in')).items).toEqual([])
  await age(again.data!['connectionID'], 1)
  expect(await ask(one, 'user', other.userID)).toMatchObject(state('asked'))
  expect((await listed(other, 'in')).items).toMatchObject([{ resourceID: one.userID }])
})

test('whoever declined may ask in turn', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  const id = (await ask(one, 'user', other.userID)).data!['connectionID']
  await act(other, id, 'decline')
  expect(await ask(other, 'user', one.userID)).toMatchObject(state('asked'))
  expect(await standing(one, other.userID)).toMatchObject(state('received'))
})

test('a request runs out after 60 days, and can be sent again', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  const id = (await ask(one, 'user', other.userID)).data!['connectionID']
  await age(id, limits.connectionRequestDays)
  expect(await standing(one, other.userID)).toMatchObject(state('none'))
  expect(await act(other, id, 'accept')).toMatchObject(notFound)
  expect((await listed(other, 'in')).items).toEqual([])
  const again = await ask(one, 'user', other.userID)
  expect(again).toMatchObject(state('asked'))
  expect(await act(other, again.data!['connectionID'], 'accept')).toMatchObject(state('connected'))
})

test('at most 200 requests are open at once, however many come together', async () => {
  const one = await aSession(db)
  await pool.query(
    `insert into connections (id, low_id, high_id, from_type, from_id, to_type, to_id, asked_by, asked_at)
     select gen_random_uuid(), least(other, $1::uuid), greatest(other, $1::uuid), 'user', $1, 'user', other, $1, now()
     from (select gen_random_uuid() as other from generate_series(1, $2::int)) as others`,
    [one.userID, limits.connectionRequestsMax - 1],
  )
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(db)))
  const answers = await Promise.all(people.map(({ userID }) => ask(one, 'user', userID)))
  expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409, 409, 409, 409, 409])
  expect(new Set(answers.flatMap(({ name }) => name ?? []))).toEqual(new Set(['RequestsFull']))
  expect((await listed(one, 'out')).counts['out']).toBe(limits.connectionRequestsMax)
})

test('two who ask each other at once are connected once; accepting against withdrawing ends in one of both', async () => {
  for (let round = 0; round < 15; round++) {
    const [one, other] = [await aSession(db), await aSession(db)]
    await Promise.all([ask(one, 'user', other.userID), ask(other, 'user', one.userID)])
    expect(await standing(one, other.userID)).toMatchObject(state('connected'))

    const third = await aSession(db)
    const id = (await ask(third, 'user', one.userID)).data!['connectionID']
    const [accepted, withdrawn] = await Promise.all([act(one, id, 'accept'), act(third, id, 'withdraw')])
    expect([accepted.status, withdrawn.status].toSorted(byNumber)).toEqual([200, 404])
    const now = accepted.status === 200 ? 'connected' : 'none'
    expect(await standing(third, one.userID)).toMatchObject(state(now))
  }
})

test('whatever order they come in, acts and blocks leave what a model of them says', async () => {
  const people = [await aSession(db), await aSession(db), await aSession(db)] as const
  const step = fc.record({
    from: fc.constantFrom(0, 1, 2),
    to: fc.constantFrom(0, 1, 2),
    what: fc.constantFrom(
      'ask',
      'ask',
      'accept',
      'accept',
      'decline',
      'withdraw',
      'remove',
      'block',
      'unblock',
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      await pool.query('delete from connections; delete from blocks; delete from block_counts')
      const pairs = new Map<string, { by: number; is: 'asked' | 'declined' | 'accepted' }>()
      const blocks = new Set<string>()
      const [answered, expected]: [number[], number[]] = [[], []]
      for (const { from, to, what } of steps.filter((one) => one.from !== one.to)) {
        const [me, them] = [people[from], people[to]]
        const key = [from, to].toSorted(byNumber).join()
        const parted = blocks.has(`${from}>${to}`) || blocks.has(`${to}>${from}`)
        const pair = pairs.get(key)
        const { rows } = await pool.query(
          'select id from connections where low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid)',
          [me.userID, them.userID],
        )
        const id = rows[0]?.id ?? randomUUID()
        const asBlock = () =>
          api.inject({
            method: what === 'block' ? 'POST' : 'DELETE',
            url: '/api/blocks/user',
            headers: { authorization: me.bearer },
            payload: { resourceID: them.userID },
          })
        if (what === 'block' || what === 'unblock') {
          await asBlock()
          if (what === 'unblock') blocks.delete(`${from}>${to}`)
          else {
            blocks.add(`${from}>${to}`)
            if (pair?.is !== 'declined') pairs.delete(key)
          }
        } else if (what === 'ask') {
          answered.push((await ask(me, 'user', them.userID)).status)
          expected.push(parted ? 404 : 200)
          const isAnswer = pair?.is === 'asked' && pair.by !== from
          if (!parted && isAnswer) pairs.set(key, { by: pair.by, is: 'accepted' })
          else if (!parted && (pair === undefined || (pair.is === 'declined' && pair.by !== from)))
            pairs.set(key, { by: from, is: 'asked' })
        } else if (what === 'remove') {
          if ((await remove(me, id)).status === 200) pairs.delete(key)
        } else {
          const done = (await act(me, id, what)).status === 200
          if (what === 'withdraw' && done && pair?.is === 'asked') pairs.delete(key)
          if (what !== 'withdraw' && done && pair?.is === 'asked')
            pairs.set(key, { by: pair.by, is: what === 'accept' ? 'accepted' : 'declined' })
        }
        await deliverAll(db, domainListeners, testLog)
      }
      expect(answered).toEqual(expected)
      const { rows } = await pool.query('select from_id, low_id, high_id, status from connections')
      const told = rows.map((row) => [row.from_id, row.status].join()).toSorted()
      const wanted = [...pairs.values()].map(({ by, is }) => [people[by]!.userID, is].join()).toSorted()
      expect(told).toEqual(wanted)
    }),
    { numRuns: 12 },
  )
})
