// A section as it is typed, in the shape of the public profile: what buyers would see of it.
import type { BusinessSection } from '../../../contract/business-management.ts'
import { addressLines, addressOrder } from '../../../contract/postal-address.ts'
import { factsOf, type FactSource } from '../../components/business/facts.ts'
import { knownCategory } from '../../components/category/known-categories.ts'
import type { Option } from '../../components/forms/Options.tsx'
import type { Lists } from './lists.ts'
import { fieldsTyped, listOf, type Values } from './values.ts'

/** The facts of a section as they are typed; those of the others are empty. */
export function previewFacts(section: BusinessSection, values: Values, lists: Lists, language: string) {
  const typed = numbersOnly(fieldsTyped(section, values, language)) as Record<string, never>
  const source: FactSource = { ...empty, ...shapes[section](typed, values, lists, language) }
  return factsOf(source, language)
}

type Typed = Record<string, never>
type Shape = (typed: Typed, values: Values, lists: Lists, language: string) => Partial<FactSource>

const shapes: Record<BusinessSection, Shape> = {
  general: (typed, values, lists) => {
    const categories = listOf(values['categories']).map((path) => ({
      id: path,
      name: knownCategory(path)?.name ?? nameIn(lists.choices['categories'], path),
    }))
    const industryID = categories[0]?.id.slice(0, 4) ?? ''
    const text = (name: string) => values[name]?.trim() ?? ''
    const capacity = typed['productionCapacity'] as unknown as { min: number | null; max: number | null }
    return {
      general: {
        ...empty.general,
        ...(typed as object),
        totalAnnualRevenue: {
          ...(typed['totalAnnualRevenue'] as unknown as { min: number | null; max: number | null }),
          currency: currencyIn(lists, text('totalAnnualRevenue.currency')),
        },
        registerNumber: text('registerNumber') || null,
        businessType: { code: '', name: nameIn(lists.options.types, text('businessType')) },
        industry: { id: industryID, name: nameIn(lists.options.industries, industryID) },
        categories,
        productionCapacity:
          capacity.min === null && capacity.max === null
            ? null
            : {
                ...capacity,
                unit: nameIn(lists.options.units, text('productionCapacity.unit')),
                period: nameIn(lists.options.periods, text('productionCapacity.period')),
              },
      },
    }
  },
  contactInfo: (typed, values, lists, language) => ({
    contactInfo: { ...empty.contactInfo, ...(typed as object), ...placeIn(values, lists, language) },
  }),
  factory: (typed, values, lists, language) => {
    const { country, ...place } = placeIn(values, lists, language)
    return {
      factory: {
        manufacturingFacilities: null,
        factorySize: null,
        numberProductionLines: null,
        ...(typed as object),
        ...place,
        country: country.code === '' ? null : country,
        ...(country.code === '' ? { addressLines: [] } : {}),
        contractManufacturing: namesOf(lists, values, 'contractManufacturing').map((name) => ({
          code: '',
          name,
        })),
      },
    }
  },
  tradeCapabilities: (typed, values, lists) => ({
    tradeCapabilities: {
      totalEmployeesSales: typed['totalEmployeesSales'] ?? null,
      averageLeadTime: typed['averageLeadTime'] ?? null,
      markets: namesOf(lists, values, 'markets').map(named),
      spokenLanguages: namesOf(lists, values, 'spokenLanguages').map(named),
    },
  }),
  businessTerms: (_typed, values, lists) => {
    // Deliveries and currencies are known by their code alone.
    const list = (name: string) => namesOf(lists, values, name).map(named)
    return {
      businessTerms: {
        acceptedDeliveryTerms: list('acceptedDeliveryTerms'),
        acceptedPaymentCurrencies: list('acceptedPaymentCurrencies'),
        packagingTypes: list('packagingTypes'),
        acceptedPaymentTypes: list('acceptedPaymentTypes'),
      },
    }
  },
}

const named = (name: string) => ({ name })

const nameIn = (options: readonly Option[] | undefined, value: string): string =>
  options?.find((option) => option.value === value)?.name ?? ''

/** By its code; its name stands behind the code in the list. */
const currencyIn = ({ options }: Lists, code: string) => ({
  code,
  name: nameIn(options.currencies, code).slice(code.length + 1),
})

const namesOf = (lists: Lists, values: Values, name: string): string[] =>
  listOf(values[name]).map((value) => nameIn(lists.choices[name], value) || value)

/** Names as they are typed: which of them the reader's language knows is seen once they are saved. */
function placeIn(values: Values, { options }: Lists, language: string) {
  const [code = '', stateID = ''] = [values['country'], values['state']]
  const stateName = nameIn(options.states, stateID)
  const place = {
    country: { code, countryName: nameIn(options.countries, code), emoji: '' },
    state: stateName === '' ? null : { stateID, stateName },
    city: values['city']?.trim() || null,
    zipcode: values['zipcode']?.trim() || null,
  }
  const address = { ...place, street: [] }
  return { ...place, addressLines: addressLines(address, addressOrder(address, language)) }
}

/** What is no number is shown to nobody. */
function numbersOnly(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' && Number.isNaN(value)
        ? null
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? numbersOnly(value)
          : value,
    ]),
  )
}

const empty: FactSource = {
  general: {
    companyName: '',
    registeredName: null,
    nameReading: null,
    shortDescription: '',
    generalDescription: '',
    businessType: { code: '', name: '' },
    industry: { id: '', name: '' },
    categories: [],
    registerNumber: null,
    yearStablished: null,
    totalAnnualRevenue: null,
    totalEmployees: null,
    totalProductionEmployees: null,
    productionCapacity: null,
  },
  contactInfo: {
    legalAddressEnglish: null,
    legalAddressLocal: null,
    shippingAddressEnglish: null,
    city: null,
    addressLines: [],
    zipcode: null,
    country: { code: '', countryName: '', emoji: '' },
    state: null,
    email: null,
    website: null,
    phone: null,
    mobilePhone: null,
    inquiriesFrom: 'everybody',
  },
  factory: null,
  tradeCapabilities: { markets: [], spokenLanguages: [], totalEmployeesSales: null, averageLeadTime: null },
  businessTerms: {
    acceptedDeliveryTerms: [],
    acceptedPaymentCurrencies: [],
    packagingTypes: [],
    acceptedPaymentTypes: [],
  },
}
