// Telephone numbers as their countries group them; on the server alone, since the tables of all countries are large.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { dialled } from '../../../contract/telephone.ts'

/** A number of P5.5, such as +81 3 5550 0100; where its country groups none like it as it was typed, digits alone in threes. */
export function groupedPhone(countryCode: string, number: string): string {
  const whole = dialled(countryCode, number)
  const known = parsePhoneNumberFromString(whole)
  if (!known) return inThrees(whole)
  const text = known.formatInternational()
  // A number that fits no pattern of its country comes as one row of digits.
  return text === `+${known.countryCallingCode} ${known.nationalNumber}` ? inThrees(whole) : text
}

/** A row of digits behind a dial code in threes, the last ones four; anything else as it is. */
const inThrees = (whole: string): string =>
  whole.replace(/(?<=^\+\d+ )\d{5,}$/, (digits) => digits.replaceAll(/(?<=\d)(?=(?:\d{3})*\d{4}$)/g, ' '))
