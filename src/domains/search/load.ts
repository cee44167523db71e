// The documents of an invented world, made from its facts beside the rows instead of read back from them.
import type { BulkClient } from '../../platform/copy.ts'
import { transaction, unlimitedConnection, type Database, type Db } from '../../platform/db.ts'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import type { ProductForSearch } from '../products/indexing.ts'
import type { PersonForSearch } from '../profiles/indexing.ts'
import { businessDocument, productDocument } from './business-documents.ts'
import { allSegments, type SearchDocument, type Segment } from './documents.ts'
import { personDocument } from './person-documents.ts'
import type { Ranking } from './quality.ts'
import { findRanking, markExpiryChecked } from './queries/documents.ts'
import {
  beginPlacing,
  buildSegment,
  copyDocuments,
  documentsWait,
  endRebuild,
  makeStaging,
  segmentIsBuilt,
  segmentIsEmpty,
  setForBuilding,
  swapSegment,
  takeSpellingTurn,
} from './queries/rebuilding.ts'
import { rebuildSearch } from './rebuild.ts'
import { keepSpellings } from './words.ts'

export type { PersonForSearch }
export type CompanyForDocuments = {
  business: BusinessForSearch
  /** The published ones in the order of the showcase. */
  products: (ProductForSearch & { likes: number })[]
}
export type ForDocuments = { companies: CompanyForDocuments[]; people: PersonForSearch[] }

/** Begins to collect documents, or goes on when some wait already; false when those that were collected are lost. */
export async function openBulkLoad({ pool }: Pick<Database, 'pool'>, begun: boolean): Promise<boolean> {
  const client = await unlimitedConnection(pool)
  try {
    if (begun) return await documentsWait(client)
    await makeStaging(client)
    return true
  } finally {
    client.release(true)
  }
}

/** `copy` collects documents within the transaction of `client`; `keepSpellings`, afterwards, how their words are written. */
export async function loadDocuments(db: Db) {
  const ranking = await findRanking(db)
  return {
    copy: (client: BulkClient, made: ForDocuments): Promise<number> =>
      copyDocuments(client, documentsOf(made, ranking)),
    keepSpellings: (): Promise<void> =>
      transaction(db, async (tx) => {
        await takeSpellingTurn(tx)
        await keepSpellings(tx)
      }),
  }
}

function* documentsOf({ companies, people }: ForDocuments, ranking: Ranking): Generator<SearchDocument> {
  for (const { business, products } of companies) {
    yield businessDocument(business, products, ranking)
    for (const product of products) yield productDocument(product, business, product.likes, ranking)
  }
  for (const person of people) yield personDocument(person, ranking)
}

/**
 * Puts the documents that were collected in place, where no document stands; when a crash of the database took them, all
 * are read from the tables instead. `onProgress` hears how many segments of how many are built.
 */
export async function swapInDocuments(
  database: Pick<Database, 'db' | 'pool'>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const began = new Date()
  const client = await unlimitedConnection(database.pool)
  try {
    if (await documentsWait(client)) {
      const since = await beginPlacing(client)
      await buildMissing(client, database.pool, onProgress)
      for (const segment of allSegments)
        if (await segmentIsEmpty(client, segment)) await swapSegment(client, segment, since)
      await endRebuild(client)
      await markExpiryChecked(database.db, began)
      return
    }
  } finally {
    client.release(true)
  }
  await rebuildSearch(database)
}

/** Builds what was neither built nor put in place before a kill; products, most of all, beside the others. */
async function buildMissing(
  client: BulkClient,
  pool: Database['pool'],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  let done = 0
  const build = async (on: BulkClient, segments: readonly Segment[]) => {
    for (const segment of segments) {
      if ((await segmentIsEmpty(on, segment)) && !(await segmentIsBuilt(on, segment)))
        await buildSegment(on, segment)
      onProgress((done += 1), allSegments.length)
    }
  }
  const other = await unlimitedConnection(pool)
  try {
    await setForBuilding(other)
    const ends = await Promise.allSettled([
      build(client, ['PR']),
      build(
        other,
        allSegments.filter((segment) => segment !== 'PR'),
      ),
    ])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  } finally {
    other.release(true)
  }
}
