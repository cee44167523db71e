import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listNotifications } from '../../contract/notifications.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { anInquiry, aSupplier, callsOf } from '../../testing/suppliers.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { note } from './noting.ts'

const database = await testDatabase()
const { db, pool } = database
const call = callsOf(database, await testApi(database))

type Page = CallOutput<typeof listNotifications>
const list = async (as: TestSession) => (await call<Page>('GET', '/notifications', as)).data.items
const badges = async (as: TestSession) =>
  (await call<{ messages: number; notifications: number }>('GET', '/notifications/badges', as)).data
const write = (
  rid: string,
  as: TestSession,
  bid: string,
  content = 'Thank you, we will look into it today.',
) => call('POST', `/business/request/${rid}/send-message?bid=${bid}`, as, { content })
const read = (rid: string, as: TestSession, bid: string, number: number) =>
  call('POST', `/business/request/${rid}/read?bid=${bid}`, as, { number })
const toldTo = async ({ userID }: TestSession) =>
  (
    await pool.query<{ event: Record<string, unknown> }>(
      'select event from live_events where user_id = $1 order by id',
      [userID],
    )
  ).rows.map(({ event }) => event)

test('an inquiry is told to everybody of the company, on their pages and in the bell, and to nobody else', async () => {
  const { businessID, people } = await aSupplier(database)
  const [buyer, stranger] = [await aSession(db), await aSession(db)]
  const requestID = await anInquiry(call, buyer, businessID)

  const event = { type: 'inquiry.received', requestID, mailboxID: businessID, number: 1 }
  for (const person of [people.owner, people.admin, people.member]) {
    expect(await list(person)).toMatchObject([
      {
        kind: 'inquiry.received',
        resourceID: requestID,
        mailboxID: businessID,
        actor: { name: 'Haruka Kitazawa', type: 'user' },
        title: 'Bearings for pumps',
        count: 1,
        isRead: false,
      },
    ])
    const mailboxes = [{ mailboxID: businessID, name: 'Kitazawa Bearing Works', unread: 1 }]
    expect(await badges(person)).toEqual({ messages: 1, notifications: 1, mailboxes })
    expect(await toldTo(person)).toEqual([event])
  }
  for (const person of [people.exMember, stranger]) {
    expect(await list(person)).toEqual([])
    expect(await badges(person)).toEqual({ messages: 0, notifications: 0, mailboxes: [] })
    expect(await toldTo(person)).toEqual([])
  }
  expect(await list(buyer)).toEqual([])
  // The other tabs of the buyer follow.
  expect(await toldTo(buyer)).toEqual([{ ...event, mailboxID: buyer.userID }])
  for (const path of ['', '/badges', '/preferences'])
    expect((await call('GET', `/notifications${path}`)).status).toBe(401)
})

test('answers are one notification counted up, read where the conversation is, by who reads it alone', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  const rid = await anInquiry(call, buyer, businessID)
  for (let number = 2; number <= 4; number += 1) await write(rid, people.admin, businessID)
  expect(await list(buyer)).toMatchObject([
    {
      kind: 'inquiry.replied',
      count: 3,
      mailboxID: buyer.userID,
      actor: { type: 'business' },
      isRead: false,
    },
  ])
  // Who wrote is not told of it, nor are their colleagues.
  expect(await list(people.admin)).toMatchObject([{ kind: 'inquiry.received' }])

  await read(rid, buyer, buyer.userID, 3)
  expect(await list(buyer)).toMatchObject([{ isRead: false }])
  await read(rid, buyer, buyer.userID, 4)
  expect(await list(buyer)).toMatchObject([{ isRead: true, count: 3 }])
  expect((await toldTo(buyer)).at(-1)).toEqual({
    type: 'inquiry.read',
    requestID: rid,
    mailboxID: buyer.userID,
    number: 4,
  })

  await write(rid, people.owner, businessID)
  expect(await list(buyer)).toMatchObject([
    { isRead: false, count: 1 },
    { isRead: true, count: 3 },
  ])
  await read(rid, people.member, businessID, 5)
  expect(await list(people.member)).toMatchObject([{ isRead: true }])
  expect(await list(people.owner)).toMatchObject([{ isRead: false }])
})

test('an end is told to the other side', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  const rid = await anInquiry(call, buyer, businessID)
  await call('POST', `/business/request/${rid}/end-request?bid=${businessID}`, people.owner, {})
  expect(await list(buyer)).toMatchObject([{ kind: 'inquiry.ended', resourceID: rid }])
  expect((await toldTo(people.member)).map(({ type }) => type)).toEqual(['inquiry.received', 'inquiry.ended'])
})

test('what a member was told goes with their membership, and what somebody said with a block', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  await anInquiry(call, buyer, businessID)
  await pool.query('delete from business_members where user_id = $1', [people.member.userID])
  expect(await list(people.member)).toEqual([])
  expect(await badges(people.member)).toEqual({ messages: 0, notifications: 0, mailboxes: [] })

  await call('POST', '/blocks/user', people.owner, { resourceID: buyer.userID, businessID })
  const { rowCount } = await pool.query('select 1 from blocks where blocked_id = $1', [buyer.userID])
  expect(rowCount).toBe(1)
  expect(await list(people.owner)).toEqual([])
  expect(await badges(people.owner)).toMatchObject({ messages: 0, notifications: 0 })
})

test('only their own are noted as read, on all pages of the person', async () => {
  const { businessID, people } = await aSupplier(database)
  const { owner, admin } = people
  const buyer = await aSession(db)
  for (let more = 0; more < 3; more += 1) await anInquiry(call, buyer, businessID)
  const [newest, second] = await list(owner)
  const ids = [newest!.notificationID, (await list(admin))[0]!.notificationID]
  const readOf = (as: TestSession, body: object) =>
    call<{ unread: number }>('POST', '/notifications/read', as, body)

  expect((await readOf(owner, { notificationIDs: ids })).data).toEqual({ unread: 2 })
  expect((await list(owner)).map(({ isRead }) => isRead)).toEqual([true, false, false])
  expect((await badges(admin)).notifications).toBe(3)
  expect((await toldTo(owner)).at(-1)).toEqual({ type: 'badges' })
  expect((await readOf(owner, { notificationIDs: [second!.notificationID] })).data).toEqual({ unread: 1 })
  // What nobody has opened stays unread.
  expect((await readOf(owner, {})).data).toEqual({ unread: 1 })
  expect((await call('POST', '/notifications/read', undefined, {})).status).toBe(401)
})

test('45 are read in three pages, by cursors that are worth nothing to others', async () => {
  const [person, other] = [await aSession(db), await aSession(db)]
  const [actor, at] = [{ type: 'user' as const, id: other.userID }, new Date()]
  const notice = { kind: 'inquiry.ended' as const, actor, title: 'x', step: 1, mailboxID: person.userID }
  await transaction(db, async (tx) => {
    // Several at one moment.
    for (let more = 0; more < 45; more += 1)
      await note(tx, [person.userID], {
        ...notice,
        resourceID: uuidv7(),
        at: new Date(at.getTime() - Math.floor(more / 4) * 1_000),
      })
  })
  const seen: string[] = []
  let cursor: string | null = ''
  let pages = 0
  const refused: number[] = []
  while (cursor !== null) {
    const { data }: { data: Page } = await call<Page>(
      'GET',
      `/notifications${cursor && `?cursor=${cursor}`}`,
      person,
    )
    seen.push(...data.items.map(({ notificationID }) => notificationID))
    cursor = data.nextCursor
    pages += 1
    if (cursor !== null) refused.push((await call('GET', `/notifications?cursor=${cursor}`, other)).status)
  }
  expect(refused).toEqual([400, 400])
  expect([pages, seen.length, new Set(seen).size]).toEqual([3, 45, 45])
})

test('with an account goes what its person was told, chose and did', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  await anInquiry(call, buyer, businessID)
  await call('PUT', '/notifications/preferences', buyer, {
    ways: { 'inquiry.ended': 'mail' },
    wordsInMails: false,
  })
  expect(await list(people.owner)).toHaveLength(1)
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: buyer.userID }))
  await deliverAll(db, domainListeners, testLog)
  // What is left is that their conversation is over, by somebody who has no name any more.
  expect(await list(people.owner)).toMatchObject([
    { kind: 'inquiry.ended', count: 1, actor: { name: 'Deleted person', picture: null } },
  ])
  for (const table of ['notification_choices', 'notification_settings'])
    expect((await pool.query(`select 1 from ${table} where user_id = $1`, [buyer.userID])).rowCount).toBe(0)
})
