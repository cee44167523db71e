// What the results can be narrowed by, as the panel and the chips show it: each value with the address that adds or removes it.
import type { SubscriptionName } from '../../../contract/businesses.ts'
import type { FacetsEntry } from '../../../contract/search.ts'
import {
  everywhere,
  kindOf,
  searchPath,
  withoutFilters,
  type SearchAddress,
} from '../../components/search/address.ts'

export type FilterName = 'country' | 'industry' | 'verified' | 'plan'
export type FilterValue = {
  code: string
  /** How many results there are with it; undefined when a sample tells nothing of it. */
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
type Known = { countries: ReadonlyMap<string, string>; industries: ReadonlyMap<string, string> }
export type Chosen = { name: FilterName | 'exactly'; code: string; to: string }

const facetOf = { country: 'country', industry: 'industry', verified: 'verified', plan: 'tier' } as const
const groupNames = ['verified', 'country', 'industry', 'plan'] as const
const shownFirst = 8

/** The groups that have values, the chosen ones first; what nobody can name is left out. */
export function filterGroups(facets: FacetsEntry, address: SearchAddress, known: Known): FilterGroup[] {
  const isPeople = kindOf(address.business) === 'people'
  return groupNames
    .filter((name) => !isPeople || name === 'country' || name === 'industry')
    .map((name) => groupOf(name, facets[facetOf[name]], address, known))
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
  const others = values
    .map(({ code }) => code)
    .filter((code) => !chosen.includes(code) && isNamed(name, code, known))
  const all = [...chosen, ...others].map((code) => ({
    code,
    documents: documentsOf(counted.get(code), isExact),
    isChosen: chosen.includes(code),
    to: searchPath(chosen.includes(code) ? without(address, name, code) : withValue(address, name, code)),
  }))
  const shown = Math.max(shownFirst, chosen.length)
  // One more takes as much room as the way to it.
  const cut = all.length === shown + 1 ? all.length : shown
  return { name, isExact, first: all.slice(0, cut), rest: all.slice(cut) }
}

/** Estimates are told to two digits. */
function documentsOf(documents: number | undefined, isExact: boolean): number | undefined {
  if (isExact) return documents ?? 0
  return documents === undefined ? undefined : Number(documents.toPrecision(2))
}

function isNamed(name: FilterName, code: string, { countries, industries }: Known): boolean {
  if (name === 'country') return countries.has(code)
  if (name === 'industry') return industries.has(code)
  return name === 'plan' || code === 'true'
}

function chosenOf(address: SearchAddress, name: FilterName): readonly string[] {
  switch (name) {
    case 'country':
      return address.country === everywhere ? [] : [address.country]
    case 'industry':
      return address.industries ?? []
    case 'plan':
      return address.plans ?? []
    case 'verified':
      return address.verified ? ['true'] : []
  }
}

/** Of industries and plans several may be chosen, of countries one. */
function withValue(address: SearchAddress, name: FilterName, code: string): SearchAddress {
  const { industries = [], plans = [] } = address
  const first = { ...address, page: 1 }
  switch (name) {
    case 'country':
      return { ...first, country: code }
    case 'industry':
      return { ...first, industries: [...industries, code].sort() }
    case 'plan':
      return { ...first, plans: [...plans, code as SubscriptionName] }
    case 'verified':
      return { ...first, verified: true }
  }
}

function without(address: SearchAddress, name: FilterName, code: string): SearchAddress {
  const first = { ...address, page: 1 }
  switch (name) {
    case 'country':
      return { ...first, country: everywhere }
    case 'industry':
      return { ...first, industries: address.industries?.filter((one) => one !== code) }
    case 'plan':
      return { ...first, plans: address.plans?.filter((one) => one !== code) }
    case 'verified':
      return { ...first, verified: undefined }
  }
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
  return left.size === 0
    ? text
    : text
        .split(/\s+/u)
        .filter((word) => !left.has(word))
        .join(' ')
}
