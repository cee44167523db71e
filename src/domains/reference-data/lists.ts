import businessTypes from './lists/business-types.json' with { type: 'json' }
import contractManufacturing from './lists/contract-manufacturing.json' with { type: 'json' }
import currencies from './lists/currencies.json' with { type: 'json' }
import genders from './lists/genders.json' with { type: 'json' }
import incoterms from './lists/incoterms.json' with { type: 'json' }
import jobPositions from './lists/job-positions.json' with { type: 'json' }
import languages from './lists/languages.json' with { type: 'json' }
import packagingTypes from './lists/packaging-types.json' with { type: 'json' }
import paymentTypes from './lists/payment-types.json' with { type: 'json' }
import units from './lists/units.json' with { type: 'json' }
import { inOrderOf, localise, perLanguage } from './localised.ts'
import type { Localised } from './localised.ts'

export type Named = { readonly code: string; readonly name: string }
export type Currency = Named & { readonly decimals: number }
export type BusinessType = {
  readonly code: string
  readonly businessTypeName: string
  readonly singular: string
}

type Entry = { code: string; name: Localised }

const entriesOf = {
  businessTypes,
  contractManufacturing,
  currencies,
  genders,
  incoterms,
  jobPositions: jobPositions.map(({ jobPositionID, name }) => ({ code: jobPositionID, name })),
  languages,
  packagingTypes,
  paymentTypes,
  units: units.filter((unit) => unit.kind === 'amount'),
  periods: units.filter((unit) => unit.kind === 'period'),
} satisfies Record<string, readonly Entry[]>

export type ListName = keyof typeof entriesOf

const namesIn = new Map(
  Object.entries(entriesOf).map(([list, entries]) => [
    list,
    new Map(entries.map((entry: Entry) => [entry.code, entry.name])),
  ]),
)

// These two are kinds of search result (P3.12); no company is of such a type.
const resultKinds: ReadonlySet<string> = new Set(['PR', 'UR'])

/** The name of one entry of a list; undefined for an unknown code. */
export function nameOf(list: ListName, code: string, language: string): string | undefined {
  const name = namesIn.get(list)?.get(code)
  return name && localise(name, language)
}

/** The names of several entries of a list, in the order of the codes; unknown codes are left out. */
export function namesOf(list: ListName, codes: readonly string[], language: string): string[] {
  return codes.map((code) => nameOf(list, code, language)).filter((name) => name !== undefined)
}

/** Whether the code stands in the list. */
export function isListed(list: ListName, code: string): boolean {
  return namesIn.get(list)?.has(code) ?? false
}

/** Whether a company can be of this business type: all of them but products and users. */
export function isCompanyType(code: string): boolean {
  return isListed('businessTypes', code) && !resultKinds.has(code)
}

/** The eleven business types in the order of P3.12: plural name for lists, singular for one company. */
export const allBusinessTypes: (language: string) => readonly BusinessType[] = perLanguage((language) =>
  businessTypes.map(({ code, name, singular }) => ({
    code,
    businessTypeName: localise(name, language),
    singular: localise(singular, language),
  })),
)

/** The singular name of one business type ('Manufacturer'); undefined for an unknown code. */
export function businessTypeSingular(code: string, language: string): string | undefined {
  return allBusinessTypes(language).find((type) => type.code === code)?.singular
}

/** The type that one company is of, with its singular name; a code that is no longer listed is shown as it is. */
export function businessTypeOfRecord(code: string, language: string): { code: string; name: string } {
  return { code, name: businessTypeSingular(code, language) ?? code }
}

/** All job positions, from the head of the company to its offices. */
export const allJobPositions: (language: string) => readonly { jobPositionID: string; name: string }[] =
  perLanguage((language) =>
    jobPositions.map(({ jobPositionID, name }) => ({ jobPositionID, name: localise(name, language) })),
  )

/** The languages of people and sales teams, in alphabetical order of their names. */
export const allLanguages: (language: string) => readonly { code: string; languageName: string }[] =
  perLanguage((language) => {
    const shown = languages.map(({ code, name }) => ({ code, languageName: localise(name, language) }))
    return inOrderOf(shown, language, (entry) => entry.languageName)
  })

/** The current currencies of ISO 4217 by code, each with its number of decimal digits. */
export const allCurrencies: (language: string) => readonly Currency[] = perLanguage((language) =>
  currencies.map(({ code, decimals, name }) => ({ code, decimals, name: localise(name, language) })),
)

export const allGenders = listed('genders')
/** Incoterms 2020: seven for any transport, then four for ships. */
export const allIncoterms = listed('incoterms')
export const allContractManufacturing = listed('contractManufacturing')
export const allPaymentTypes = listed('paymentTypes')
export const allPackagingTypes = listed('packagingTypes')
/** The time in which a production capacity is reached: day, week, month, year. */
export const allPeriods = listed('periods')

function listed(list: ListName): (language: string) => readonly Named[] {
  return perLanguage((language) =>
    entriesOf[list].map(({ code, name }) => ({ code, name: localise(name, language) })),
  )
}
