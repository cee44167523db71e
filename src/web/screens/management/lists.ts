import type { BusinessSection } from '../../../contract/business-management.ts'
import { zoneName } from '../../../contract/time-zone.ts'
import type { Page } from '../../api/page.ts'
import { categoryChoices } from '../../components/category/category-choices.ts'
import { companyTypeOptions } from '../../components/forms/company-types.ts'
import type { Option } from '../../components/forms/Options.tsx'
import { placeLists } from '../../components/forms/place-lists.ts'
import type { Choice } from '../../ui/MultiSelect.tsx'
import { zoneChoices } from './zones.ts'
import { listOf, type Values } from './values.ts'

type Place = Pick<Page, 'api' | 'edition' | 'language'>

/** What the fields of a section offer to choose from, in the page's language; a section brings only its own. */
export type Lists = {
  /** By the name of the field, for fields with several values. */
  choices: Record<string, Choice[]>
  options: Record<
    'types' | 'units' | 'periods' | 'currencies' | 'countries' | 'states' | 'industries',
    Option[]
  >
  /** With dial codes, for telephone numbers. */
  dialCode: string
  /** The clock of where the company is. */
  clock: string
  /** The code of the company's country. */
  country: string
}

/** The lists for a form that shows `values` of a company in `country` whose own days are those of the zone `clock`; `industry` is one whose categories are to be listed for who has no script. */
export async function listsFor(
  page: Place,
  section: BusinessSection,
  values: Values,
  { industry = '', clock, country }: { industry?: string | undefined; clock: string; country: string },
): Promise<Lists> {
  const lists = await sectionLists(page, section, values, { industry, clock })
  return {
    choices: {},
    dialCode: '',
    clock: '',
    country,
    ...lists,
    options: {
      types: [],
      units: [],
      periods: [],
      currencies: [],
      countries: [],
      states: [],
      industries: [],
      ...lists.options,
    },
  }
}

type Some = Partial<Omit<Lists, 'options'>> & { options?: Partial<Lists['options']> }

async function sectionLists(
  { api, edition, language }: Place,
  section: BusinessSection,
  values: Values,
  { industry, clock }: { industry: string; clock: string },
): Promise<Some> {
  switch (section) {
    case 'general': {
      const [types, trade, currencies, tree, countries, languages] = await Promise.all([
        api.listBusinessTypes({}),
        api.listTradeLists({}),
        api.listCurrencies({}),
        api.showIndustryTree({}),
        api.listCountries({}),
        api.listLanguages({}),
      ])
      return {
        options: {
          types: companyTypeOptions(types),
          units: named(trade.units),
          periods: named(trade.periods),
          currencies: currencies.map(({ code, name }) => ({ value: code, name: `${code} ${name}` })),
          industries: tree.map(({ id, name }) => ({ value: id, name })),
        },
        choices: {
          categories: categoryChoices(tree, listOf(values['categories']), industry),
          timeZone: zoneChoices(countries, language),
          language: spoken(languages),
        },
        clock: zoneName(clock, language),
      }
    }
    case 'contactInfo':
    case 'factory': {
      const [{ dialCode, ...options }, trade] = await Promise.all([
        placeLists({ api, edition }, values['country'] ?? ''),
        section === 'factory' ? api.listTradeLists({}) : undefined,
      ])
      return {
        options,
        dialCode,
        choices: trade ? { contractManufacturing: named(trade.contractManufacturing) } : {},
      }
    }
    case 'tradeCapabilities': {
      const [countries, languages] = await Promise.all([api.listCountries({}), api.listLanguages({})])
      return {
        choices: {
          markets: countries.map(({ code, countryName }) => ({ value: code, name: countryName })),
          spokenLanguages: spoken(languages),
        },
      }
    }
    case 'businessTerms': {
      const [terms, currencies, trade] = await Promise.all([
        api.listIncoterms({}),
        api.listCurrencies({}),
        api.listTradeLists({}),
      ])
      return {
        choices: {
          acceptedDeliveryTerms: terms.map(coded),
          acceptedPaymentCurrencies: currencies.map(coded),
          acceptedPaymentTypes: named(trade.paymentTypes),
          packagingTypes: named(trade.packagingTypes),
        },
      }
    }
  }
}

const named = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }) => ({ value: code, name }))

const spoken = (list: readonly { code: string; languageName: string }[]) =>
  list.map(({ code, languageName }) => ({ value: code, name: languageName }))

/** Known by their code before their name. */
const coded = ({ code, name }: { code: string; name: string }): Choice =>
  name.startsWith(code) ? { value: code, name } : { value: code, name: code, detail: name }
