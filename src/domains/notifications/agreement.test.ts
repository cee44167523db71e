// Bell and envelope say the same: what is unread in a mailbox stands under both, and is read in both.
import { expect, test } from 'vitest'
import type { BadgesEntry, NotificationEntry } from '../../contract/notifications.ts'
import type { MailboxEntry } from '../../contract/inquiries.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { anInquiry, aSupplier, callsOf } from '../../testing/suppliers.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { addMember } from '../members/membership.ts'

const database = await testDatabase()
const { db, pool } = database
const call = callsOf(database, await testApi(database))

const badges = async (as: TestSession) => (await call<BadgesEntry>('GET', '/notifications/badges', as)).data
const items = async (as: TestSession) =>
  (await call<{ items: NotificationEntry[] }>('GET', '/notifications', as)).data.items
const mailboxes = async (as: TestSession) =>
  (await call<MailboxEntry[]>('GET', '/mailboxes', as)).data.map(({ unread }) => unread)
const readAll = (as: TestSession, body: object = {}) =>
  call<{ unread: number }>('POST', '/notifications/read', as, body)
const write = (rid: string, as: TestSession, bid: string) =>
  call('POST', `/business/request/${rid}/send-message?bid=${bid}`, as, { content: 'One more thing.' })

test('what nobody was told of stands under the bell too: of who came later, and of a world that was filled', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  for (let more = 0; more < 3; more += 1) await anInquiry(call, buyer, businessID)
  const newcomer = await aSession(db)
  await transaction(db, (tx) => addMember(tx, { businessID, userID: newcomer.userID, role: 'member' }))
  await pool.query('delete from notifications')
  for (const person of [people.owner, people.admin, people.member, newcomer])
    expect(await badges(person)).toEqual({
      messages: 3,
      notifications: 3,
      mailboxes: [{ mailboxID: businessID, name: 'Kitazawa Bearing Works', unread: 3 }],
    })
  for (const person of [people.exMember, buyer])
    expect(await badges(person)).toEqual({ messages: 0, notifications: 0, mailboxes: [] })
  expect((await call('GET', '/notifications/badges')).status).toBe(401)
})

test('mailboxes come with most unread first, one’s own without a name; a conversation counts once in both', async () => {
  const [{ businessID, people }, other] = [await aSupplier(database), await aSupplier(database)]
  const { owner } = people
  await transaction(db, (tx) =>
    addMember(tx, { businessID: other.businessID, userID: owner.userID, role: 'member' }),
  )
  const buyer = await aSession(db)
  const { businessID: asked } = await aBusiness(db, { members: [{ userID: buyer.userID, role: 'owner' }] })
  const rid = await anInquiry(call, buyer, businessID)
  await write(rid, buyer, buyer.userID)
  for (let more = 0; more < 2; more += 1) await anInquiry(call, buyer, other.businessID)
  const own = await anInquiry(call, owner, asked)
  await write(own, buyer, asked)
  expect(await badges(owner)).toMatchObject({
    messages: 4,
    notifications: 4,
    mailboxes: [
      { mailboxID: other.businessID, unread: 2 },
      { mailboxID: owner.userID, name: null, unread: 1 },
      { mailboxID: businessID, unread: 1 },
    ],
  })
  // Two notices, one conversation; each names the company whose mailbox it lies in.
  const ofCompany = (await items(owner)).filter(({ mailboxID }) => mailboxID === businessID)
  expect(ofCompany).toHaveLength(2)
  for (const { company } of ofCompany) expect(company).toMatchObject({ businessID })

  await call('POST', `/business/request/${rid}/read?bid=${businessID}`, owner, { number: 2 })
  expect(await badges(owner)).toMatchObject({ messages: 3, notifications: 3 })
  expect((await items(owner)).filter(({ isRead }) => isRead)).toHaveLength(2)
})

test('“mark all as read” leaves what nobody has opened unread, under the bell, in the envelope and for its mail', async () => {
  const { businessID, people } = await aSupplier(database)
  const { owner, admin } = people
  const buyer = await aSession(db)
  const rid = await anInquiry(call, buyer, businessID)
  const other = await anInquiry(call, buyer, businessID)
  await call('POST', `/business/request/${rid}/end-request?bid=${buyer.userID}`, buyer, {})
  const before = await badges(owner)
  expect(before).toMatchObject({ messages: 2, notifications: 3 })
  expect((await readAll(owner)).data).toEqual({ unread: 2 })
  expect(await badges(owner)).toMatchObject({ messages: 2, notifications: 2 })
  expect(await mailboxes(owner)).toEqual([0, 2])
  const kinds = (await items(owner)).map(({ kind, isRead }) => [kind, isRead])
  expect(kinds).toContainEqual(['inquiry.ended', true])
  expect(kinds.filter(([kind]) => kind === 'inquiry.received')).toEqual([
    ['inquiry.received', false],
    ['inquiry.received', false],
  ])
  const { rows: due } = await pool.query(
    `select resource_id from notifications where user_id = $1 and kind = 'inquiry.received' and mail_due_at is not null`,
    [owner.userID],
  )
  expect(due.map(({ resource_id: id }) => id)).toContain(other)
  expect(await badges(admin)).toEqual(before)
  const { rows } = await pool.query('select event from live_events where user_id = $1 order by id desc', [
    owner.userID,
  ])
  expect(rows[0]).toEqual({ event: { type: 'badges' } })
  // Opened, they are read in both.
  for (const id of [rid, other])
    await call('POST', `/business/request/${id}/read?bid=${businessID}`, owner, { number: 1 })
  expect(await badges(owner)).toEqual({ messages: 0, notifications: 0, mailboxes: [] })
})

test('one that is read under the bell is read in the mailbox as far as it told', async () => {
  const { businessID, people } = await aSupplier(database)
  const { owner, admin } = people
  const buyer = await aSession(db)
  const rid = await anInquiry(call, buyer, businessID)
  const [told] = await items(owner)
  expect((await readAll(owner, { notificationIDs: [told!.notificationID] })).data).toEqual({ unread: 0 })
  expect(await mailboxes(owner)).toEqual([0, 0])
  await write(rid, buyer, buyer.userID)
  expect(await badges(owner)).toMatchObject({ messages: 1, notifications: 1 })
  // Somebody else's is nobody's to read.
  await readAll(owner, { notificationIDs: (await items(admin)).map(({ notificationID }) => notificationID) })
  expect(await mailboxes(admin)).toEqual([0, 1])
})

test('a follow-up that a company begins is a message to who asked, not an inquiry', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  const previousID = await anInquiry(call, buyer, businessID)
  await call('POST', `/business/request/${previousID}/end-request?bid=${businessID}`, people.owner, {})
  await readAll(buyer)
  const body = {
    to: buyer.userID,
    from: businessID,
    previousID,
    subject: 'Bearings',
    message: 'They are here.',
  }
  const { data } = await call<{ requestID: string }>('POST', '/business/request', people.owner, body)
  expect((await items(buyer))[0]).toMatchObject({
    kind: 'inquiry.replied',
    resourceID: data.requestID,
    actor: { type: 'business' },
    company: null,
    isRead: false,
  })
  expect(await badges(buyer)).toMatchObject({
    messages: 1,
    notifications: 1,
    mailboxes: [{ mailboxID: buyer.userID }],
  })
  for (const person of [people.owner, people.admin])
    expect((await items(person))[0]).toMatchObject({ resourceID: previousID })
})
