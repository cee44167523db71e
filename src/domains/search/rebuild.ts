// All documents anew, in bulk: after the first load, and whenever documents are made differently.
import type { Database } from '../../platform/db.ts'
import { inBulk } from '../../platform/copy.ts'
import { businessesForSearch } from '../businesses/indexing.ts'
import { peopleForSearch } from '../profiles/indexing.ts'
import { allSegments, type SearchDocument } from './documents.ts'
import { documentsOfBusinesses, documentsOfPeople } from './gathering.ts'
import {
  analyseDocuments,
  beginRebuild,
  buildSegment,
  copyDocuments,
  findRanking,
  markExpiryChecked,
  swapSegments,
} from './queries.ts'
import type { Ranking } from './quality.ts'

const pageSize = 1_000
/** So many companies' products, at most 100 each, are held at once. */
const companiesAtOnce = 100

/**
 * Makes the documents of all companies, products and people and puts them in place at once, in score order; searches go
 * on over the old ones, changes meanwhile wait in the outbox. Answers how many; `onProgress` hears how many companies
 * and people have been read.
 */
export async function rebuildSearch(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  const began = new Date()
  const ranking = await findRanking(db)
  const count = await inBulk(pool, async (client) => {
    await beginRebuild(client)
    const copied = await copyDocuments(client, allDocuments(db, ranking, onProgress))
    for (const segment of allSegments) await buildSegment(client, segment)
    await swapSegments(client, allSegments)
    return copied
  })
  await inBulk(pool, analyseDocuments)
  await markExpiryChecked(db, began)
  return count
}

async function* allDocuments(
  db: Database['db'],
  ranking: Ranking,
  onProgress: (done: number) => void,
): AsyncGenerator<SearchDocument> {
  let done = 0
  const businesses = pagesOf(
    (after) => businessesForSearch(db, { after, limit: pageSize }),
    ({ businessID }) => businessID,
  )
  for await (const page of businesses)
    for (let from = 0; from < page.length; from += companiesAtOnce) {
      const some = page.slice(from, from + companiesAtOnce)
      yield* await documentsOfBusinesses(db, some, ranking)
      onProgress((done += some.length))
    }
  const people = pagesOf(
    (after) => peopleForSearch(db, { after, limit: pageSize }),
    ({ userID }) => userID,
  )
  for await (const page of people) {
    yield* documentsOfPeople(page, ranking)
    onProgress((done += page.length))
  }
}

/** Page after page in order of ids, until one is not full. */
async function* pagesOf<Thing>(
  read: (after: string | null) => Promise<Thing[]>,
  idOf: (thing: Thing) => string,
): AsyncGenerator<Thing[]> {
  for (let after: string | null = null; ;) {
    const page = await read(after)
    if (page.length > 0) yield page
    if (page.length < pageSize) return
    after = idOf(page.at(-1)!)
  }
}
