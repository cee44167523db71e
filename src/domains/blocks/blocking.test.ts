import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { testLog } from '../../testing/server.ts'
import { aTeamAndOthers, aTeam } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { hiddenFrom } from './hiding.ts'

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
const block = (as: TestSession | undefined, type: string, resourceID: string, businessID?: string) =>
  call('POST', `/blocks/${type}`, as, { resourceID, ...(businessID && { businessID }) })
const unblock = (as: TestSession | undefined, type: string, resourceID: string, businessID?: string) =>
  call('DELETE', `/blocks/${type}`, as, { resourceID, ...(businessID && { businessID }) })
const blocks = (as: TestSession, businessID?: string) =>
  call('GET', `/blocks${businessID ? `?businessID=${businessID}` : ''}`, as)

const blocked = { status: 200, data: { blocked: true } }
const unblocked = { status: 200, data: { blocked: false } }
const notFound = { status: 404, name: 'NotFound' }

test('a person blocks people and companies, sees whom, and unblocks them', async () => {
  const person = await aSession(db)
  const { userID } = await aPerson(db, { firstName: 'Rui', lastName: 'Sands' })
  const { businessID } = await aBusiness(db, { companyName: 'Copper & Sons' })

  expect(await block(person, 'user', userID)).toMatchObject(blocked)
  expect(await block(person, 'user', userID)).toMatchObject(blocked)
  expect(await block(person, 'business', businessID)).toMatchObject(blocked)
  expect((await blocks(person)).data).toMatchObject([
    { resourceType: 'business', resourceID: businessID, name: 'Copper & Sons', picture: null },
    { resourceType: 'user', resourceID: userID, name: 'Rui Sands', picture: null },
  ])
  expect(await unblock(person, 'user', userID)).toMatchObject(unblocked)
  expect(await unblock(person, 'user', userID)).toMatchObject(unblocked)
  expect((await blocks(person)).data).toMatchObject([{ resourceID: businessID }])
})

test('blocks of a business are set by its managers, seen by its people, and none of others’', async () => {
  const { businessID, owner, admin, member, left, stranger } = await aTeamAndOthers(db)
  const otherOwner = await aSession(db)
  await aBusiness(db, { members: [{ userID: otherOwner.userID, role: 'owner' }] })
  const { userID } = await aPerson(db)

  for (const manager of [owner, admin]) {
    expect(await block(manager, 'user', userID, businessID)).toMatchObject(blocked)
    expect(await unblock(manager, 'user', userID, businessID)).toMatchObject(unblocked)
  }
  await block(owner, 'user', userID, businessID)
  const notAllowed = { status: 403, name: 'NotAllowed' }
  expect(await block(member, 'user', userID, businessID)).toMatchObject(notAllowed)
  expect(await unblock(member, 'user', userID, businessID)).toMatchObject(notAllowed)
  expect((await blocks(member, businessID)).data).toMatchObject([{ resourceID: userID }])
  for (const somebody of [left, stranger, otherOwner]) {
    expect(await block(somebody, 'user', userID, businessID)).toMatchObject(notFound)
    expect(await unblock(somebody, 'user', userID, businessID)).toMatchObject(notFound)
    expect(await blocks(somebody, businessID)).toMatchObject(notFound)
  }
  expect(await block(undefined, 'user', userID)).toMatchObject({ status: 401, name: 'TokenNotFound' })
  const { rowCount } = await pool.query('select 1 from blocks where blocked_id = $1', [userID])
  expect(rowCount).toBe(1)
})

test('nobody blocks themself, their own business, or what is not there', async () => {
  const person = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, {
    products: 1,
    members: [{ userID: person.userID, role: 'owner' }],
  })
  for (const [type, id] of [
    ['user', person.userID],
    ['business', businessID],
    ['user', randomUUID()],
    ['business', randomUUID()],
    ['business', productIDs[0]!],
  ] as const)
    for (const acting of [undefined, businessID])
      expect(await block(person, type, id, acting)).toMatchObject(notFound)
  expect((await blocks(person)).data).toEqual([])
})

test('who blocks is hidden from whom they block and the other way round, in the eyes of their businesses too', async () => {
  const [person, other, colleague] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID: mine } = await aBusiness(db, {
    members: [
      { userID: person.userID, role: 'owner' },
      { userID: colleague.userID, role: 'member' },
    ],
  })
  const { businessID: theirs } = await aBusiness(db, { members: [{ userID: other.userID, role: 'owner' }] })
  const idsHidden = async (session: TestSession) => [...(await hiddenFrom(db, session))]

  await block(person, 'business', theirs, mine)
  expect(await idsHidden(person)).toEqual([theirs])
  expect(await idsHidden(colleague)).toEqual([theirs])
  expect(await idsHidden(other)).toEqual([mine])
  await unblock(person, 'business', theirs, mine)
  await block(person, 'user', other.userID)
  expect(await idsHidden(person)).toEqual([other.userID])
  expect(await idsHidden(colleague)).toEqual([])
  expect(await idsHidden(other)).toEqual([person.userID])
  // A business that blocks one of its own people is not hidden from them.
  await block(person, 'user', colleague.userID, mine)
  expect(await idsHidden(colleague)).toEqual([])
  expect(await statementsOf(database, (counted) => hiddenFrom(counted, person))).toBe(1)
})

test('20 blocks at once for the last place: exactly one stands', async () => {
  const person = await aSession(db)
  const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(db)))
  await pool.query('insert into block_counts values ($1, $2)', [person.userID, limits.blocksMax - 1])
  const answers = await Promise.all(people.map(({ userID }) => block(person, 'user', userID)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ name }) => name === 'BlocksFull')).toHaveLength(19)
  expect((await blocks(person)).data).toHaveLength(1)
})

test('a follow and a block at once never leave both', async () => {
  for (let round = 0; round < 15; round += 1) {
    const [one, other] = [await aSession(db), await aSession(db)]
    await Promise.all([
      call('POST', '/social/follow/user', one, { resourceID: other.userID }),
      call('POST', '/social/follow/user', other, { resourceID: one.userID }),
      block(other, 'user', one.userID).then(() => deliverAll(db, domainListeners, testLog)),
    ])
    await deliverAll(db, domainListeners, testLog)
    const { rows } = await pool.query(
      `select (select count(*) from follows where actor_id = any($1)) as follows,
         (select coalesce(sum(followers), 0) from follow_counts where resource_id = any($1)) as counted`,
      [[one.userID, other.userID]],
    )
    expect(rows).toEqual([{ follows: 0, counted: 0 }])
  }
})

test('when a person goes, nobody blocks them any more and has the place back', async () => {
  const [person, other] = [await aSession(db), await aSession(db)]
  await block(person, 'user', other.userID)
  await block(other, 'user', person.userID)
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: other.userID }))
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await pool.query(
    `select (select count(*) from blocks where $1 in (blocker_id, blocked_id)) as blocks,
       (select sum(total) from block_counts where blocker_id = $1) as total`,
    [person.userID],
  )
  expect(rows).toEqual([{ blocks: 0, total: 0 }])
})

test('a company is not named to whom it blocks, nor to who blocks it, when they enter the same', async () => {
  const alike = { companyName: 'Silverdale Spindles', country: 'JP' }
  const { businessID, owner } = await aTeam(db, { companyName: alike.companyName, products: 0 })
  const [blocked, blocking, other] = [await aSession(db), await aSession(db), await aSession(db)]
  const found = async (as: TestSession) =>
    (await call('POST', '/business/profile/find-same', as, alike)).data as { businessID: string }[]
  const create = (as: TestSession) =>
    call('POST', '/business/profile/create', as, {
      ...alike,
      categories: ['0006.0006-01'],
      businessType: 'MA',
      state: '',
      shortDescription: '',
    })
  expect(await found(blocked)).toHaveLength(1)
  expect(await block(owner, 'user', blocked.userID, businessID)).toMatchObject({ status: 200 })
  expect(await block(blocking, 'business', businessID)).toMatchObject({ status: 200 })
  for (const as of [blocked, blocking]) expect(await found(as)).toEqual([])
  expect(await found(other)).toMatchObject([{ businessID }])
  expect(await create(other)).toMatchObject({ status: 409, name: 'SameBusiness' })
  expect(await create(blocked)).toMatchObject({ status: 200 })
})

test('what a company is called is told to who has written with it, and to nobody whom a block keeps from it', async () => {
  const { businessID, owner } = await aTeam(db, { companyName: 'Copperdale Cranks', products: 0 })
  const buyer = await aSession(db)
  const face = () => call('GET', `/faces/business/${businessID}`, buyer)
  expect(await face()).toMatchObject({ status: 200, data: { name: 'Copperdale Cranks' } })
  await call('POST', '/business/request', buyer, {
    to: businessID,
    subject: 'Cranks',
    message: 'Do you make these cranks?',
  })
  await block(owner, 'user', buyer.userID, businessID)
  expect(await face()).toMatchObject(notFound)
})
