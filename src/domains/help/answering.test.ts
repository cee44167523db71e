// Enquiries in the console: who deals with them, what leaves by mail, what the log knows.
import { expect, test } from 'vitest'
import { mailOverSmtp } from '../../platform/mail/smtp.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { anEnquiry } from '../../testing/enquiries.ts'
import { aMailServer } from '../../testing/mail-server.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findOfSubject } from '../audit/reading.ts'
import { sendDueMails } from '../mail/sending.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const [support, colleague, admin] = [
  await aSession(db, { staff: ['support'], firstName: 'Mika', lastName: 'Toyoda' }),
  await aSession(db, { staff: ['support'] }),
  await aSession(db, { staff: ['admin'] }),
]

async function call(by: TestSession, method: 'GET' | 'POST', path: string, body?: object) {
  const response = await api.inject({
    method,
    url: `/api/console/enquiries${path}`,
    headers: { authorization: by.bearer },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, ...response.json() }
}
const entriesOf = async (id: string) =>
  (await findOfSubject(db, { type: 'enquiry', id, limit: 50 })).map(({ act, reason, actor }) => ({
    act,
    reason,
    actor,
  }))

test('the open ones are listed oldest first, with the time within which they are due', async () => {
  const [first, second] = [await anEnquiry(db), await anEnquiry(db, { businessName: 'Weidner Seals' })]
  await pool.query(`update help_enquiries set received_at = now() - interval '30 hours' where ticket = $1`, [
    first,
  ])
  const { items } = (await call(support, 'GET', '')).data
  expect(items.map(({ ticket }: { ticket: string }) => ticket)).toEqual([first, second])
  expect(Date.parse(items[0].dueAt)).toBeLessThan(Date.now())
  expect(items[1]).toMatchObject({ businessName: 'Weidner Seals', answers: 0, assigned: null })
  expect(Date.parse(items[1].dueAt) - Date.parse(items[1].receivedAt)).toBe(86_400_000)
})

test('an answer leaves by mail in the language of who asked, and stays in the thread', async () => {
  const server = await aMailServer()
  const way = mailOverSmtp(server.url)
  const ticket = await anEnquiry(db, { email: 'haruka@kitazawa.example', language: 'ja' })
  const text = '「基本情報」の最初の欄です。\nhttps://jp.millwright.example/help'
  const answered = await call(support, 'POST', `/${ticket}/answer`, { text, reason: 'Name of a company' })
  expect(answered.status).toBe(200)
  await sendDueMails(db, way, testLog)
  const mail = server.mails.find(({ subject }) => subject?.includes('ご回答'))
  expect(mail?.subject).toBe(`お問い合わせへのご回答（受付番号：${ticket}）`)
  expect(mail?.text).toContain('「基本情報」の最初の欄です。')
  expect(mail?.text).toContain('このメールに返信いただいても')
  await way.close()
  await server.close()

  const { data } = await call(colleague, 'GET', `/${ticket}`)
  expect(data).toMatchObject({
    dueAt: null,
    fields: { email: 'haruka@kitazawa.example' },
    thread: [{ text, by: { userID: support.userID } }],
  })
  const log = await entriesOf(ticket)
  expect(log).toEqual([
    { act: 'enquiry.read', reason: null, actor: `user:${colleague.userID}` },
    { act: 'enquiry.answered', reason: 'Name of a company', actor: `user:${support.userID}` },
  ])
  const { rows } = await pool.query(`select details::text from audit_entries where subject_id = $1`, [ticket])
  expect(JSON.stringify(rows)).not.toContain('基本情報')
})

test('answers to answers stand in one thread, and what the sender asks anew has all that was said before beside it', async () => {
  const email = 'again@kitazawa.example'
  const ticket = await anEnquiry(db, { email, moreInfoBuy: 'Bearings for a lathe' })
  for (const text of ['Which lathe?', 'The first is sold out.'])
    await call(support, 'POST', `/${ticket}/answer`, { text, reason: 'Bearings' })
  await call(support, 'POST', `/${ticket}/close`, { reason: 'Told' })
  const anew = await anEnquiry(db, { email, moreInfoBuy: 'And the second?' })
  const stranger = await anEnquiry(db, { email: 'other@weidner.example', moreInfoBuy: 'Seals' })
  const colleagues = await anEnquiry(db, {
    email: 'boss@kitazawa.example',
    moreInfoBuy: `About ${ticket.toLowerCase()}: please call`,
  })
  const said = [{ text: 'Which lathe?' }, { text: 'The first is sold out.' }]
  expect((await call(support, 'GET', `/${ticket}`)).data).toMatchObject({
    thread: said,
    others: [{ ticket: anew }],
  })
  const { data } = await call(support, 'GET', `/${anew}`)
  expect(data).toMatchObject({
    thread: [],
    others: [
      {
        ticket,
        closedAt: expect.any(String),
        email,
        words: 'Bearings for a lathe',
        thread: said.map(({ text }) => ({ text, by: { userID: support.userID } })),
      },
    ],
  })
  expect((await call(support, 'GET', `/${colleagues}`)).data.others).toMatchObject([{ ticket, thread: said }])
  expect((await call(support, 'GET', `/${stranger}`)).data.others).toEqual([])
  const { rows } = await pool.query(
    `select details from audit_entries where subject_id = $1 and act = 'enquiry.read'`,
    [anew],
  )
  expect(rows).toEqual([{ details: { others: [ticket] } }])
})

test('one agent has it in hand; another takes it over knowingly', async () => {
  const ticket = await anEnquiry(db)
  const tried = await Promise.all([
    call(support, 'POST', `/${ticket}/take`, {}),
    call(colleague, 'POST', `/${ticket}/take`, {}),
  ])
  expect(tried.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const holder = (await call(admin, 'GET', `/${ticket}`)).data.assigned.userID
  expect((await call(admin, 'POST', `/${ticket}/take`, {})).name).toBe('CaseTaken')
  expect((await call(admin, 'POST', `/${ticket}/take`, { from: holder })).status).toBe(200)
  await call(admin, 'POST', `/${ticket}/note`, { text: 'Speaks Japanese only' })
  await call(admin, 'POST', `/${ticket}/release`, {})
  expect((await call(support, 'GET', `/${ticket}`)).data).toMatchObject({
    assigned: null,
    notes: [{ text: 'Speaks Japanese only', by: { userID: admin.userID } }],
  })
})

test('closed with what was done it leaves the queue, once, and who closed it is named', async () => {
  const { businessID } = await aBusiness(db, { companyName: 'Kitazawa Bearing Works' })
  const ticket = await anEnquiry(db)
  await pool.query('update help_enquiries set business_id = $2 where ticket = $1', [ticket, businessID])
  const close = () => call(support, 'POST', `/${ticket}/close`, { reason: 'Called back' })
  const closings = await Promise.all([close(), close()])
  expect(closings.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await call(support, 'GET', '')).data.items).not.toContainEqual(expect.objectContaining({ ticket }))
  expect((await call(support, 'GET', '?state=closed')).data.items[0].ticket).toBe(ticket)
  expect((await call(support, 'GET', `/${ticket}`)).data).toMatchObject({
    closedBy: 'Mika Toyoda',
    note: 'Called back',
    business: { businessID, name: 'Kitazawa Bearing Works' },
  })
  const closed = (await entriesOf(ticket)).filter(({ act }) => act === 'enquiry.closed')
  expect(closed).toEqual([{ act: 'enquiry.closed', reason: 'Called back', actor: `user:${support.userID}` }])
})

test('only an admin removes one, and answers and notes go with it', async () => {
  const ticket = await anEnquiry(db)
  await call(support, 'POST', `/${ticket}/answer`, { text: 'Yes.', reason: 'A question' })
  await call(support, 'POST', `/${ticket}/note`, { text: 'Done' })
  const wish = { reason: 'Asked for by mail' }
  expect((await call(support, 'POST', `/${ticket}/delete`, wish)).name).toBe('StaffRoleNeeded')
  expect((await call(admin, 'POST', `/${ticket}/delete`, wish)).status).toBe(200)
  expect((await call(admin, 'GET', `/${ticket}`)).status).toBe(404)
  for (const table of ['help_answers where ticket', 'staff_notes where case_id'])
    expect((await pool.query(`select 1 from ${table} = $1`, [ticket])).rowCount).toBe(0)
  expect((await entriesOf(ticket))[0]).toMatchObject({ act: 'enquiry.deleted', reason: 'Asked for by mail' })
})

test('the list goes on behind a page without losing or repeating one', async () => {
  await pool.query('delete from help_enquiries')
  const { rows } = await pool.query(`
    insert into help_enquiries (ticket, fields, language, edition, received_at)
    select 'H-26-' || lpad(n::text, 6, '0'), jsonb_build_object('firstName', '', 'lastName', '', 'businessName', '', 'country', ''),
      'en', 'jp', now() - interval '1 hour' from generate_series(1, 120) n returning ticket`)
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = (await call(support, 'GET', cursor && `?cursor=${cursor}`)).data as {
      items: { ticket: string }[]
      nextCursor: string | null
    }
    seen.push(...page.items.map(({ ticket }) => ticket))
    cursor = page.nextCursor
  }
  expect(seen).toEqual(rows.map(({ ticket }) => ticket as string).toSorted())
})
