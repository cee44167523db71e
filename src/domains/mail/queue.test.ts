import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailAddress } from '../../contract/mail-address.ts'
import { transaction } from '../../platform/db.ts'
import { envelopeOf, type Message } from '../../platform/mail/message.ts'
import { testDatabase } from '../../testing/database.ts'
import type { Mail } from './queue.ts'

// Where editions are belongs to the process, and files of tests share one: this file has editions of its own.
vi.resetModules()
const { linkHere, placeEditions } = await import('../editions/editions.ts')
const { isOwnLink } = await import('./links.ts')
const { queueMail } = await import('./queue.ts')

const database = await testDatabase()
const origin = 'https://jp.millwright.example'
const good: Mail & { template: 'reset-password' } = {
  template: 'reset-password',
  to: 'haruka@kitazawa.example',
  language: 'ja',
  edition: 'jp',
  data: {
    firstName: 'Haruka',
    lastName: 'Kitazawa',
    link: `${origin}/reset?token=a`,
    until: '2026-11-22T03:04:05Z',
  },
  dedupeKey: 'reset:1',
}
const queue = (mail: Mail) => transaction(database.db, (tx) => queueMail(tx, mail))
const waiting = async () =>
  (await sql<{ to: string }>`select recipient as to from mails`.execute(database.db)).rows

const hostileAddresses = [
  'a@b.example\r\nBcc: victim@example.com',
  'a@b.example\nRCPT TO:<v@example.com>',
  'a\r@b.example',
  'a\n@b.example',
  'a@b.example\u0000',
  'a\u0085@b.example',
  'a\u2028@b.example',
  'a@b.example\u2029',
  'a@b.example,v@example.com',
  'a@b.example;v@example.com',
  'a@b.example, v@example.com',
  'a,v@example.com',
  'v@example.com,a@b.example',
  'a@b.example v@example.com',
  '<a@b.example>',
  'A <a@b.example>',
  'a@b.example>',
  'a<v@example.com>@b.example',
  '"a"@b.example',
  '"a b"@b.example',
  '"a@v"@b.example',
  'a@b@c.example',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a(comment)@b.example',
  'a@b.example(comment)',
  'a:b@c.example',
  'group:a@b.example;',
  'a\\@b.example',
  'a@b\\c.example',
  '@b.example',
  'a@',
  'a',
  '',
  ' ',
  'a@b',
  'a@.example',
  'a@b..example',
  'a\u200b@b.example',
  'a@b\u202e.example',
  'a@b.example\t',
  ' a@b.example',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(130)}example`,
]

test.each(hostileAddresses.map((to) => [to]))('%j is no address to write to', async (to) => {
  await expect(queue({ ...good, to })).rejects.toMatchObject({ name: 'InvalidInput' })
  expect(await waiting()).toEqual([])
})

test.each([
  'a@b.example',
  "o'brien+x@b-c.example",
  '北沢@例え.jp',
  'a.b.c@mail.co.jp',
  'x_{y}~!#$%&*@b.example',
])('%s is one', (address) => expect(mailAddress.test(address)).toBe(true))

test('very long texts are no addresses', () => {
  for (const text of [
    'a'.repeat(10_000),
    `a@${'b.'.repeat(5_000)}`,
    `a@${'b'.repeat(10_000)}`,
    '@'.repeat(10_000),
  ])
    expect(mailAddress.test(text)).toBe(false)
})

const message: Message = {
  id: '01234567-89ab-7cde-8f01-23456789abcd',
  from: { name: 'Millwright Japan', address: 'service@jp.millwright.example' },
  to: { name: 'Haruka', address: 'haruka@kitazawa.example' },
  subject: 'Hello',
  language: 'ja',
  text: '',
  html: '',
}

test.each(['\r', '\n', '\r\n', '\u0000', '\u0085', '\u2028', '\u2029'])(
  'the way out, too, refuses %j in any header',
  (character) => {
    const broken = `a${character}Bcc: victim@example.com`
    expect(() => envelopeOf(message)).not.toThrow()
    for (const wish of [
      { subject: broken },
      { id: broken },
      { language: broken },
      { from: { ...message.from, name: broken } },
      { to: { ...message.to, name: broken } },
      { from: { address: `${broken}@b.example` } },
      { to: { address: `${broken}@b.example` } },
    ])
      expect(() => envelopeOf({ ...message, ...wish })).toThrow('mail not sent')
  },
)

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://jp.millwright.example/',
  '//jp.millwright.example/',
  '/accounts',
  '',
  'https://evil.example/',
  'https://jp.millwright.example.evil.example/',
  'https://jp.millwright.example@evil.example/',
  'https://user:pass@jp.millwright.example/',
  'http://jp.millwright.example/',
  'https://jp.millwright.example:8443/',
  'https://evil.example/?https://jp.millwright.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.2/',
])('a link to %s is refused', async (link) => {
  await expect(queue({ ...good, data: { ...good.data, link } })).rejects.toThrow(RangeError)
  expect(await waiting()).toEqual([])
})

test('a mail of no edition, at no moment or too long is a fault', async () => {
  await expect(queue({ ...good, edition: 'zz' })).rejects.toThrow(RangeError)
  await expect(queue({ ...good, data: { ...good.data, until: 'soon' } })).rejects.toThrow(RangeError)
  await expect(queue({ ...good, data: { ...good.data, firstName: 'x'.repeat(2_001) } })).rejects.toThrow(
    RangeError,
  )
  expect(await waiting()).toEqual([])
})

test('a language that is not ours is English', async () => {
  await queue({ ...good, language: 'fr' })
  const { rows } = await sql`select language, recipient from mails`.execute(database.db)
  expect(rows).toEqual([{ language: 'en', recipient: 'haruka@kitazawa.example' }])
})

test('links lead to where the editions are: real origins alone once there are any, else this machine', () => {
  const own = (...links: string[]) => links.map(isOwnLink)
  expect(own(`${origin}/x`, 'https://it.millwright.example/', 'http://localhost:3000/x')).toEqual([
    true,
    true,
    false,
  ])

  // Whoever comes next in this process may meet these editions.
  onTestFinished(() => linkHere(undefined))
  linkHere({ port: 3000, edition: 'jp' })
  expect(own('http://localhost:3000/x', 'http://it.localhost:3000/x')).toEqual([true, true])
  expect(own('http://localhost:3001/x', 'http://127.0.0.1:3000/', `${origin}/x`)).toEqual([
    false,
    false,
    false,
  ])

  placeEditions({ jp: 'https://millwright.jp' })
  onTestFinished(() => placeEditions({}))
  expect(own('https://millwright.jp/x', 'http://it.localhost:3000/x')).toEqual([true, false])
  expect(own('http://localhost:3000/x', `${origin}/x`)).toEqual([false, false])
})
