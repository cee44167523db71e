// What a search address says (P2.12): type, country, words and page, and how the results are narrowed and ordered; whatever is wrong falls back to its default.
import type { QueryName } from '../../../contract/pages/pages.ts'
import type { Query } from '../../../contract/pages/query.ts'
import type { SubscriptionName } from '../../../contract/businesses.ts'
import { companyTypes, type CompanyTypeCode } from '../../../contract/company-types.ts'
import {
  certificateNameMax,
  employeeRanges,
  leadTimes,
  minimumOrders,
  priceStates,
  type EmployeeRange,
  type LeadTimeMost,
  type MinimumOrderMost,
  type PriceState,
} from '../../../contract/filters.ts'
import { limits } from '../../../contract/limits.ts'
import { pageSizes } from '../../../contract/page-size.ts'
import type { SearchSort } from '../../../contract/search.ts'
import { searchedWords } from './words.ts'

/** What may stand in `business`: the nine company types, PR for products, UR for people (P3.12). */
export type SearchedType = CompanyTypeCode | 'PR' | 'UR'
/** How results are narrowed and ordered; what is absent is as it is by default. */
export type Refinements = {
  industries?: readonly string[] | undefined
  plans?: readonly SubscriptionName[] | undefined
  verified?: boolean | undefined
  /** Standards whose certificate is valid today, as the server names them. */
  certificates?: readonly string[] | undefined
  /** Days at most. */
  leadTime?: LeadTimeMost | undefined
  employees?: readonly EmployeeRange[] | undefined
  /** Categories and subcategories. */
  categories?: readonly string[] | undefined
  /** Of products alone: so many at most, and whether a price stands there. */
  minimumOrder?: MinimumOrderMost | undefined
  price?: PriceState | undefined
  sort?: SearchSort | undefined
  size?: number | undefined
  /** What is asked is neither corrected nor widened. */
  exactly?: boolean | undefined
}
export type SearchAddress = {
  business: SearchedType
  country: string
  text: string
  page: number
} & Refinements
/** The three kinds of results (P2.12). */
export type ResultKind = 'companies' | 'products' | 'people'

export const everywhere = 'global'
const searchedTypes: ReadonlySet<string> = new Set<SearchedType>(['PR', 'UR', ...companyTypes])
const plans = ['standard', 'gold', 'premium', 'platinum'] as const satisfies SubscriptionName[]
/** The 15 industries (P3.10). */
const isIndustry = (code: string) => /^00(?:0[1-9]|1[0-5])$/.test(code)
const isCategory = (code: string) => isIndustry(code.slice(0, 4)) && /^\d{4}-\d{2}(?:-\d{2})?$/.test(code)
/** Of a list so many are asked for at most. */
const valuesMost = 20

/** Reads a search address; `isCountry` knows the countries (upper-case codes). Never throws. */
export function readSearch(query: Query, isCountry: (code: string) => boolean): SearchAddress {
  const asked = (query.get('business') ?? '').toUpperCase()
  const business = searchedTypes.has(asked) ? (asked as SearchedType) : 'MA'
  const country = (query.get('countries') ?? '').toUpperCase()
  const page = /^\d+$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const refinements = readRefinements(query, kindOf(business))
  return {
    business,
    country: isCountry(country) ? country : everywhere,
    text: searchedWords(query.get('search') ?? ''),
    page: Math.min(Math.max(page, 1), pagesMax(refinements)),
    ...refinements,
  }
}

/** Only what is not as by default, and only what this kind of results knows. */
function readRefinements(query: Query, kind: ResultKind): Refinements {
  const listed = (name: QueryName) => (query.get(name) ?? '').split(',', 100)
  const industries = [...new Set(listed('industry').filter(isIndustry))].sort()
  const asked = kind === 'people' ? [] : listed('plan')
  const chosen = plans.filter((plan) => asked.includes(plan))
  const ofCompanies = kind === 'people' ? {} : readOfCompanies(query)
  const sort = sortsOf(kind).find((one) => one === query.get('sort'))
  const size = pageSizes.find((one) => String(one) === query.get('size'))
  return {
    ...(industries.length > 0 && { industries }),
    ...(chosen.length > 0 && { plans: chosen }),
    ...(kind !== 'people' && query.get('verified') === '1' && { verified: true }),
    ...ofCompanies,
    ...(kind === 'products' && readOfProducts(query)),
    ...(sort && sort !== 'relevance' && { sort }),
    ...(size && size !== limits.searchPageSize && { size }),
    ...(query.get('exactly') === '1' && { exactly: true }),
  }
}

/** What people do not have. */
function readOfCompanies(query: Query): Refinements {
  const listed = (name: QueryName) => (query.get(name) ?? '').split(',', 100)
  const named = query.getAll('certificate').slice(0, 100).map(searchedWords)
  const isName = (name: string) => name !== '' && name.length <= certificateNameMax
  const certificates = [...new Set(named.filter(isName))].sort().slice(0, valuesMost)
  const leadTime = leadTimes.find((days) => String(days) === query.get('leadTime'))
  const employees = employeeRanges.filter((range) => listed('employees').includes(range))
  const categories = [...new Set(listed('category').filter(isCategory))].sort().slice(0, valuesMost)
  return {
    ...(certificates.length > 0 && { certificates }),
    ...(leadTime !== undefined && { leadTime }),
    ...(employees.length > 0 && { employees }),
    ...(categories.length > 0 && { categories }),
  }
}

/** What only products say. */
function readOfProducts(query: Query): Refinements {
  const minimumOrder = minimumOrders.find((most) => String(most) === query.get('minimumOrder'))
  const price = priceStates.find((state) => state === query.get('price'))
  return { ...(minimumOrder !== undefined && { minimumOrder }), ...(price && { price }) }
}

/** The orders that a kind of results may stand in; people answer no inquiries of a company. */
export const sortsOf = (kind: ResultKind): readonly SearchSort[] =>
  kind === 'people' ? ['relevance', 'newest'] : ['relevance', 'newest', 'answers']

/** How many results a page shows. */
export const sizeOf = ({ size }: Refinements): number => size ?? limits.searchPageSize

/** The last page that can be asked for: the server skips no more than 10,000. */
export const pagesMax = (refinements: Refinements): number =>
  Math.floor(limits.searchSkipMax / sizeOf(refinements)) + 1

/** True when results are narrowed or ordered by more than type, country and words. */
export const isRefined = (address: SearchAddress): boolean => refinementFields(address).length > 0

/** The one industry or category that an address narrows all companies of a type or all products to, by nothing else; undefined for any other. */
export function nodeOf(address: SearchAddress): string | undefined {
  const { business, country, industries = [], categories = [] } = address
  const nodes = [...industries, ...categories]
  const isAlone = nodes.length === 1 && refinementFields(address).length === 1
  return isAlone && country === everywhere && business !== 'UR' ? nodes[0] : undefined
}

/** Everything of a type that stands under an industry or category: the one address of it that search engines shall know, in every language. */
export function nodePath(id: string, business: SearchedType, page = 1): string {
  const node = id.includes('-') ? { categories: [id] } : { industries: [id] }
  return canonicalSearchPath({ business, country: everywhere, text: '', page, ...node })
}

/** Which kind of results a type asks for. */
export function kindOf(business: SearchedType): ResultKind {
  if (business === 'PR') return 'products'
  return business === 'UR' ? 'people' : 'companies'
}

/** The address of another kind for the same words and country, from its first page; companies and products are narrowed alike, save by what only products say, people by no filter. */
export function addressOfKind(address: SearchAddress, kind: ResultKind): SearchAddress {
  const from = kindOf(address.business)
  if (kind === from) return { ...address, page: 1 }
  if (kind !== 'people' && from !== 'people') {
    const business = kind === 'products' ? 'PR' : 'MA'
    return { ...address, business, minimumOrder: undefined, price: undefined, page: 1 }
  }
  return addressOfType(address, kind === 'products' ? 'PR' : kind === 'people' ? 'UR' : 'MA')
}

/** Another type for the same words and country. Filters stay behind, since they might leave nothing; order and page size come along. */
export function addressOfType(address: SearchAddress, business: SearchedType): SearchAddress {
  const { country, text, sort, size } = address
  const known = sort && sortsOf(kindOf(business)).includes(sort) ? { sort } : {}
  return { business, country, text, page: 1, ...known, ...(size && { size }) }
}

/** True when results are narrowed by more than type, country and words. */
export const isNarrowed = (address: SearchAddress): boolean =>
  isRefined({ ...address, sort: undefined, size: undefined, exactly: undefined })

/** The same words and type without any filter, ordered as before. */
export function withoutFilters(address: SearchAddress): SearchAddress {
  return { ...addressOfType(address, address.business), country: everywhere }
}

type Asked = Partial<Omit<SearchAddress, 'business'>> & { business?: string }

/** Names and values of a search's address but its page, as a form sends them. */
export function fieldsOf(asked: Asked): [name: string, value: string][] {
  const { business = 'MA', country = everywhere, text = '' } = asked
  return [['business', business], ['countries', country], ['search', text], ...refinementFields(asked)]
}

/** Filters, order and page size: what a search for other words keeps. That nothing be put right was asked of the words. */
export const keptFields = (address: SearchAddress) => refinementFields({ ...address, exactly: false })

/** Defaults are left out, and lists are one value each, save names, which may hold a comma: an address has one spelling. */
function refinementFields({
  industries,
  plans: chosen,
  verified,
  sort,
  size,
  exactly,
  ...more
}: Refinements) {
  const { certificates = [], leadTime, employees, categories, minimumOrder, price } = more
  const fields: [string, string][] = []
  if (industries?.length) fields.push(['industry', industries.join(',')])
  if (chosen?.length) fields.push(['plan', chosen.join(',')])
  if (verified) fields.push(['verified', '1'])
  if (categories?.length) fields.push(['category', categories.join(',')])
  for (const name of certificates) fields.push(['certificate', name])
  if (leadTime !== undefined) fields.push(['leadTime', String(leadTime)])
  if (employees?.length) fields.push(['employees', employees.join(',')])
  if (minimumOrder !== undefined) fields.push(['minimumOrder', String(minimumOrder)])
  if (price) fields.push(['price', price])
  if (sort && sort !== 'relevance') fields.push(['sort', sort])
  if (size && size !== limits.searchPageSize) fields.push(['size', String(size)])
  if (exactly) fields.push(['exactly', '1'])
  return fields
}

/** The address of a search, in the form of P2.2; the first page is not named. */
export function searchPath(asked: Asked): string {
  return pathOf([...fieldsOf(asked), ...pageField(asked.page)])
}

/** The same search under the one address that search engines shall know: defaults left out. */
export function canonicalSearchPath(address: SearchAddress): string {
  const defaults: Record<string, string> = { business: 'MA', countries: everywhere, search: '' }
  const fields = fieldsOf(address).filter(([name, value]) => value !== defaults[name])
  return pathOf([...fields, ...pageField(address.page)])
}

/** The page of an address, as long as it is not the first. */
export const pageField = (page = 1): [string, string][] => (page > 1 ? [['page', String(page)]] : [])

/** A comma may stand in the lists of a query as it is. Most addresses have none, and a page has hundreds of them. */
const withCommas = (search: string) =>
  search.includes('%2C')
    ? search.replace(/(?<=(?:^|&)(?:industry|plan|category|employees)=[^&]*)%2C/g, ',')
    : search

function pathOf(fields: [string, string][]): string {
  const search = new URLSearchParams(fields).toString()
  return search ? `/search-result?${withCommas(search)}` : '/search-result'
}
