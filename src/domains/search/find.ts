// The port: everything outside of search asks here, and another engine may answer one day (design: search, "The port").
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { isDatabaseAway, transaction, type Db, type Tx } from '../../platform/db.ts'
import type { Segment } from './documents.ts'
import { limitSearch, selectBest, selectLatest, selectWithWords } from './queries.ts'
import { textQueryOf, type Page, type Place, type Sight, type TextQuery } from './text-query.ts'

/**
 * `editionBit`: the place of an edition in the mask of those that hide a document; without it nothing is hidden.
 * `withheld`: companies and people whose documents do not count.
 */
export type SearchQuery = Place & { text: string }
type SearchResult = {
  ids: string[]
  /** With text exact to 1,000 and then 1,000 with `totalIsExact` false; without text always exact. */
  total: number
  totalIsExact: boolean
}

const timeoutMs = 2_000

/** The ids of a page of results, best first, and the total; throws Unavailable after two seconds. */
export function search(db: Db, { text: asked, ...place }: SearchQuery, page: Page): Promise<SearchResult> {
  if (asked.trim() === '') return limited(db, (tx) => browse(tx, place, page))
  const text = textQueryOf(asked, place.country)
  // Without a letter or digit nothing is asked for that a document could have.
  if (text === undefined) return Promise.resolve({ ids: [], total: 0, totalIsExact: true })
  return limited(db, (tx) => findWithWords(tx, place, text, page))
}

/** The ids of the latest of each segment, newest first; throws Unavailable after two seconds. */
export async function latest(
  db: Db,
  segments: readonly Segment[],
  perSegment: number,
  sight: Sight,
): Promise<Map<Segment, string[]>> {
  const { rows } = await limited(db, (tx) => selectLatest(segments, perSegment, sight).execute(tx))
  return new Map(
    segments.map((segment) => [segment, rows.filter((row) => row.segment === segment).map(({ id }) => id)]),
  )
}

async function findWithWords(tx: Tx, place: Place, text: TextQuery, page: Page): Promise<SearchResult> {
  const countMax = limits.searchTotalCounted
  const { rows } = await selectWithWords(place, text, page, countMax).execute(tx)
  const { ids, counted } = rows[0]!
  return { ids, total: Math.min(counted, countMax), totalIsExact: counted <= countMax }
}

async function browse(tx: Tx, place: Place, page: Page): Promise<SearchResult> {
  const { rows } = await selectBest(place, page).execute(tx)
  const { ids, counted } = rows[0]!
  return { ids, total: counted, totalIsExact: true }
}

async function limited<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, async (tx) => {
      await limitSearch(tx, timeoutMs)
      return work(tx)
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw new AppError('Unavailable')
    throw error
  }
}
