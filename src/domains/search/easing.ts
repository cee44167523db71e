// Never a dead end: what to ask for instead when there is nothing, the nearest first.
import type { Known } from './statistics.ts'
import { filtersOf, type Place } from './text-query.ts'
import { queryWords } from './tokens.ts'

/** What was not asked for: words as typed, and the place. */
export type LeftOut = { words: string[]; country: boolean; filters: boolean }
type Asked = Place & { text: string }
type Easier<Query> = { less: Query; leftOut: LeftOut }

/**
 * Less and less of a search: without its rarest word, then in all countries and without filters, then both, at last
 * the most frequent word alone. At most four.
 */
export function* easier<Query extends Asked>(known: Known, query: Query): Generator<Easier<Query>> {
  const words = byRarity(known, query)
  const [rarest] = words
  const wide = { country: undefined, industries: [], tiers: [], verified: false }
  const isNarrow = filtersOf(query) !== undefined
  const place = {
    country: query.country !== undefined,
    filters: filtersOf({ ...query, country: undefined }) !== undefined,
  }
  const narrow = { country: false, filters: false }
  const fewer = rarest !== undefined && words.length > 1 ? [rarest] : undefined
  if (fewer) yield { less: without(query, fewer), leftOut: { words: fewer, ...narrow } }
  if (isNarrow) yield { less: { ...query, ...wide }, leftOut: { words: [], ...place } }
  if (isNarrow && fewer)
    yield { less: { ...without(query, fewer), ...wide }, leftOut: { words: fewer, ...place } }
  const allButOne = words.slice(0, -1)
  if (allButOne.length > 1)
    yield { less: { ...without(query, allButOne), ...wide }, leftOut: { words: allButOne, ...place } }
}

/** The words of a text as typed, the rarest first. */
function byRarity(known: Known, { text, segment }: Asked): string[] {
  const frequency = (typed: string) =>
    Math.min(
      ...queryWords(typed).map((word) =>
        word.reduce(
          (sum, tokens) => sum + Math.min(...tokens.map((token) => known.documentsWith(segment, token))),
          0,
        ),
      ),
    )
  return text
    .split(/\s+/u)
    .filter((typed) => queryWords(typed).length > 0)
    .map((typed) => ({ typed, documents: frequency(typed) }))
    .sort((one, other) => one.documents - other.documents)
    .map(({ typed }) => typed)
}

function without<Query extends Asked>(query: Query, left: readonly string[]): Query {
  const dropped = new Set(left)
  const kept = query.text.split(/\s+/u).filter((typed) => !dropped.has(typed))
  return { ...query, text: kept.join(' ') }
}
