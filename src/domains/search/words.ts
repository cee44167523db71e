// The words of all documents: how they are written, and how many documents hold them, counted after a rebuild and every night.
import { inBulk, type BulkClient } from '../../platform/copy.ts'
import type { Database, Db, Tx } from '../../platform/db.ts'
import type { Segment } from './documents.ts'
import { shortenedOf } from './misspellings.ts'
import { countWords, findUncounted, insertSpellings, insertWords, tidyWords } from './queries/words.ts'
import { lockWhole } from './queries/rebuilding.ts'
import { takeSpellings } from './spellings.ts'

const spellingsAtOnce = 5_000

/** Writes down how words of the documents that were just made are written; a spelling that is known stays. */
export async function keepSpellings(db: Db | Tx): Promise<void> {
  const spellings = takeSpellings()
  for (let from = 0; from < spellings.length; from += spellingsAtOnce)
    await insertSpellings(db, spellings.slice(from, from + spellingsAtOnce))
}

/**
 * Counts words, segment by segment and each in its own transaction, where they were not counted within `hours` or much
 * has changed since; answers how many segments. Takes seconds for 100,000 documents.
 */
export async function countWordsAnew(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  hours = 20,
): Promise<number> {
  const stale = await findUncounted(db, hours)
  for (const { segment, documents } of stale)
    await inBulk(pool, (client) => countSegment(client, segment, documents))
  if (stale.length > 0) await inBulk(pool, tidyWords)
  return stale.length
}

async function countSegment(client: BulkClient, segment: Segment, documents: number): Promise<void> {
  await client.query("set local work_mem = '128MB'; set local synchronous_commit = off")
  // Whoever makes documents anew wakes the upkeep afterwards.
  if (!(await lockWhole(client))) return
  const fresh = await countWords(client, segment, documents)
  await insertWords(
    client,
    segment,
    fresh.map((token) => ({ token, shortened: shortenedOf(token).map(String) })),
  )
}
