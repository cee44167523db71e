// Likes reach documents and move results once a day, so that a like rewrites neither a document nor the order of a million.
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { likesOfBusinesses, likesOfProducts } from '../reactions/likes.ts'
import { requireDocuments } from './indexing.ts'
import { findQualities, findRanking, placeWords, updateQualities } from './queries/documents.ts'
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
      const likesOf = await likesOfAll(tx, documents)
      const changes = documents.flatMap((document) => {
        const likes = likesOf(document)
        const quality = qualityOf(ranking, { ...document, likes })
        const isSame = likes === document.likes && quality === document.quality
        return isSame ? [] : [{ id: document.id, likes, quality }]
      })
      if (changes.length > 0) {
        await updateQualities(tx, changes)
        await placeWords(tx)
      }
      return { changed: changes.length, last: documents.length < batch ? undefined : documents.at(-1)?.id }
    })
    changed += step.changed
    after = step.last
  }
  return changed
}

type Document = Awaited<ReturnType<typeof findQualities>>[number]

/** The likes of each document as they are now; two queries. Nobody likes people. */
async function likesOfAll(tx: Tx, documents: readonly Document[]): Promise<(document: Document) => number> {
  const idsOf = (isProduct: boolean) =>
    documents.filter(({ segment }) => (segment === 'PR') === isProduct).map(({ id }) => id)
  const ofProducts = await likesOfProducts(tx, idsOf(true))
  const ofBusinesses = await likesOfBusinesses(tx, idsOf(false))
  return ({ id, segment, likes }) =>
    segment === 'UR' ? likes : ((segment === 'PR' ? ofProducts : ofBusinesses).get(id) ?? 0)
}
