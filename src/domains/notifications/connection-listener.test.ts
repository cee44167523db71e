// Requests for connections stand under the bell of who may answer them, until they are answered, taken back or ended.
import { beforeEach, expect, test } from 'vitest'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aTeam, somebody, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets'))

const act = async (name: Parameters<typeof api>[0], wish: Record<string, unknown>, as: Somebody) => {
  const { status, data } = await api<{ connectionID: string }>(name, wish, as)
  expect([name, status]).toEqual([name, 200])
  await deliverAll(db, domainListeners, testLog)
  return data.connectionID
}
const bell = async (as: Somebody) =>
  (await api<{ items: NotificationEntry[] }>('listNotifications', {}, as)).data.items
const unread = async (as: Somebody) =>
  (await bell(as)).filter(({ isRead }) => !isRead).map(({ kind }) => kind)
const toPerson = ({ userID }: Somebody) => ({ resourceType: 'user', resourceID: userID })
const rung = async ({ userID }: Somebody) =>
  (await pool.query('select 1 from live_events where user_id = $1', [userID])).rows.length

test('who is asked finds it under the bell, and who asked that it was accepted', async () => {
  const one = await somebody(db, { firstName: 'Jonas', lastName: 'Weidner' })
  const other = await somebody(db, { firstName: 'Aiko', lastName: 'Mori' })
  const id = await act('askConnection', toPerson(other), one)
  expect(await bell(other)).toMatchObject([
    {
      kind: 'connection.asked',
      path: `/connections?list=in&as=${other.userID}`,
      actor: { name: 'Jonas Weidner', type: 'user' },
      company: null,
      isRead: false,
    },
  ])
  expect([await bell(one), await rung(other)]).toEqual([[], 1])
  // Asked again it is no news.
  await act('askConnection', toPerson(other), one)
  expect(await bell(other)).toMatchObject([{ count: 1 }])
  await act('acceptConnection', { id }, other)
  expect([await unread(other), await rung(other)]).toEqual([[], 2])
  expect(await bell(one)).toMatchObject([
    {
      kind: 'connection.accepted',
      path: `/connections?as=${one.userID}`,
      actor: { name: 'Aiko Mori' },
      isRead: false,
    },
  ])
  // That it ended is nobody's news.
  await act('removeConnection', { id }, other)
  expect([await unread(one), await unread(other)]).toEqual([['connection.accepted'], []])
})

test('of a company those hear of it who may answer', async () => {
  const { businessID, owner, admin, member, exMember, stranger } = await aTeam(db)
  const id = await act('askConnection', { resourceType: 'business', resourceID: businessID }, stranger)
  for (const person of [owner, admin])
    expect(await bell(person)).toMatchObject([
      { kind: 'connection.asked', mailboxID: businessID, company: { businessID } },
    ])
  for (const person of [member, exMember]) expect(await bell(person)).toEqual([])
  await act('acceptConnection', { id, businessID }, admin)
  for (const person of [owner, admin]) expect(await unread(person)).toEqual([])
  expect(await bell(stranger)).toMatchObject([{ kind: 'connection.accepted', actor: { type: 'business' } }])
})

test('what a company asked is told to its managers but not to who asked; they accept each other at once', async () => {
  const { businessID, owner, admin, member, stranger } = await aTeam(db)
  await act('askConnection', { ...toPerson(stranger), businessID }, owner)
  await act('askConnection', { resourceType: 'business', resourceID: businessID }, stranger)
  expect(await unread(stranger)).toEqual([])
  for (const person of [owner, admin]) expect(await unread(person)).toEqual(['connection.accepted'])
  expect(await bell(member)).toEqual([])
})

test.each(['withdrawn', 'declined', 'blocked'])('a request that was %s is news no more', async (how) => {
  const [one, other] = [await somebody(db), await somebody(db)]
  const id = await act('askConnection', toPerson(other), one)
  expect(await unread(other)).toEqual(['connection.asked'])
  if (how === 'withdrawn') await act('withdrawConnection', { id }, one)
  else if (how === 'declined') await act('declineConnection', { id }, other)
  else await act('blockParty', toPerson(one), other)
  expect([await unread(other), await bell(one)]).toEqual([[], []])
  const { rows } = await pool.query('select 1 from notifications where user_id = $1 and read_at is null', [
    other.userID,
  ])
  expect(rows).toEqual([])
})
