// Likes move results once a day, so that a like does not rewrite the order of a million documents.
import { transaction, type Db } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { requireDocuments } from './indexing.ts'
import { findQualities, findRanking, updateQualities } from './queries/documents.ts'
import { qualityOf } from './quality.ts'

const batch = 1_000

/** Works out every document's quality from its likes and the active constants; answers how many changed. */
export async function applyPopularity(db: Db): Promise<number> {
  let changed = 0
  for (let after: string | undefined = firstID; after !== undefined;) {
    const from: string = after
    const step = await transaction(db, async (tx) => {
      await requireDocuments(tx)
      const ranking = await findRanking(tx)
      const documents = await findQualities(tx, from, batch)
      const changes = documents
        .map((document) => ({
          id: document.id,
          before: document.quality,
          quality: qualityOf(ranking, document),
        }))
        .filter(({ before, quality }) => before !== quality)
      if (changes.length > 0) await updateQualities(tx, changes)
      return { changed: changes.length, last: documents.length < batch ? undefined : documents.at(-1)?.id }
    })
    changed += step.changed
    after = step.last
  }
  return changed
}
