// What follows a conversation that has ended: either side may begin it (D24).
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, send, list, show, write, end, mailboxes, allowance } = conversationCalls(api, db)
const notFound = { status: 404, name: 'NotFound' }

/** A conversation of a person with a company, answered and ended. */
async function anEndedOne() {
  const two = await aBuyerAndASupplier(db)
  const { requestID } = (await send(two.buyer, { to: two.businessID })).data
  await write(two.owner, requestID, two.businessID)
  await end(two.buyer, requestID, two.buyer.userID)
  return { ...two, previousID: requestID }
}

test('a company follows up what a person asked: the same two, each on their side, linked both ways', async () => {
  const { buyer, owner, businessID, previousID } = await anEndedOne()
  expect((await show(owner, previousID, businessID)).data.mayFollowUp).toBe(true)
  const body = { to: buyer.userID, from: businessID, previousID, message: 'The parts are ready.' }
  const sent = await send(owner, body)
  expect(sent).toMatchObject({
    status: 200,
    data: {
      side: 'R',
      begunBy: 'R',
      from: { type: 'user', id: buyer.userID },
      to: { type: 'business', id: businessID },
      sentBy: { id: buyer.userID },
      answer: { state: 'none', answeredAt: null },
      preview: { text: 'The parts are ready.', from: 'R' },
      previousID,
      unread: 0,
      messageCount: 1,
    },
  })
  const rid = sent.data.requestID
  expect((await show(buyer, previousID, buyer.userID)).data).toMatchObject({
    request: { followUpID: rid },
    mayFollowUp: false,
  })
  expect((await show(buyer, rid, buyer.userID)).data).toMatchObject({
    request: { side: 'S', begunBy: 'R', unread: 1, previousID },
    messages: [{ number: 1, from: 'R', author: { userID: owner.userID } }],
    silentBecause: null,
  })
  expect((await write(buyer, rid, buyer.userID)).data).toMatchObject({ number: 2, from: 'S' })
  expect((await write(owner, rid, businessID)).data).toMatchObject({ number: 3, from: 'R' })
  // One follows, whoever begins it.
  expect(await send(buyer, { to: businessID, previousID })).toMatchObject(notFound)
  expect(await send(owner, { ...body, message: 'Once more.' })).toMatchObject(notFound)
})

test('nobody owes an answer to it, and it takes from no allowance and no reputation', async () => {
  const { buyer, owner, businessID, previousID } = await anEndedOne()
  const before = [(await allowance(buyer)).data, (await allowance(owner, businessID)).data]
  const { requestID } = (await send(owner, { to: buyer.userID, from: businessID, previousID })).data
  await deliverAll(db, domainListeners, testLog)
  expect([(await allowance(buyer)).data, (await allowance(owner, businessID)).data]).toEqual(before)
  expect((await list(owner, businessID)).data.counts).toEqual({ all: 2, unread: 1, toAnswer: 0, ended: 1 })
  expect((await list(owner, businessID, { show: 'toAnswer' })).data.requests).toEqual([])
  expect((await mailboxes(owner)).data).toMatchObject([{ unread: 0 }, { unread: 1, toAnswer: 0 }])
  expect((await mailboxes(buyer)).data).toMatchObject([{ unread: 2, toAnswer: 0 }])
  // An answer from the person gives nobody anything back, nor does one of the company after it.
  await write(buyer, requestID, buyer.userID)
  await write(owner, requestID, businessID)
  expect([(await allowance(buyer)).data, (await allowance(owner, businessID)).data]).toEqual(before)
})

test('four inquiries and a follow-up of the company’s own make no answer clock, since that counts from five', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const ids: string[] = []
  for (let sent = 0; sent < 4; sent += 1) ids.push((await send(buyer, { to: businessID })).data.requestID)
  for (const id of ids) await write(owner, id, businessID)
  await end(owner, ids[0]!, businessID)
  await send(owner, { to: buyer.userID, from: businessID, previousID: ids[0] })
  await deliverAll(db, domainListeners, testLog)
  const clocked = async () =>
    (await pool.query('select answers from businesses where id = $1', [businessID])).rows[0]
  expect(await clocked()).toEqual({ answers: null })
  await write(owner, (await send(buyer, { to: businessID })).data.requestID, businessID)
  await deliverAll(db, domainListeners, testLog)
  expect(await clocked()).toMatchObject({ answers: { n: 5, share: 1 } })
})

test('a company that asked is followed up on its side too, and may begin on its own', async () => {
  const { owner, businessID } = await aBuyerAndASupplier(db)
  const [chief, colleague] = [await aSession(db), await aSession(db)]
  const { businessID: buying } = await aBusiness(db, {
    members: [
      { userID: chief.userID, role: 'owner' },
      { userID: colleague.userID, role: 'member' },
    ],
  })
  const { requestID } = (await send(colleague, { to: businessID, from: buying })).data
  await end(colleague, requestID, buying)
  const followed = await send(owner, { to: buying, from: businessID, previousID: requestID })
  expect(followed.data).toMatchObject({
    side: 'R',
    from: { id: buying },
    to: { id: businessID },
    sentBy: { id: colleague.userID },
  })
  await end(owner, followed.data.requestID, businessID)
  const again = await send(chief, { to: businessID, from: buying, previousID: followed.data.requestID })
  expect(again.data).toMatchObject({ side: 'S', begunBy: 'S', sentBy: { id: chief.userID } })
  expect((await list(chief, buying)).data.counts.all).toBe(3)
})

test('only the two, only what has ended, and only from the mailbox it is in', async () => {
  const { buyer, owner, businessID, previousID } = await anEndedOne()
  const [stranger, other] = [await aSession(db), await aBuyerAndASupplier(db)]
  const open = (await send(buyer, { to: businessID })).data.requestID
  const body = { to: buyer.userID, from: businessID, previousID }
  expect(await send(stranger, body)).toMatchObject(notFound)
  expect(await send(undefined, body)).toMatchObject({ status: 401 })
  expect(await send(owner, { ...body, from: undefined })).toMatchObject(notFound)
  expect(await send(owner, { ...body, previousID: undefined })).toMatchObject(notFound)
  expect(await send(owner, { ...body, previousID: open })).toMatchObject(notFound)
  expect(await send(owner, { ...body, to: stranger.userID })).toMatchObject(notFound)
  expect(await send(other.owner, { ...body, from: other.businessID })).toMatchObject(notFound)
  expect((await show(owner, open, businessID)).data.mayFollowUp).toBe(false)
})

test('who blocks, who is blocked and who is gone are followed up by nobody', async () => {
  const { buyer, owner, businessID, previousID } = await anEndedOne()
  await call('POST', '/blocks/business', buyer, { body: { resourceID: businessID } })
  expect((await show(owner, previousID, businessID)).data.mayFollowUp).toBe(false)
  expect((await show(buyer, previousID, buyer.userID)).data.mayFollowUp).toBe(false)
  expect(await send(owner, { to: buyer.userID, from: businessID, previousID })).toMatchObject(notFound)
  expect(await send(buyer, { to: businessID, previousID })).toMatchObject(notFound)

  const second = await anEndedOne()
  await pool.query('delete from profiles where user_id = $1', [second.buyer.userID])
  const { data } = await show(second.owner, second.previousID, second.businessID)
  expect(data.mayFollowUp).toBe(false)
  const body = { to: second.buyer.userID, from: second.businessID, previousID: second.previousID }
  expect(await send(second.owner, body)).toMatchObject(notFound)
})

test('of ten who begin at once, from both sides, one does', async () => {
  const { buyer, owner, businessID, previousID } = await anEndedOne()
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0
        ? send(buyer, { to: businessID, previousID })
        : send(owner, { to: buyer.userID, from: businessID, previousID }),
    ),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await list(buyer, buyer.userID)).data.counts.all).toBe(2)
})

test('what a conversation was about goes on in the one that follows it', async () => {
  const { buyer, owner, businessID, productID } = await aBuyerAndASupplier(db)
  const first = (await send(buyer, { to: businessID, productID })).data
  await end(owner, first.requestID, businessID)
  const next = (await send(buyer, { to: businessID, previousID: first.requestID })).data
  expect(next.product).toMatchObject({ productID, name: first.product!.name })
  await end(buyer, next.requestID, buyer.userID)
  const back = { to: buyer.userID, from: businessID, previousID: next.requestID }
  expect((await send(owner, back)).data.product).toMatchObject({ productID })
})
