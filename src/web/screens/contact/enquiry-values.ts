// The need-help form as texts (P3.13).
import { sentLines } from '../../api/sent.ts'

/** Under which what was typed is kept in the tab. */
export const enquiryDraft = 'enquiry'

/** The 30 controls in the order of the form; a telephone number has two. */
export const enquiryNames = [
  'firstName',
  'lastName',
  'jobPosition',
  'email',
  'mobilePhoneCode',
  'mobilePhone',
  'businessName',
  'businessType',
  'website',
  'companyPhoneCode',
  'companyPhone',
  'companyFaxCode',
  'companyFax',
  'address',
  'city',
  'zipcode',
  'country',
  'usaState',
  'totalEmployees',
  'salesEmployees',
  'buyProduct1',
  'buyProduct2',
  'buyProduct3',
  'buyProduct4',
  'moreInfoBuy',
  'sellProduct1',
  'sellProduct2',
  'sellProduct3',
  'sellProduct4',
  'moreInfoSell',
] as const
export type EnquiryName = (typeof enquiryNames)[number]
export type EnquiryValues = Record<EnquiryName, string>

/** What was typed. */
export const enquiryValuesFrom = (sent: { get(name: string): unknown }): EnquiryValues =>
  Object.fromEntries(enquiryNames.map((name) => [name, sentLines(sent, name)])) as EnquiryValues

export const noValues: EnquiryValues = enquiryValuesFrom({ get: () => undefined })

/** Whether nothing but what the form began with stands in it. */
export const isAs = (values: EnquiryValues, initial: EnquiryValues): boolean =>
  enquiryNames.every((name) => values[name] === initial[name])
