// What a search address says (section 2): type, country, words and page; whatever is wrong falls back to its default.
import { companyTypes, type CompanyTypeCode } from '../../../contract/company-types.ts'
import { limits } from '../../../contract/limits.ts'

/** What may stand in `business`: the nine company types, PR for products, UR for people (section 3). */
export type SearchedType = CompanyTypeCode | 'PR' | 'UR'
export type SearchAddress = { business: SearchedType; country: string; text: string; page: number }
/** The three kinds of results (section 2). */
export type ResultKind = 'companies' | 'products' | 'people'

export const everywhere = 'global'
const pagesMax = limits.searchSkipMax / limits.searchPageSize + 1
const searchedTypes: ReadonlySet<string> = new Set<SearchedType>(['PR', 'UR', ...companyTypes])

/** Reads `?business=&countries=&search=&page=`; `isCountry` knows the countries (upper-case codes). Never throws. */
export function readSearch(query: URLSearchParams, isCountry: (code: string) => boolean): SearchAddress {
  const business = (query.get('business') ?? '').toUpperCase()
  const country = (query.get('countries') ?? '').toUpperCase()
  const page = /^\d{1,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return {
    business: searchedTypes.has(business) ? (business as SearchedType) : 'MA',
    country: isCountry(country) ? country : everywhere,
    text: cleanText(query.get('search') ?? ''),
    page: Math.min(Math.max(page, 1), pagesMax),
  }
}

/** Which kind of results a type asks for. */
export function kindOf(business: SearchedType): ResultKind {
  if (business === 'PR') return 'products'
  return business === 'UR' ? 'people' : 'companies'
}

/** The address of another kind for the same words and country, from its first page. */
export function addressOfKind(address: SearchAddress, kind: ResultKind): SearchAddress {
  if (kind === kindOf(address.business)) return { ...address, page: 1 }
  const business = kind === 'products' ? 'PR' : kind === 'people' ? 'UR' : 'MA'
  return { ...address, business, page: 1 }
}

/** Words as they may be searched: no control characters, one space between, at most 200 code points. */
function cleanText(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\ufeff\ufffd]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...plain].slice(0, limits.searchTextMax).join('')
}

/** The address of a search, in the specification's form; the first page is not named. */
export function searchPath(
  address: Partial<Omit<SearchAddress, 'business'>> & { business?: string },
): string {
  const { business = 'MA', country = everywhere, text = '', page = 1 } = address
  const query = new URLSearchParams({ business, countries: country, search: text })
  if (page > 1) query.set('page', String(page))
  return `/search-result?${query}`
}

/** The same search under the one address that search engines shall know: defaults left out. */
export function canonicalSearchPath({ business, country, text, page }: SearchAddress): string {
  const query = new URLSearchParams()
  if (business !== 'MA') query.set('business', business)
  if (country !== everywhere) query.set('countries', country)
  if (text) query.set('search', text)
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return search ? `/search-result?${search}` : '/search-result'
}
