import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, send, list, show, write, end, read, mailboxes } = conversationCalls(api, db)

const newsOf = async (requestID: string) =>
  (
    await pool.query<{ payload: object }>(
      "select payload from outbox where payload->>'requestID' = $1 order by id",
      [requestID],
    )
  ).rows.map(({ payload }) => payload)

test('an inquiry from a product arrives, is answered, read and ended; each step is told', async () => {
  const { buyer, owner, businessID, productID } = await aBuyerAndASupplier(db)
  const sent = await send(buyer, { to: businessID, productID, message: 'Twelve sets\na quarter.' })
  expect(sent).toMatchObject({
    status: 200,
    data: {
      side: 'S',
      from: { type: 'user', id: buyer.userID, name: 'Mara Lindqvist', isGone: false },
      to: { type: 'business', id: businessID, verified: false },
      sentBy: { id: buyer.userID },
      senderType: 'user',
      status: 'open',
      product: { productID, name: 'Deep groove ball bearing 6204' },
      answer: { state: 'due', answeredAt: null },
      preview: { text: 'Twelve sets a quarter.', from: 'S' },
      unread: 0,
      messageCount: 1,
    },
  })
  expect(sent.data.product?.key).toContain(productID)
  const { requestID: rid, createdAt, answer } = sent.data
  expect(Date.parse(answer.dueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000)

  const arrived = await list(owner, businessID)
  expect(arrived.data).toMatchObject({
    requests: [{ requestID: rid, side: 'R', unread: 1 }],
    counts: { all: 1, unread: 1, toAnswer: 1, ended: 0 },
    nextCursor: null,
  })
  expect((await mailboxes(owner)).data).toMatchObject([
    { party: { type: 'user', id: owner.userID }, unread: 0, toAnswer: 0 },
    { party: { type: 'business', id: businessID }, unread: 1, toAnswer: 1 },
  ])
  expect((await read(owner, rid, businessID, 1)).data).toEqual({ unread: 0 })
  expect((await read(owner, rid, businessID, 0)).data).toEqual({ unread: 0 })
  expect((await write(owner, rid, businessID, 'Yes, in May.')).data).toMatchObject({
    number: 2,
    from: 'R',
    content: 'Yes, in May.',
    type: 'text',
    author: { userID: owner.userID, name: 'Haruka Kitazawa' },
  })
  expect((await write(buyer, rid, buyer.userID, 'Thank you.')).data).toMatchObject({ number: 3, from: 'S' })

  const opened = await show(buyer, rid, buyer.userID)
  expect(opened.data).toMatchObject({
    request: { answer: { state: 'answered' }, unread: 1, messageCount: 3 },
    messages: [
      { number: 1, content: 'Twelve sets\na quarter.' },
      { number: 2 },
      { number: 3, author: { name: 'Mara Lindqvist' } },
    ],
    hasOlder: false,
    readNumber: 0,
    silentBecause: null,
  })
  const ended = await end(owner, rid, businessID)
  expect(ended.data).toMatchObject({ status: 'closed', closedBy: 'R', side: 'R' })
  expect((await end(buyer, rid, buyer.userID)).data).toMatchObject({
    closedAt: ended.data.closedAt,
    closedBy: 'R',
  })
  for (const [as, bid] of [
    [buyer, buyer.userID],
    [owner, businessID],
  ] as const) {
    expect(await write(as, rid, bid)).toMatchObject({ status: 409, name: 'InquiryClosed' })
    expect((await show(as, rid, bid)).data.silentBecause).toBe('closed')
  }
  const [by, of] = [
    { userID: buyer.userID, side: 'S' },
    { userID: owner.userID, side: 'R' },
  ] as const
  expect(await newsOf(rid)).toEqual([
    { type: 'inquiry.received', requestID: rid, number: 1, ...by },
    { type: 'inquiry.read', requestID: rid, number: 1, ...of },
    { type: 'inquiry.message', requestID: rid, number: 2, ...of },
    { type: 'inquiry.message', requestID: rid, number: 3, ...by },
    { type: 'inquiry.ended', requestID: rid, number: 3, ...of },
  ])
})

test('sent as a company everybody in it has the conversation, each with their own marks', async () => {
  const { owner, businessID } = await aBuyerAndASupplier(db)
  const [chief, colleague] = [await aSession(db), await aSession(db)]
  const { businessID: buying } = await aBusiness(db, {
    companyName: 'Nordhaven Motion',
    members: [
      { userID: chief.userID, role: 'owner' },
      { userID: colleague.userID, role: 'member' },
    ],
  })
  const { data } = await send(colleague, { to: businessID, from: buying })
  expect(data).toMatchObject({
    from: { type: 'business', id: buying, name: 'Nordhaven Motion', country: { code: 'JP' } },
    sentBy: { type: 'user', id: colleague.userID },
    senderType: 'business',
  })
  await write(owner, data.requestID, businessID)
  expect((await read(colleague, data.requestID, buying, 99)).data).toEqual({ unread: 0 })
  expect((await list(chief, buying)).data.requests).toMatchObject([{ unread: 1, side: 'S' }])
  expect((await list(colleague, buying)).data.requests).toMatchObject([{ unread: 0 }])
  expect((await list(colleague, colleague.userID)).data.requests).toEqual([])
})

test('what is not there, foreign or one’s own cannot be written to', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { productIDs } = await aBusiness(db, { products: 1 })
  const { businessID: removed } = await aBusiness(db)
  await transaction(db, (tx) => removeBusiness(tx, removed))
  const notFound = { status: 404, name: 'NotFound' }
  expect(await send(buyer, { to: randomUUID() })).toMatchObject(notFound)
  expect(await send(buyer, { to: removed })).toMatchObject(notFound)
  expect(await send(buyer, { to: owner.userID })).toMatchObject(notFound)
  expect(await send(buyer, { to: businessID, from: randomUUID() })).toMatchObject(notFound)
  expect(await send(buyer, { to: businessID, productID: productIDs[0] })).toMatchObject(notFound)
  expect(await send(buyer, { to: businessID, productID: randomUUID() })).toMatchObject(notFound)
  for (const body of [{ to: businessID }, { to: businessID, from: businessID }, { to: owner.userID }])
    expect(await send(owner, body)).toMatchObject({
      status: 400,
      name: 'InvalidInput',
      fields: { to: 'Your own company' },
    })
})

test('a closed conversation is followed once, by the same two', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID: previousID } = (await send(buyer, { to: businessID })).data
  const open = await send(buyer, { to: businessID, previousID })
  expect(open).toMatchObject({ status: 404 })
  await end(owner, previousID, businessID)
  const other = await aSession(db)
  expect(await send(other, { to: businessID, previousID })).toMatchObject({ status: 404 })

  const all = await Promise.all(Array.from({ length: 10 }, () => send(buyer, { to: businessID, previousID })))
  const sent = all.filter(({ status }) => status === 200)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.data).toMatchObject({ previousID, followUpID: null })
  expect((await show(owner, previousID, businessID)).data.request).toMatchObject({
    followUpID: sent[0]!.data.requestID,
  })
  expect((await list(buyer, buyer.userID)).data.counts.all).toBe(2)
})

test('who blocks and who is blocked write no more, and see why', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID: rid } = (await send(buyer, { to: businessID })).data
  const block = () => call('POST', '/blocks/user', owner, { body: { resourceID: buyer.userID, businessID } })
  expect(await block()).toMatchObject({ status: 200 })
  for (const [as, bid] of [
    [buyer, buyer.userID],
    [owner, businessID],
  ] as const) {
    expect(await write(as, rid, bid)).toMatchObject({ status: 403, name: 'PartyBlocked' })
    expect((await show(as, rid, bid)).data.silentBecause).toBe('blocked')
  }
  expect(await send(buyer, { to: businessID })).toMatchObject({ status: 404 })
  // As a company of theirs neither: it is the person who is blocked.
  const { businessID: theirs } = await aBusiness(db, { members: [{ userID: buyer.userID, role: 'owner' }] })
  expect(await send(buyer, { to: businessID, from: theirs })).toMatchObject({ status: 404 })
  expect((await show(buyer, rid, buyer.userID)).data.messages).toHaveLength(1)
})

test('the other side keeps the conversation of who went, and waits for nothing', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID: rid } = (await send(buyer, { to: businessID })).data
  const { businessID: gone } = await aBusiness(db)
  const { requestID: unanswered } = (await send(buyer, { to: gone })).data
  await transaction(db, (tx) => removeBusiness(tx, gone))
  expect((await show(buyer, unanswered, buyer.userID)).data).toMatchObject({
    request: { to: { isGone: true, name: 'Deleted company', key: null, picture: null } },
    silentBecause: 'gone',
  })
  expect(await write(buyer, unanswered, buyer.userID)).toMatchObject({ name: 'InquiryClosed' })

  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: buyer.userID }))
  await deliverAll(db, domainListeners, testLog)
  expect((await show(owner, rid, businessID)).data).toMatchObject({
    request: {
      from: { isGone: true, name: 'Deleted person', country: null },
      status: 'closed',
      closedBy: 'S',
    },
    messages: [{ author: { name: 'Deleted person' } }],
  })
  expect((await list(owner, businessID)).data.counts).toMatchObject({ toAnswer: 0, ended: 1 })
})

test('who was asked by a company that is removed waits for nothing, and keeps what was written', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { businessID: asker } = await aBusiness(db, { members: [{ userID: buyer.userID, role: 'owner' }] })
  const { requestID: rid } = (await send(buyer, { to: businessID, from: asker })).data
  const { requestID: own } = (await send(buyer, { to: businessID })).data
  await transaction(db, (tx) => removeBusiness(tx, asker))
  await deliverAll(db, domainListeners, testLog)
  expect((await show(owner, rid, businessID)).data).toMatchObject({
    request: { from: { isGone: true, name: 'Deleted company' }, status: 'closed', closedBy: 'S' },
    messages: [{ number: 1 }],
  })
  expect((await list(owner, businessID)).data.counts).toMatchObject({ toAnswer: 1, ended: 1 })
  expect((await show(owner, own, businessID)).data.request).toMatchObject({ status: 'open' })
})

test('a long conversation opens at its newest messages and is read page by page', async () => {
  const { buyer, businessID } = await aBuyerAndASupplier(db)
  const { requestID: rid } = (await send(buyer, { to: businessID })).data
  for (let number = 2; number <= 121; number += 1) await write(buyer, rid, buyer.userID, `No. ${number}`)
  const numbers = async (query: Record<string, number> = {}) => {
    const { messages, hasOlder } = (await show(buyer, rid, buyer.userID, query)).data
    return [messages[0]?.number, messages.at(-1)?.number, messages.length, hasOlder]
  }
  expect(await numbers()).toEqual([72, 121, 50, true])
  expect(await numbers({ before: 72 })).toEqual([22, 71, 50, true])
  expect(await numbers({ before: 22 })).toEqual([1, 21, 21, false])
  expect(await numbers({ after: 100 })).toEqual([101, 121, 21, true])
  expect(await numbers({ after: 121 })).toEqual([undefined, undefined, 0, false])
})

test('each question waits for an answer, not only the first; the clock asks for the first alone', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID: rid } = (await send(buyer, { to: businessID })).data
  const owed = async () => {
    const { requests, counts } = (await list(owner, businessID, { show: 'toAnswer' })).data
    const [, company] = (await mailboxes(owner)).data
    return [requests.length, counts.toAnswer, company!.toAnswer]
  }
  expect(await owed()).toEqual([1, 1, 1])
  await write(owner, rid, businessID)
  expect(await owed()).toEqual([0, 0, 0])
  const { answer } = (await show(owner, rid, businessID)).data.request
  await write(buyer, rid, buyer.userID)
  expect(await owed()).toEqual([1, 1, 1])
  expect((await show(owner, rid, businessID)).data.request.answer).toEqual(answer)
  await end(buyer, rid, buyer.userID)
  expect(await owed()).toEqual([0, 0, 0])
})
