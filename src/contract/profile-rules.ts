// The rules of P5 for a telephone number and a birth date, with their texts.
import * as z from 'zod'
import { limits } from './limits.ts'
import { plainWidth } from './text.ts'

export const phoneProblem = 'Invalid phone number, please check the format (e.g. + 1 12345678)'
export const dateProblem = 'Invalid date format, please check it (e.g. 1970-10-24)'

const longest = 40
const digitsMin = limits.phoneDigitsMin
/** Of the whole number, by ITU-T E.164. */
const digitsMax = 15
const digitsIn = (text: string) => text.replace(/\D/g, '')

/** A telephone number in its two parts; an empty number stands for none. Whether the dial code is known is the server's business. */
export const PhoneInput = z
  .strictObject({ countryCode: z.string().max(longest), phoneNumber: z.string().max(longest) })
  .overwrite(tidyPhone)
  .refine(isPhone, phoneProblem)

/** The + added where it is missing, the dial code not twice, blanks single. */
export function tidyPhone({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }) {
  const code = plainWidth(countryCode).replace(/[\s()-]/g, '')
  const dial = code === '' || code.startsWith('+') ? code : `+${code}`
  const number = plainWidth(phoneNumber)
    .replace(/[‐‑‒–—−ー]/g, '-')
    .replace(/\s+/g, ' ')
  return {
    countryCode: dial,
    phoneNumber: dial.length > 1 && number.startsWith(dial) ? number.slice(dial.length).trim() : number,
  }
}

/** Whether P5.5 takes it: empty, or a dial code and 8 to 15 digits. */
export function isPhone({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }): boolean {
  if (phoneNumber === '') return true
  const digits = digitsIn(phoneNumber).length
  return (
    /^\+\d{1,6}$/.test(countryCode) &&
    /^[\d ()./-]+$/.test(phoneNumber) &&
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
