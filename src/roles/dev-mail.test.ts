import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '../platform/ids.ts'
import { mailIntoFolder } from '../platform/mail/eml.ts'
import { formatMail } from '../platform/mail/format.ts'
import { testServer } from '../testing/server.ts'
import { serveKeptMails } from './dev-mail.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'millwright-dev-mail-'))
const folder = path.join(root, 'mail')
const link = 'https://jp.millwright.example/accounts/verify?token=abc'
const ids: string[] = []
let app: FastifyInstance

async function keep(subject: string): Promise<void> {
  const id = uuidv7(1_000 + ids.length)
  ids.push(id)
  const letter = formatMail({
    language: 'en',
    subject,
    sender: 'Millwright Japan',
    colour: '#1D4F8C',
    greeting: 'Hello <b>Haruka</b>,',
    paragraphs: ['Please confirm.'],
    action: { label: 'Confirm', link, byHand: 'By hand:' },
    afterwards: [],
    footer: [],
  })
  await mailIntoFolder(folder).send({
    id,
    from: { address: 'service@jp.millwright.example' },
    to: { address: 'haruka@example.com' },
    subject,
    language: 'en',
    ...letter,
  })
}

beforeAll(async () => {
  writeFileSync(path.join(root, 'secret.eml'), 'Subject: secret\r\n\r\nsecret')
  for (let n = 0; n < 101; n++) await keep(n === 100 ? '確認 <script>alert(1)</script>' : `Mail ${n}`)
  writeFileSync(path.join(folder, 'other.eml'), 'Subject: other\r\n\r\nother')
  app = testServer()
  serveKeptMails(app, { MODE: 'demo', folder })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

const get = (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress })

test('the newest hundred are listed, escaped, under a policy that allows nothing but the page’s own style', async () => {
  const { statusCode, headers, body } = await get('/dev/mail')

  expect(statusCode).toBe(200)
  const shown = [...body.matchAll(/href="\/dev\/mail\/([0-9a-f-]{36})"/g)].map(([, id]) => id)
  expect(shown).toEqual(ids.toReversed().slice(0, 100))
  expect(body).toContain('確認 &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toMatch(/<script|>other<|secret/)
  const style = /<style>([^<]*)<\/style>/.exec(body)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'; `)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test('a mail is shown with its text, whose links can be followed, and its HTML in a frame that runs nothing', async () => {
  const page = (await get(`/dev/mail/${ids[100]}`)).body
  expect(page).toContain(`<a href="${link}" rel="noreferrer">${link}</a>`)
  expect(page).toContain('haruka@example.com')
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(page).not.toMatch(/<script|<b>Haruka/)

  const frame = await get(`/dev/mail/${ids[100]}/html`)

  expect(frame.headers['content-security-policy']).toMatch(
    /^sandbox allow-popups [^;]*; default-src 'none'; /,
  )
  expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(frame.body).toContain('<base target="_blank">')
  expect(frame.body).toContain('Hello &lt;b&gt;Haruka&lt;/b&gt;,')
  expect(frame.body).not.toContain('<script')
})

test.each([
  '../secret',
  '..%2fsecret',
  '%2e%2e%2fsecret',
  '..%5csecret',
  '....//secret',
  'other',
  'other.eml',
  `${'../'.repeat(8)}etc/passwd`,
  `${encodeURIComponent('../'.repeat(8))}etc%2fpasswd`,
  '%00',
  '01234567-89ab-7cde-8f01-23456789abcd',
  '01234567-89ab-7cde-8f01-23456789abcd%2f..%2f..%2fsecret',
  '__proto__',
])('%s names no mail', async (id) => {
  for (const url of [`/dev/mail/${id}`, `/dev/mail/${id}/html`]) {
    const { statusCode, body } = await get(url)
    expect([400, 404]).toContain(statusCode)
    expect(body).not.toMatch(/secret\b.*secret|other\b.*other|root:/s)
  }
})

test('only this machine sees it, by its own names and not through a proxy', async () => {
  const url = `/dev/mail/${ids[0]}`
  for (const host of ['localhost:3000', 'it.localhost:3000', '127.0.0.1', '[::1]:3000'])
    expect((await get(url, { host })).statusCode).toBe(200)
  for (const host of ['rebound.example:3000', 'localhost.rebound.example', '10.0.0.7:3000'])
    for (const place of ['/dev/mail', url, `${url}/html`])
      expect((await get(place, { host })).statusCode).toBe(404)
  expect((await get(url, {}, '10.0.0.8')).statusCode).toBe(404)
  expect((await get(url, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
})

test('production has none, nor has a process whose mails leave', async () => {
  for (const settings of [{ MODE: 'production' as const }, { MODE: 'demo' as const, SMTP_URL: 'smtp://x' }]) {
    const other = testServer()
    serveKeptMails(other, { ...settings, folder })
    for (const url of ['/dev/mail', `/dev/mail/${ids[0]}`, `/dev/mail/${ids[0]}/html`])
      expect((await other.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404)
    await other.close()
  }
})
