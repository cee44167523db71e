import { expect, test } from 'vitest'
import { Email, register } from './accounts.ts'

const registration = {
  firstName: 'Keiko',
  lastName: 'Arai',
  email: 'keiko@example.com',
  password: 'seven bearings turn',
  businessUse: true,
  legalAge: true,
  termsVersion: '2019-10-21',
}
const withName = (firstName: string) => register.body.safeParse({ ...registration, firstName })

test.each([
  ['a change of direction', 'exe\u202egnp'],
  ['a line break', 'Keiko\nBcc: all'],
  ['a control character', 'a\u0000b'],
  ['what cannot be seen', '\u200b'],
  ['a heap of accents', `a${'\u0301\u0316'.repeat(20)}`],
  ['nothing', '  '],
  ['more than a hundred letters', '🔩'.repeat(101)],
])('T23: nobody registers with a name of %s', (_what, name) => {
  expect(withName(name).success).toBe(false)
})

test('a name is kept composed, and counted in letters', () => {
  expect(withName(' が '.normalize('NFD')).data?.firstName).toBe('が')
  expect(withName('🔩'.repeat(100)).success).toBe(true)
})

test('an address has one spelling, and hides nothing', () => {
  const spellings = [
    'bücher@example.com',
    ' BU\u0308CHER@Example.com',
    'ｂücher＠example．com',
    'bücher@EXAMPLE.com\n',
  ]
  expect(new Set(spellings.map((email) => Email.parse(email)))).toEqual(new Set(['bücher@example.com']))
  for (const hidden of ['\u00ad', '\u034f', '\u180e', '\u200d', '\ufe0f', '\u3164', '\u2800', '\u{e0061}'])
    for (const email of [`a${hidden}b@example.com`, `ab@exam${hidden}ple.com`])
      expect(Email.safeParse(email).success).toBe(false)
  for (const email of ["o'brien+x@b-c.example", '北沢@例え.jp']) expect(Email.parse(email)).toBe(email)
})
