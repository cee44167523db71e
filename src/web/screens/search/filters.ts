// What the results can be narrowed by, as the panel and the chips show it: each value with the address that adds or removes it.
import { employeeRanges, leadTimes, minimumOrders, priceStates } from '../../../contract/filters.ts'
import { isFunctionWord } from '../../../contract/function-words.ts'
import type { FacetsEntry } from '../../../contract/search.ts'
import { kindOf, searchPath, withoutFilters, type SearchAddress } from '../../components/search/address.ts'
import { chosenOf, withValue, without, type FilterName } from './choices.ts'

export type FilterValue = {
  code: string
  /** Of a category, which only the server knows. */
  label?: string | undefined
  /** How many results there are with it; undefined of what is chosen when a sample tells nothing of it. */
  documents: number | undefined
  isChosen: boolean
  /** The search with it, or without it when it is chosen. */
  to: string
}
export type FilterGroup = {
  name: FilterName
  /** False when the numbers are estimates. */
  isExact: boolean
  first: FilterValue[]
  rest: FilterValue[]
}
type Known = {
  countries: ReadonlyMap<string, string>
  industries: ReadonlyMap<string, string>
  /** The country of the edition, which stands before others. */
  home?: string | undefined
}
export type Chosen = { name: FilterName | 'exactly'; code: string; to: string }

const groupNames = [
  'verified',
  'country',
  'industry',
  'category',
  'certificate',
  'leadTime',
  'employees',
  'minimumOrder',
  'price',
  'plan',
] as const satisfies FilterName[]
const facetOf = (facets: FacetsEntry, name: FilterName) => facets[name === 'plan' ? 'tier' : name]
const shownFirst = 8

/** The groups that have values, the chosen ones first; what nobody can name is left out. */
export function filterGroups(facets: FacetsEntry, address: SearchAddress, known: Known): FilterGroup[] {
  const isPeople = kindOf(address.business) === 'people'
  return groupNames
    .filter((name) => !isPeople || name === 'country' || name === 'industry')
    .map((name) => groupOf(name, facetOf(facets, name), address, known))
    .filter(({ first }) => first.length > 0)
}

function groupOf(
  name: FilterName,
  { values, isExact }: FacetsEntry['country'],
  address: SearchAddress,
  known: Known,
): FilterGroup {
  const chosen = chosenOf(address, name)
  const counted = new Map(values.map(({ code, documents }) => [code, documents]))
  const labels = new Map(values.map(({ code, name: label }) => [code, label]))
  const others = values
    .map(({ code }) => code)
    .filter((code) => !chosen.includes(code) && isNamed(name, code, known))
  const isHome = (code: string) => name === 'country' && code === known.home
  const ordered = [...chosen, ...others.filter(isHome), ...others.filter((code) => !isHome(code))]
  const all = inOrder(name, ordered).map((code) => ({
    code,
    label: labels.get(code),
    documents: documentsOf(counted.get(code), isExact),
    isChosen: chosen.includes(code),
    to: searchPath(chosen.includes(code) ? without(address, name, code) : withValue(address, name, code)),
  }))
  const shown = Math.max(shownFirst, chosen.length)
  // One more takes as much room as the way to it.
  const cut = all.length === shown + 1 ? all.length : shown
  return { name, isExact, first: all.slice(0, cut), rest: all.slice(cut) }
}

const orders: Partial<Record<FilterName, readonly string[]>> = {
  leadTime: leadTimes.map(String),
  employees: employeeRanges,
  minimumOrder: minimumOrders.map(String),
  price: priceStates,
}

/** Numbers stand in their order, all others as they come: by how many there are. */
function inOrder(name: FilterName, codes: readonly string[]): readonly string[] {
  const order = orders[name]
  return order === undefined ? codes : order.filter((code) => codes.includes(code))
}

/** Estimates are told to two digits. */
function documentsOf(documents: number | undefined, isExact: boolean): number | undefined {
  if (isExact) return documents ?? 0
  return documents === undefined ? undefined : Number(documents.toPrecision(2))
}

function isNamed(name: FilterName, code: string, { countries, industries }: Known): boolean {
  if (name === 'country') return countries.has(code)
  if (name === 'industry') return industries.has(code)
  return name !== 'verified' || code === 'true'
}

/** What the address asks for beside type and words, each with the search without it. */
export function chosenFilters(address: SearchAddress): Chosen[] {
  const chosen: Chosen[] = groupNames.flatMap((name) =>
    chosenOf(address, name).map((code) => ({ name, code, to: searchPath(without(address, name, code)) })),
  )
  if (address.exactly)
    chosen.push({ name: 'exactly', code: '', to: searchPath({ ...address, exactly: undefined, page: 1 }) })
  return chosen
}

/** Where nothing is chosen any more. */
export const clearedPath = (address: SearchAddress): string => searchPath(withoutFilters(address))

export type Eased = {
  corrected?: { text: string; from: string } | undefined
  offered?: { text: string } | undefined
  leftOut?: { words: string[] } | undefined
}

/** What was searched for in the end, after corrections: what filters narrow further. */
export const searchedFor = (address: SearchAddress, { corrected }: Eased): SearchAddress => ({
  ...address,
  text: corrected?.text ?? address.text,
})

/** The words of what is shown, which of what was asked may be but a part. */
export function wordsShown({ text: typed }: SearchAddress, { corrected, leftOut }: Eased): string {
  const left = new Set(leftOut?.words)
  const text = corrected?.text ?? typed
  const words = text.split(/\s+/u).filter((word) => !left.has(word))
  const meant = words.filter((word) => !isFunctionWord(word))
  return (meant.length > 0 ? meant : words).join(' ')
}
