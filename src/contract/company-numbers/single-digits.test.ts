// What one mistyped digit does: which schemes promise to find it, and what the others let through.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allPublished, publishedNumbers } from '../../testing/published-numbers.ts'
import { seedOfPiece } from '../../testing/proofs.ts'
import { checkedNumber, type NumberScheme } from './checked-number.ts'

const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
type Known = (typeof allPublished)[number]

/** VAT numbers are told apart by their country, and those of France by whether their key is digits. */
const kindOf = ({ scheme, number }: Known): string =>
  scheme !== 'eu-vat' ? scheme : /^FR(?!\d\d)/.test(number) ? 'FR with letters' : number.slice(0, 2)

/** By why no digit can be another one: no weight times a difference of digits is a multiple of the modulus, or folds onto another. */
const promising = {
  'ISO/IEC 7064 MOD 97,10': ['lei'],
  'ISO/IEC 7064 MOD 11,10': ['DE', 'HR'],
  'Luhn, in base 10 or 36, or doubled likewise': ['in-gstin', 'IT', 'AT'],
  'MOD 31 of powers of 3': ['cn-uscc'],
  'MOD 97': ['BE'],
  'MOD 97 and Luhn': ['FR'],
  'MOD 89': ['au-abn', 'LU'],
  'MOD 37': ['MT'],
  'MOD 23, or doubled like Luhn': ['ES', 'IE'],
  'MOD 26': ['CY'],
  'MOD 11 where 10 is given out to nobody': ['DK', 'FI', 'PL', 'SI', 'SK'],
  'MOD 10, weights 1, 3, 7, 9': ['kr-business', 'EE', 'HU'],
}
const promised = new Set(Object.values(promising).flat())
/** Letters are told from letters too; in an LEI not from digits, which are one place shorter. */
const promisedLetters = new Set(['lei', 'in-gstin', 'cn-uscc', 'CY', 'AT'])

/**
 * Of the published numbers' changes, how many are right as well, and why. Those of 0 promise nothing: the numbers were lucky.
 */
const exceptions: Record<string, number> = {
  // MOD 9: a 0 for a 9 and a 9 for a 0.
  'jp-corporate': 23,
  // No check digit; 235 of 243 changes have first digits that the IRS knows.
  'us-ein': 235,
  // MOD 11 twice, where 10 and 11 are both written 0: see below.
  'br-cnpj': 0,
  // MOD 10 with even weights and a 5: 8 of 81 each.
  'au-acn': 40,
  // MOD 11 where 10 is written 0, or counted anew; people's numbers by any of three ways.
  BG: 38,
  EL: 0,
  LT: 11,
  PT: 0,
  RO: 7,
  // The same for companies; older numbers of people have a day of birth alone.
  CZ: 11,
  // The first digit says whether company or person, each with a way of its own.
  LV: 1,
  // The two behind the B say which establishment; one is right by the newer way, MOD 97.
  NL: 28,
  // Likewise the two at the end.
  SE: 17,
  // A first sign that is a digit beside one that is a letter.
  'FR with letters': 4,
}

/** Whatever stands at that place, all others of its kind there. */
const changesAt = (number: string, at: number): string[] =>
  [...(digits.includes(number[at]!) ? digits : letters)]
    .filter((other) => other !== number[at])
    .map((other) => number.slice(0, at) + other + number.slice(at + 1))

const isRight = (country: string, number: string) => checkedNumber({ country, number }).state === 'right'

/** The letters of the country are no part of the number. */
const placesOf = ({ scheme, number }: Known, of: string): number[] =>
  Array.from(number, (_, at) => at).filter(
    (at) => (scheme !== 'eu-vat' || at > 1) && of.includes(number[at]!),
  )

const takenOf = (known: Known, of: string): string[] =>
  placesOf(known, of)
    .flatMap((at) => changesAt(known.number, at))
    .filter((number) => isRight(known.country, number))

test('every kind of number is in one of the two lists', () => {
  const kinds = [...new Set(allPublished.map(kindOf))].toSorted()
  expect([...promised, ...Object.keys(exceptions)].toSorted()).toEqual(kinds)
})

test.each(allPublished.filter((known) => promised.has(kindOf(known))))(
  '$scheme $number: every change of one digit is refused',
  (known) => {
    expect(takenOf(known, digits)).toEqual([])
  },
)

test.each(allPublished.filter((known) => promisedLetters.has(kindOf(known))))(
  '$scheme $number: every change of one letter is refused',
  (known) => {
    expect(takenOf(known, letters)).toEqual([])
  },
)

test.each(Object.entries(exceptions))(
  '%s promises nothing: %i changes of one digit are right',
  (kind, count) => {
    const taken = allPublished
      .filter((known) => kindOf(known) === kind)
      .flatMap((known) => takenOf(known, digits))
    expect(taken).toHaveLength(count)
  },
)

/** What was and what came at the one place where two numbers differ. */
function difference(one: string, other: string): { at: number; from: string; to: string } {
  const at = [...one].findIndex((sign, place) => sign !== other[place])
  return { at, from: one[at]!, to: other[at]! }
}
const numbersOf = (scheme: NumberScheme) => allPublished.filter((known) => known.scheme === scheme)

test('Japan: a 0 for a 9 and a 9 for a 0, behind the check digit, are all that is let through', () => {
  for (const known of numbersOf('jp-corporate')) {
    const expected = placesOf(known, '09').filter((at) => at > 0)
    const taken = takenOf(known, digits).map((number) => difference(known.number, number))
    expect(taken.map(({ at }) => at)).toEqual(expected)
    for (const { from, to } of taken) expect([from, to].toSorted()).toEqual(['0', '9'])
  }
})

test('Australia, company numbers: what is let through differs by a multiple of ten once weighted', () => {
  for (const known of numbersOf('au-acn'))
    for (const number of takenOf(known, digits)) {
      const { at, from, to } = difference(known.number, number)
      expect(Math.abs((8 - at) * (Number(from) - Number(to))) % 10).toBe(0)
    }
})

test('Brazil: a digit of the first, fifth or ninth place may pass for another where both check digits are 0', () => {
  // There the two weights are opposite by 11 (5 and 6, 9 and 2): what makes of one check digit a 10 makes of the other an 11.
  const number = '01234524000100'
  expect(isRight('BR', number)).toBe(true)
  expect(takenOf({ scheme: 'br-cnpj', country: 'BR', number }, digits)).toEqual([
    '91234524000100',
    '01239524000100',
    '01234524900100',
  ])
})

test('Brazil: letters 11 or 22 places apart are one to its check digits', () => {
  const taken = numbersOf('br-cnpj').flatMap((known) =>
    takenOf(known, letters).map((number) => difference(known.number, number)),
  )
  expect(taken).toHaveLength(9)
  for (const { from, to } of taken) expect(Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) % 11).toBe(0)
  expect(publishedNumbers.find(({ scheme }) => scheme === 'br-cnpj')?.numbers.join('')).toMatch(/[A-Z]/)
})

test('of numbers that differ in one digit alone, at most one is right where the scheme promises it', () => {
  const known = fc.constantFrom(...allPublished.filter((one) => promised.has(kindOf(one))))
  const shuffled = fc.tuple(known, fc.array(fc.nat(9), { minLength: 20, maxLength: 20 }))
  let right = 0
  fc.assert(
    fc.property(shuffled, ([{ scheme, country, number }, others]) => {
      const text = Array.from(number, (sign, at) => (digits.includes(sign) ? others[at]! : sign)).join('')
      for (const at of placesOf({ scheme, country, number: text }, digits)) {
        const taken = [text, ...changesAt(text, at)].filter((one) => isRight(country, one))
        expect(taken.length).toBeLessThanOrEqual(1)
        right += taken.length
      }
    }),
    { numRuns: 400, seed: seedOfPiece(21) },
  )
  expect(right).toBeGreaterThan(500)
})
