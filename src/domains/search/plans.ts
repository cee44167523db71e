// Which way leads to the results: PostgreSQL does not know how many documents hold a few words, the program can guess.
import { limits } from '../../contract/limits.ts'
import type { Segment } from './documents.ts'
import {
  allOf,
  and,
  bandSizes,
  filtersOf,
  groupsOf,
  lexeme,
  lexemeOf,
  type Place,
  type Sort,
  type TextQuery,
} from './text-query.ts'
import type { Word } from './tokens.ts'

/** What is known of the documents, all of it estimates. */
export type Statistics = {
  documentsIn(segment: Segment, country?: string): number
  /** How many documents of the segment hold a lexeme; of rare ones as many as may be. */
  documentsWith(segment: Segment, lexeme: string): number
}
/**
 * Results of one kind, asked of the word index, or met by testing the first `walk` documents of an order for `words`. `isPart` when
 * only the best were asked for: then there may be more than are found.
 */
export type Bucket = { query: string; walk?: number; words?: readonly Word[]; isPart?: true }
/**
 * `isFew` when all that match are read anyway. `proof`: a part of what matches that should hold more than are counted;
 * if it does, nothing else needs counting.
 */
export type Plan = {
  buckets: Bucket[]
  anywhere: string
  expected: number
  isFew: boolean
  proof: string | undefined
}

type Asked = {
  place: Place
  text: TextQuery | undefined
  sort: Sort
  /** How many results there must be, and how many times as many to expect before asking for a part only. */
  needed: number
  margin?: number
}
export const firstMargin = 4
/** A plan decides on quality: of those of a cheap one few are in a high band. */
const marginOfTiers = 6
/** So many are read and sorted sooner than the best of them are found. */
const few = 1_000

/**
 * The ways to `needed` results from the strongest kind on: exactly the name, all words in the name, in strong fields,
 * anywhere. Other orders, and filters alone, know but one kind. Undefined when nothing is asked for.
 */
export function planOf(statistics: Statistics, asked: Asked): Plan | undefined {
  const { place, text, sort } = asked
  const words = text?.words ?? []
  const filters = filtersOf(place)
  const anywhere = and(allOf(words, ''), filters)
  if (anywhere === undefined) return undefined
  const guess = guessing(statistics, place)
  const all = guess(words, '')
  const planned = (buckets: Bucket[]): Plan => {
    const isFew = all.hits <= few && !buckets.at(-1)!.isPart
    const counted = best(
      statistics,
      { ...asked, needed: limits.searchTotalCounted + 1, margin: 2 },
      anywhere,
      all.hits,
    )
    const proof = counted.isPart ? counted.query : undefined
    return { buckets, anywhere, expected: all.hits, isFew, proof }
  }
  if (sort !== 'relevance') return planned([walked(statistics, asked, anywhere, all)])
  const bucket = (query: string, prefix: '' | 's:' | 'n:') =>
    best(statistics, asked, query, guess(words, prefix).hits)
  if (text === undefined) return planned([bucket(anywhere, '')])
  return planned([
    { query: `${lexeme(lexemeOf.named(text.normal))} & ${anywhere}` },
    bucket(and(allOf(words, 'n:'), filters)!, 'n:'),
    bucket(and(allOf(words, 's:'), filters)!, 's:'),
    bucket(anywhere, ''),
  ])
}

/** True when some kind was asked for in part and did not bring what was needed: there may be more. */
export function fellShort({ buckets }: Plan, found: readonly number[], needed: number): boolean {
  let sum = 0
  for (const [at, { isPart }] of buckets.entries()) {
    sum += found[at] ?? 0
    if (sum >= needed) return false
    if (isPart) return true
  }
  return false
}

/** Of many only those of the smallest band that leaves enough. */
function best(
  statistics: Statistics,
  { place: { segment, tiers }, needed, margin = firstMargin }: Asked,
  query: string,
  hits: number,
): Bucket {
  const total = Math.max(1, statistics.documentsIn(segment))
  const enough = needed * margin * (tiers?.length ? marginOfTiers : 1)
  if (hits <= Math.max(few, enough)) return { query }
  for (const at of bandSizes.keys()) {
    const band = lexemeOf.band(at + 1)
    const left = (hits * statistics.documentsWith(segment, band)) / total
    // One that holds hardly less than all costs what all cost.
    if (left >= enough) return left < hits / 2 ? { query: `${query} & ${lexeme(band)}`, isPart: true } : { query }
  }
  return { query }
}

type Guess = { hits: number; postings: number }

/**
 * Hits from the shares of the words: the rarest counts fully, each next one less, since words that are searched for
 * together stand together. The tokens of one word are hardly ever apart.
 */
function guessing(statistics: Statistics, place: Place): (words: readonly Word[], prefix: string) => Guess {
  const { segment } = place
  const total = Math.max(1, statistics.documentsIn(segment))
  const known = (lexeme: string) => Math.min(total, statistics.documentsWith(segment, lexeme))
  const inCountry = place.country === undefined ? total : statistics.documentsIn(segment, place.country)
  const ofFilters = groupsOf({ ...place, country: undefined }).map((group) =>
    Math.min(
      total,
      group.reduce((sum, lexeme) => sum + known(lexeme), 0),
    ),
  )
  return (words, prefix) => {
    const ofWords = words.map((word) =>
      Math.min(
        total,
        word.reduce((sum, tokens) => sum + Math.min(...tokens.map((token) => known(prefix + token))), 0),
      ),
    )
    const shares = ofWords.map((documents) => documents / total).sort((one, other) => one - other)
    const ofText = shares.reduce((product, share, at) => product * share ** (1 / 2 ** at), 1)
    const ofPlace = ofFilters.reduce((product, documents) => (product * documents) / total, inCountry / total)
    const read = [...ofWords, ...ofFilters, ...(place.country === undefined ? [] : [inCountry])]
    return { hits: total * ofText * ofPlace, postings: read.reduce((sum, documents) => sum + documents, 0) }
  }
}

// Microseconds, measured at 400,000 documents.
const perHit = 1.8
const perPosting = 0.02
const perTested = 3

/** Of many those that come first in an order that has an index, tested one by one, when that is cheaper. */
function walked(
  statistics: Statistics,
  { place: { segment }, text, needed, margin = firstMargin }: Asked,
  query: string,
  { hits, postings }: Guess,
): Bucket {
  const walk = Math.ceil((margin * needed * statistics.documentsIn(segment)) / Math.max(1, hits))
  const isCheaper = walk * perTested < hits * perHit + postings * perPosting
  return isCheaper && hits > Math.max(few, needed)
    ? { query, walk, words: text?.words ?? [], isPart: true }
    : { query }
}
