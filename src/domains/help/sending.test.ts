import { afterAll, beforeEach, expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { ticketNumber } from '../../contract/help.ts'
import { mailOverSmtp } from '../../platform/mail/smtp.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aMailServer } from '../../testing/mail-server.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { sendDueMails } from '../mail/sending.ts'
import { forgetOldEnquiries } from './retention.ts'
import { openEnquiries, requireEnquiry } from './handling.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const server = await aMailServer()
const way = mailOverSmtp(server.url)
afterAll(async () => {
  await way.close()
  await server.close()
})
beforeEach(async () => {
  await pool.query('truncate help_answers, help_enquiries, mails, call_budgets')
  server.mails.length = 0
})

const least = {
  companyPhone: { countryCode: '81', phoneNumber: '+81 06-1234-5678' },
  email: 'Haruka@Kitazawa.example',
}
const whole = {
  ...least,
  firstName: '春花',
  lastName: '北沢',
  businessName: 'Kitazawa Bearing Works',
  businessType: 'MA',
  website: 'kitazawa.example',
  jobPosition: 'design-engineer',
  address: '1-2-3 Kita',
  zipcode: '33101',
  city: 'Miami',
  usaState: 'US-FL',
  country: 'US',
  companyFax: { countryCode: '+1', phoneNumber: '3055550142' },
  totalEmployees: 120,
  salesEmployees: 0,
  mobilePhone: { countryCode: '+1', phoneNumber: '3055550143' },
  buyProduct1: 'Steel rings',
  buyProduct2: 'Cages',
  buyProduct3: 'Grease',
  buyProduct4: 'Boxes',
  moreInfoBuy: 'Every month.\nBy sea.',
  sellProduct1: 'Ball bearings',
  sellProduct2: 'Roller bearings',
  sellProduct3: 'Housings',
  sellProduct4: 'Seals',
  moreInfoSell: '𠮷'.repeat(limits.textAreaMax),
}

async function send(body: object, headers: Record<string, string> = {}) {
  const response = await api.inject({ method: 'POST', url: '/api/needhelp/send', headers, payload: body })
  const answer = response.json<{
    data?: { ticket: string }
    name?: string
    fields?: Record<string, string>
  }>()
  return {
    status: response.statusCode,
    name: answer.name,
    ticket: answer.data?.ticket ?? '',
    wrong: Object.keys(answer.fields ?? {}),
  }
}
const count = async () => (await pool.query('select 1 from help_enquiries')).rowCount

test('an enquiry is kept as it was sent, with what its sender reads and where, and has a number', async () => {
  const { status, ticket } = await send(whole, { 'accept-language': 'ja', 'x-edition': 'us' })
  expect(status).toBe(200)
  expect(ticket).toMatch(ticketNumber)
  expect(await requireEnquiry(db, ticket)).toMatchObject({
    ticket,
    language: 'ja',
    edition: 'us',
    closedAt: null,
    fields: {
      ...whole,
      email: 'haruka@kitazawa.example',
      website: 'https://kitazawa.example',
      companyPhone: { countryCode: '+81', phoneNumber: '612345678' },
    },
  })
})

test('telephone and e-mail are enough, what is left out is empty, and numbers are never the same', async () => {
  const tickets = await Promise.all(
    Array.from({ length: 20 }, (_, at) => send({ ...least, email: `buyer${at}@example.com` })),
  )
  expect(new Set(tickets.map(({ ticket }) => ticket)).size).toBe(20)
  expect((await openEnquiries(db))[0]?.fields).toMatchObject({
    firstName: '',
    usaState: '',
    totalEmployees: null,
    companyFax: { countryCode: '', phoneNumber: '' },
  })
})

const tooLong = (max: number) => 'x'.repeat(max + 1)
const wrong: [string, object, string[]][] = [
  ['no telephone', { ...least, companyPhone: undefined }, ['companyPhone']],
  ['an empty one', { ...least, companyPhone: { countryCode: '', phoneNumber: '' } }, ['companyPhone']],
  [
    'one of 7 digits',
    { ...least, companyPhone: { countryCode: '+81', phoneNumber: '1234567' } },
    ['companyPhone'],
  ],
  [
    'a dial code of no country',
    { ...least, mobilePhone: { countryCode: '+999', phoneNumber: '12345678' } },
    ['mobilePhone'],
  ],
  [
    'a fax of letters',
    { ...least, companyFax: { countryCode: '+81', phoneNumber: 'call me now' } },
    ['companyFax'],
  ],
  ['no e-mail', { ...least, email: '' }, ['email']],
  ['two of them', { ...least, email: 'a@b.example,c@d.example' }, ['email']],
  ['one with a header', { ...least, email: 'a@b.example\r\nBcc: c@d.example' }, ['email']],
  ...['\u00ad', '\u034f', '\u180e', '\ufe0f', '\u3164', '\u2800', '\u{e0061}'].map(
    (hidden): [string, object, string[]] => [
      `one that hides ${hidden.codePointAt(0)?.toString(16)}`,
      { ...least, email: `ha${hidden}ruka@kitazawa.example` },
      ['email'],
    ],
  ),
  ['a kind of result as a type', { ...least, businessType: 'PR' }, ['businessType']],
  ['a position of nobody', { ...least, jobPosition: 'king' }, ['jobPosition']],
  ['a country of nowhere', { ...least, country: 'ZZ' }, ['country']],
  ['a state without a country', { ...least, usaState: 'US-FL' }, ['usaState']],
  ['a state of another country', { ...least, country: 'JP', usaState: 'US-FL' }, ['usaState']],
  ['a prefecture as a state', { ...least, country: 'US', usaState: 'JP-13' }, ['usaState']],
  ['half a person', { ...least, totalEmployees: 1.5 }, ['totalEmployees']],
  ['fewer than nobody', { ...least, salesEmployees: -1 }, ['salesEmployees']],
  ['no address of the web', { ...least, website: 'javascript:alert(1)' }, ['website']],
  ['too much to buy', { ...least, moreInfoBuy: tooLong(512) }, ['moreInfoBuy']],
  ['too much to sell', { ...least, moreInfoSell: '𠮷'.repeat(513) }, ['moreInfoSell']],
  [
    'a product as long as a page',
    { ...least, buyProduct4: tooLong(limits.enquiryProductMax) },
    ['buyProduct4'],
  ],
  ['a name that turns around', { ...least, firstName: 'A\u202eB' }, ['firstName']],
  ['a field of no form', { ...least, role: 'operator' }, ['role']],
  ['several at once', { ...least, country: 'ZZ', jobPosition: 'king' }, ['country', 'jobPosition']],
]
test.each(wrong)('%s is refused, and nothing is kept or sent', async (_, body, fields) => {
  const answer = await send(body)
  expect(answer).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(new Set(answer.wrong.map((path) => path.split('.')[0]))).toEqual(new Set(fields))
  expect(await count()).toBe(0)
  expect((await pool.query('select 1 from mails')).rowCount).toBe(0)
})

test('sent again with its key, also at the same time, it is one; with other words the key is refused', async () => {
  const headers = { 'idempotency-key': 'the-same' }
  const [one, other] = await Promise.all([send(whole, headers), send(whole, headers)])
  expect(one).toMatchObject({ status: 200 })
  expect(other).toEqual(one)
  expect(await send(whole, headers)).toEqual(one)
  expect(await send({ ...whole, city: 'Tampa' }, headers)).toMatchObject({ status: 409, name: 'KeyReused' })
  expect(await count()).toBe(1)
})

test('the receipt is in the reader’s language, names the number, and nothing that was typed', async () => {
  const typed = {
    ...whole,
    firstName: 'Cheap Watches',
    lastName: 'At Evil Example',
    businessName: 'https://evil.example',
    moreInfoBuy: 'Visit https://evil.example now',
  }
  const { ticket } = await send(typed, { 'accept-language': 'it', 'x-edition': 'it' })
  expect(await sendDueMails(db, way, testLog)).toBe(1)
  const [mail] = server.mails
  expect(mail).toMatchObject({
    recipients: ['haruka@kitazawa.example'],
    from: { address: 'service@it.millwright.example' },
    subject: `Abbiamo ricevuto la sua richiesta ${ticket}`,
  })
  expect(mail?.text).toContain(ticket)
  const words = `${mail?.subject}${mail?.to?.[0]?.name}${mail?.text}${mail?.html}`
  for (const word of ['Cheap', 'Watches', 'Evil', 'evil.example', 'Kitazawa', 'Steel rings'])
    expect(words).not.toContain(word)
})

test('an address gets one receipt within an hour, however it is written and however many are sent at once', async () => {
  const emails = ['a@b.example', 'A@B.example', 'a+1@b.example', 'a+news@b.example', 'other@b.example']
  const sent = await Promise.all(emails.map((email, at) => send({ ...least, email, city: `City ${at}` })))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await sendDueMails(db, way, testLog)
  const recipients = server.mails.flatMap((mail) => mail.recipients)
  expect(recipients.filter((to) => to.startsWith('a'))).toHaveLength(1)
  expect(server.mailsTo('other@b.example')).toHaveLength(1)
  const { rows } = await pool.query<{ key: string }>('select dedupe_key as key from mails')
  for (const { key } of rows) expect(key).not.toContain('b.example')
})

test('what a stranger sends in somebody’s name takes neither their receipt nor their turn', async () => {
  const stranger = { 'x-forwarded-for': '203.0.113.66' }
  for (let at = 0; at < 6; at++)
    expect(await send({ ...least, city: `City ${at}` }, stranger)).toMatchObject({ status: 200 })
  expect(await send(least, stranger)).toMatchObject({ status: 429 })
  const { ticket } = await send(least)
  await sendDueMails(db, way, testLog)
  expect(server.mails.filter(({ text }) => text?.includes(ticket))).toHaveLength(1)
})

test('another spelling is no other mailbox: neither for receipts nor for how often it is named', async () => {
  const spellings = [
    'a@bücher.example',
    'A@BU\u0308CHER.example',
    'ａ@xn--bcher-kva.example',
    'a+b@BÜCHER.example',
  ]
  for (const [at, email] of spellings.entries())
    expect(await send({ ...least, email, city: `City ${at}` })).toMatchObject({ status: 200 })
  expect((await pool.query('select 1 from mails')).rowCount).toBe(1)
  for (let at = 0; at < 2; at++)
    expect(await send({ ...least, email: spellings[0] })).toMatchObject({ status: 200 })
  expect(await send({ ...least, email: spellings[2] })).toMatchObject({ status: 429 })
})

test('a mailbox gets three receipts in a day by one network', async () => {
  const mails = async () => (await pool.query('select 1 from mails')).rowCount
  for (let sent = 1; sent <= 5; sent++) {
    expect(await send({ ...least, city: `City ${sent}` })).toMatchObject({ status: 200 })
    expect(await mails()).toBe(Math.min(sent, 3))
    // An hour later on the same day.
    await pool.query(`update call_budgets set ends_at = now() where ends_at < now() + interval '61 minutes'`)
  }
})

test('an address may be named six times an hour by one place, and that asks thirty times, whatever it names', async () => {
  for (let at = 0; at < 6; at++)
    expect(await send({ ...least, city: `City ${at}` })).toMatchObject({ status: 200 })
  expect(await send(least)).toMatchObject({ status: 429, name: 'TooManyRequests' })
  for (let at = 7; at < 30; at++)
    expect(await send({ ...least, email: `buyer${at}@example.com` })).toMatchObject({ status: 200 })
  expect(await send({ ...least, email: 'one.more@example.com' })).toMatchObject({ status: 429 })
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
  expect(await send({ ...least, email: 'one.more@example.com' }, elsewhere)).toMatchObject({ status: 200 })
  expect(await send(least, elsewhere)).toMatchObject({ status: 200 })
})

test('nobody closes an address to enquiries by naming it in some that are refused', async () => {
  const refused = { ...least, country: 'XX' }
  for (let at = 0; at < 12; at++) expect(await send(refused)).toMatchObject({ status: 400 })
  expect(await send(least)).toMatchObject({ status: 200 })
})

test('what was sent longer ago than the form says is deleted, open or closed', async () => {
  const days = [1, 700, 740, 800]
  for (const at of days) {
    const { ticket } = await send({ ...least, email: `of${at}@example.com` })
    await pool.query(
      `update help_enquiries set received_at = now() - make_interval(days => $2) where ticket = $1`,
      [ticket, at],
    )
  }
  await pool.query(
    `update help_enquiries set closed_at = now(), closed_by = 'os:a', note = 'Done' where received_at < now() - interval '790 days'`,
  )
  await pool.query(`
    insert into staff_notes (id, queue, case_id, user_id, text)
      select gen_random_uuid(), 'enquiry', ticket, gen_random_uuid(), fields ->> 'email' from help_enquiries;
    insert into staff_assignments (queue, case_id, user_id)
      select 'enquiry', ticket, gen_random_uuid() from help_enquiries`)
  await forgetOldEnquiries(db)
  const notes = await pool.query<{ text: string }>('select text from staff_notes')
  expect(notes.rows.map(({ text }) => text).toSorted()).toEqual(['of1@example.com', 'of700@example.com'])
  expect((await pool.query('select from staff_assignments')).rowCount).toBe(2)
  const { rows } = await pool.query<{ email: string }>(
    `select fields ->> 'email' as email from help_enquiries`,
  )
  expect(rows.map(({ email }) => email).toSorted()).toEqual(['of1@example.com', 'of700@example.com'])
})

test('its own people ask for a company, which the operator sees; nobody else does', async () => {
  const [member, stranger] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: member.userID, role: 'member' }] })
  const as = ({ bearer }: TestSession) => ({ authorization: bearer })
  const { ticket } = await send({ ...least, businessID }, as(member))
  expect(await requireEnquiry(db, ticket)).toMatchObject({ businessID })
  expect((await send({ ...least, businessID }, as(stranger))).name).toBe('NotFound')
  expect((await send({ ...least, businessID })).name).toBe('NotFound')
  const plain = await send(least, as(member))
  expect(await requireEnquiry(db, plain.ticket)).toMatchObject({ businessID: null })
  expect(await openEnquiries(db)).toHaveLength(2)
})
