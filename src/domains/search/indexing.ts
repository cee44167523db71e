// Companies as they are now become findable; those that went do not stay.
import type { Tx } from '../../platform/db.ts'
import { tellStale } from '../../platform/events.ts'
import { businessesForSearch } from '../businesses/indexing.ts'
import { productWords } from '../products/indexing.ts'
import { businessDocument } from './documents.ts'
import { deleteDocuments, findRanking, insertDocuments, lockDocuments, updateLikes } from './queries.ts'

/** Makes the documents of these companies anew within `tx`; may run twice. Throws while all are being rebuilt: try again. */
export async function indexBusinesses(tx: Tx, businessIDs: readonly string[]): Promise<void> {
  await requireDocuments(tx)
  const businesses = (await businessesForSearch(tx, { ids: businessIDs })).filter(({ removed }) => !removed)
  const words = await productWords(tx, businessIDs)
  const ranking = await findRanking(tx)
  await deleteDocuments(tx, businessIDs)
  await insertDocuments(
    tx,
    businesses.map((business) => businessDocument(business, words.get(business.businessID) ?? [], ranking)),
  )
  await tellStale(tx, ['search'])
}

/** Notes the likes of a company within `tx`; its place among the results follows with the daily batch. */
export async function indexLikes(tx: Tx, businessID: string): Promise<void> {
  await requireDocuments(tx)
  const [business] = await businessesForSearch(tx, { ids: [businessID] })
  if (business) await updateLikes(tx, businessID, business.likeCount)
}

/** Holds the documents for this transaction: facts are read only after this, so that the last change wins. Throws while all are being rebuilt. */
export async function requireDocuments(tx: Tx): Promise<void> {
  if (!(await lockDocuments(tx))) throw new Error('the search documents are being rebuilt')
}
