import { expect, test } from 'vitest'
import { languages } from '../../contract/locale.ts'
import { misfit } from '../../../scripts/placeholders.ts'
import { serverText } from '../../messages/texts.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { envelopeOf } from '../../platform/mail/message.ts'
import { composeMail } from './compose.ts'
import type { MailTemplate } from './queue.ts'
import { frame, templates } from './templates.ts'

const link = 'https://it.millwright.example/accounts/verify?token=a&b=c'
const everything = {
  firstName: 'Haruka',
  lastName: 'Kitazawa',
  link,
  until: '2026-11-22T03:04:05Z',
  at: '2026-11-21T03:04:05Z',
  device: 'Firefox, Windows',
  email: 'new@kitazawa.example',
  count: '2',
  what: 'New comments',
  list: '• Nordhaven Motion: Other – 12 sets\n• Jonas Weidner',
  unsubscribe: 'https://it.millwright.example/unsubscribe?token=abc',
  business: 'Kitazawa Bearing Works',
  person: 'Mara Lindqvist',
  by: 'Naoki Hayase',
  role: 'admin',
  plan: 'gold',
  day: '2027-02-28',
  certificate: 'ISO 9001:2015',
  amount: 'US$1,850.00',
  ticket: 'H-26-7KQ4M2',
  minutes: '45',
  left: '315',
  reference: 'RF45 1234 5678',
  number: 'JP-2026-000123',
  total: 'US$2,035.00',
  answer: 'You find it below your invoices.',
  thing: 'Cheap gears',
  outcome: 'It was removed.',
  rule: 'No insults, threats or hatred.',
  words: 'Once is enough.',
  period: 'March 2027',
}
const names = Object.keys(templates) as MailTemplate[]
const compose = (template: string, language: string, data: Record<string, string> = everything) =>
  composeMail({
    mailID: uuidv7(),
    template,
    language,
    edition: 'it',
    recipient: 'haruka@kitazawa.example',
    data,
  })

test('every text stands in every language, with what English puts in', () => {
  const texts = [
    ...Object.values(frame),
    ...Object.values(templates).flatMap(({ subject, paragraphs, action, afterwards }) => [
      subject,
      ...paragraphs,
      ...(action ? [action] : []),
      ...afterwards,
    ]),
  ]
  for (const language of languages.filter((code) => code !== 'en'))
    // What is put in alone is the same in all languages.
    for (const text of texts.filter(({ message }) => !/^\{\w+\}$/.test(message))) {
      const [english, translated] = [serverText(text, 'en'), serverText(text, language)]
      expect(translated === english, `${language} ${text.id}`).toBe(false)
      expect(misfit(english, translated), `${language} ${text.id}`).toBeUndefined()
      // A limit is put in by its name.
      expect([english, translated].join()).not.toMatch(/\{\w*(?:Max|Hours)\}/)
    }
})

test.each(names.flatMap((template) => languages.map((language) => ({ template, language }))))(
  '$template in $language says the same in text and HTML, with nothing left to fill in',
  ({ template, language }) => {
    const mail = compose(template, language)

    expect(mail.from.address).toBe('service@it.millwright.example')
    expect(mail.from.name).toMatch(/^Millwright /)
    expect(mail.subject.length).toBeGreaterThan(4)
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}|undefined/)
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain('#0B6B4D')
    expect(mail.html).not.toMatch(/<table|<img|<script|<link|<style/)
    const shown = mail.html.replaceAll(/\s+/g, ' ').replaceAll('&amp;', '&').replaceAll('&#39;', "'")
    for (const line of mail.text.split('\n').filter((line) => line !== '' && line !== '--'))
      expect(shown).toContain(line.replace(/:$/, ''))
    expect(mail.text.includes(link)).toBe(templates[template].action !== undefined)
    expect(mail.text).toContain('service@it.millwright.example')
  },
)

test('what people typed is text', () => {
  const { html, text } = compose('new-device', 'en', {
    ...everything,
    device: `<img src=x onerror=alert(1)> & "Firefox" {link}`,
  })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Firefox&quot; {link}')
  expect(html).not.toContain('<img')
  expect(text).toContain('<img src=x onerror=alert(1)> & "Firefox" {link}')
})

test.each([
  ['Haruka', 'Kitazawa', 'Haruka Kitazawa'],
  ['遥', '北沢', '北沢 遥'],
  ['Łukasz', "O'Brien-Żak", "Łukasz O'Brien-Żak"],
  ['J. R.', 'Smith Jr.', 'J. R. Smith Jr.'],
  ['Ñusta', 'دانشور', 'Ñusta دانشور'],
])('%s %s is greeted by name', (firstName, lastName, name) => {
  const mail = compose('verify-email', 'en', { ...everything, firstName, lastName })
  expect(mail.to.name).toBe(name)
  expect(mail.text).toContain(`Hello ${name},`)
})

// Whoever registers chooses the name, and the mail goes to whom they chose.
const hostileNames = [
  'A\r\nBcc: victim@example.com',
  'A\nSubject: x',
  'A\rX: y',
  'A\u0000B',
  'A\u0085B',
  'A\u2028B',
  'A\u2029B',
  'A\tB',
  'A\u000bB',
  'A\u000cB',
  'A\u007fB',
  'A\u001b[31m',
  'A\u202eB',
  'A\u200bB',
  'A\u2066B',
  'A\ufeffB',
  'Win at https://evil.example',
  'evil.example',
  'www.evil.example/x',
  'a@evil.example',
  'A <a@evil.example>',
  '"A" <b@c.de>',
  'A" <b@c.de>',
  'tel:0123',
  'Call 0123456',
  '$$$ free',
  '100% off',
  'A\\',
  '=?utf-8?Q?x?=',
  '{link}',
  '<script>alert(1)</script>',
  '<a href=x>x</a>',
  'A|B',
  '[x](y)',
  'A~B',
  '#tag',
  'A_B',
  'A*B',
  'x'.repeat(90),
  'A\ud800B',
]

test.each(hostileNames.map((name) => [name]))('%j is no name for a mail', (firstName) => {
  const mail = compose('verify-email', 'en', { ...everything, firstName })
  expect(mail.to.name).toBeUndefined()
  expect(mail.text).toContain('\nHello,\n')
  expect(mail.text).not.toContain(firstName)
  expect(mail.html).not.toContain(firstName)
  expect(() => envelopeOf(mail)).not.toThrow()
})

test('names of companies and people stand in the text, and no mail program makes links of them', () => {
  const { subject, text } = compose('team-invited', 'en', {
    ...everything,
    business: 'Win now at https://evil.example/x\r\nBcc: v@evil.example',
    by: 'evil.example',
  })
  expect(subject).toBe('Invitation to join Win now at https evil. example x Bcc v evil. example')
  expect(text).toContain('evil. example invites you')
  expect(text.replaceAll(/\S*millwright\.example\S*/g, '')).not.toMatch(/\w\.\w|@/)

  const plain = compose('team-invited', 'ja', { ...everything, business: '北沢軸受製作所 Co., Ltd.' })
  expect(plain.subject).toBe('「北沢軸受製作所 Co., Ltd.」への招待が届いています')
  expect(plain.text).toContain('役割：管理者')
})

test('neither numbers of a name nor addresses in the words of others are links', () => {
  const { text } = compose('team-invited', 'en', { ...everything, by: 'Call +81 (3) 5550-0100 now' })
  expect(text).toContain('Call +… now invites you')
  expect(compose('team-invited', 'en', { ...everything, business: 'Works 1968' }).subject).toContain(
    'Works 1968',
  )

  const list = '• evil.example: Win at https://evil.example/x – evil。com、3.5 mm です。次'
  const mail = compose('inquiries-received', 'ja', { ...everything, list })
  expect(mail.text).toContain('• evil. example: Win at https evil. example/x – evil. com、3.5 mm です。次')
  expect(mail.html).not.toContain('evil.example')
})

test('a moment is told by the clock of the edition, summer time too, and the zone is named', () => {
  const at = (until: string, language: string) =>
    compose('verify-email', language, { ...everything, until }).text.match(/\d+[:.]\d+ \(.*?\)/u)?.[0]
  expect(at('2026-11-22T03:04:05Z', 'it')).toBe('04:04 (Ora dell’Europa centrale)')
  expect(at('2026-07-22T03:04:05Z', 'it')).toBe('05:04 (Ora dell’Europa centrale)')
})

test.each([
  'Officine Fiorinelli S.p.A.',
  'Rossi S.r.l.',
  'Kitazawa Co., Ltd.',
  'Talleres Vega S.A. de C.V.',
  'Nowak Sp.z o.o.',
])('the legal form in %s stays as it is, and no sentence ends twice', (business) => {
  for (const language of languages)
    for (const template of names) {
      const { subject, text } = compose(template, language, { ...everything, business })
      expect(`${subject}\n${text}`).not.toMatch(/\.[.。]/u)
      expect(`${subject}\n${text}`).not.toMatch(/S\. p|S\. r|S\. A|C\. V|Sp\. z|o\. o/u)
    }
  expect(compose('inquiry-sent', 'it', { ...everything, business }).subject).toContain(business)
})

test('an abbreviation never hides an address', () => {
  const list = 'U.S.A. e.g. evil.co a.b.evil.io x.y.zip Works Co.KG S.p.Example e\u0301.e\u0301vil'
  expect(compose('inquiries-received', 'en', { ...everything, list }).text).toContain(
    'U.S.A. e.g. evil. co a.b. evil. io x.y. zip Works Co. KG S.p. Example e\u0301. e\u0301vil',
  )
})

test('the name of a file stays whole; an address that only looks like one does not', () => {
  const list =
    '• 北沢 遥: 図面\n\u2003図面_ポンプ仕様.pdf · Housing.v2.STEP · a.pdf. b.docx, evil.com.pdf pdf.evil.com x.pdf.evil.com q.pdfs.io'
  const { text, html } = compose('inquiries-received', 'ja', { ...everything, list })
  expect(text).toContain(
    '図面_ポンプ仕様.pdf · Housing. v2.STEP · a.pdf. b.docx, evil. com.pdf pdf. evil. com x. pdf. evil. com q. pdfs. io',
  )
  expect(html).toContain('図面_ポンプ仕様.pdf')
})

test('an address that was invited is named as it is', () => {
  const { text } = compose('team-declined', 'en', { ...everything, person: 'mara@nordhaven.example' })
  expect(text).toContain('mara@nordhaven.example has declined')
})

test('a template or an edition that is not known makes no mail', () => {
  expect(() => compose('constructor', 'en')).toThrow(RangeError)
  expect(() =>
    composeMail({
      mailID: '',
      template: 'verify-email',
      language: 'en',
      edition: 'zz',
      recipient: '',
      data: {},
    }),
  ).toThrow(RangeError)
})
