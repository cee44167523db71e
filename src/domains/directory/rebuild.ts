// The whole directory anew, in bulk: after the first load, and whenever entries are made differently.
import type { Database } from '../../platform/db.ts'
import { inBulk } from '../../platform/copy.ts'
import { firstID } from '../../platform/ids.ts'
import { businessesForDirectory } from '../businesses/listing.ts'
import { productsForDirectory } from '../products/listing.ts'
import { entriesOf, type Entry } from './entries.ts'
import { layParts } from './pages.ts'
import { analyseEntries, beginRebuild, copyEntries, takeCopied } from './queries.ts'

const pageSize = 1_000

/**
 * Makes every entry and all counts anew and lays the parts; readers see the old ones until all are there, changes
 * meanwhile wait in the outbox. Answers how many entries; `onProgress` hears how many companies have been read.
 */
export async function rebuildDirectory(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  const count = await inBulk(pool, async (client) => {
    await beginRebuild(client)
    const copied = await copyEntries(client, allEntries(db, onProgress))
    await takeCopied(client)
    return copied
  })
  await inBulk(pool, analyseEntries)
  await layParts(db)
  return count
}

async function* allEntries(db: Database['db'], onProgress: (done: number) => void): AsyncGenerator<Entry> {
  let done = 0
  for (let after = firstID; ;) {
    const page = await businessesForDirectory(db, { after, limit: pageSize })
    const there = page.filter(({ removed }) => !removed)
    const products = await productsForDirectory(
      db,
      there.map(({ businessID }) => businessID),
    )
    for (const business of there) yield* entriesOf(business, products.get(business.businessID) ?? [])
    done += page.length
    onProgress(done)
    if (page.length < pageSize) return
    after = page.at(-1)!.businessID
  }
}
