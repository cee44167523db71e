// How numbers and codes are kept, however a keyboard wrote them.
import { expect, test } from 'vitest'
import { RegisterNumber } from './business-fields.ts'
import { addCertificate } from './certificates.ts'
import { sendInquiry } from './inquiries.ts'
import { CompanyName } from './names.ts'
import { plainText } from './text.ts'

const certificate = { name: 'ISO 9001', issuer: '', scope: '', issueDate: '', expireDate: '' }

test.each([
  ['１２００−０１−１２３４５６', '1200-01-123456'],
  ['1200ー01ー123456', '1200-01-123456'],
  ['HRB‐2041 – B', 'HRB-2041 - B'],
  ['般−３　第１２００号', '般-3 第1200号'],
  ['センター１２', 'センター12'],
  ['', ''],
])('a number that is written %s is kept as %s, in a register and on a certificate', (written, kept) => {
  expect(RegisterNumber.parse(written)).toBe(kept)
  expect(addCertificate.body.parse({ ...certificate, number: written }).number).toBe(kept)
})

const message = plainText({ min: 1, max: 100, lines: true })
const inquiry = { to: crypto.randomUUID(), subject: 'Bearings', message: 'How many?' }

test.each([
  ['Zero\u200b width', 'Zero width'],
  ['\u202aC:\\drawing.pdf\u202c', 'C:\\drawing.pdf'],
  ['hy\u00adphen', 'hyphen'],
  ['\ufeffFirst', 'First'],
  ['One\u2028two\u2029three', 'One\ntwo\nthree'],
  ['One\vtwo\ftwo\u0085three', 'One\ntwo\ntwo\nthree'],
  ['\u2066+81\u2069 3', '+81 3'],
  ['One\r\ntwo\rthree', 'One\ntwo\nthree'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('what a copy brought along unseen is taken out of a message: %j', (pasted, kept) => {
  expect(message.parse(pasted)).toBe(kept)
  const { subject } = sendInquiry.body.parse({ ...inquiry, subject: pasted })
  expect(subject).toBe(kept.replaceAll('\n', ' '))
})

test('what hides or turns letters is refused still, and in names so is all that cannot be seen', () => {
  for (const hostile of ['a\u202eb', 'a\u0000b', '\u200b', 'a\u{e0061}b'])
    expect([hostile, message.safeParse(hostile).success]).toEqual([hostile, false])
  for (const hidden of ['\u200b', '\u202a', '\u00ad', '\ufeff', '\u2028', '\v'])
    expect([hidden, CompanyName.safeParse(`Ac${hidden}me`).success]).toEqual([hidden, false])
  // A mail program decodes these, and nothing else, in a header.
  for (const word of ['=?utf-8?q?Millwright?=', '=?UTF-8?B?TWlsbHdyaWdodA==?= Ltd'])
    expect([word, CompanyName.safeParse(word).success]).toEqual([word, false])
  for (const word of ['P=?', 'What=?b?=', 'A=?1?c?2?='])
    expect([word, CompanyName.safeParse(word).success]).toEqual([word, true])
})
