// Totals that need not be counted: above the limit nobody is told how many there are.
import { limits } from '../../contract/limits.ts'
import { costOfBand, costOfReading, costOfRows, type Lists, type Statistics } from './costs.ts'
import {
  allOf,
  and,
  bandSizes,
  filtersOf,
  lexeme,
  lexemeOf,
  widest,
  within,
  type Place,
  type TextQuery,
} from './text-query.ts'

/** A part of what matches, of which `least` prove that all are more than are counted. */
export type Proof = { query: string; least: number }
/** What was counted of a word once, and in which country. */
export type LowerBound = { documents: number; country: string | undefined }

const counted = limits.searchTotalCounted + 1
/**
 * So many in a sample of each level prove that all are more than are counted: if they were 20,000, so many would be drawn
 * once in 10^12 times (binomial distribution of 20,000 and a quarter, a sixteenth …).
 */
const leastDrawn = [5436, 1499, 444, 149, 59, 28]
/** Estimates of several words are guesses. */
const safety = { one: 1.3, several: 3.5 }
/** The cheapest part that should prove that more match `query` than are counted; undefined when counting is cheaper. */
export function proofOf(
  statistics: Statistics,
  { place, query, lists }: { place: Place; query: string; lists: Lists },
  { hits, isGuess }: { hits: number; isGuess: boolean },
): Proof | undefined {
  const total = Math.max(1, statistics.documentsIn(place.segment))
  const margin = isGuess ? safety.several : safety.one
  const bands = bandSizes.map((_, at) => {
    const documents = statistics.documentsWith(place.segment, lexemeOf.band(at + 1))
    const share = documents / total
    const cost = costOfReading(lists, share) + costOfBand(documents) + costOfRows(hits * share, counted)
    return { query: within(query, at + 1), least: counted, share, cost }
  })
  const samples = leastDrawn.map((least, at) => {
    const share = 1 / 4 ** (at + 1)
    const drawn = total * share
    const read = { lengths: [...lists.lengths, drawn], followed: Math.min(lists.followed, drawn) }
    const cost = costOfReading(read) + costOfRows(hits * share, least)
    return { query: and(query, lexeme(lexemeOf.sample(at + 1)))!, least, share, cost }
  })
  const [best] = [...bands, ...samples]
    .filter(({ share, least }) => hits * share >= least * (margin + 3 / Math.sqrt(least)))
    .sort((one, other) => one.cost - other.cost)
  const isCheaper = best && best.cost < costOfReading(lists) + costOfRows(hits, counted)
  return isCheaper ? { query: best.query, least: best.least } : undefined
}

/** What is known of the only word of a text, everywhere or in a country; undefined when that is not more than is counted. */
export function lowerBoundOf(
  statistics: Statistics,
  place: Place,
  text: TextQuery | undefined,
): LowerBound | undefined {
  const [word, ...words] = text?.words ?? []
  const [[token, ...tokens] = [], ...others] = word ?? []
  if (token === undefined || tokens.length + others.length + words.length > 0) return undefined
  if (filtersOf({ ...place, country: undefined }) !== undefined) return undefined
  const documents = statistics.sureOf(place.segment, token, place.country)
  return documents > counted ? { documents, country: place.country } : undefined
}

/** With fewer expected the documents that are kept as a sample say nothing. */
const sampledFrom = 30_000

/** What is asked of the documents that were kept as a sample when words were counted: words, everywhere or in a country. */
export function sampledOf(place: Place, text: TextQuery | undefined, hits: number): string | undefined {
  const isFiltered = filtersOf({ ...place, country: undefined }) !== undefined
  if (text === undefined || isFiltered || hits < sampledFrom) return undefined
  return and(allOf(widest(text), ''), filtersOf({ country: place.country }))
}
