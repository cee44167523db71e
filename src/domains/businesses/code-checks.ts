// What a section may name: codes of the reference lists, places that fit, videos that may stand on a page.
import type * as z from 'zod'
import type {
  ContactFields,
  FactoryFields,
  GeneralFields,
  TermsFields,
  TradeFields,
} from '../../contract/business-fields.ts'
import { AppError } from '../../contract/errors.ts'
import { phoneProblem } from '../../contract/profile-rules.ts'
import { isCountry, isDialPrefix, isStateOf } from '../reference-data/countries.ts'
import { categoryPath } from '../reference-data/industries.ts'
import { isCompanyType, isListed, type ListName } from '../reference-data/lists.ts'

export type SectionFields = {
  general: z.output<typeof GeneralFields>
  contactInfo: z.output<typeof ContactFields>
  factory: z.output<typeof FactoryFields>
  tradeCapabilities: z.output<typeof TradeFields>
  businessTerms: z.output<typeof TermsFields>
}

type Problems = Record<string, string | undefined>
const unknown = 'Not in the list'

/** Throws InvalidInput with a message for each field that has one. */
export function refuse(problems: Problems): void {
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
}

const oneOf = (isKnown: (code: string) => boolean, code: string) =>
  code === '' || isKnown(code) ? undefined : unknown

function eachOf(field: string, codes: readonly string[], isKnown: (code: string) => boolean): Problems {
  return Object.fromEntries(codes.map((code, at) => [`${field}.${at}`, oneOf(isKnown, code)]))
}

const inList = (list: ListName) => (code: string) => isListed(list, code)

/** The problems of a country and a state that lies in it; without a country there is no state. */
export function placeProblems({ country, state }: { country: string; state: string }): Problems {
  return {
    country: oneOf(isCountry, country),
    state: state === '' || isStateOf(state, country) ? undefined : 'No state of this country',
  }
}

/** The problems of paths such as `0004.0004-03-02`. */
export const categoryProblems = (paths: readonly string[]): Problems =>
  eachOf('categories', paths, (path) => categoryPath(categoryOf(path), 'en') !== undefined)

/** The category or subcategory of a path. */
export const categoryOf = (path: string): string => path.slice(path.indexOf('.') + 1)

type Phone = { countryCode: string; businessPhoneNumber: string }
const phoneOf = ({ countryCode, businessPhoneNumber }: Phone) =>
  businessPhoneNumber === '' || isDialPrefix(countryCode) ? undefined : phoneProblem

const problemsOf: { [Name in keyof SectionFields]: (fields: SectionFields[Name]) => Problems } = {
  general: ({ businessType, language, categories, totalAnnualRevenue, productionCapacity }) => ({
    businessType: isCompanyType(businessType) ? undefined : unknown,
    language: oneOf(inList('languages'), language),
    ...categoryProblems(categories),
    'totalAnnualRevenue.currency': oneOf(inList('currencies'), totalAnnualRevenue.currency),
    'productionCapacity.unit': oneOf(inList('units'), productionCapacity.unit),
    'productionCapacity.period': oneOf(inList('periods'), productionCapacity.period),
  }),
  contactInfo: (fields) => ({
    ...placeProblems(fields),
    phone: phoneOf(fields.phone),
    mobilePhone: phoneOf(fields.mobilePhone),
  }),
  factory: (fields) => ({
    ...placeProblems(fields),
    ...eachOf('contractManufacturing', fields.contractManufacturing, inList('contractManufacturing')),
  }),
  tradeCapabilities: ({ markets, spokenLanguages }) => ({
    ...eachOf('markets', markets, isCountry),
    ...eachOf('spokenLanguages', spokenLanguages, inList('languages')),
  }),
  businessTerms: (fields) => ({
    ...eachOf('acceptedDeliveryTerms', fields.acceptedDeliveryTerms, inList('incoterms')),
    ...eachOf('acceptedPaymentCurrencies', fields.acceptedPaymentCurrencies, inList('currencies')),
    ...eachOf('packagingTypes', fields.packagingTypes, inList('packagingTypes')),
    ...eachOf('acceptedPaymentTypes', fields.acceptedPaymentTypes, inList('paymentTypes')),
  }),
}

/** Throws InvalidInput, naming the fields, for what is in no list or does not fit. */
export function refuseUnlisted<Name extends keyof SectionFields>(
  section: Name,
  fields: SectionFields[Name],
): void {
  refuse(problemsOf[section](fields))
}
