// The copy of an inquiry goes to who sent it, once, as they chose it, and says what was sent as text.
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { composeMail } from '../mail/compose.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { anInquiry, aSupplier, callsOf } from '../../testing/suppliers.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { mailDueNotices } from './mailing.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const call = callsOf(database, await testApi(database))
const copiesTo = async ({ userID }: TestSession) =>
  (await mailsTo(database, `${userID}@example.com`)).filter(({ template }) => template === 'inquiry-sent')

test('who asks gets one copy, in their language, with the day of the answer; nobody of either side but them', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db, { language: 'ja' })
  const colleague = await aSession(db)
  const members = [buyer, colleague].map(({ userID }) => ({ userID, role: 'owner' as const }))
  const { businessID: from } = await aBusiness(db, { members: members.slice(0, 1) })
  const rid = await anInquiry(call, buyer, businessID, { from, message: 'Twelve sets,\nby March.' })
  await call('POST', `/business/request/${rid}/send-message?bid=${from}`, buyer, { content: 'And one more.' })
  const [copy, ...more] = await copiesTo(buyer)
  expect(more).toEqual([])
  expect(copy).toMatchObject({
    data: {
      business: 'Kitazawa Bearing Works',
      list: 'Bearings for pumps\nTwelve sets,\nby March.',
      link: expect.stringContaining(`/business/${from}/requests/${rid}`),
      until: expect.stringMatching(/Z$/),
    },
  })
  const { rows } = await pool.query('select language from mails where user_id = $1', [buyer.userID])
  expect(rows).toEqual([{ language: 'ja' }])
  for (const other of [colleague, ...Object.values(people)]) expect(await copiesTo(other)).toEqual([])
})

test('the product that it is about is named, to who asks and to who is asked', async () => {
  const owner = await aSession(db)
  const buyer = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, {
    members: [{ userID: owner.userID, role: 'owner' }],
    products: [{ name: 'Spindle unit <b>A7</b>' }],
  })
  await anInquiry(call, buyer, businessID, { productID: productIDs[0]!, message: 'Two, please.' })
  expect((await copiesTo(buyer))[0]!.data).toMatchObject({
    list: 'Bearings for pumps – Spindle unit <b>A7</b>\nTwo, please.',
  })
  await mailDueNotices(db)
  expect(await mailsTo(database, `${owner.userID}@example.com`)).toMatchObject([
    { data: { list: '• Haruka Kitazawa: Bearings for pumps – Spindle unit <b>A7</b> – Two, please.' } },
  ])
})

test('it may be done without, by one press, and without the words', async () => {
  const { businessID } = await aSupplier(database)
  const buyer = await aSession(db)
  await call('PUT', '/notifications/preferences', buyer, { wordsInMails: false })
  await anInquiry(call, buyer, businessID, { subject: 'Secret spindle' })
  const [copy] = await copiesTo(buyer)
  expect(JSON.stringify(copy)).not.toContain('Secret')
  const token = new URL(copy?.data['unsubscribe'] ?? '').searchParams.get('token')
  expect(await call('POST', '/notifications/unsubscribe', undefined, { token })).toMatchObject({
    data: { kind: 'inquiry.sent' },
  })
  await anInquiry(call, buyer, businessID)
  expect(await copiesTo(buyer)).toHaveLength(1)
})

test('the longest and the most hostile words fit, as text and without links', async () => {
  const { businessID } = await aSupplier(database)
  const buyer = await aSession(db)
  const hostile = '<img src=x onerror=alert(1)> https://evil.example '
  const message = hostile + '🙂'.repeat(limits.messageMax - hostile.length)
  await anInquiry(call, buyer, businessID, { subject: '<b>{business}</b>', message })
  const [copy] = await copiesTo(buyer)
  const letter = composeMail({
    mailID: buyer.userID,
    template: copy!.template,
    language: 'it',
    edition: 'it',
    recipient: 'buyer@people.example',
    data: copy!.data,
  })
  expect(letter.html).not.toMatch(/<img|<b>/)
  expect(letter.html).toContain('&lt;img')
  expect(letter.text).not.toContain('https://evil')
})
