// Companies, their products and people as they are now become findable; those that went do not stay.
import type { Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { businessesForSearch } from '../businesses/indexing.ts'
import { peopleForSearch } from '../profiles/indexing.ts'
import { makeDocuments, planBusinesses, planPeople, type PlannedDocument } from './document-sources.ts'
import {
  findFingerprints,
  findOtherAnswers,
  findRanking,
  insertDocuments,
  lockDocuments,
  placeWords,
  takeDocuments,
  updateAnswers,
} from './queries/documents.ts'
import { qualityOf } from './quality.ts'
import { keepSpellings } from './words.ts'

/** A statement has seconds. */
const documentsAtOnce = 500

/** Makes the documents of these companies and of their products anew within `tx`; may run twice. Throws while all are being rebuilt: try again. */
export async function indexBusinesses(tx: Tx, businessIDs: readonly string[]): Promise<void> {
  await requireDocuments(tx)
  const businesses = await businessesForSearch(tx, { ids: businessIDs })
  await replaceDocuments(tx, businessIDs, await planBusinesses(tx, businesses))
}

/** Makes the documents of these people anew within `tx`; may run twice. Throws while all are being rebuilt: try again. */
export async function indexPeople(tx: Tx, userIDs: readonly string[]): Promise<void> {
  await requireDocuments(tx)
  const people = await peopleForSearch(tx, { ids: userIDs })
  await replaceDocuments(tx, userIDs, planPeople(people))
}

/** Leaves of these companies or people just the planned documents; those whose facts are the same are neither made nor written. */
async function replaceDocuments(
  tx: Tx,
  ids: readonly string[],
  planned: readonly PlannedDocument[],
): Promise<void> {
  const before = await findFingerprints(tx, ids)
  const [kept, changed] = [true, false].map((isKept) =>
    planned.filter(({ id, facts }) => (before.get(id) === facts) === isKept),
  ) as [PlannedDocument[], PlannedDocument[]]
  const gone = await takeDocuments(
    tx,
    ids,
    kept.map(({ id }) => id),
  )
  if (changed.length > 0 || gone.length > 0) {
    const ranking = await findRanking(tx)
    for (let from = 0; from === 0 || from < changed.length; from += documentsAtOnce) {
      const documents = await makeDocuments(tx, changed.slice(from, from + documentsAtOnce), ranking)
      await insertDocuments(tx, documents, from === 0 ? gone : [])
    }
    await placeWords(tx)
  }
  await keepSpellings(tx)
  await invalidate(tx, ['search'])
}

/** Notes within `tx` how a company answers, which moves it and its products. */
export async function indexAnswers(tx: Tx, businessID: string): Promise<void> {
  await requireDocuments(tx)
  const [business] = await businessesForSearch(tx, { ids: [businessID] })
  if (!business) return
  const answers = { minutes: business.answerMinutes, percent: business.answerPercent }
  const others = await findOtherAnswers(tx, businessID, answers)
  if (others.length === 0) return
  const ranking = await findRanking(tx)
  const changes = others.map(({ id, ...standing }) => ({
    id,
    quality: qualityOf(ranking, { ...standing, answer_percent: answers.percent }),
  }))
  await updateAnswers(tx, changes, answers)
  await placeWords(tx)
}

/** Holds the documents for this transaction: facts are read only after this, so that the last change wins. Throws while all are being rebuilt. */
export async function requireDocuments(tx: Tx): Promise<void> {
  if (!(await lockDocuments(tx))) throw new Error('the search documents are being rebuilt')
}
