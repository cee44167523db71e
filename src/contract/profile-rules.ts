// The rules of P5 for a telephone number and a birth date, with their texts.
import * as z from 'zod'
import { limits } from './limits.ts'
import { withoutTrunk } from './telephone.ts'
import { plainWidth } from './text.ts'

export const phoneProblem = 'Invalid phone number, please check the format (e.g. + 1 12345678)'
export const dateProblem = 'Invalid date format, please check it (e.g. 1970-10-24)'

const longest = 40
const digitsMin = limits.phoneDigitsMin
/** Of the whole number, by ITU-T E.164. */
const digitsMax = 15
const numberLike = /^[\d ()./-]+$/
const digitsIn = (text: string) => text.replace(/\D/g, '')

/** A telephone number in its two parts; an empty number stands for none. Whether the dial code is known is the server's business. */
export const PhoneInput = z
  .strictObject({ countryCode: z.string().max(longest), phoneNumber: z.string().max(longest) })
  .overwrite(tidyPhone)
  .refine(isPhone, phoneProblem)

/**
 * The two parts of E.164: the + added where it is missing, the dial code not twice, no digit that is dialled within the
 * country alone, and only digits. What is no number stays as it is, and so does a zero without which it would be too short.
 */
export function tidyPhone({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }) {
  const code = plainWidth(countryCode).replace(/[\s()-]/g, '')
  const dial = code === '' || code.startsWith('+') ? code : `+${code}`
  const number = plainWidth(phoneNumber)
    .replace(/[‐‑‒–—−ー]/g, '-')
    .replace(/\s+/g, ' ')
  const rest = dial.length > 1 ? withoutDialCode(dial, number) : number
  if (!/^\+\d+$/.test(dial) || !numberLike.test(rest)) return { countryCode: dial, phoneNumber: rest }
  const national = digitsIn(withoutTrunk(dial.slice(1), rest))
  return { countryCode: dial, phoneNumber: national.length >= digitsMin ? national : digitsIn(rest) }
}

function withoutDialCode(dial: string, number: string): string {
  const begins = [dial, `00${dial.slice(1)}`].find((begin) => number.startsWith(begin))
  return begins === undefined ? number : number.slice(begins.length).trim()
}

/** Whether P5.5 takes it: empty, or a dial code and 8 to 15 digits. */
export function isPhone({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }): boolean {
  if (phoneNumber === '') return true
  const digits = digitsIn(phoneNumber).length
  return (
    /^\+\d{1,6}$/.test(countryCode) &&
    numberLike.test(phoneNumber) &&
    digits >= digitsMin &&
    digits + countryCode.length - 1 <= digitsMax
  )
}

const written = /^((?:19|20)\d\d)[- /.](0[1-9]|1[0-2])[- /.](0[1-9]|[12]\d|3[01])$/

/** A day between 1900 and today, its parts divided by -, space, / or '.'; comes out as an ISO date. Empty stands for none (D34). */
export const BirthDateInput = z
  .string()
  .max(longest)
  .overwrite((text) => plainWidth(text).replace(written, '$1-$2-$3'))
  .refine((text) => text === '' || isDayGone(text), dateProblem)

function isDayGone(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // A day that does not exist, such as 30 February, becomes another one or none.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false
  return day.getUTCFullYear() >= 1900 && day.getTime() <= Date.now()
}
