// Never a dead end: what to ask for instead when there is nothing, the nearest first.
import type { Known } from './statistics.ts'
import { filtersOf, noFilters, type Place } from './text-query.ts'
import { queryWords } from './tokens.ts'

/** What was not asked for: words as typed, and the place. */
export type LeftOut = { words: string[]; country: boolean; filters: boolean }
type Asked = Place & { text: string }
type Easier<Query> = { less: Query; leftOut: LeftOut }

/** Of how many words the rarest is told from numbers that only frequent words have: these are tried alone. */
const alone = 3

/**
 * Less and less of a search: without its rarest word, then in all countries and without filters, then both, at last
 * a single word, the most frequent first. At most six, since how rare a rare word is nobody counts.
 */
export function* easier<Query extends Asked>(known: Known, query: Query): Generator<Easier<Query>> {
  const words = byRarity(known, query)
  const wide = { country: undefined, ...noFilters }
  const isNarrow = filtersOf(query) !== undefined
  const place = {
    country: query.country !== undefined,
    filters: filtersOf({ ...query, country: undefined }) !== undefined,
  }
  const narrow = { country: false, filters: false }
  // Of two words the other one may be the rare one.
  const fewer = words.length > 1 ? words.slice(0, words.length === 2 ? 2 : 1) : []
  for (const word of fewer) yield { less: without(query, [word]), leftOut: { words: [word], ...narrow } }
  if (isNarrow) {
    yield { less: { ...query, ...wide }, leftOut: { words: [], ...place } }
    for (const word of fewer)
      yield { less: { ...without(query, [word]), ...wide }, leftOut: { words: [word], ...place } }
  }
  if (words.length < 3) return
  for (const kept of words.toReversed().slice(0, alone)) {
    const others = words.filter((word) => word !== kept)
    yield { less: { ...without(query, others), ...wide }, leftOut: { words: others, ...place } }
  }
}

/** The different words of a text as typed, the rarest first. */
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
  // Each once: without a word that was typed twice nothing might be left to ask for.
  const typed = new Set(text.split(/\s+/u).filter((word) => queryWords(word).length > 0))
  return [...typed]
    .map((typed) => ({ typed, documents: frequency(typed) }))
    .sort((one, other) => one.documents - other.documents)
    .map(({ typed }) => typed)
}

function without<Query extends Asked>(query: Query, left: readonly string[]): Query {
  const dropped = new Set(left)
  const kept = query.text.split(/\s+/u).filter((typed) => !dropped.has(typed))
  return { ...query, text: kept.join(' ') }
}
