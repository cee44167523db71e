// All documents anew, in bulk and in the background: after the first load, and whenever documents are made differently.
import { setTimeout as pause } from 'node:timers/promises'
import { inBulk, type BulkClient, type Rows } from '../../platform/copy.ts'
import { unlimitedConnection, type Database } from '../../platform/db.ts'
import { businessesForSearch } from '../businesses/indexing.ts'
import { peopleForSearch } from '../profiles/indexing.ts'
import { allSegments, type SearchDocument } from './documents.ts'
import { makeDocuments, planBusinesses, planPeople } from './document-sources.ts'
import { findRanking, markExpiryChecked } from './queries/documents.ts'
import {
  bandsAreOff,
  beginPlacing,
  buildSegment,
  copyDocuments,
  endRebuild,
  findOldestTokeniser,
  makeStaging,
  swapSegment,
} from './queries/rebuilding.ts'
import type { Ranking } from './quality.ts'
import { tokeniserVersion } from './tokens.ts'
import { keepSpellings } from './words.ts'

const pageSize = 1_000
/** So many companies' products, at most 100 each, are held at once. */
const companiesAtOnce = 100

/**
 * Makes the documents of all companies, products and people anew and puts them in place in score order, segment by
 * segment; meanwhile the old ones are searched and kept (docs/decisions/0027). Answers how many; `onProgress` hears how
 * many companies and people have been read. `isNeeded` is asked when its turn has come: none when others did it meanwhile.
 */
export async function rebuildSearch(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onProgress: (done: number) => void = () => {},
  isNeeded: IsNeeded = always,
): Promise<number> {
  const began = new Date()
  const ranking = await findRanking(db)
  const client = await unlimitedConnection(pool)
  try {
    const copied = await replaceAll(client, allDocuments(db, ranking, onProgress), isNeeded)
    if (copied === undefined) return 0
    await keepSpellings(db)
    await markExpiryChecked(db, began)
    return copied
  } finally {
    // The lock of a rebuild ends with its connection.
    client.release(true)
  }
}

type IsNeeded = (client: BulkClient) => Promise<boolean>
const always: IsNeeded = async () => true

async function replaceAll(
  client: BulkClient,
  documents: Rows<SearchDocument>,
  isNeeded: IsNeeded = always,
): Promise<number | undefined> {
  const since = await beginPlacing(client)
  if (!(await isNeeded(client))) return undefined
  await makeStaging(client)
  const copied = await copyDocuments(client, documents)
  for (const segment of allSegments) {
    await buildSegment(client, segment)
    await swapSegment(client, segment, since)
  }
  await endRebuild(client)
  return copied
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
      yield* await patiently(async () => makeDocuments(db, await planBusinesses(db, some), ranking))
      onProgress((done += some.length))
    }
  const people = pagesOf(
    (after) => peopleForSearch(db, { after, limit: pageSize }),
    ({ userID }) => userID,
  )
  for await (const page of people) {
    yield* await patiently(() => makeDocuments(db, planPeople(page), ranking))
    onProgress((done += page.length))
  }
}

const readTries = 5

/** What a busy machine did not read within its time is read again: the work of an hour does not end for one page. */
async function patiently<Read>(read: () => Promise<Read>): Promise<Read> {
  for (let tried = 1; ; tried++) {
    try {
      return await read()
    } catch (error) {
      if (!tookTooLong.has((error as { code?: string }).code) || tried === readTries) throw error
      await pause(tried * 1_000)
    }
  }
}

/** The time of a statement, or of a lock that somebody held. */
const tookTooLong: ReadonlySet<string | undefined> = new Set(['57014', '55P03'])

/** Page after page in order of ids, until one is not full. */
async function* pagesOf<Thing>(
  read: (after: string | null) => Promise<Thing[]>,
  idOf: (thing: Thing) => string,
): AsyncGenerator<Thing[]> {
  for (let after: string | null = null; ;) {
    const page = await patiently(() => read(after))
    if (page.length > 0) yield page
    if (page.length < pageSize) return
    after = idOf(page.at(-1)!)
  }
}

/**
 * Makes all documents anew when some were made by an older tokeniser, or when the best are no longer told apart; a process
 * that is older itself leaves them.
 */
export async function renewDocuments(database: Pick<Database, 'db' | 'pool'>): Promise<void> {
  if (await inBulk(database.pool, areOutdated)) await rebuildSearch(database, () => {}, areOutdated)
}

async function areOutdated(client: BulkClient): Promise<boolean> {
  const oldest = await findOldestTokeniser(client)
  if (oldest === undefined || oldest > tokeniserVersion) return false
  return oldest < tokeniserVersion || bandsAreOff(client)
}

/** Puts these documents in the place of all, for worlds that are nothing but documents; answers how many. */
export async function loadDocuments(
  { pool }: Pick<Database, 'pool'>,
  documents: Rows<SearchDocument>,
): Promise<number> {
  const client = await unlimitedConnection(pool)
  try {
    return (await replaceAll(client, documents)) ?? 0
  } finally {
    client.release(true)
  }
}
