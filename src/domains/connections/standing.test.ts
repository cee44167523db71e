// How two stand to each other, on their page and beside all that stands on another one.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { ConnectionFacts } from '../../contract/connections.ts'
import { limits } from '../../contract/limits.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets'))

const ask = async (as: Somebody, resourceID: string, note = '', resourceType = 'user') =>
  String((await api('askConnection', { resourceType, resourceID, note }, as)).data['connectionID'])
const facts = async (as: Somebody, id: string, businessID?: string) =>
  (await api<ConnectionFacts>('showConnection', { id, ...(businessID && { businessID }) }, as)).data
const beside = async (as: Somebody, ids: readonly string[], businessID?: string) =>
  (await api('showStanding', { ids: ids.join(','), ...(businessID && { businessID }) }, as)).data

const nothing = { connectionID: null, state: 'none', note: '', at: null, expiresAt: null }

test('the page of two tells the note and the days while a request is open, then since when', async () => {
  const [one, other] = [await somebody(db), await somebody(db)]
  expect(await facts(one, other.userID)).toEqual(nothing)
  const connectionID = await ask(one, other.userID, 'Spindles')
  const asked = await facts(one, other.userID)
  expect(asked).toMatchObject({ connectionID, state: 'asked', note: 'Spindles' })
  expect(Date.parse(asked.expiresAt!) - Date.parse(asked.at!)).toBe(limits.connectionRequestDays * 86_400_000)
  expect(await facts(other, one.userID)).toEqual({ ...asked, state: 'received' })
  await api('acceptConnection', { id: connectionID }, other)
  for (const [me, them] of [
    [one, other],
    [other, one],
  ] as const)
    expect(await facts(me, them.userID)).toEqual({
      ...nothing,
      connectionID,
      state: 'connected',
      at: expect.any(String),
    })
})

test('who was declined sees what they saw before, note and days; the other nothing', async () => {
  const [one, other] = [await somebody(db), await somebody(db)]
  const id = await ask(one, other.userID, 'Bearings')
  const before = [await facts(one, other.userID), (await api('listConnections', { list: 'out' }, one)).data]
  await api('declineConnection', { id }, other)
  expect([await facts(one, other.userID), (await api('listConnections', { list: 'out' }, one)).data]).toEqual(
    before,
  )
  expect(await facts(other, one.userID)).toEqual(nothing)
  expect(await beside(one, [other.userID])).toMatchObject({ asked: [other.userID], connected: [] })
  expect(await beside(other, [one.userID])).toMatchObject({ asked: [], received: [], connected: [] })
  await api('withdrawConnection', { id }, one)
  expect(await facts(one, other.userID)).toEqual(nothing)
})

test('beside other things stands who is connected, was asked and asks, of who acts and nobody else', async () => {
  const { businessID, owner, member, stranger, otherOwner } = await aTeam(db)
  const [friend, asks, asked] = [await somebody(db), await somebody(db), await somebody(db)]
  const as = { businessID }
  const { data } = await api(
    'askConnection',
    { resourceType: 'user', resourceID: friend.userID, ...as },
    owner,
  )
  await api('acceptConnection', { id: data['connectionID'] }, friend)
  await ask(asks, businessID, '', 'business')
  await api('askConnection', { resourceType: 'user', resourceID: asked.userID, ...as }, owner)
  const ids = [friend, asks, asked, stranger].map(({ userID }) => userID)
  const all = [...ids, randomUUID(), businessID]
  const company = { connected: [friend.userID], received: [asks.userID], asked: [asked.userID] }
  for (const person of [owner, member]) expect(await beside(person, all, businessID)).toMatchObject(company)
  const none = { connected: [], received: [], asked: [] }
  for (const person of [owner, stranger]) expect(await beside(person, all)).toMatchObject(none)
  expect(await beside(friend, all)).toMatchObject({ ...none, connected: [businessID] })
  expect(await beside(asks, all)).toMatchObject({ ...none, asked: [businessID] })
  expect(await facts(member, friend.userID, businessID)).toMatchObject({ state: 'connected' })
  for (const as of [stranger, otherOwner])
    expect(await api('showConnection', { id: friend.userID, businessID }, as)).toMatchObject({ status: 404 })
})
