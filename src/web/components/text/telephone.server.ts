// Telephone numbers as their countries group them; on the server alone, since the tables of all countries are large.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { dialled } from '../../../contract/telephone.ts'

/** A number of P5.5, such as +81 3 5550 0100; as it was typed where no grouping of its country is known. */
export function groupedPhone(countryCode: string, number: string): string {
  const whole = dialled(countryCode, number)
  const known = parsePhoneNumberFromString(whole)
  if (!known) return whole
  const text = known.formatInternational()
  // A number that fits no pattern of its country comes as one row of digits.
  return text === `+${known.countryCallingCode} ${known.nationalNumber}` ? whole : text
}
