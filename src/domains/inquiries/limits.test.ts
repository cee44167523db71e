// What is held against who writes to too many (threat T20).
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { allowanceOf, forgetDays } from './allowance.ts'
import { plainWords } from './same-text.ts'

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
  expect(plainWords('Dear Copper & Sons, hello', 'Copper & Sons')).toBe(
    plainWords('Dear Acme, hello', 'Acme'),
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
