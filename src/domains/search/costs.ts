// What it takes to ask the word index, in microseconds, measured at 5,000,000 documents (docs/decisions/0032).
import type { Segment } from './documents.ts'
import { groupsOf, type Place } from './text-query.ts'

/** What is known of the documents, all of it estimates. */
export type Statistics = {
  documentsIn(segment: Segment, country?: string): number
  /** How many documents of the segment hold a lexeme; of rare ones as many as may be. */
  documentsWith(segment: Segment, lexeme: string): number
  /** How many of a country hold a word that is frequent there; undefined when nobody counted. */
  documentsWithIn(segment: Segment, token: string, country: string): number | undefined
  /** How many at least held a word when it was counted, and were gone before then; 0 when nobody knows. */
  sureOf(segment: Segment, token: string, country: string | undefined): number
}
/** An entry of a list that is unpacked, and how many stand on a page, which is unpacked whole. */
const perEntry = 0.0055
const perPage = 3_500
/** An entry of the shortest list, looked for in another one. */
const perMet = 0.03
/** What is found, and a row that is read: mostly each from another page. */
const perFound = 0.2
const perRow = 2.5
/** An entry of a band, which is met with all others. */
const perOfBand = 0.012

/** The lists that a question has the index read, and the entries of the one that is followed. */
export type Lists = { lengths: readonly number[]; followed: number }

/** To look every entry of the followed list, or of the `share` of it at its head, up in the other ones. */
export function costOfReading({ lengths, followed }: Lists, share = 1): number {
  const head = followed * share
  return lengths.reduce(
    (sum, length) => sum + Math.min(length * share, head * perPage) * perEntry + head * perMet,
    0,
  )
}

/** To read the rows of what is found, or the first `most` of them. */
export const costOfRows = (found: number, most = found): number =>
  found * perFound + Math.min(found, most) * perRow

/** To stop with the end of a band. */
export const costOfBand = (documents: number): number => documents * perOfBand

/** What looking one more list up costs. */
export const costOfLookingUp = (length: number, followed: number): number =>
  Math.min(length, followed * perPage) * perEntry + followed * perMet

/** How long the list of a token is. */
export const lengthOf = (statistics: Statistics, { segment }: Place, token: string): number =>
  Math.min(statistics.documentsIn(segment), statistics.documentsWith(segment, token))

/** The same of the filters, a country among them, of each group all that it allows. */
export function lengthsOfFilters(statistics: Statistics, place: Place): number[] {
  const { country } = place
  const here = country === undefined ? [] : [statistics.documentsIn(place.segment, country)]
  const others = groupsOf({ ...place, country: undefined }).map((group) =>
    group.reduce((sum, lexeme) => sum + lengthOf(statistics, place, lexeme), 0),
  )
  return [...here, ...others]
}
