// A buyer asks for the document of a certificate and the company sends it with one click, once, as a copy of its own.
import { beforeEach, expect, test } from 'vitest'
import type { CallName } from '../../contract/api.ts'
import type { InquiryEntry, MessageEntry, showInquiry } from '../../contract/inquiries.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { certificateFields, certifying, documentBytes } from '../../testing/certificates.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { isoDay } from '../../testing/verification.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { forgetCertificates } from '../businesses/certificate-management.ts'
import { mailDueNotices } from '../notifications/mailing.ts'
import { cleanFiles } from '../files/cleanup.ts'

const database = await testDatabase()
const { db, pool } = database
const { server, call: calling, aDocument, aCertified } = await certifying(database)
const call = async <Data>(name: CallName, input: Record<string, unknown>, as?: TestSession) => {
  await pool.query('delete from call_budgets')
  return calling<Data>(name, input, as)
}
type Certified = { businessID: string; certificateID: string }
type Thread = CallOutput<typeof showInquiry>

let buyer: TestSession
beforeEach(async () => {
  buyer = await aSession(db, { firstName: 'Mara', lastName: 'Lindqvist' })
})

const ask = ({ businessID: to, certificateID }: Certified, as: TestSession | undefined, more: object = {}) =>
  call<InquiryEntry>('askForDocument', { to, certificateID, ...more }, as)
const asked = async (one: Certified, as = buyer, more: object = {}) =>
  (await ask(one, as, more)).data.requestID
const send = (rid: string, bid: string, as?: TestSession) =>
  call<MessageEntry>('sendDocument', { rid, bid }, as)
const show = async (rid: string, bid: string, as: TestSession) =>
  (await call<Thread>('showInquiry', { rid, bid }, as)).data
const fetched = async (rid: string, bid: string, id: string, as: TestSession) => {
  const { data } = await call<{ url: string; previews: { url: string }[] }>(
    'showAttachment',
    { rid, bid, id },
    as,
  )
  // A busy machine may have drawn none.
  for (const preview of data.previews) expect((await fetch(server.url(preview.url))).status).toBe(200)
  return Buffer.from(await (await fetch(server.url(data.url))).arrayBuffer())
}

test('it is asked for in a conversation, sent with one click, answers the inquiry, and stays with the buyer', async () => {
  const one = await aCertified()
  const { businessID, certificateID, member } = one
  const { status, data } = await ask(one, buyer, { message: 'For an audit in June.' })
  expect(status).toBe(200)
  const rid = data.requestID
  expect(data).toMatchObject({
    subjectText: 'Document of the certificate: ISO 9001:2015',
    certificate: { certificateID, name: 'ISO 9001:2015', sentWith: null },
    answer: { state: 'due' },
  })
  const before = await show(rid, businessID, member)
  expect(before.document).toEqual({ state: 'ready', mayAdd: false })
  expect(before.messages.map(({ content }) => content)).toEqual([
    'Could you please send us the document of your certificate “ISO 9001:2015”?\n\nFor an audit in June.',
  ])
  expect((await show(rid, buyer.userID, buyer)).document).toBe(null)

  // Whoever answers for the company sends it.
  const sent = await send(rid, businessID, member)
  expect(sent.data).toMatchObject({
    number: 2,
    content: 'Here is the document of the certificate “ISO 9001:2015”.',
    attachments: [{ name: 'ISO 9001.pdf' }],
  })
  const after = await show(rid, buyer.userID, buyer)
  expect(after.request).toMatchObject({ answer: { state: 'answered' }, certificate: { sentWith: 2 } })
  expect((await show(rid, businessID, member)).document).toBe(null)
  const [file] = after.messages[1]!.attachments
  expect((await fetched(rid, buyer.userID, file!.attachmentID, buyer)).equals(documentBytes)).toBe(true)

  // What becomes of the certificate takes nothing from the buyer.
  await call('removeCertificate', { id: businessID, certificateID }, one.owner)
  await pool.query(`update certificates set removed_at = now() - interval '2 days' where id = $1`, [
    certificateID,
  ])
  await forgetCertificates(db)
  await cleanFiles(db)
  expect((await fetched(rid, buyer.userID, file!.attachmentID, buyer)).equals(documentBytes)).toBe(true)
})

test('texts of ours are in the language of who reads them', async () => {
  const one = await aCertified()
  await pool.query(`update accounts.accounts set language = 'ja' where user_id = $1`, [one.owner.userID])
  await pool.query(`update accounts.accounts set language = 'it' where user_id = $1`, [buyer.userID])
  const rid = await asked(one)
  await send(rid, one.businessID, one.owner)
  const { messages } = await show(rid, buyer.userID, buyer)
  expect(messages.map(({ content }) => content)).toEqual([
    '貴社の認証「ISO 9001:2015」の認証書の写しをお送りいただけますでしょうか。',
    'Vi inviamo il documento del certificato «ISO 9001:2015».',
  ])
})

test('the company asks as a person too; bells and mails name the certificate', async () => {
  const one = await aCertified({ isUploaded: false })
  const { businessID: from } = await aBusiness(db, { members: [{ userID: buyer.userID, role: 'owner' }] })
  const rid = await asked(one, buyer, { from })
  await deliverAll(db, domainListeners, testLog)
  const bell = await call<{ items: { title: string }[] }>('listNotifications', {}, one.owner)
  expect(bell.body).toContain('Document of the certificate: ISO 9001:2015')
  await mailDueNotices(db)
  const mails = await mailsTo(database, one.owner.email)
  expect(JSON.stringify(mails)).toContain('ISO 9001:2015')
  expect((await show(rid, from, buyer)).request.certificate?.name).toBe('ISO 9001:2015')
})

test('one open wish for a certificate: pressing again, or twice at once, leads to it', async () => {
  const one = await aCertified()
  const { certificateID, businessID } = one
  const both = await Promise.all([ask(one, buyer), ask(one, buyer)])
  const [first, second] = both.map(({ data }) => data.requestID)
  expect(second).toBe(first)
  expect(await asked(one)).toBe(first)
  const found = await call('findDocumentWish', { certificateID }, buyer)
  expect(found.data).toEqual({ requestID: first })
  // Others have wishes of their own, and after the answer there may be another.
  const other = await aSession(db)
  expect(await asked(one, other)).not.toBe(first)
  expect((await call('findDocumentWish', { certificateID, from: businessID }, other)).name).toBe('NotFound')
  await send(first!, businessID, one.owner)
  expect((await call('findDocumentWish', { certificateID }, buyer)).data).toEqual({ requestID: null })
  const next = await asked(one)
  expect(next).not.toBe(first)
  await call('endInquiry', { rid: next, bid: buyer.userID }, buyer)
  expect(await asked(one)).not.toBe(next)
})

test('expired, removed and foreign certificates are refused, each clearly, and nothing is begun', async () => {
  const one = await aCertified({ isUploaded: false })
  const put = (expireDate: string) =>
    call(
      'changeCertificate',
      { ...certificateFields, id: one.businessID, certificateID: one.certificateID, expireDate },
      one.owner,
    )
  await put(isoDay(-1))
  expect((await ask(one, buyer)).name).toBe('CertificateExpired')
  // The last day counts.
  await put(isoDay(0))
  const rid = await asked(one)
  await call('removeCertificate', { id: one.businessID, certificateID: one.certificateID }, one.owner)
  expect((await ask(one, await aSession(db))).name).toBe('CertificateGone')
  const state = (await show(rid, one.businessID, one.owner)).document
  expect(state).toEqual({ state: 'certificate gone', mayAdd: true })
  expect((await send(rid, one.businessID, one.owner)).name).toBe('CertificateGone')
  const other = await aCertified({ isUploaded: false })
  const mixed = { businessID: one.businessID, certificateID: other.certificateID }
  expect((await ask(mixed, buyer)).name).toBe('CertificateGone')
  const { rows } = await pool.query('select count(*)::int as count from inquiries where to_id = $1', [
    one.businessID,
  ])
  expect(rows).toEqual([{ count: 1 }])
})

test('who may not ask: its own people, who is blocked, visitors; nobody asks as a company of others', async () => {
  const one = await aCertified({ isUploaded: false })
  for (const as of [one.owner, one.admin, one.member]) expect((await ask(one, as)).name).toBe('InvalidInput')
  expect((await ask(one, undefined)).status).toBe(401)
  expect((await ask(one, buyer, { from: one.businessID })).name).toBe('NotFound')
  const unknown = { ...one, businessID: crypto.randomUUID() }
  expect((await ask(unknown, buyer)).name).toBe('NotFound')
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, blocker_type, blocked_type) values ($1, $2, 'business', 'user')`,
    [one.businessID, buyer.userID],
  )
  expect((await ask(one, buyer)).name).toBe('NotFound')
})

test('a wish is an inquiry like others: allowance of the day, five to a company, own words no more than three times', async () => {
  const shy = await aSession(db)
  await pool.query('update accounts.accounts set proven_at = null where user_id = $1', [shy.userID])
  const [first, second] = [await aCertified({ isUploaded: false }), await aCertified({ isUploaded: false })]
  await asked(first, shy)
  expect((await ask(second, shy)).name).toBe('AllowanceUsed')
  // Our own words may go to any number, the asker's not.
  const words = { message: 'We buy bearings, send us everything you have.' }
  const many = await Promise.all(Array.from({ length: 4 }, () => aCertified({ isUploaded: false })))
  const names = []
  for (const one of many) names.push((await ask(one, buyer, words)).name)
  expect(names).toEqual([undefined, undefined, undefined, 'SameText'])
  expect((await ask(many[3]!, buyer)).status).toBe(200)
  // Counted with other inquiries to the same company.
  await pool.query('delete from call_budgets')
  const one = await aCertified({ isUploaded: false })
  const plain = () =>
    calling(
      'sendInquiry',
      { to: one.businessID, subject: 'Rings', message: `How many? ${crypto.randomUUID()}` },
      buyer,
    )
  for (let at = 0; at < 5; at++) expect((await plain()).status).toBe(200)
  const { certificateID } = one
  const sixth = await calling('askForDocument', { to: one.businessID, certificateID }, buyer)
  expect(sixth.name).toBe('TooManyRequests')
})

test('a text that is too long or cannot be seen is refused', async () => {
  const one = await aCertified({ isUploaded: false })
  for (const message of ['a'.repeat(limits.wishTextMax + 1), 'a\u202eb'])
    expect((await ask(one, buyer, { message })).name).toBe('InvalidInput')
})

test('a name of any length and kind stands in subject and text', async () => {
  const name = `${'軸'.repeat(180)} {certificate}`
  const one = await aCertified({ name, isUploaded: false })
  const { data } = await ask(one, buyer)
  expect([...data.subject].length).toBeLessThanOrEqual(limits.subjectMax)
  expect(data.subjectText).toMatch(/^Document of the certificate: 軸+…$/)
  expect((await show(data.requestID, buyer.userID, buyer)).messages[0]?.content).toContain(name)
})

test('who sends: nobody but the people of the company, and none of them where nothing may be written', async () => {
  const one = await aCertified()
  const { businessID, owner, member, stranger, otherOwner } = one
  const rid = await asked(one)
  expect((await send(rid, buyer.userID, buyer)).name).toBe('NotFound')
  await pool.query('delete from business_members where user_id = $1', [member.userID])
  for (const as of [stranger, otherOwner, buyer, member])
    expect((await send(rid, businessID, as)).name).toBe('NotFound')
  expect((await send(rid, businessID)).status).toBe(401)
  // An inquiry that asks for none.
  const plain = await call<InquiryEntry>(
    'sendInquiry',
    { to: businessID, subject: 'Rings', message: 'Ten?' },
    buyer,
  )
  expect((await send(plain.data.requestID, businessID, owner)).name).toBe('NotFound')
  const block = [businessID, buyer.userID]
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, blocker_type, blocked_type) values ($1, $2, 'business', 'user')`,
    block,
  )
  expect((await send(rid, businessID, owner)).name).toBe('PartyBlocked')
  await pool.query('delete from blocks where blocker_id = $1 and blocked_id = $2', block)
  await call('endInquiry', { rid, bid: buyer.userID }, buyer)
  expect((await send(rid, businessID, owner)).name).toBe('InquiryClosed')
  expect((await show(rid, businessID, owner)).document).toBe(null)
})

test('without an upload it says so; once there is one it goes', async () => {
  const one = await aCertified({ isUploaded: false })
  const { businessID, certificateID, owner, member } = one
  const rid = await asked(one)
  expect((await show(rid, businessID, owner)).document).toEqual({ state: 'missing', mayAdd: true })
  expect((await show(rid, businessID, member)).document).toEqual({ state: 'missing', mayAdd: false })
  expect((await send(rid, businessID, owner)).name).toBe('NoDocument')
  const document = await aDocument(owner)
  await call('changeCertificate', { ...certificateFields, id: businessID, certificateID, document }, owner)
  expect((await send(rid, businessID, owner)).data.attachments).toHaveLength(1)
})

test('two clicks at once send one, and a third answers the same', async () => {
  const one = await aCertified()
  const { businessID, owner, admin } = one
  const rid = await asked(one)
  const answers = await Promise.all([owner, admin, owner].map((as) => send(rid, businessID, as)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => data.number))).toEqual(new Set([2]))
  expect((await send(rid, businessID, admin)).data).toMatchObject({ number: 2, attachments: [{}] })
  const { messages } = await show(rid, buyer.userID, buyer)
  expect(messages).toHaveLength(2)
  const { rows } = await pool.query("select 1 from files where owner_type = 'inquiry' and owner_id = $1", [
    rid,
  ])
  expect(rows).toHaveLength(1)
  // The copies that lost are swept like every upload that is not sent.
  const senders = [owner.userID, admin.userID]
  await pool.query(
    `update files set ready_at = ready_at - interval '25 hours' where owner_id is null and user_id = any($1)`,
    [senders],
  )
  await cleanFiles(db)
  const { rows: left } = await pool.query(
    `select 1 from files where owner_id is null and status <> 'leaving' and user_id = any($1)`,
    [senders],
  )
  expect(left).toEqual([])
})
