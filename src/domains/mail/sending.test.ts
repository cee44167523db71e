import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { startJobs } from '../../platform/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { keptMail, keptMails, mailIntoFolder } from '../../platform/mail/eml.ts'
import { mailOverSmtp } from '../../platform/mail/smtp.ts'
import { testDatabase } from '../../testing/database.ts'
import { aMailServer } from '../../testing/mail-server.ts'
import { testLog } from '../../testing/server.ts'
import { mailJobs } from './jobs.ts'
import { takeDueMail } from './queries.ts'
import { queueMail, type Mail } from './queue.ts'
import { forgetOldMails, sendDueMails } from './sending.ts'

const database = await testDatabase()
const { db } = database
const origin = 'https://jp.millwright.example'
const server = await aMailServer()
const way = mailOverSmtp(server.url)
afterAll(async () => {
  await way.close()
  await server.close()
})

beforeEach(async () => {
  await sql`truncate mails`.execute(db)
  server.mails.length = 0
  server.refused.clear()
})

const aMail = (
  wish: { to?: string; dedupeKey?: string; language?: string; firstName?: string } = {},
): Mail => {
  const { to = 'haruka@kitazawa.example', dedupeKey = 'verify:1', language = 'ja', firstName = '遥' } = wish
  const data = {
    firstName,
    lastName: '北沢',
    link: `${origin}/accounts/verify?token=abc`,
    until: '2026-11-22T03:04:05Z',
  }
  return { template: 'verify-email', to, language, edition: 'jp', data, dedupeKey }
}
const queue = (mail: Mail) => transaction(db, (tx) => queueMail(tx, mail))
const send = () => sendDueMails(db, way, testLog)
const makeDue = () => sql`update mails set due_at = now()`.execute(db)
async function rows() {
  const found = await sql<Record<string, unknown>>`
    select dedupe_key, recipient, data, attempts, sent_at is not null as sent, given_up_at is not null as given_up,
      due_at > now() as later from mails order by queued_at`.execute(db)
  return found.rows
}

test('a mail leaves with both its forms in the reader’s language, and its row keeps neither address nor link', async () => {
  await queue(aMail())

  expect(await send()).toBe(1)

  const [mail] = server.mails
  expect(server.mails).toHaveLength(1)
  expect(mail).toMatchObject({
    envelopeFrom: 'service@jp.millwright.example',
    recipients: ['haruka@kitazawa.example'],
    from: { name: 'Millwright 日本版', address: 'service@jp.millwright.example' },
    to: [{ name: '北沢 遥', address: 'haruka@kitazawa.example' }],
    subject: 'メールアドレスのご確認をお願いいたします',
  })
  for (const form of [mail!.text, mail!.html]) {
    expect(form).toContain('北沢 遥 様')
    expect(form).toContain(`${origin}/accounts/verify?token=abc`)
    expect(form).toContain('2026年11月22日 12:04 (日本標準時)')
  }
  expect(mail!.raw).toMatch(/^Content-Language: ja\r$/m)
  expect(await rows()).toEqual([
    {
      dedupe_key: 'verify:1',
      recipient: null,
      data: null,
      attempts: 1,
      sent: true,
      given_up: false,
      later: true,
    },
  ])
})

test('asked for twice, in a transaction that fails, or sent by jobs at the same time, a mail leaves once or not at all', async () => {
  for (let n = 0; n < 20; n++)
    await queue(aMail({ dedupeKey: `verify:${n % 10}`, to: `reader${n % 10}@example.com` }))
  await expect(
    transaction(db, async (tx) => {
      await queueMail(tx, aMail({ dedupeKey: 'never', to: 'never@example.com' }))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')

  const sent = await Promise.all([send(), send(), send()])
  await send()

  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(server.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, n) => `reader${n}@example.com`),
  )
})

test('a process that takes a mail and dies leaves it to another after two minutes', async () => {
  await queue(aMail())
  expect(await takeDueMail(db, 120)).toMatchObject({ recipient: 'haruka@kitazawa.example' })

  expect(await send()).toBe(0)
  await makeDue()
  expect(await send()).toBe(1)

  expect(server.mails).toHaveLength(1)
})

test('a server that takes a mail and breaks off before saying so gets it again under the same Message-ID', async () => {
  await queue(aMail())
  server.breakAfterTaking(1)

  await send()
  await makeDue()
  await send()

  expect(server.mails.length).toBeGreaterThan(1)
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect(server.mails[0]!.messageId).toMatch(/^<[0-9a-f-]{36}@jp\.millwright\.example>$/)
  expect(await rows()).toMatchObject([{ sent: true, data: null }])
})

test('with the server down mails wait, one try each run, and leave when it is back', async () => {
  const gone = await aMailServer()
  await gone.close()
  const over = mailOverSmtp(gone.url)
  onTestFinished(() => over.close())
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
    await queue(aMail({ dedupeKey: `d:${n}`, to: `reader${n}@example.com` }))

  expect(await sendDueMails(db, over, testLog)).toBe(0)

  const tried = (await rows()).filter(({ attempts }) => attempts === 1)
  expect(tried.length).toBeLessThanOrEqual(3)
  expect(tried.every(({ later }) => later === true)).toBe(true)
  const back = await aMailServer({ port: gone.port })
  onTestFinished(() => back.close())
  await makeDue()
  expect(await sendDueMails(db, over, testLog)).toBe(8)
  expect(back.mails).toHaveLength(8)
})

test('a refused recipient is given up, others are not kept from theirs, and the log names nobody', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  server.refused.add('gone@example.com')
  await queue(aMail({ dedupeKey: 'gone', to: 'gone@example.com' }))
  await queue(aMail({ dedupeKey: 'there', to: 'there@example.com' }))

  expect(await sendDueMails(db, way, log)).toBe(1)

  expect(await rows()).toMatchObject([
    { dedupe_key: 'gone', given_up: true, sent: false, recipient: null, data: null },
    { dedupe_key: 'there', sent: true },
  ])
  expect(lines.join('')).toContain('mail given up')
  expect(lines.join('')).not.toMatch(/example\.com|token|北沢/)
})

test('what could not be sent for a day is given up', async () => {
  const gone = await aMailServer()
  await gone.close()
  const over = mailOverSmtp(gone.url)
  onTestFinished(() => over.close())
  await queue(aMail())
  await sql`update mails set queued_at = now() - interval '23 hours'`.execute(db)
  await sendDueMails(db, over, testLog)
  expect(await rows()).toMatchObject([{ given_up: false }])
  await sql`update mails set due_at = now(), queued_at = now() - interval '25 hours'`.execute(db)

  await sendDueMails(db, over, testLog)

  expect(await rows()).toMatchObject([{ given_up: true, recipient: null, data: null }])
})

test('rows go after thirty days', async () => {
  await queue(aMail({ dedupeKey: 'old' }))
  await sql`update mails set queued_at = now() - interval '31 days'`.execute(db)
  await queue(aMail({ dedupeKey: 'new' }))

  expect(await forgetOldMails(db)).toBe(1)

  expect(await rows()).toMatchObject([{ dedupe_key: 'new' }])
})

test('a worker sends soon after the commit, also what was waiting when it came', async () => {
  const later = mailOverSmtp(server.url)
  await queue(aMail({ dedupeKey: 'before', to: 'before@example.com' }))
  const jobs = await startJobs(database.url, mailJobs(db, later, testLog), testLog)
  onTestFinished(async () => {
    await later.close()
    await jobs.close()
  })
  await expect.poll(() => server.mailsTo('before@example.com').length, { timeout: 15_000 }).toBe(1)

  await queue(aMail({ dedupeKey: 'after', to: 'after@example.com' }))

  await expect.poll(() => server.mailsTo('after@example.com').length, { timeout: 15_000 }).toBe(1)
})

test('without a server each mail is one file, however often it is tried', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = mailIntoFolder(path.join(folder, 'mail'))
  await queue(aMail({ firstName: 'Łukasz', language: 'en' }))

  expect(await sendDueMails(db, files, testLog)).toBe(1)

  const [id, ...others] = await keptMails(path.join(folder, 'mail'), 10)
  expect(others).toEqual([])
  const mail = await PostalMime.parse((await keptMail(path.join(folder, 'mail'), id!))!)
  expect(mail.subject).toBe('Please confirm your e-mail address')
  expect(mail.text).toContain('Hello Łukasz 北沢,')
})
