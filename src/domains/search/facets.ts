// The facets of a search: each group is counted as if nothing were chosen in it.
import { limits } from '../../contract/limits.ts'
import { tierNames } from './quality.ts'
import type { Db } from '../../platform/db.ts'
import type { Statistics } from './costs.ts'
import { planOf } from './plans.ts'
import { selectFacets, type FacetName, type FacetRow, type FacetSet } from './queries/facets.ts'
import { allOf, and, filtersOf, type Place, type TextQuery } from './text-query.ts'

/** `documents` are estimates from a sample unless `isExact`. */
export type Facet = { values: { code: string; documents: number }[]; isExact: boolean }
export type Facets = Record<FacetName, Facet>

const names: readonly FacetName[] = ['country', 'industry', 'tier', 'verified']
const sampled = 700
const levelMax = 6
/** The code of those who say of no country that it is theirs. */
const nowhere = 'ZZ'

/** Of a search that finds nothing. */
export const noFacets: Facets = {
  country: { values: [], isExact: true },
  industry: { values: [], isExact: true },
  tier: { values: [], isExact: true },
  verified: { values: [], isExact: true },
}

/** Counts the facets of a place and text: exact up to 1,000 matches of each, above that from a sample. */
export async function facetsOf(
  db: Db,
  statistics: Statistics,
  place: Place,
  text: TextQuery | undefined,
): Promise<Facets> {
  const sets = setsOf(statistics, place, text)
  const most = limits.searchTotalCounted
  const { rows } = await selectFacets(place.segment, place, sets, most).execute(db)
  return Object.fromEntries(
    names.map((name) => {
      const at = sets.findIndex(({ facets }) => facets.includes(name))
      return [
        name,
        facetOf(
          name,
          rows.filter((row) => row.at === at),
          sets[at]!,
        ),
      ]
    }),
  ) as Facets
}

/** Everything that is asked for, and for each group with a choice the same without that choice. */
function setsOf(statistics: Statistics, place: Place, text: TextQuery | undefined): FacetSet[] {
  const without: Record<FacetName, Place> = {
    country: { ...place, country: undefined },
    industry: { ...place, industries: [] },
    tier: { ...place, tiers: [] },
    verified: { ...place, verified: false },
  }
  const words = allOf(text?.words ?? [], '')
  const filters = filtersOf(place)
  const chosen = names.filter((name) => filtersOf(without[name]) !== filters)
  const setOf = (there: Place, facets: readonly FacetName[]): FacetSet => {
    const plan = planOf(statistics, { place: there, text, sort: 'relevance', needed: 0 })
    const expected = plan?.expected ?? statistics.documentsIn(there.segment)
    const query = and(words, filtersOf(there))
    // What the index is not asked for nobody looks for here.
    const proof = plan?.asked.holds ? undefined : plan?.proof
    return { query, proof, level: levelFor(expected), facets }
  }
  const others = names.filter((name) => !chosen.includes(name))
  const sets = chosen.map((name) => setOf(without[name], [name]))
  return others.length > 0 ? [setOf(place, others), ...sets] : sets
}

/** Every fourth document at level 1, every sixteenth at 2: so that some hundred remain. */
function levelFor(expected: number): number {
  const level = Math.ceil(Math.log(Math.max(1, expected / sampled)) / Math.log(4))
  return Math.min(levelMax, Math.max(1, level))
}

function facetOf(name: FacetName, rows: readonly FacetRow[], { level }: FacetSet): Facet {
  const isExact = rows.every((row) => !row.sampled)
  const times = isExact ? 1 : 4 ** level
  const values = rows
    .flatMap(({ facet, value, documents }) =>
      facet === name && value !== null && value !== nowhere
        ? [{ code: codeOf(name, value), documents: documents * times }]
        : [],
    )
    .sort((one, other) => other.documents - one.documents || (one.code < other.code ? -1 : 1))
  return { values, isExact }
}

const codeOf = (name: FacetName, value: string): string =>
  name === 'tier' ? tierNames[Number(value)]! : value
