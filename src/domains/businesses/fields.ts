// The sections of a company as their people fill them in, and as they are kept: empty here, null there.
import { nameSkeleton } from './look-alikes.ts'
import { registerKey, websiteHost } from './identity.ts'
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import { currencyOf } from '../reference-data/countries.ts'
import { categoryOf, type SectionFields } from './code-checks.ts'
import type { BusinessColumns, BusinessRow } from './queries/businesses.ts'
import { Contact, Factory, General, readSections, Terms, Trade, type Sections } from './sections.ts'

type Range = { min: number | null; max: number | null }
type Phone = { countryCode: string; businessPhoneNumber: string }
const open: Range = { min: null, max: null }

const orNull = (text: string): string | null => (text === '' ? null : text)
const rangeOrNull = <Some extends Range>(range: Some): Some | null =>
  range.min === null && range.max === null ? null : range
const phoneOrNull = (phone: Phone): Phone | null => (phone.businessPhoneNumber === '' ? null : phone)
const phoneOf = (phone: Phone | null): Phone => phone ?? { countryCode: '', businessPhoneNumber: '' }
const once = (codes: readonly string[]): string[] => [...new Set(codes)]

/** All sections as they were entered. */
export function fieldsOf(row: BusinessRow): SectionFields {
  const { general, contact, factory, trade, terms } = readSections(row)
  const place = Factory.unwrap().parse(factory ?? {})
  return {
    general: {
      companyName: row.company_name,
      language: row.language ?? '',
      registeredName: general.registeredName ?? '',
      nameReading: general.nameReading ?? '',
      shortDescription: row.short_description,
      generalDescription: row.general_description,
      businessType: row.business_type,
      categories: row.category_ids.map((id) => `${id.slice(0, 4)}.${id}`),
      registerNumber: row.register_number ?? '',
      yearStablished: row.year_stablished,
      totalAnnualRevenue: general.totalAnnualRevenue ?? {
        ...open,
        currency: currencyOf(row.country_code) ?? 'USD',
      },
      totalEmployees: { min: row.employees_min, max: row.employees_max },
      totalProductionEmployees: general.totalProductionEmployees ?? open,
      productionCapacity: general.productionCapacity ?? { ...open, unit: '', period: '' },
      video: general.video ?? '',
      timeZone: row.time_zone ?? '',
    },
    contactInfo: {
      legalAddressEnglish: contact.legalAddressEnglish ?? '',
      legalAddressLocal: contact.legalAddressLocal ?? '',
      shippingAddressEnglish: contact.shippingAddressEnglish ?? '',
      city: row.city ?? '',
      zipcode: contact.zipcode ?? '',
      country: row.country_code,
      state: row.state_id ?? '',
      email: contact.email ?? '',
      website: contact.website ?? '',
      phone: phoneOf(contact.phone),
      mobilePhone: phoneOf(contact.mobilePhone),
      inquiriesFrom: contact.inquiriesFrom,
    },
    factory: {
      manufacturingFacilities: place.manufacturingFacilities ?? '',
      city: place.city ?? '',
      zipcode: place.zipcode ?? '',
      country: place.countryCode ?? '',
      state: place.stateID ?? '',
      factorySize: place.factorySize,
      numberProductionLines: place.numberProductionLines,
      contractManufacturing: place.contractManufacturing,
    },
    tradeCapabilities: { ...trade, averageLeadTime: row.lead_time },
    businessTerms: terms,
  }
}

export type StoredChanges = Partial<BusinessColumns> & Partial<Sections>

/** What is kept of a section that was filled in; its codes are known to be right. */
export const storedOf: { [Name in keyof SectionFields]: (fields: SectionFields[Name]) => StoredChanges } = {
  general: (fields) => ({
    company_name: fields.companyName,
    name_skeleton: nameSkeleton(fields.companyName),
    language: orNull(fields.language),
    short_description: fields.shortDescription,
    general_description: fields.generalDescription,
    business_type: fields.businessType as CompanyTypeCode,
    ...filedUnder(fields.categories),
    register_number: orNull(fields.registerNumber),
    register_key: registerKey(fields.registerNumber),
    time_zone: orNull(fields.timeZone),
    year_stablished: fields.yearStablished,
    employees_min: fields.totalEmployees.min,
    employees_max: fields.totalEmployees.max,
    general: General.parse({
      totalAnnualRevenue: rangeOrNull(fields.totalAnnualRevenue),
      totalProductionEmployees: rangeOrNull(fields.totalProductionEmployees),
      productionCapacity: Object.values(fields.productionCapacity).some(
        (value) => value !== null && value !== '',
      )
        ? fields.productionCapacity
        : null,
      video: orNull(fields.video),
      registeredName: orNull(fields.registeredName),
      nameReading: orNull(fields.nameReading),
    }),
  }),
  contactInfo: (fields) => ({
    city: orNull(fields.city),
    country_code: fields.country,
    state_id: orNull(fields.state),
    website_host: websiteHost(fields.website),
    contact: Contact.parse({
      legalAddressEnglish: orNull(fields.legalAddressEnglish),
      legalAddressLocal: orNull(fields.legalAddressLocal),
      shippingAddressEnglish: orNull(fields.shippingAddressEnglish),
      zipcode: orNull(fields.zipcode),
      email: orNull(fields.email),
      website: orNull(fields.website),
      phone: phoneOrNull(fields.phone),
      mobilePhone: phoneOrNull(fields.mobilePhone),
      inquiriesFrom: fields.inquiriesFrom,
    }),
  }),
  factory: (fields) => {
    const kept = {
      manufacturingFacilities: orNull(fields.manufacturingFacilities),
      city: orNull(fields.city),
      zipcode: orNull(fields.zipcode),
      countryCode: orNull(fields.country),
      stateID: orNull(fields.state),
      factorySize: fields.factorySize,
      numberProductionLines: fields.numberProductionLines,
    }
    const contractManufacturing = once(fields.contractManufacturing)
    const isEmpty = Object.values(kept).every((value) => value === null) && contractManufacturing.length === 0
    return { factory: isEmpty ? null : Factory.parse({ ...kept, contractManufacturing }) }
  },
  tradeCapabilities: ({ averageLeadTime, ...fields }) => ({
    lead_time: averageLeadTime,
    trade: Trade.parse({
      ...fields,
      markets: once(fields.markets),
      spokenLanguages: once(fields.spokenLanguages),
    }),
  }),
  businessTerms: (fields) => ({
    terms: Terms.parse(
      Object.fromEntries(Object.entries(fields).map(([name, codes]) => [name, once(codes)])),
    ),
  }),
}

/** Categories may be of several industries; the first one's is the company's. */
export function filedUnder(paths: readonly string[]): { industry_id: string; category_ids: string[] } {
  const ids = once(paths.map(categoryOf))
  return { industry_id: (ids[0] ?? '').slice(0, 4), category_ids: ids }
}
