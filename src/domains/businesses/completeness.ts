// How much of its page a company has filled, and what would help most.
import { wantedLanguages } from './languages.ts'
import type { ManagedRow } from './queries/management.ts'
import { readSections } from './sections.ts'
import { languageOfBusiness } from './texts.ts'

export type Filled = { completeness: number; missing: string[] }

const filled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

/**
 * The share of its page that a company has filled, in percent (100 only for all), and what is missing, most useful first: a field,
 * or `texts.en` for a language that its buyers read and in which it says nothing.
 */
export function completenessOf(row: ManagedRow): Filled {
  const { general, contact, factory, trade, terms } = readSections(row)
  const written = new Set(row.writtenLanguages)
  const isMaker = row.business_type === 'MA'
  const wanted: [what: string, value: unknown][] = [
    ['profilePhoto', row.profile_photo],
    ['general.shortDescription', row.short_description],
    // Who counts them has not told yet: nobody is asked for what may be there.
    ['products', row.product_count === 0 ? null : true],
    ['general.generalDescription', row.general_description],
    ...wantedLanguages(trade, languageOfBusiness(row)).map((language): [string, unknown] => [
      `texts.${language}`,
      written.has(language) ? true : null,
    ]),
    ['coverPhoto', row.cover_photo],
    ['contactInfo.phone', contact.phone],
    ['contactInfo.website', contact.website],
    ['contactInfo.email', contact.email],
    ['contactInfo.legalAddressEnglish', contact.legalAddressEnglish ?? contact.legalAddressLocal],
    ['contactInfo.city', row.city],
    ['certificates', row.certificateCount > 0 ? true : null],
    ['general.totalEmployees', row.employees_min ?? row.employees_max],
    ['general.yearStablished', row.year_stablished],
    ['tradeCapabilities.averageLeadTime', row.lead_time],
    ['tradeCapabilities.markets', trade.markets],
    ['tradeCapabilities.spokenLanguages', trade.spokenLanguages],
    ...(isMaker
      ? ([
          ['general.productionCapacity', general.productionCapacity],
          ['factory.manufacturingFacilities', factory?.manufacturingFacilities],
          ['factory.factorySize', factory?.factorySize],
        ] as [string, unknown][])
      : []),
    ['businessTerms.acceptedDeliveryTerms', terms.acceptedDeliveryTerms],
    ['businessTerms.acceptedPaymentTypes', terms.acceptedPaymentTypes],
    ['businessTerms.acceptedPaymentCurrencies', terms.acceptedPaymentCurrencies],
    ['general.registerNumber', row.register_number],
    ['general.totalAnnualRevenue', general.totalAnnualRevenue],
    ['general.video', general.video],
  ]
  const missing = wanted.filter(([, value]) => !filled(value)).map(([what]) => what)
  return { completeness: Math.floor((100 * (wanted.length - missing.length)) / wanted.length), missing }
}
