// What the call takes of the need-help form, whose values are texts.
import { isPhone, tidyPhone } from '../../../contract/profile-rules.ts'
import { plainWidth } from '../../../contract/text.ts'
import type { Wrong } from '../../components/forms/problems.ts'
import { enquiryNames, type EnquiryName, type EnquiryValues } from './enquiry-values.ts'

/** The body of the call, which checks it. */
export function enquiryOf(values: EnquiryValues) {
  const {
    mobilePhoneCode: _,
    companyPhoneCode: __,
    companyFaxCode: ___,
    totalEmployees,
    salesEmployees,
    ...texts
  } = values
  return {
    ...texts,
    companyPhone: phoneOf(values.companyPhoneCode, values.companyPhone),
    companyFax: phoneOf(values.companyFaxCode, values.companyFax),
    mobilePhone: phoneOf(values.mobilePhoneCode, values.mobilePhone),
    totalEmployees: peopleIn(totalEmployees),
    salesEmployees: peopleIn(salesEmployees),
  }
}

const whole = /^(\+\d{1,4})[\s().-]+(.+)$/

/** Its two parts, also where somebody has typed all of it into the second. */
function phoneOf(countryCode: string, phoneNumber: string) {
  const [, head, tail] = (countryCode.trim() === '' && whole.exec(plainWidth(phoneNumber))) || []
  return head && tail ? { countryCode: head, phoneNumber: tail } : { countryCode, phoneNumber }
}

/** Null for none, NaN for what is no number. */
function peopleIn(text: string): number | null {
  const plain = plainWidth(text)
  if (plain === '') return null
  return /^\d{1,3}(?:[,. ]\d{3})*$|^\d+$/.test(plain) ? Number(plain.replaceAll(/\D/g, '')) : Number.NaN
}

/** The control that a path of a failure means; undefined for one that the form does not have. */
export function enquiryFieldOf(path: string): EnquiryName | undefined {
  const head = path.split('.')[0]
  return enquiryNames.find((name) => name === head)
}

const phones = ['mobilePhone', 'companyPhone', 'companyFax'] as const

/** `wrong`, where a country code that is missing is told at its own control, and its number only when that is wrong too. */
export function withMissingCodes(wrong: Wrong, values: EnquiryValues): Wrong {
  const told = { ...wrong }
  for (const name of phones) {
    const { countryCode, phoneNumber } = tidyPhone(phoneOf(values[`${name}Code`], values[name]))
    if (wrong[name] === undefined || countryCode !== '') continue
    told[`${name}Code`] = 'short'
    if (phoneNumber !== '' && isPhone({ countryCode: '+1', phoneNumber })) delete told[name]
  }
  return told
}
