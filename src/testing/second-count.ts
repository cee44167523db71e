// Numbers of companies counted a second time, each in another way than src/contract/company-numbers: there by weights and
// remainders of small sums, here by one whole number, a power of a generator, a table. Takes what is normalised.
import type { NumberScheme } from '../contract/company-numbers/checked-number.ts'
import { isVatBySecondCount } from './vat-second-count.ts'

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const base31 = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const sumOf = (values: readonly bigint[]) => values.reduce((all, one) => all + one, 0n)
const digitsOf = (text: string) => Array.from(text, BigInt)

/** Letters as two digits, all as one number. */
const isLei = (number: string) =>
  /^[0-9A-Z]{18}(?:0[2-9]|[1-8]\d|9[0-8])$/.test(number) &&
  BigInt(Array.from(number, (letter) => base36.indexOf(letter)).join('')) % 97n === 1n

/** By nine a number leaves the same rest as its digits: the base once, and every second digit once more. */
const isJapanese = (number: string) => {
  const seconds = number.slice(1).replaceAll(/(\d)\d/g, '$1')
  return /^[1-9]\d{12}$/.test(number) && (BigInt(number) + BigInt(seconds)) % 9n === 0n
}

/** Those of the list of the IRS, campus by campus. */
const campuses =
  '10 12/60 67/50 53/01 02 03 04 05 06 11 13 14 16 21 22 23 25 34 51 52 54 55 56 57 58 59 65/30 32 35 36 37 38 61/15 24/40 44/' +
  '94 95/80 90/33 39 41 42 43 46 48 62 63 64 66 68 71 72 73 74 75 76 77 85 86 87 88 91 92 93 98 99/20 26 27 45 46 47 81 82 83 84/31'
const isAmerican = (number: string) =>
  /^\d{9}$/.test(number) && campuses.split(/[ /]/).includes(number.slice(0, 2))

/** 3 is a generator of the 31 values: its powers are the weights. The code within: the sum and its check digit leave nothing by 11. */
const isChinese = (number: string) => {
  if (!/^\w{2}\d{6}\w{8}[\dX]\w$/.test(number) || [...number].some((letter) => !base31.includes(letter)))
    return false
  const terms = Array.from(
    number.slice(0, 17),
    (letter, at) => BigInt(base31.indexOf(letter)) * 3n ** BigInt(at),
  )
  const code = Array.from(
    number.slice(8, 16),
    (letter, at) => BigInt(base36.indexOf(letter)) * BigInt([3, 7, 9, 10, 5, 8, 4, 2][at]!),
  )
  const check = number[16] === 'X' ? 10n : BigInt(number[16]!)
  return (
    (sumOf(terms) + BigInt(base31.indexOf(number[17]!))) % 31n === 0n && (sumOf(code) + check) % 11n === 0n
  )
}

/** Luhn by a table of what each letter is worth when doubled: two digits in base 36, added. */
const isIndian = (number: string) => {
  const doubled = Array.from(base36, (_, value) =>
    [...(value * 2).toString(36)].reduce((all, one) => all + Number.parseInt(one, 36), 0),
  )
  const worth = (letter: string, at: number) => {
    const value = base36.indexOf(letter)
    return BigInt(at % 2 === 0 ? value : doubled[value]!)
  }
  const state = Number(number.slice(0, 2))
  return (
    /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(number) &&
    ((state >= 1 && state <= 38) || state === 97) &&
    sumOf(Array.from(number, worth)) % 36n === 0n
  )
}

/** The ninth digit times five is written down as one more place. */
const isKorean = (number: string) => {
  if (!/^[1-9]\d{9}$/.test(number) || number < '1010000000') return false
  if (number.slice(3, 5) === '00' || number.slice(5, 9) === '0000') return false
  const written = number.slice(0, 8) + String(Number(number[8]) * 5).padStart(2, '0') + number[9]
  return sumOf(digitsOf(written).map((digit, at) => digit * BigInt('13713713111'[at]!))) % 10n === 0n
}

/** From the right with 2 to 9 and again from 2; a check digit of 10 or 11 is written 0. */
const isBrazilian = (number: string) => {
  const checkOf = (front: string) => {
    const values = Array.from(front, (letter) => BigInt(letter.charCodeAt(0) - 48)).toReversed()
    const check = 11n - (sumOf(values.map((value, at) => value * BigInt(2 + (at % 8)))) % 11n)
    return check > 9n ? '0' : String(check)
  }
  return (
    /^[0-9A-Z]{12}\d\d$/.test(number) &&
    !number.startsWith('000000000000') &&
    number === number.slice(0, 12) + checkOf(number.slice(0, 12)) + checkOf(number.slice(0, 13))
  )
}

/** The two digits in front are 99 less what the rest, times the odd numbers from 3, leaves by 89. */
const isAbn = (number: string) => {
  if (!/^\d{11}$/.test(number)) return false
  const sum = sumOf(digitsOf(number.slice(2)).map((digit, at) => digit * BigInt(2 * at + 3)))
  return BigInt(number.slice(0, 2)) === 99n - (sum % 89n)
}

/** Each digit as often as there are places behind it. */
const isAcn = (number: string) => {
  if (!/^\d{9}$/.test(number)) return false
  const terms = digitsOf(number.slice(0, 8)).map((digit, at) => digit * BigInt(8 - at))
  return (sumOf(terms) + BigInt(number[8]!)) % 10n === 0n
}

const counts: Readonly<Record<NumberScheme, (number: string) => boolean>> = {
  lei: isLei,
  'eu-vat': isVatBySecondCount,
  'jp-corporate': isJapanese,
  'us-ein': isAmerican,
  'cn-uscc': isChinese,
  'in-gstin': isIndian,
  'kr-business': isKorean,
  'br-cnpj': isBrazilian,
  'au-abn': isAbn,
  'au-acn': isAcn,
}

/** Whether a normalised number of that scheme is right, counted the second way. */
export const isRightBySecondCount = (scheme: NumberScheme, number: string): boolean => counts[scheme](number)
