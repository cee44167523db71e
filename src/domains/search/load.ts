// The documents of an invented world, made from its facts beside the rows instead of read back from them.
import type { BulkClient } from '../../platform/copy.ts'
import { transaction, unlimitedConnection, type Database, type Db } from '../../platform/db.ts'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import type { ProductForSearch } from '../products/indexing.ts'
import type { PersonForSearch } from '../profiles/indexing.ts'
import { businessDocument, productDocument } from './business-documents.ts'
import type { SearchDocument } from './documents.ts'
import { personDocument } from './person-documents.ts'
import type { Ranking } from './quality.ts'
import { findRanking } from './queries/documents.ts'
import { copyDocuments, countStaged, stageDocuments, takeSpellingTurn } from './queries/rebuilding.ts'
import { placeStaged, rebuildSearch } from './rebuild.ts'
import { keepSpellings } from './words.ts'

export type { PersonForSearch }
export type CompanyForDocuments = {
  business: BusinessForSearch
  /** The published ones in the order of the showcase. */
  products: (ProductForSearch & { likes: number })[]
}
export type ForDocuments = { companies: CompanyForDocuments[]; people: PersonForSearch[] }

/** Begins to collect documents, or goes on, and forgets those collected before with `anew`; call before anything is copied. */
export async function openDocuments({ pool }: Pick<Database, 'pool'>, anew: boolean): Promise<void> {
  const client = await unlimitedConnection(pool)
  try {
    await stageDocuments(client, anew)
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
    yield businessDocument(business, products.slice(0, productsMax), ranking)
    for (const product of products.slice(0, productsMax))
      yield productDocument(product, business, product.likes, ranking)
  }
  for (const person of people) yield personDocument(person, ranking)
}

/**
 * Puts the `expected` documents that were collected in the place of all; when a crash of the database took some, all are
 * read from the tables instead. Answers how many; `onProgress` hears how many segments of how many stand.
 */
export async function placeDocuments(
  database: Pick<Database, 'db' | 'pool'>,
  expected: number,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const client = await unlimitedConnection(database.pool)
  try {
    const staged = await countStaged(client)
    if (staged === expected) {
      await placeStaged(database, client, onProgress)
      return staged
    }
  } finally {
    client.release(true)
  }
  return rebuildSearch(database)
}
