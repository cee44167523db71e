// The port: everything outside of search asks here, and another engine may answer one day (docs/search.md).
import { AppError } from '../../contract/errors.ts'
import { costly, isDatabaseAway, type Db } from '../../platform/db.ts'
import { correctionOf, likelySought, soughtOf } from './correcting.ts'
import type { Segment } from './documents.ts'
import { apartOf, namesApartOf, withFewerWords, withWiderScope, wordsTogether } from './relaxation.ts'
import { facetsOf, noFacets, type Facets } from './facets.ts'
import { selectLatest } from './queries/results.ts'
import { kanaCorrectionOf } from './kana.ts'
import { inLatinLetters } from './latin-names.ts'
import { readListings } from './listings.ts'
import { mayNameOwner } from './owners.ts'
import { findSimilar } from './queries/words.ts'
import { nodesNamed, readCategories } from './query-understanding.ts'
import { findOnce, type Found } from './ranking.ts'
import { relaxationsOf, type Relaxation } from './relaxing.ts'
import type { Scored } from './scoring.ts'
import { readTerms } from './spec-terms.ts'
import { knownOf, type Known } from './statistics.ts'
import { textQueryOf, type Page, type Place, type Sight, type Sort } from './text-query.ts'

/**
 * `editionBit`: the place of an edition in the mask of those that hide a document; without it nothing is hidden.
 * `withheld`: companies and people whose documents do not count. `exactly`: nothing is put right or left out. `countMost`: so
 * many are counted at most, 20,000 when it is not said. `byOwner`: products are found by the whole name of their company as well.
 */
export type SearchQuery = Place & {
  text: string
  sort?: Sort
  exactly?: boolean
  countMost?: number
  byOwner?: boolean
}
export type SearchResult = {
  ids: string[]
  /** With words or filters exact to `countMost` and then that with `totalIsExact` false; without them always exact. */
  total: number
  totalIsExact: boolean
  /** What was searched for in place of what was typed. */
  corrected?: { text: string; from: string }
  /** What may have been meant, and finds something, but is no better than a guess; or names a category that has nothing. */
  offered?: { text: string }
  /** Without these words there is something: the ids are of that, the total is not. */
  leftOut?: Counted & { words: string[] }
  /** Of all words there is something without the filters, or in all countries. */
  elsewhere?: Counted & { country: boolean }
  /** Nothing has all words, and none of them may be left out unasked: what there is of fewer, the thing that is sought first. */
  relaxed?: (Counted & Relaxation)[]
  /** The query that found this, when it is not the one that was asked. */
  searched?: SearchQuery
}
/** The same results with their scores, where their order is that of scores and they were not read from an index in it. */
export type ScoredResult = SearchResult & { scored?: readonly Scored[] }
type Counted = { total: number; totalIsExact: boolean }

/** With fewer results than these a word that nobody writes so may be a mistake, and other types may have what is meant. */
export const enough = 5

/** The ids of a page of results, best first, and the total; throws Unavailable after two seconds. */
export async function search(db: Db, query: SearchQuery, page: Page): Promise<SearchResult> {
  const { scored: _, ...result } = await searchScored(db, query, page)
  return result
}

/** The same with what the results are placed by: the same statements, and no more. */
export async function searchScored(db: Db, query: SearchQuery, page: Page): Promise<ScoredResult> {
  return limited(db, async (reads, known) => {
    const likely = query.exactly ? undefined : likelySought(known, query.segment, query.text)
    const found = await findOnce(reads, known, query, page, likely && { below: enough, sought: likely })
    if (query.exactly || found.total >= enough || found.isNamed) return shown(found)
    return (await forgiven(reads, known, { query, page, found })) ?? shown(found)
  })
}

/** The facets of what is searched for, words and filters as they stand. */
export function facets(db: Db, { text: typed, countMost, byOwner, ...place }: SearchQuery): Promise<Facets> {
  const text = textQueryOf(typed, { segment: place.segment, byOwner })
  if (text === undefined && typed.trim() !== '') return Promise.resolve(noFacets)
  return limited(db, (reads, known) => facetsOf(reads, known, { place, text, most: countMost }))
}

/** The ids of the latest of each segment, newest first: a glance at an index, and no search that others could hold up. */
export async function latest(
  db: Db,
  segments: readonly Segment[],
  perSegment: number,
  sight: Sight,
): Promise<Map<Segment, string[]>> {
  const { rows } = await selectLatest(segments, perSegment, sight).execute(db)
  return new Map(
    segments.map((segment) => [segment, rows.filter((row) => row.segment === segment).map(({ id }) => id)]),
  )
}

const shown = ({ ids, total, totalIsExact, scored }: Found): ScoredResult => ({
  ids,
  total,
  totalIsExact,
  ...(scored && { scored }),
})

type Tried = { query: SearchQuery; page: Page; found: Found }

/**
 * More than what was found, by a better spelling. When nothing was found: whether there is in other places, which who asks may
 * choose; else what there is with fewer words, which does not count as found; and at last what there is of the words alone.
 */
async function forgiven(reads: Db, known: Known, tried: Tried): Promise<ScoredResult | undefined> {
  const { query, page, found } = tried
  if (found.total === 0 && query.segment === 'PR' && mayNameOwner(query.text)) {
    const byOwner = { ...query, byOwner: true }
    const ofOwner = await findOnce(reads, known, byOwner, page)
    if (ofOwner.total > 0) return { ...shown(ofOwner), searched: byOwner }
  }
  const spelt = found.total === 0 ? inLatinLetters(query.text) : undefined
  if (spelt !== undefined) {
    const named = { ...query, text: spelt }
    const ofName = await findOnce(reads, known, named, page)
    if (ofName.total > 0) return { ...shown(ofName), searched: named }
  }
  const similar = found.similar ?? (await findSimilar(reads, soughtOf(query.segment, query.text)))
  const inKana = () => (found.total === 0 ? kanaCorrectionOf(query.text) : undefined)
  const correction = correctionOf(query.text, similar) ?? inKana()
  let offered: Pick<SearchResult, 'offered'> = {}
  if (correction !== undefined) {
    const { text, isGuess } = correction
    const better = await findOnce(reads, known, { ...query, text }, page)
    if (better.total > found.total && !isGuess)
      return { ...shown(better), corrected: { text, from: query.text }, searched: { ...query, text } }
    if (better.total > found.total || nodesNamed(text).length > 0) offered = { offered: { text } }
  }
  if (found.total > 0) return offered.offered && { ...shown(found), ...offered }
  const apart = apartOf(query.text)
  if (apart !== undefined) {
    const parts = { ...query, text: apart }
    const inParts = await findOnce(reads, known, parts, page)
    if (inParts.total > 0) return { ...shown(inParts), searched: parts }
  }
  for (const wider of withWiderScope(query)) {
    const { total, totalIsExact } = await findOnce(reads, known, wider, glance)
    const country = wider.country !== query.country
    if (total > 0) {
      const relaxed = await relaxedOf(reads, known, query)
      return { ...nothing, ...offered, elsewhere: { country, total, totalIsExact }, ...relaxed }
    }
  }
  // A word is put right only where all of them find something so: among fewer any word would fit.
  const text = apart ?? namesApartOf(query.text) ?? query.text
  for (const { less, words } of withFewerWords(known, { ...query, text })) {
    const { ids, scored, total, totalIsExact } = await findOnce(reads, known, less, page)
    if (total > 0) {
      const leftOut = { words: wordsTogether(query.text, words), total, totalIsExact }
      return { ...nothing, ...offered, ids, ...(scored && { scored }), leftOut, searched: less }
    }
  }
  return { ...nothing, ...offered, ...(await relaxedOf(reads, known, { ...query, text })) }
}

/** The ways to ask for less that find something, each counted; four statements at most. */
async function relaxedOf(
  reads: Db,
  known: Known,
  query: SearchQuery,
): Promise<Pick<SearchResult, 'relaxed'>> {
  const relaxed = []
  for (const relaxation of relaxationsOf(query.text)) {
    const { total, totalIsExact } = await findOnce(reads, known, { ...query, text: relaxation.text }, glance)
    if (total > 0) relaxed.push({ ...relaxation, total, totalIsExact })
  }
  return relaxed.length > 0 ? { relaxed } : {}
}

const nothing = { ids: [], total: 0, totalIsExact: true }
const glance: Page = { skip: 0, size: 1 }

/** Runs `work` where searches run, or throws Unavailable when the database is away or too slow. */
export async function limited<T>(db: Db, work: (reads: Db, known: Known) => Promise<T>): Promise<T> {
  readTerms()
  readCategories()
  readListings()
  const reads = costly(db)
  try {
    return await work(reads, await knownOf(reads))
  } catch (error) {
    if (isDatabaseAway(error)) throw new AppError('Unavailable')
    throw error
  }
}
