// One search: a plan, its statement, and the first results scored again.
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { fellShort, firstMargin, planOf } from './plans.ts'
import { cachedTotalsOf } from './totals-cache.ts'
import { selectBest, selectRanked, type Ranked } from './queries/results.ts'
import { rescored, scoredHits, type Kind, type Scored } from './scoring.ts'
import type { KnownWord, WhenFew } from './queries/words.ts'
import type { Known } from './statistics.ts'
import { filtersOf, textQueryOf, type Page, type Place, type Sort, type TextQuery } from './text-query.ts'

/**
 * `isNamed`: some result has all the words in its name, so that they are no mistake; in other orders nobody looks. `similar`: what
 * else may be meant, when it was sought. `scored`: the results with their scores, where their order is that of scores.
 */
export type Found = {
  ids: string[]
  total: number
  totalIsExact: boolean
  isNamed: boolean
  similar?: KnownWord[]
  scored?: readonly Scored[]
}
type Asked = Place & { text: string; sort?: Sort; countMost?: number; byOwner?: boolean }

/** The ids of a page and the total, words and filters as they stand; one statement, or two when the plan was wrong. */
export async function findOnce(
  reads: Db,
  known: Known,
  asked: Asked,
  page: Page,
  whenFew?: WhenFew,
): Promise<Found> {
  const { text: typed, sort = 'relevance', countMost = limits.searchTotalCounted, byOwner, ...place } = asked
  const text = textQueryOf(typed, { segment: place.segment, byOwner })
  // Without a letter or digit nothing is asked for that a document could have.
  if (text === undefined && typed.trim() !== '')
    return { ids: [], total: 0, totalIsExact: true, isNamed: false }
  if (text === undefined && isBrowsed(place, sort)) return browse(reads, place, sort, page)
  return findRanked(reads, known, { place, text, sort, countMost, page, whenFew })
}

/** What an index has in order, and the table of counts has counted. */
function isBrowsed(place: Place, sort: Sort): boolean {
  const anywhere = place.country === undefined || sort === 'relevance'
  return anywhere && filtersOf({ ...place, country: undefined }) === undefined
}

async function browse(reads: Db, place: Place, sort: Sort, page: Page): Promise<Found> {
  const { rows } = await selectBest(place, sort, page).execute(reads)
  const { ids, counted } = rows[0]!
  return { ids, total: counted, totalIsExact: true, isNamed: false }
}

type Search = {
  place: Place
  text: TextQuery | undefined
  sort: Sort
  countMost: number
  page: Page
  whenFew: WhenFew | undefined
}

async function findRanked(reads: Db, known: Known, { page, ...search }: Search): Promise<Found> {
  const isScored = search.text !== undefined && search.sort === 'relevance'
  const beyond = page.skip + page.size
  const needed = isScored && page.skip < rescored ? Math.max(rescored, beyond) : beyond
  const from = isScored && page.skip < rescored ? 0 : page.skip
  const ranked = await ask(reads, known, { ...search, needed, from })
  const inOrder = ranked.hits.flat()
  const scored =
    search.sort === 'relevance'
      ? scoredHits(known.ranking, inOrder, { from, kinds: ranked.kinds })
      : undefined
  const ids = scored?.map(({ id }) => id) ?? inOrder.map(([id]) => id)
  const ofPage = <One>(all: readonly One[]) => all.slice(page.skip - from, beyond - from)
  return {
    ids: ofPage(ids),
    ...(scored && { scored: ofPage(scored) }),
    total: Math.min(ranked.counted, search.countMost),
    totalIsExact: ranked.counted <= search.countMost,
    isNamed: isScored ? ranked.found[0]! + ranked.found[1]! > 0 : ranked.counted > 0,
    ...(ranked.similar && { similar: ranked.similar }),
  }
}

type Wanted = Omit<Search, 'page'> & { needed: number; from: number }

const triesMax = 3
/** So many are read whole sooner than a larger part of them is looked for. */
const readWhole = 1_000
/** Where a thousand were expected at most, and more were met. */
const manyMore = 4_000

/** Asks for a part that should be enough, for a larger one when it was not, and at last for all. */
async function ask(
  reads: Db,
  known: Known,
  { needed, from, ...search }: Wanted,
): Promise<Ranked & { found: number[]; counted: number; kinds: (Kind | undefined)[] }> {
  const normal = search.text?.normal ?? ''
  const wanted = { ...search, normal, from, to: needed }
  const totals = cachedTotalsOf(reads, search.place, search.text, search.countMost)
  let remembered = totals?.get()
  let margin = firstMargin(needed)
  let counted = remembered?.counted
  let least: number | undefined
  for (let tries = 1; ; tries++) {
    const plan = planOf(known, { ...search, needed, margin, least })!
    const countMax = counted === undefined ? search.countMost : undefined
    const { rows } = await selectRanked({ ...wanted, ...plan, countMax }).execute(reads)
    const { found: brought, ...ranked } = rows[0]!
    if (remembered !== undefined && remembered.version !== ranked.version) {
      // Something has changed since: it is counted after all.
      totals?.forget()
      remembered = undefined
      counted = undefined
      continue
    }
    if (counted === undefined && ranked.counted !== null) {
      counted = ranked.counted
      totals?.keep({ counted, version: ranked.version })
    }
    if (brought === null) {
      least = manyMore
      continue
    }
    const found = brought.reduce((sum, one) => sum + one, 0)
    counted ??= 0
    if (!fellShort(plan, brought, needed))
      return { ...ranked, found: brought, counted, kinds: plan.buckets.map(({ kind }) => kind) }
    const isLast = tries === triesMax || counted <= readWhole
    margin = isLast ? Infinity : margin * Math.max(4, (3 * needed) / Math.max(1, found))
  }
}
