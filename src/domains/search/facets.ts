// The facets of a search: each group is counted as if nothing were chosen in it.
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import type { Statistics } from './costs.ts'
import { valueOf, type MarkFacet } from './marks.ts'
import { cachedFacetsOf } from './facets-cache.ts'
import { planOf } from './plans.ts'
import { tierNames } from './quality.ts'
import {
  selectFacets,
  selectVersion,
  versionAt,
  type FacetRow,
  type FacetSet,
  type ValueKind,
} from './queries/facets.ts'
import { allOf, and, filtersOf, widest, type Place, type TextQuery } from './text-query.ts'

export type FacetName = 'country' | 'industry' | 'tier' | 'verified' | MarkFacet
/** `documents` are estimates from a sample unless `isExact`; of values that the sample did not draw a count that stops at 101. */
export type Facet = { values: { code: string; documents: number }[]; isExact: boolean }
export type Facets = Record<FacetName, Facet>

const kindOf: Readonly<Record<FacetName, ValueKind>> = {
  country: 'c',
  industry: 'i',
  tier: 't',
  verified: 'v',
  certificate: 'q',
  leadTime: 'l',
  employees: 'e',
  category: 'k',
  minimumOrder: 'm',
  price: 'p',
}
const names = Object.keys(kindOf) as FacetName[]
const sampled = 2_000
const levelMax = 6
/** The code of those who say of no country that it is theirs. */
const nowhere = 'ZZ'

const record = <Value>(valueFor: (name: FacetName) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<FacetName, Value>

type Asked = { place: Place; text: TextQuery | undefined; most?: number | undefined }

/** Of a search that finds nothing. */
export const noFacets: Facets = record(() => ({ values: [], isExact: true }))

/**
 * Counts the facets of a place and text: exact up to `most` matches of each, above that from a sample, with whatever that did
 * not draw. Without words and filters they are counted already, and always exact. What took long to count is counted again
 * once a document of the segment has changed.
 */
export async function facetsOf(
  db: Db,
  statistics: Statistics,
  { place, text, most = limits.searchTotalCounted }: Asked,
): Promise<Facets> {
  const sets = setsOf(statistics, place, text)
  const cached = cachedFacetsOf<Facets>(db, place, { sets, most })
  const remembered = cached?.get()
  if (remembered) {
    const { rows } = await selectVersion(place.segment).execute(db)
    if (remembered.version === rows[0]!.version) return remembered.facets
    cached?.forget()
  }
  const { rows } = await selectFacets(place.segment, place, sets, most).execute(db)
  const facets = record((name) => {
    const at = sets.findIndex(({ kinds }) => kinds.includes(kindOf[name]))
    return facetOf(
      name,
      rows.filter((row) => row.at === at),
    )
  })
  const version = rows.find(({ at }) => at === versionAt)?.value
  if (version != null) cached?.keep({ facets, version })
  return facets
}

/** Everything that is asked for, and for each group with a choice the same without that choice. */
function setsOf(statistics: Statistics, place: Place, text: TextQuery | undefined): FacetSet[] {
  const without: Record<FacetName, Place> = {
    country: { ...place, country: undefined },
    industry: { ...place, industries: [] },
    tier: { ...place, tiers: [] },
    verified: { ...place, verified: false },
    certificate: { ...place, certificates: [] },
    leadTime: { ...place, leadTime: undefined },
    employees: { ...place, employees: [] },
    category: { ...place, categories: [] },
    minimumOrder: { ...place, minimumOrder: undefined },
    price: { ...place, price: undefined },
  }
  const words = allOf(text ? widest(text) : [], '')
  const filters = filtersOf(place)
  const chosen = names.filter((name) => filtersOf(without[name]) !== filters)
  const setOf = (there: Place, kinds: readonly ValueKind[]): FacetSet => {
    const { country } = there
    const query = and(words, filtersOf(there))
    const isCounted = words === undefined && filtersOf({ ...there, country: undefined }) === undefined
    if (query === undefined || isCounted) return { kinds, counted: { country } }
    const plan = planOf(statistics, { place: there, text, sort: 'relevance', needed: 0 })
    const expected = plan?.expected ?? statistics.documentsIn(there.segment)
    // What the index is not asked for nobody looks for here.
    const proof = plan?.asked.holds ? undefined : plan?.proof
    return { kinds, met: { query, proof, level: levelFor(expected), country } }
  }
  const others = names.filter((name) => !chosen.includes(name)).map((name) => kindOf[name])
  const sets = chosen.map((name) => setOf(without[name], [kindOf[name]]))
  return others.length > 0 ? [setOf(place, others), ...sets] : sets
}

/** Every fourth document at level 1, every sixteenth at 2: so that some thousand remain. */
function levelFor(expected: number): number {
  const level = Math.ceil(Math.log(Math.max(1, expected / sampled)) / Math.log(4))
  return Math.min(levelMax, Math.max(1, level))
}

function facetOf(name: FacetName, rows: readonly FacetRow[]): Facet {
  const values = rows
    .flatMap(({ value, documents }) => {
      const code = value?.startsWith(`${kindOf[name]}:`) ? codeOf(name, value) : undefined
      return code === undefined || code === nowhere ? [] : [{ code, documents }]
    })
    .sort((one, other) => other.documents - one.documents || (one.code < other.code ? -1 : 1))
  return { values, isExact: rows.every((row) => !row.sampled) }
}

function codeOf(name: FacetName, value: string): string | undefined {
  const code = value.slice(2)
  if (name === 'tier') return tierNames[Number(code)]!
  if (name === 'verified') return String(code === '1')
  return valueOf(value)?.code ?? code
}
