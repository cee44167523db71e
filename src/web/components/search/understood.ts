// Whether a search address says what is searched. A value that there is not, such as a country ZZ or page 9999, is left out
// of the search: then the address is mended as well, so that nobody shares, keeps or reads one that says something else.
import { parametersOf, type Query } from '../../../contract/pages/query.ts'
import { everywhere, fieldsOf, pageField, searchPath, type SearchAddress } from './address.ts'
import { limits } from '../../../contract/limits.ts'

const lists: ReadonlySet<string> = new Set(['industry', 'plan', 'employees', 'category'])
const others = [
  'business',
  'countries',
  'page',
  'verified',
  'certificate',
  'leadTime',
  'minimumOrder',
  'price',
  'sort',
  'size',
  'exactly',
]
const narrowing: ReadonlySet<string> = new Set([...lists, ...others])
/** Said or left out: both mean the same. */
const defaults: Readonly<Record<string, string>> = {
  page: '1',
  verified: '0',
  sort: 'relevance',
  size: String(limits.searchPageSize),
  exactly: '0',
}

/** True when every value of `query` that narrows, orders or pages stands in `address`, which was read from it. */
export function isUnderstood(query: Query, address: SearchAddress): boolean {
  const known = new Set(
    [...fieldsOf(address), ...pageField(address.page)].flatMap(([name, value]) =>
      valuesOf(name, value).map((one) => `${name} ${one}`),
    ),
  )
  return [...query]
    .filter(([name]) => narrowing.has(name))
    .flatMap(([name, value]) => valuesOf(name, value).map((one) => [name, one] as const))
    .every(([name, one]) => one === '' || one === defaults[name] || known.has(`${name} ${one}`))
}

/** The address that says what is searched, in the language that was asked for. */
export function mendedAddress(url: URL, address: SearchAddress): string {
  const language = parametersOf(url).get('lang')
  const way = language === null ? '' : `&${new URLSearchParams({ lang: language })}`
  return searchPath(address) + way
}

/** In the spelling that an address is written with. */
function valuesOf(name: string, value: string): string[] {
  if (lists.has(name)) return value.split(',')
  if (name === 'page') return [value.replace(/^0+(?=\d)/, '')]
  if (name === 'business') return [value.toUpperCase()]
  if (name === 'countries') return [value.toLowerCase() === everywhere ? everywhere : value.toUpperCase()]
  return [value.trim()]
}
