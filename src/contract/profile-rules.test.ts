// P5 and D34, D41, T22, T23: what a profile takes and what it does not.
import { expect, test } from 'vitest'
import { register } from './accounts.ts'
import { BirthDateInput, dateProblem, PhoneInput, phoneProblem } from './profile-rules.ts'
import { plainText } from './text.ts'

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message)

test.each([
  ['1970-10-24', '1970-10-24'],
  ['1970/10/24', '1970-10-24'],
  ['1970 10 24', '1970-10-24'],
  ['1970.10.24', '1970-10-24'],
  ['１９７０-１０-２４', '1970-10-24'],
  ['2000-02-29', '2000-02-29'],
  ['1900-01-01', '1900-01-01'],
  ['', ''],
])('a birth date may be written %s', (written, kept) => {
  expect(BirthDateInput.parse(written)).toBe(kept)
})

test.each([
  '1899-12-31',
  '2100-01-01',
  '2099-01-01',
  '1970-13-01',
  '1970-00-10',
  '1970-10-32',
  '1970-02-30',
  '2001-02-29',
  '1970-1-2',
  '24/10/1970',
  '1970-10-24x',
  '19701024',
  '1970_10_24',
])('%s is no birth date', (written) => {
  expect(messages(BirthDateInput.safeParse(written))).toEqual([dateProblem])
})

const phone = (countryCode: string, phoneNumber: string) => ({ countryCode, phoneNumber })

test.each([
  [phone('+81', '90 5550 0100'), phone('+81', '9055500100')],
  [phone('81', '90-5550-0100'), phone('+81', '9055500100')],
  [phone('+81', '03-5550-0100'), phone('+81', '355500100')],
  [phone('+81', '+81 (0)3 5550 0100'), phone('+81', '355500100')],
  [phone('+81', '+81(0)3-5550-0100'), phone('+81', '355500100')],
  [phone('+81', '0081 3 5550 0100'), phone('+81', '355500100')],
  [phone('+39', '02 5550 0100'), phone('+39', '0255500100')],
  [phone('+44', '(020) 7946 0123'), phone('+44', '2079460123')],
  [phone('+49', '030 12345'), phone('+49', '03012345')],
  [phone('+ 1', '12345678'), phone('+1', '12345678')],
  [phone('＋８１', '０９０−１２３４−５６７８'), phone('+81', '9012345678')],
  [phone('+81', '+81 90 5550 0100'), phone('+81', '9055500100')],
  [phone('＋８１', '（０３）５５５０ー０１００'), phone('+81', '355500100')],
  [phone('', ''), phone('', '')],
])('%o is kept as %o', (sent, kept) => {
  expect(PhoneInput.parse(sent)).toEqual(kept)
})

test.each([
  phone('+81', '1234567'),
  phone('', '12345678'),
  phone('+', '12345678'),
  phone('+81', '12345678901234'),
  phone('+81', '1234 abcd 5678'),
  phone('x81', '12345678'),
])('%o is no telephone number', (sent) => {
  expect(messages(PhoneInput.safeParse(sent))).toEqual([phoneProblem])
})

test('D41: lengths count code points, after composing, a line break as one', () => {
  const text = plainText({ max: 4, lines: true })
  expect(text.parse('🔩🔩🔩🔩')).toBe('🔩🔩🔩🔩')
  expect(text.parse('ガガガガ'.normalize('NFD'))).toBe('ガガガガ')
  expect(text.parse('a\r\nbc')).toBe('a\nbc')
  expect(text.safeParse('🔩🔩🔩🔩🔩').success).toBe(false)
  expect(plainText({ max: 4, min: 1 }).safeParse('  ').success).toBe(false)
})

test.each([
  ['a control character', 'a\u0007b'],
  ['a change of direction', 'exe\u202egnp'],
  ['an isolate', 'a\u2066b'],
  ['a mark of direction', 'a\u200eb'],
  ['a space without width', 'a\u200bb'],
  ['a soft hyphen', 'a\u00adb'],
  ['an invisible letter', '\u3164'],
  ['a line separator', 'a\u2028b'],
  ['a heap of accents', `a${'\u0301\u0316'.repeat(20)}`],
  ['a line break in one line', 'a\nb'],
  ['a joiner that joins nothing', '\u200d'],
  ['a joiner twice', 'क्\u200d\u200dष'],
  ['a message in variants of one letter', '葛\u{e0148}\u{e0155}\u{e0153}'],
  ['accents heaped up between joiners', `a${'\u0301\u200d'.repeat(20)}`],
  ['half a letter', 'a\ud800b'],
  ['what is no character', 'a\uffffb'],
])('T23: %s is no text', (_what, text) => {
  expect(plainText({ max: 100 }).safeParse(text).success).toBe(false)
})

test('an issue says why', () => {
  const whyOf = (text: string) =>
    plainText({ max: 3, min: 1 })
      .safeParse(text)
      .error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['why'] : issue.code))
  expect([whyOf(''), whyOf('abcd'), whyOf('a\u200b')]).toEqual([['short'], ['long'], ['hidden']])
})

test.each(['\u2800', '\u0301\u0302', '\u3000', ''])('%j is no name, for nobody sees it', (text) => {
  expect(plainText({ max: 100, min: 1 }).safeParse(text).success).toBe(false)
})

test.each([
  '葛\u{e0100}城',
  'क्\u200dष',
  '👩‍🔧',
  '❤️',
  '❤️‍🔥',
  'می\u200cخواهم',
  'അവന്\u200d',
  '1️⃣',
  '🏳️‍🌈',
  'Ng\u0169\u0323',
  "O'Brien-Łódź",
])('%s is text', (text) => {
  expect(plainText({ max: 100 }).safeParse(text).success).toBe(true)
})

test('T22: ten thousand characters are judged at once', () => {
  for (const text of ['\u0301', '1', ' ', '+', '1970-'].map((part) => part.repeat(10_000))) {
    expect(plainText({ max: 512, lines: true }).safeParse(text).success).toBe(false)
    expect(BirthDateInput.safeParse(text).success).toBe(false)
    expect(PhoneInput.safeParse(phone(text, text)).success).toBe(false)
  }
})

test('T23: the names of a new account are texts by the same rule', () => {
  const wish = {
    lastName: 'Kitazawa',
    email: 'haruka@example.com',
    password: 'seven bearings turn',
    businessUse: true,
    legalAge: true,
    termsVersion: '1',
  }
  const isTaken = (firstName: string) => register.body.safeParse({ ...wish, firstName }).success
  expect(isTaken(`春花${'🔩'.repeat(98)}`)).toBe(true)
  for (const name of ['a\u202eb', 'a\nb', `a${'\u0301'.repeat(50)}`, '\u200d', ' '])
    expect(isTaken(name), JSON.stringify(name)).toBe(false)
})
