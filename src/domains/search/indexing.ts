// Companies, their products and people as they are now become findable; those that went do not stay.
import type { Tx } from '../../platform/db.ts'
import { tellStale } from '../../platform/events.ts'
import { businessesForSearch } from '../businesses/indexing.ts'
import { peopleForSearch } from '../profiles/indexing.ts'
import { documentsOfBusinesses, documentsOfPeople } from './gathering.ts'
import {
  deleteDocuments,
  findRanking,
  insertDocuments,
  lockDocuments,
  updateAnswerMinutes,
} from './queries/documents.ts'
import { keepSpellings } from './words.ts'

/** Makes the documents of these companies and of their products anew within `tx`; may run twice. Throws while all are being rebuilt: try again. */
export async function indexBusinesses(tx: Tx, businessIDs: readonly string[]): Promise<void> {
  await requireDocuments(tx)
  const businesses = await businessesForSearch(tx, { ids: businessIDs })
  const documents = await documentsOfBusinesses(tx, businesses, await findRanking(tx))
  await deleteDocuments(tx, businessIDs, documents)
  await insertDocuments(tx, documents)
  await keepSpellings(tx)
  await tellStale(tx, ['search'])
}

/** Makes the documents of these people anew within `tx`; may run twice. Throws while all are being rebuilt: try again. */
export async function indexPeople(tx: Tx, userIDs: readonly string[]): Promise<void> {
  await requireDocuments(tx)
  const people = await peopleForSearch(tx, { ids: userIDs })
  const documents = documentsOfPeople(people, await findRanking(tx))
  await deleteDocuments(tx, userIDs, documents)
  await insertDocuments(tx, documents)
  await keepSpellings(tx)
  await tellStale(tx, ['search'])
}

/** Notes within `tx` how long a company takes to answer. */
export async function indexAnswers(tx: Tx, businessID: string): Promise<void> {
  await requireDocuments(tx)
  const [business] = await businessesForSearch(tx, { ids: [businessID] })
  if (business) await updateAnswerMinutes(tx, businessID, business.answerMinutes)
}

/** Holds the documents for this transaction: facts are read only after this, so that the last change wins. Throws while all are being rebuilt. */
export async function requireDocuments(tx: Tx): Promise<void> {
  if (!(await lockDocuments(tx))) throw new Error('the search documents are being rebuilt')
}
