// Any text at all, and numbers near to right ones: nothing throws, and what is right is right by a second count too.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allPublished } from '../../testing/published-numbers.ts'
import { seedOfPiece } from '../../testing/proofs.ts'
import { isRightBySecondCount } from '../../testing/second-count.ts'
import { checkedNumber } from './checked-number.ts'

const runs = { numRuns: 10_000, seed: seedOfPiece(2_101) }
const states = ['right', 'wrong digit', 'wrong form', 'no scheme']

const countries = [...new Set(allPublished.map(({ country }) => country))]
const country = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...countries) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'GB', 'jp', 'XX', '__proto__', 'constructor', 'toString', 'JP\u0000'),
  },
)

/** Signs that others take for a digit, a letter or nothing. */
const odd = fc.constantFrom(
  ...'０９Ａｚ①²٣৩ſıßΑА∕．－ー–·・​‮﻿　 \n\t\u0000\u0308',
  '\ud800',
  '👩‍👩‍👧',
  '%00',
  '\\d',
  '(?:',
  "' or 1=1 --",
)
const known = fc.constantFrom(...allPublished)
const spoiled = fc
  .tuple(known, fc.array(fc.tuple(fc.nat(25), odd), { maxLength: 3 }))
  .map(([{ number }, more]) =>
    more.reduce((text, [at, sign]) => text.slice(0, at) + sign + text.slice(at + (at % 2)), number),
  )
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789ABXZ -./'), maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 20 }),
  spoiled,
  fc.tuple(spoiled, spoiled).map(([one, other]) => one + other),
)

/** Every sign that may stand in a normalised number that is right; + and * only in older ones of Ireland. */
const plain = /^[0-9A-Z+*]+$/

test('hostile texts never throw, and are right only where a second count says so', () => {
  const found = new Map<string, number>()
  fc.assert(
    fc.property(country, typed, (at, number) => {
      const said = checkedNumber({ country: at, number })
      found.set(said.state, (found.get(said.state) ?? 0) + 1)
      expect(said.scheme === null).toBe(said.state === 'no scheme')
      if (said.state !== 'right') return
      expect(said.normalised).toMatch(plain)
      expect(isRightBySecondCount(said.scheme!, said.normalised)).toBe(true)
    }),
    runs,
  )
  for (const state of states) expect(found.get(state) ?? 0, state).toBeGreaterThan(50)
})

test('numbers of a right form are right by both counts or by none', () => {
  const digits = '0123456789'
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  // Each place another one of its kind, mostly the last ones alone, so that many are right.
  const places = fc.array(fc.tuple(fc.nat(9), fc.nat(25), fc.nat(3)), { minLength: 22, maxLength: 22 })
  const found = { right: 0, wrong: 0 }
  fc.assert(
    fc.property(known, places, fc.boolean(), ({ scheme, country: at, number }, others, isFar) => {
      const number2 = Array.from(number, (sign, place) => {
        const [digit, letter, chance] = others[place]!
        const stays =
          (scheme === 'eu-vat' && place < 2) || chance > 0 || (!isFar && place < number.length - 2)
        if (stays) return sign
        return digits.includes(sign) ? digits[digit]! : letters.includes(sign) ? letters[letter]! : sign
      }).join('')
      const { state, scheme: as } = checkedNumber({ country: at, number: number2 })
      expect(state === 'right', `${at} ${number2}`).toBe(isRightBySecondCount(as ?? scheme, number2))
      found[state === 'right' ? 'right' : 'wrong'] += 1
    }),
    runs,
  )
  expect(Math.min(found.right, found.wrong)).toBeGreaterThan(1_000)
})

test('what was normalised is told the same again', () => {
  let told = 0
  fc.assert(
    fc.property(country, typed, (at, number) => {
      const said = checkedNumber({ country: at, number })
      const isTold = said.state === 'right' || said.state === 'wrong digit'
      const again = checkedNumber({ country: at, number: said.normalised })
      expect(isTold ? again : said).toEqual(said)
      told += Number(isTold)
    }),
    runs,
  )
  expect(told).toBeGreaterThan(200)
})
