import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import {
  newRecoveryCodes,
  newTotpSecret,
  readRecoveryCode,
  stepOfCode,
  totpAddress,
} from './one-time-codes.ts'

// The vectors of RFC 6238, appendix B, cut to six digits.
const secret = Secret.fromLatin1('12345678901234567890').base32

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %i seconds the code is %s', (seconds, code, step) => {
  expect(stepOfCode(secret, code, seconds * 1_000)).toBe(step)
})

test('a code counts for its own step, the one before and the one after, and no longer', () => {
  const step = (at: number) => stepOfCode(secret, '005924', at * 1_000)
  const begins = 41_152_263 * 30

  expect([begins - 31, begins - 30, begins, begins + 59, begins + 60].map(step)).toEqual([
    null,
    41_152_263,
    41_152_263,
    41_152_263,
    null,
  ])
})

test.each(['', '00592', '0059240', ' 05924', '00592a', '００５９２４', '-05924', '5924.0', '1e5000'])(
  'what is no code is refused: %s',
  (code) => {
    expect(stepOfCode(secret, code, 1_234_567_890_000)).toBeNull()
  },
)

test('an address for authenticator apps names issuer and account, and survives odd ones', () => {
  const own = newTotpSecret()
  const address = new URL(totpAddress(own, 'Millwright Japan', 'haruka+lathe@bearings.example'))

  expect(own).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(own)
  expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp')
  expect(decodeURIComponent(address.pathname)).toBe('/Millwright Japan:haruka+lathe@bearings.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Millwright Japan',
    secret: own,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('ten recovery codes, all different, read back however they are typed', () => {
  const codes = newRecoveryCodes()

  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/)
    expect(readRecoveryCode(` ${code.toUpperCase().replace('-', ' ')} `)).toBe(code)
  }
  expect(readRecoveryCode('k7mq-2x9')).toBeNull()
  expect(readRecoveryCode('')).toBeNull()
})
