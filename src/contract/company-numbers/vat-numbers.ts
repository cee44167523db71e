// Numbers for value added tax of the 27 countries of the EU: how each is written, and its check digits.
// Forms: European Commission, VIES, https://ec.europa.eu/taxation_customs/vies/ (question 11). Whether a number was ever given out
// is not asked here.
import { plainNumber } from '../writing.ts'
import { passesLuhn, passesMod11And10, passesMod97And10, weighted } from './check-digits.ts'
import { ibericAndIrish, type VatForm } from './vat-numbers-lettered.ts'

const falling = (from: number) => Array.from({ length: from - 1 }, (_, at) => from - at)
const last = (number: string): number => Number(number.at(-1))

/** Without remainder when the digits are weighted and added. */
const divides = (weights: readonly number[], by: number) => (number: string) =>
  weighted(number, weights) % by === 0

const digits = (length: number, passes: VatForm['passes'], first = '\\d'): VatForm => ({
  form: new RegExp(`^${first}\\d{${length - 1}}$`),
  passes,
})

function passesAustrian(number: string): boolean {
  const sum = Array.from(number.slice(1, 8)).reduce((all, digit, at) => {
    const value = Number(digit)
    return all + (at % 2 === 0 ? value : Math.floor(value / 5) + ((value * 2) % 10))
  }, 0)
  return (10 - ((sum + 4) % 10)) % 10 === last(number)
}

/** Legal persons have nine digits; people, foreigners and others ten, each by a way of its own. */
function passesBulgarian(number: string): boolean {
  if (number.length === 9) {
    const once = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
    return (once < 10 ? once : weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 === last(number)
  }
  const person = (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10
  const foreigner = weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10
  const other = 11 - (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return [person, foreigner, other % 11].includes(last(number))
}

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

function passesCypriot(number: string): boolean {
  const sum = Array.from(number.slice(0, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? cypriotOdd[Number(digit)]! : Number(digit)),
    0,
  )
  return !number.startsWith('12') && String.fromCharCode(65 + (sum % 26)) === number[8]
}

/** Eight digits: legal persons. Nine: people of before 1954, who have no check digit, or with a 6 a special register. Ten: people. */
function passesCzech(number: string): boolean {
  if (number.length === 8) return ((11 - (weighted(number, falling(8)) % 11)) % 11 || 1) % 10 === last(number)
  if (number.length === 10) return passesTenfold(number)
  if (!number.startsWith('6')) return isBirth(number) && Number(number.slice(0, 2)) < 54
  const rest = weighted(number.slice(1), falling(8)) % 11
  return (8 - ((10 - rest) % 11) + 10) % 10 === last(number)
}

/** Months of women count from 51; where a day had no number left, 20 more. */
const isBirth = (number: string) =>
  /^\d\d[0257][1-9]|^\d\d[1368][0-2]/.test(number) && /^.{4}(?:0[1-9]|[12]\d|3[01])/.test(number)
const passesTenfold = (number: string) =>
  isBirth(number) &&
  (Number(number) % 11 === 0 || ((Number(number.slice(0, 9)) % 11) % 10 === 0 && last(number) === 0))

/** SIREN by Luhn, before it two digits that follow from it, or two letters and digits of the newer way. */
function passesFrench(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)]
  // Monaco's have zeros where companies of France have theirs.
  if (!siren.startsWith('000') && !passesLuhn(siren)) return false
  if (/^\d\d$/.test(key)) return (12 + 3 * (Number(siren) % 97)) % 97 === Number(key)
  const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [one, two] = [letters.indexOf(key[0]!), letters.indexOf(key[1]!)]
  const check = one < 10 ? one * 24 + two - 10 : one * 34 + two - 100
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11
}

function passesLithuanian(number: string): boolean {
  if (number.at(-2) !== '1') return false
  const rest = (from: number) =>
    weighted(
      number,
      Array.from({ length: number.length - 1 }, (_, at) => 1 + ((at + from) % 9)),
    ) % 11
  return (rest(0) < 10 ? rest(0) : rest(2) % 10) === last(number)
}

function passesLatvian(number: string): boolean {
  if (number > '4') return weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  return ((1 + weighted(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(number)
}

/** By the number of the company, or, for one person alone since 2020, over all that is written. */
const passesDutch = (number: string) =>
  divides([9, 8, 7, 6, 5, 4, 3, 2, -1], 11)(number) || passesMod97And10(`NL${number}`)

const italianProvinces = /^\d{7}(?:0[1-9]\d|00[1-9]|100|120|121|888|999)/

/** By the letters that a VAT number begins with; Greece writes EL. */
export const vatForms: Readonly<Record<string, VatForm>> = {
  AT: { form: /^U\d{8}$/, passes: passesAustrian },
  BE: digits(10, (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)), '[01]'),
  BG: { form: /^\d{9,10}$/, passes: passesBulgarian },
  CY: { form: /^[013459]\d{7}[A-Z]$/, passes: passesCypriot },
  CZ: { form: /^(?:[0-8]\d{7}|\d{9,10})$/, passes: passesCzech },
  DE: digits(9, passesMod11And10, '[1-9]'),
  DK: digits(8, divides([2, 7, 6, 5, 4, 3, 2, 1], 11), '[1-9]'),
  EE: digits(9, divides([3, 7, 1, 3, 7, 1, 3, 7, 1], 10)),
  EL: digits(9, (number) => (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(number)),
  FI: digits(8, divides([7, 9, 10, 5, 8, 4, 2, 1], 11)),
  FR: { form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, passes: passesFrench },
  HR: digits(11, passesMod11And10),
  HU: digits(8, divides([9, 7, 3, 1, 9, 7, 3, 1], 10)),
  IT: digits(
    11,
    (number) => !number.startsWith('0000000') && italianProvinces.test(number) && passesLuhn(number),
  ),
  LT: { form: /^(?:\d{9}|\d{12})$/, passes: passesLithuanian },
  LU: digits(8, (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6))),
  LV: digits(11, passesLatvian),
  MT: digits(8, divides([3, 4, 6, 7, 8, 9, 10, 1], 37), '[1-9]'),
  NL: { form: /^\d{9}B\d{2}$/, passes: passesDutch },
  PL: digits(10, divides([6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11)),
  PT: digits(9, (number) => ((11 - (weighted(number, falling(9)) % 11)) % 11) % 10 === last(number), '[1-9]'),
  RO: {
    form: /^[1-9]\d{1,9}$/,
    passes: (number) =>
      ((10 * weighted(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(number),
  },
  SE: { form: /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/, passes: (number) => passesLuhn(number.slice(0, 10)) },
  SI: digits(
    8,
    (number) => {
      const check = 11 - (weighted(number, falling(8)) % 11)
      return check !== 11 && check % 10 === last(number)
    },
    '[1-9]',
  ),
  SK: { form: /^[1-9]\d[2-4789]\d{7}$/, passes: (number) => Number(number) % 11 === 0 },
  ...ibericAndIrish,
}

/** The letters of VAT numbers of a country of the EU, and of Monaco, which is one with France; undefined elsewhere. */
export function vatPrefixOf(countryCode: string): string | undefined {
  const prefix = countryCode === 'GR' ? 'EL' : countryCode === 'MC' ? 'FR' : countryCode
  return Object.hasOwn(vatForms, prefix) ? prefix : undefined
}

/** Whether this can be the VAT number of somebody in that country: its letters first, its form, its check digits. */
export function isVatNumber(number: string, countryCode: string): boolean {
  const prefix = vatPrefixOf(countryCode)
  const plain = plainNumber(number)
  if (prefix === undefined || !plain.startsWith(prefix)) return false
  const { form, passes } = vatForms[prefix]!
  const rest = plain.slice(prefix.length)
  return form.test(rest) && passes(rest)
}
