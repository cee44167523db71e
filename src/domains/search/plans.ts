// Which way leads to the results: PostgreSQL does not know how many documents hold a few words, the program can guess.
import type { Segment } from './documents.ts'
import {
  allOf,
  and,
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
/** Results of one kind: asked of the word index, or met by testing the best `walk` documents of the place. */
export type Bucket = { query: string; walk?: number }
export type Plan = { buckets: Bucket[]; anywhere: string; expected: number }

// Microseconds, measured at 400,000 documents.
const perHit = 1.2
const perPosting = 0.012
const perTested = 7

/**
 * The ways to `needed` results from the strongest bucket on: exactly the name, all words in the name, in strong fields,
 * anywhere. Other orders, and filters alone, know but one bucket. Undefined when nothing is asked for.
 */
export function planOf(
  statistics: Statistics,
  { place, text, sort, needed }: { place: Place; text: TextQuery | undefined; sort: Sort; needed: number },
): Plan | undefined {
  const words = text?.words ?? []
  const filters = filtersOf(place)
  const anywhere = and(allOf(words, ''), filters)
  if (anywhere === undefined) return undefined
  const guess = guessing(statistics, place)
  const all = guess(words, '')
  const bucket = (query: string, prefix: '' | 's:' | 'n:'): Bucket => {
    const walk = walkFor(guess(words, prefix), { needed, ...sizesOf(statistics, place, sort) })
    return walk === undefined ? { query } : { query, walk }
  }
  if (text === undefined || sort !== 'relevance')
    return { buckets: [bucket(anywhere, '')], anywhere, expected: all.hits }

  const exactly = lexeme(lexemeOf.named(text.normal))
  const [name, strong] = [allOf(words, 'n:'), allOf(words, 's:')]
  return {
    buckets: [
      { query: `${exactly} & ${anywhere}` },
      bucket(`${and(name, filters)} & !${exactly}`, 'n:'),
      bucket(`${and(strong, filters)} & !(${name}) & !${exactly}`, 's:'),
      bucket(`${anywhere} & !(${strong}) & !${exactly}`, ''),
    ],
    anywhere,
    expected: all.hits,
  }
}

/** The same results by the word index alone, when a walk ended too soon. */
export const withoutWalks = (plan: Plan): Plan => ({
  ...plan,
  buckets: plan.buckets.map(({ query }) => ({ query })),
})

/** True when some bucket was walked and did not bring what was needed: there may be more. */
export function fellShort({ buckets }: Plan, found: readonly number[], needed: number): boolean {
  let sum = 0
  for (const [at, { walk }] of buckets.entries()) {
    sum += found[at] ?? 0
    if (sum >= needed) return false
    if (walk !== undefined) return true
  }
  return false
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

/** The documents among which a walk looks, and how many of them the index leads past. */
const sizesOf = (statistics: Statistics, { segment, country }: Place, sort: Sort) => ({
  among: statistics.documentsIn(segment, sort === 'relevance' ? country : undefined),
})

/** How many documents to walk past for `needed` hits; undefined when the word index is cheaper. */
function walkFor(
  { hits, postings }: Guess,
  { needed, among }: { needed: number; among: number },
): number | undefined {
  if (hits < needed) return undefined
  const walked = (needed * among) / hits
  if (walked * perTested > hits * perHit + postings * perPosting) return undefined
  return Math.ceil(3 * walked) + 200
}
