// What waits on the home page of whoever is signed in: inquiries to answer, and conversations not read.
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listWaitingInquiries } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { blockParty } from '../blocks/blocking.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, send, write, end, read } = conversationCalls(await testApi(database), db)

type Waiting = CallOutput<typeof listWaitingInquiries>
const answerOf = (as: TestSession | undefined) => call<Waiting>('GET', '/business/request/waiting', as)
const waiting = async (as: TestSession) => {
  const { data, ...failed } = await answerOf(as)
  expect(failed).toMatchObject({ status: 200 })
  const ids = (list: Waiting['due']) => list.items.map(({ requestID }) => requestID)
  return { due: ids(data.due), unread: ids(data.unread) }
}
const nothing = { due: [], unread: [] }
const hourMs = 3_600_000

async function join(businessID: string, { userID }: TestSession, role: string) {
  await pool.query(
    'insert into business_members (business_id, user_id, role, created_at) values ($1, $2, $3, now())',
    [businessID, userID, role],
  )
}

test('who belongs to the company is told what it owes; the sender, strangers and visitors are not', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const [member, admin, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  await join(businessID, member, 'member')
  await join(businessID, admin, 'admin')
  const { requestID } = (await send(buyer, { to: businessID })).data
  for (const person of [owner, admin, member])
    expect(await waiting(person)).toEqual({ due: [requestID], unread: [] })
  for (const person of [buyer, stranger]) expect(await waiting(person)).toEqual(nothing)
  expect((await answerOf(undefined)).status).toBe(401)

  await pool.query('update business_members set closed_at = now() where user_id = $1', [admin.userID])
  expect(await waiting(admin)).toEqual(nothing)
  await write(owner, requestID, businessID)
  // Answered, but not opened.
  expect(await waiting(owner)).toEqual({ due: [], unread: [requestID] })
  await read(owner, requestID, businessID, 1)
  expect(await waiting(owner)).toEqual(nothing)
  expect(await waiting(buyer)).toEqual({ due: [], unread: [requestID] })
  await read(buyer, requestID, buyer.userID, 2)
  expect(await waiting(buyer)).toEqual(nothing)
  await write(buyer, requestID, buyer.userID)
  // The clock asks for the first answer alone: what follows is something to read.
  expect(await waiting(owner)).toEqual({ due: [], unread: [requestID] })
})

test('next due first, what is late after it, five and the word that there are more; ended and old ones not at all', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const ids: string[] = []
  for (let at = 0; at <= limits.homeListMax + 1; at += 1)
    ids.push((await send(buyer, { to: businessID, subject: `No. ${at}` })).data.requestID)
  const [late, later, next, ended] = ids as [string, string, string, string]
  const age = async (requestID: string, hours: number) => {
    await pool.query('update inquiries set created_at = $2 where id = $1', [
      requestID,
      new Date(Date.now() - hours * hourMs),
    ])
  }
  await age(late, 30)
  await age(later, 60)
  await age(next, 20)
  await end(buyer, ended, buyer.userID)
  const inTime = [next, ...ids.slice(4)]
  expect((await waiting(owner)).due).toEqual([...inTime, late].slice(0, limits.homeListMax))
  expect((await answerOf(owner)).data.due.more).toBe(true)
  expect((await answerOf(owner)).data.due.items[0]?.answer.state).toBe('due')

  const old = firstIDAt(new Date(Date.now() - (limits.answerDays + 1) * 24 * hourMs))
  for (const requestID of [...inTime, ended]) {
    await end(buyer, requestID, buyer.userID)
    await read(owner, requestID, businessID, 1)
  }
  expect((await waiting(owner)).due).toEqual([late, later])
  await pool.query('delete from inquiry_messages where inquiry_id = $1', [later])
  await pool.query('update inquiries set id = $2 where id = $1', [later, old])
  expect((await waiting(owner)).due).toEqual([late])
  // Nobody waits for that answer any more, yet it was not read.
  expect((await waiting(owner)).unread).toContain(old)
})

test('nothing of whom a block keeps away', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID } = (await send(buyer, { to: businessID })).data
  expect((await waiting(owner)).due).toEqual([requestID])
  await blockParty(db, owner, { type: 'user', id: buyer.userID }, undefined, {
    edition: 'jp',
    hasWritten: undefined,
  })
  expect(await waiting(owner)).toEqual(nothing)
})
