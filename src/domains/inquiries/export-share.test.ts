import { expect, test } from 'vitest'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { inquiriesForExport, portionsOf } from './export-share.ts'

const database = await testDatabase()
const { db, pool } = database
const { send, write, end } = conversationCalls(await testApi(database), db)

const allOf = async (businessID: string, messagesAtOnce?: number) => {
  const all = []
  for await (const entry of inquiriesForExport(db, businessID, 'en', messagesAtOnce)) all.push(entry)
  return all
}

test('a company takes every conversation along, sent or received, with every message in its order', async () => {
  const { buyer, owner, businessID, productID } = await aBuyerAndASupplier(db)
  const { businessID: other } = await aBusiness(db, { companyName: 'Copper & Sons' })
  const { data: received } = await send(buyer, { to: businessID, productID, message: 'Twelve sets.' })
  await write(owner, received.requestID, businessID, 'Yes.')
  await end(buyer, received.requestID, buyer.userID)
  const { data: sent } = await send(owner, { to: other, from: businessID, message: 'A price list, please.' })
  // More than are read at once.
  await pool.query(
    `insert into inquiry_messages (inquiry_id, number, side, side_number, author_id, content, created_at)
     select $1, n, 'S', n, $2, 'Line ' || n, now() from generate_series(2, 1200) as n`,
    [sent.requestID, owner.userID],
  )

  const [newest, first, ...rest] = await allOf(businessID)
  expect(rest).toEqual([])
  expect(newest).toMatchObject({ requestID: sent.requestID, direction: 'sent', to: 'Copper & Sons' })
  expect(newest?.messages.map(({ content }) => content)).toEqual([
    'A price list, please.',
    ...Array.from({ length: 1199 }, (_, at) => `Line ${at + 2}`),
  ])
  expect(first).toMatchObject({
    requestID: received.requestID,
    direction: 'received',
    from: 'Mara Lindqvist',
    product: 'Deep groove ball bearing 6204',
    closedAt: expect.any(String) as string,
    messages: [
      { from: 'S', author: 'Mara Lindqvist', content: 'Twelve sets.' },
      { from: 'R', content: 'Yes.' },
    ],
  })
})

test('more conversations than are read at once are each there once', async () => {
  const { buyer, businessID } = await aBuyerAndASupplier(db)
  await pool.query(
    `insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, preview, messages_s, messages_r, created_at, last_at)
     select gen_random_uuid(), 'user', $1, $2, $1, 'Price list', 'Hello', 0, 0, now(), now() from generate_series(1, 120)`,
    [buyer.userID, businessID],
  )
  const all = await allOf(businessID)
  expect(new Set(all.map(({ requestID }) => requestID)).size).toBe(120)
  expect(all).toHaveLength(120)
})

test('however few messages are held at once, none is lost and none is there twice', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  for (const answers of [0, 2, 6, 1, 3, 0]) {
    const { data } = await send(buyer, { to: businessID })
    for (let at = 1; at <= answers; at++)
      await write(owner, data.requestID, businessID, `Answer ${at} of ${answers}`)
  }
  const whole = await allOf(businessID)
  expect(whole.map(({ messages }) => messages.length)).toEqual([1, 4, 2, 7, 3, 1])
  for (const messagesAtOnce of [1, 3, 4, 7]) expect(await allOf(businessID, messagesAtOnce)).toEqual(whole)
})

test('conversations are taken together while their messages fit; one with more is alone', () => {
  const threads = [1, 2, 1, 3, 9, 0, 4, 1].map((count, at) => ({
    messages_s: Math.min(count, at),
    messages_r: count - Math.min(count, at),
  }))
  const portions = portionsOf(threads, 4)
  expect(portions.flat()).toEqual(threads)
  const counts = portions.map((portion) => portion.map(({ messages_s: s, messages_r: r }) => s + r))
  expect(counts).toEqual([[1, 2, 1], [3], [9], [0, 4], [1]])
})
