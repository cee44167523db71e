// VAT numbers of Spain and Ireland, which end in letters that follow from the digits.
import { weighted } from './check-digits.ts'

/** What stands behind the letters of the country. */
export type VatForm = { form: RegExp; passes: (number: string) => boolean }

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const letterOf = (digits: string) => spanishLetters[Number(digits) % 23]

/** Of legal persons: a letter that says what they are, seven digits, and a digit or a letter that follows from them. */
function passesCompany(number: string): boolean {
  const digits = number.slice(1, 8)
  const sum = [...digits].reduce((all, digit, at) => {
    const value = Number(digit)
    return all + (at % 2 === 0 ? Math.floor(value / 5) + ((value * 2) % 10) : value)
  }, 0)
  const check = (10 - (sum % 10)) % 10
  const [kind, end] = [number[0]!, number[8]!]
  const letter = 'JABCDEFGHI'[check]
  if ('ABEH'.includes(kind)) return end === String(check)
  if ('NPQRSW'.includes(kind)) return end === letter
  return end === String(check) || end === letter
}

/** People: eight digits and a letter; foreigners X, Y or Z and seven; who has neither K, L or M and seven. */
function passesSpanish(number: string): boolean {
  const first = number[0]!
  if (/\d/.test(first)) return letterOf(number.slice(0, 8)) === number[8]
  if ('XYZ'.includes(first)) return letterOf('XYZ'.indexOf(first) + number.slice(1, 8)) === number[8]
  if ('KLM'.includes(first)) return letterOf(number.slice(1, 8)) === number[8]
  return passesCompany(number)
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Seven digits and one or two letters, or the older way with a letter or sign in second place. */
function passesIrish(number: string): boolean {
  const isOlder = !/^\d{7}/.test(number)
  const digits = isOlder ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7)
  const second = isOlder ? 0 : Math.max(0, irishLetters.indexOf(number[8] ?? 'W'))
  return irishLetters[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === number[7]
}

export const ibericAndIrish: Readonly<Record<string, VatForm>> = {
  ES: {
    form: /^(?:\d{8}[A-Z]|[XYZKLM]\d{7}[A-Z]|[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J])$/,
    passes: passesSpanish,
  },
  IE: { form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, passes: passesIrish },
}
