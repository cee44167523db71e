// All documents of companies anew, in bulk: after the first load, and whenever documents are made differently.
import type { Database } from '../../platform/db.ts'
import { inBulk } from '../../platform/copy.ts'
import { businessesForSearch } from '../businesses/indexing.ts'
import { productWords } from '../products/indexing.ts'
import { businessDocument, companySegments, type SearchDocument } from './documents.ts'
import {
  analyseDocuments,
  beginRebuild,
  buildSegment,
  copyDocuments,
  findRanking,
  swapSegments,
} from './queries.ts'
import type { Ranking } from './quality.ts'

const pageSize = 1_000

/**
 * Makes every company's document and puts them in place at once, in score order; searches go on over the old ones,
 * changes meanwhile wait in the outbox. Answers how many; `onProgress` hears how many companies have been read.
 */
export async function rebuildSearch(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  const ranking = await findRanking(db)
  const count = await inBulk(pool, async (client) => {
    await beginRebuild(client)
    const copied = await copyDocuments(client, allDocuments(db, ranking, onProgress))
    for (const segment of companySegments) await buildSegment(client, segment)
    await swapSegments(client, companySegments)
    return copied
  })
  await inBulk(pool, analyseDocuments)
  return count
}

async function* allDocuments(
  db: Database['db'],
  ranking: Ranking,
  onProgress: (done: number) => void,
): AsyncGenerator<SearchDocument> {
  let done = 0
  for (let after: string | null = null; ;) {
    const page = await businessesForSearch(db, { after, limit: pageSize })
    const words = await productWords(
      db,
      page.map(({ businessID }) => businessID),
    )
    for (const business of page)
      if (!business.removed) yield businessDocument(business, words.get(business.businessID) ?? [], ranking)
    done += page.length
    onProgress(done)
    if (page.length < pageSize) return
    after = page.at(-1)!.businessID
  }
}
