// What is held against who writes to too many (T20).
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { allowanceOf, forgetDays } from './allowance.ts'
import { normalisedText } from './repeated-text.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { send, write, allowance } = conversationCalls(api, db)

const companies = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await aBusiness(db)).businessID))

test('of many first contacts at once no more than the allowance are sent; later ones to the same cost nothing', async () => {
  const buyer = await aSession(db)
  const to = await companies(12)
  expect((await allowance(buyer)).data).toMatchObject({ left: 5, of: 5 })
  const answers = await Promise.all(to.map((one) => send(buyer, { to: one })))
  const sent = answers.filter(({ status }) => status === 200)
  expect(sent).toHaveLength(5)
  const refused = answers.find(({ status }) => status !== 200)!
  expect(refused).toMatchObject({ status: 429, name: 'AllowanceUsed' })
  const { left, resetsAt } = (await allowance(buyer)).data
  expect(left).toBe(0)
  expect(refused.resetsAt).toBe(resetsAt)
  expect(new Date(resetsAt).toISOString()).toMatch(/T00:00:00\.000Z$/)
  expect(await send(buyer, { to: sent[0]!.data.to.id })).toMatchObject({ status: 200 })
})

/** As calls come from outside: nothing gives a rate limit back between them. */
const raw = async (as: TestSession, url: string, payload?: object) => {
  const { bearer: authorization } = as
  const method = payload ? 'POST' : 'GET'
  const answer = await api.inject({
    method,
    url: `/api${url}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  return {
    status: answer.statusCode,
    ...answer.json<{ name?: string; retryAfter?: number; data: { requestID: string } }>(),
  }
}
const anInquiry = (to: string, from?: string) => ({
  to,
  from,
  subject: 'Seals',
  message: `Ten? ${crypto.randomUUID()}`,
})

test('one company gets five inquiries a day from one person, at once or one after another; the next may try again in hours', async () => {
  const { buyer, businessID: to } = await aBuyerAndASupplier(db)
  const left = async () => (await raw(buyer, `/business/request/allowance?to=${to}`)).data
  expect(await left()).toMatchObject({ left: 5, of: 5 })
  const inquire = () => raw(buyer, '/business/request', anInquiry(to))
  expect((await inquire()).status).toBe(200)
  expect(await left()).toMatchObject({ left: 4, of: 5, counts: 'withOne' })
  const answers = await Promise.all(Array.from({ length: 24 }, inquire))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  const refused = answers.find(({ status }) => status !== 200)!
  expect(refused).toMatchObject({ status: 429, name: 'TooManyRequests' })
  expect(refused.retryAfter).toBeGreaterThan(80_000)
  expect(await left()).toMatchObject({ left: 0, of: 5, counts: 'withOne' })
  // Of a company that is not there, or hides, nothing is told.
  const nobody = await raw(buyer, `/business/request/allowance?to=${crypto.randomUUID()}`)
  expect(nobody.data).toMatchObject({ left: 4, of: 5, counts: 'firstContacts' })
  // What was refused is not there.
  const { rows } = await pool.query('select 1 from inquiries where to_id = $1', [to])
  expect(rows).toHaveLength(5)
  const [other] = await companies(1)
  expect(await raw(buyer, '/business/request', anInquiry(other!))).toMatchObject({ status: 200 })
})

test('many people of one company have no more to one company than one of them', async () => {
  const people = [await aSession(db), await aSession(db)] as const
  const { businessID: from } = await aBusiness(db, {
    members: people.map(({ userID }, at) => ({ userID, role: at === 0 ? 'owner' : 'member' })),
  })
  const [to] = (await companies(1)) as [string]
  const sent: number[] = []
  for (let at = 0; at < 8; at += 1)
    sent.push((await raw(people[at % 2 === 0 ? 0 : 1], '/business/request', anInquiry(to, from))).status)
  expect(sent).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  // Theirs as themselves is another share; a stranger is told nothing of the company's.
  expect((await raw(people[1], '/business/request', anInquiry(to))).status).toBe(200)
  const asked = `/business/request/allowance?to=${to}&businessID=${from}`
  expect((await raw(people[1], asked)).data).toMatchObject({ left: 0, counts: 'withOne' })
  expect((await raw(await aSession(db), asked)).status).toBe(404)
})

test('in one conversation a person writes twenty messages a minute, in another as before', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const [one, other] = [
    (await send(buyer, { to: businessID })).data.requestID,
    (await send(buyer, { to: businessID })).data.requestID,
  ] as const
  const say = (as: TestSession, rid: string, bid: string) =>
    raw(as, `/business/request/${rid}/send-message?bid=${bid}`, { content: 'And?' })
  const answers = []
  for (let at = 0; at < 25; at += 1) answers.push(await say(buyer, one, buyer.userID))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.at(-1)).toMatchObject({ status: 429, name: 'TooManyRequests' })
  expect(answers.at(-1)!.retryAfter).toBeLessThanOrEqual(60)
  expect((await say(buyer, other, buyer.userID)).status).toBe(200)
  expect((await say(owner, one, businessID)).status).toBe(200)
})

test('a first answer gives a first contact back, once', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID } = (await send(buyer, { to: businessID })).data
  expect((await allowance(buyer)).data.left).toBe(4)
  await write(owner, requestID, businessID)
  await write(owner, requestID, businessID)
  expect((await allowance(buyer)).data.left).toBe(5)
  // What took nothing gives nothing.
  const { requestID: second } = (await send(buyer, { to: businessID })).data
  await write(owner, second, businessID)
  expect((await allowance(buyer)).data.left).toBe(5)
})

test('acting as a company takes from the person too, and from the company whoever acts', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  const { businessID: from } = await aBusiness(db, {
    members: [
      { userID: one.userID, role: 'owner' },
      { userID: other.userID, role: 'member' },
    ],
  })
  for (const to of await companies(3)) expect((await send(one, { to, from })).status).toBe(200)
  expect((await allowance(one)).data.left).toBe(2)
  expect((await allowance(other, from)).data.left).toBe(2)
  expect((await allowance(other)).data.left).toBe(5)
})

test('the same words to many companies are stopped, whatever stands between them', async () => {
  const buyer = await aSession(db, { createdAt: new Date() })
  const to = await companies(4)
  const texts = [
    'Send your price list',
    'send your  PRICE list!',
    'ｓｅｎｄ your-price list…',
    'Send your price list.',
  ]
  const answers = []
  for (const [at, message] of texts.entries()) answers.push(await send(buyer, { to: to[at], message }))
  expect(answers.map(({ status, name }) => name ?? status)).toEqual([200, 200, 200, 'SameText'])
  // What was refused took nothing.
  expect((await allowance(buyer)).data.left).toBe(2)
  expect(await send(buyer, { to: to[3], message: 'Which sizes do you make?' })).toMatchObject({ status: 200 })
  expect(normalisedText('Dear Copper & Sons, hello', ['Copper & Sons'])).toBe(
    normalisedText('Dear Acme, hello', ['Acme']),
  )
  const { rows } = await pool.query('select row_to_json(t)::text as text from inquiry_texts as t')
  expect(JSON.stringify(rows)).not.toContain('price')
})

test('proof, age and answers make room; no plan does', () => {
  const nobody = { proven: true, days: 0, sent: 0, answered: 0 }
  expect(allowanceOf({ ...nobody, proven: false, days: 900 })).toBe(1)
  expect([0, 1, 7].map((days) => allowanceOf({ ...nobody, days }))).toEqual([5, 10, 20])
  expect(allowanceOf({ ...nobody, days: 7, sent: 10, answered: 5 })).toBe(40)
  expect(allowanceOf({ ...nobody, days: 7, sent: 20, answered: 1 })).toBe(10)
  // Nobody writes half a letter.
  expect(allowanceOf({ ...nobody, sent: 20 })).toBe(2)
})

test('days that are over are forgotten', async () => {
  await pool.query('update inquiry_allowances set day = day - 1; update inquiry_texts set day = day - 1')
  await forgetDays(db, new Date().toISOString().slice(0, 10))
  for (const table of ['inquiry_allowances', 'inquiry_texts'])
    expect((await pool.query(`select 1 from ${table}`)).rows).toEqual([])
})
