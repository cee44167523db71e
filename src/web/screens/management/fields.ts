// The fields of each section as its form has them: named as the contract's paths, in the order of the form (P3.1).
import type { BusinessSection } from '../../../contract/business-management.ts'
import type { ManageTab } from '../../components/manage/tabs.ts'

/** How the text of a field becomes what the call takes; a year is a number that is never grouped. */
export type Kind = 'text' | 'number' | 'year' | 'list'

export const fieldsOfSection = {
  general: {
    companyName: 'text',
    registeredName: 'text',
    nameReading: 'text',
    language: 'text',
    businessType: 'text',
    yearStablished: 'year',
    registerNumber: 'text',
    timeZone: 'text',
    categories: 'list',
    shortDescription: 'text',
    generalDescription: 'text',
    'totalEmployees.min': 'number',
    'totalEmployees.max': 'number',
    'totalProductionEmployees.min': 'number',
    'totalProductionEmployees.max': 'number',
    'totalAnnualRevenue.min': 'number',
    'totalAnnualRevenue.max': 'number',
    'totalAnnualRevenue.currency': 'text',
    'productionCapacity.min': 'number',
    'productionCapacity.max': 'number',
    'productionCapacity.unit': 'text',
    'productionCapacity.period': 'text',
    video: 'text',
  },
  contactInfo: {
    country: 'text',
    state: 'text',
    city: 'text',
    zipcode: 'text',
    legalAddressLocal: 'text',
    legalAddressEnglish: 'text',
    shippingAddressEnglish: 'text',
    email: 'text',
    website: 'text',
    'phone.countryCode': 'text',
    'phone.businessPhoneNumber': 'text',
    'mobilePhone.countryCode': 'text',
    'mobilePhone.businessPhoneNumber': 'text',
    inquiriesFrom: 'text',
  },
  factory: {
    country: 'text',
    state: 'text',
    city: 'text',
    zipcode: 'text',
    factorySize: 'number',
    numberProductionLines: 'number',
    contractManufacturing: 'list',
    manufacturingFacilities: 'text',
  },
  tradeCapabilities: {
    markets: 'list',
    spokenLanguages: 'list',
    totalEmployeesSales: 'number',
    averageLeadTime: 'number',
  },
  businessTerms: {
    acceptedDeliveryTerms: 'list',
    acceptedPaymentCurrencies: 'list',
    acceptedPaymentTypes: 'list',
    packagingTypes: 'list',
  },
} as const satisfies Record<BusinessSection, Record<string, Kind>>

export const namesOf = (section: BusinessSection): string[] => Object.keys(fieldsOfSection[section])

export const kindOf = (section: BusinessSection, name: string): Kind =>
  (fieldsOfSection[section] as Record<string, Kind>)[name] ?? 'text'

/** The field that a path of a failure means, such as `phone` or `categories.0`; undefined for one that the form does not have. */
export function fieldOfPath(section: BusinessSection, path: string): string | undefined {
  const names = namesOf(section)
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = names.find((name) => name === at) ?? names.findLast((name) => name.startsWith(`${at}.`))
    if (found) return found
  }
  return undefined
}

/** The fields that mean something only together, as the ends of a range and the parts of a telephone number; of others the field alone. */
export function togetherWith(section: BusinessSection, name: string): string[] {
  const [part, inner] = name.split('.')
  return inner === undefined ? [name] : namesOf(section).filter((other) => other.startsWith(`${part}.`))
}

/** The field that stands first for a part of a section, such as `totalEmployees.min`; where a hint leads. */
export const firstFieldOf = (section: BusinessSection, part: string): string | undefined =>
  namesOf(section).find((name) => name === part || name.startsWith(`${part}.`))

const tabs = {
  general: 'general',
  contactInfo: 'contact',
  factory: 'factory',
  tradeCapabilities: 'trade',
  businessTerms: 'terms',
} as const satisfies Record<BusinessSection, ManageTab>

export const tabOfSection = (section: BusinessSection): ManageTab => tabs[section]

/** The section that a tab of the address edits; without a tab the general one. */
export function sectionOfTab(tab = 'general'): BusinessSection | undefined {
  return (Object.keys(tabs) as BusinessSection[]).find((section) => tabs[section] === tab)
}
