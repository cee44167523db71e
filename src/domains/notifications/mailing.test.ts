import { expect, test } from 'vitest'
import { composeMail } from '../mail/compose.ts'
import { sendDueMails } from '../mail/sending.ts'
import { envelopeOf, type Message } from '../../platform/mail/message.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { anInquiry, aSupplier, callsOf } from '../../testing/suppliers.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { mailDueNotices } from './mailing.ts'

const database = await testDatabase()
const { db, pool } = database
const call = callsOf(database, await testApi(database))

/** But the copies of what they sent themselves. */
const mails = async ({ userID }: TestSession) =>
  (await mailsTo(database, `${userID}@example.com`)).filter(({ template }) => template !== 'inquiry-sent')
const write = (
  rid: string,
  as: TestSession,
  bid: string,
  content = 'Thank you, we will look into it today.',
) => call('POST', `/business/request/${rid}/send-message?bid=${bid}`, as, { content })
/** As if so many minutes had gone by since everything that happened. */
const later = async (minutes: number) => {
  const before = `- make_interval(mins => ${minutes})`
  await pool.query(`update notifications set at = at ${before}, mail_due_at = mail_due_at ${before}`)
  await pool.query(`update notification_mailings set at = at ${before}`)
}

test('a new inquiry is mailed at once to those who want it, in their language, with a way out in one press', async () => {
  const { businessID, people } = await aSupplier(database, { language: 'ja' })
  await call('PUT', '/notifications/preferences', people.member, { ways: { 'inquiry.received': 'page' } })
  const requestID = await anInquiry(call, await aSession(db), businessID)
  expect(await mailDueNotices(db)).toBe(2)

  for (const person of [people.owner, people.admin]) {
    const [mail, ...more] = await mails(person)
    expect(more).toEqual([])
    expect(mail?.template).toBe('inquiries-received')
    expect(mail?.data).toMatchObject({
      business: 'Kitazawa Bearing Works',
      count: '1',
      list: expect.stringContaining('Haruka Kitazawa: Bearings for pumps – We need'),
      link: expect.stringContaining(`/business/${businessID}/requests/${requestID}`),
    })
    const { headers } = envelopeOf(
      composeMail({
        mailID: requestID,
        template: mail!.template,
        language: 'ja',
        edition: 'jp',
        recipient: `${person.userID}@example.com`,
        data: mail!.data,
      }),
    )
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/unsubscribe\?token=[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const token = new URL(mail?.data['unsubscribe'] ?? '').searchParams.get('token')
    expect(await call('POST', '/notifications/unsubscribe', undefined, { token })).toMatchObject({
      data: { kind: 'inquiry.received' },
    })
  }
  const { rows } = await pool.query("select distinct language from mails where template <> 'inquiry-sent'")
  expect(rows).toEqual([{ language: 'ja' }])
  for (const person of [people.member, people.exMember]) expect(await mails(person)).toEqual([])
  await anInquiry(call, await aSession(db), businessID)
  await later(60)
  expect(await mailDueNotices(db)).toBe(0)
})

test('what comes within five minutes of a mail goes together in the next', async () => {
  const { businessID, people } = await aSupplier(database)
  await anInquiry(call, await aSession(db), businessID)
  await mailDueNotices(db)
  for (let more = 0; more < 7; more += 1) await anInquiry(call, await aSession(db), businessID)
  expect(await mailDueNotices(db)).toBe(0)
  await later(5)
  expect(await mailDueNotices(db)).toBe(3)
  const [, second] = await mails(people.owner)
  expect(second?.data).toMatchObject({ count: '7', link: expect.stringMatching(/\/requests$/) })
  const lines = second?.data?.['list']?.split('\n') ?? []
  expect([lines.length, lines.at(-1)]).toEqual([6, '• +2'])
  await later(60)
  expect(await mailDueNotices(db)).toBe(0)
})

test('what was written in rows is mailed in rows, without empty ones, and cut where it is long', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  const rid = await anInquiry(call, buyer, businessID)
  await write(rid, people.owner, businessID, '北沢様\n\n  納期は4週間です。\r\n\r\n• Millwright: よろしく')
  await later(10)
  await mailDueNotices(db)
  expect((await mails(buyer)).at(-1)?.data?.['list']).toBe(
    '• Kitazawa Bearing Works: Bearings for pumps – 北沢様\n\u2003納期は4週間です。\n\u2003• Millwright: よろしく',
  )
  await write(rid, people.owner, businessID, Array.from({ length: 30 }, (_, at) => `row ${at}`).join('\n'))
  await later(70)
  await mailDueNotices(db)
  const rows = (await mails(buyer)).at(-1)?.data?.['list']?.split('\n') ?? []
  expect(rows).toHaveLength(8)
  expect(rows.at(-1)).toMatch(/^\u2003row 7 row 8 .*…$/u)
})

test('of seven at once no more is asked than of one', async () => {
  const { businessID, people } = await aSupplier(database)
  await anInquiry(call, await aSession(db), businessID)
  const ofOne = await statementsOf(database, mailDueNotices)
  for (let more = 0; more < 7; more += 1) await anInquiry(call, await aSession(db), businessID)
  await later(5)
  expect(await statementsOf(database, mailDueNotices)).toBe(ofOne)
  expect((await mails(people.owner)).map(({ data }) => data?.['count'])).toEqual(['1', '7'])
})

test('an answer is mailed when it was unread for ten minutes, and not when it was read', async () => {
  const { businessID, people } = await aSupplier(database)
  const [buyer, reads] = [await aSession(db), await aSession(db)]
  for (const one of [buyer, reads]) {
    const rid = await anInquiry(call, one, businessID)
    await write(rid, people.owner, businessID)
    await write(rid, people.owner, businessID, 'One more thing.')
    if (one === reads)
      await call('POST', `/business/request/${rid}/read?bid=${one.userID}`, one, { number: 3 })
  }
  await later(9)
  await mailDueNotices(db)
  expect(await mails(buyer)).toEqual([])
  await later(1)
  await mailDueNotices(db)
  expect((await mails(buyer)).map(({ template, data }) => [template, data?.['list']])).toEqual([
    ['messages-unread', '• Kitazawa Bearing Works: Bearings for pumps – One more thing.'],
  ])
  expect(await mails(reads)).toEqual([])
})

test('without words there are none, and a mail is no news to who is gone, suspended or blocked', async () => {
  const { businessID, people } = await aSupplier(database)
  await call('PUT', '/notifications/preferences', people.owner, { wordsInMails: false })
  const buyer = await aSession(db)
  await anInquiry(call, buyer, businessID, { subject: 'Secret plans', message: 'Nobody may know of this.' })
  await pool.query('delete from business_members where user_id = $1', [people.member.userID])
  await pool.query('update accounts.accounts set suspended_at = now() where user_id = $1', [
    people.admin.userID,
  ])
  expect(await mailDueNotices(db)).toBe(1)
  const [mail] = await mails(people.owner)
  expect(mail?.template).toBe('news-bare')
  expect(JSON.stringify(mail)).not.toMatch(/Secret|Nobody may|Bearing|"(?:count|list|business)"/)

  const other = await aSupplier(database)
  await anInquiry(call, buyer, other.businessID)
  const { owner } = other.people
  await call('POST', '/blocks/user', owner, {
    resourceID: buyer.userID,
    businessID: other.businessID,
  })
  // Nothing is left to tell: no empty mail.
  expect(await mailDueNotices(db)).toBe(0)
})

test('once somebody of the company has answered, their colleagues get no mail', async () => {
  const { businessID, people } = await aSupplier(database)
  const buyer = await aSession(db)
  const rid = await anInquiry(call, buyer, businessID)
  await mailDueNotices(db)
  await write(rid, people.owner, businessID)
  await write(rid, buyer, buyer.userID, 'When could you deliver?')
  await write(rid, people.admin, businessID)
  await later(60)
  await mailDueNotices(db)
  for (const person of [people.owner, people.admin, people.member])
    expect((await mails(person)).map(({ template }) => template)).toEqual(['inquiries-received'])
})

test('asked for by many at once each mail is written once', async () => {
  const { businessID, people } = await aSupplier(database)
  await anInquiry(call, await aSession(db), businessID)
  const counts = await Promise.all(Array.from({ length: 6 }, () => mailDueNotices(db)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(3)
  for (const person of [people.owner, people.admin, people.member])
    expect(await mails(person)).toHaveLength(1)
})

test('of twenty people no more is asked than of one, and their mails leave together', async () => {
  const { businessID, people } = await aSupplier(database)
  const answered = async (count: number) => {
    const members = await Promise.all(Array.from({ length: count }, () => aSession(db)))
    const { businessID: from } = await aBusiness(db, {
      members: members.map(({ userID }) => ({ userID, role: 'owner' })),
    })
    const rid = await anInquiry(call, members[0]!, businessID, { from })
    await write(rid, people.owner, businessID)
    // Those to the company that was asked are none of these.
    await pool.query("delete from notifications where kind <> 'inquiry.replied'")
    await later(10)
    return members
  }
  await answered(1)
  const ofOne = await statementsOf(database, mailDueNotices)
  const members = await answered(20)
  await pool.query('update mails set recipient = null, data = null, sent_at = now() where sent_at is null')
  expect(await statementsOf(database, mailDueNotices)).toBe(ofOne)

  const sent: string[] = []
  const way = {
    async send({ to }: Message) {
      sent.push(to.address)
    },
    isClosed: () => false,
    async close() {},
  }
  // Taken by one, then none are left; what was sent is noted a few times.
  expect(await statementsOf(database, (counted) => sendDueMails(counted, way, testLog))).toBeLessThan(10)
  expect(sent.toSorted()).toEqual(members.map(({ userID }) => `${userID}@example.com`).toSorted())
})
