// The documents of cases and the reports of visits: private, read through addresses that soon open nothing, deleted in time.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { CaseDocumentEntry } from '../../contract/verification.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { documentAddresses, keepDocuments, releaseDocuments } from '../files/private-documents.ts'
import { resolveManager } from '../members/actors.ts'
import {
  findDocument,
  findDocumentsOf,
  forgetDue,
  forgetOfBusiness,
  insertDocuments,
  type DocumentRow,
} from './queries/documents.ts'

type Given = { businessID: string; caseID: string | null; userID: string }

/** Keeps checked uploads of a person with a case, or without one as reports; answers their ids in the order of the tokens. Throws AttachmentGone, InvalidInput, TooManyDocuments. */
export async function giveDocuments(
  tx: Tx,
  { businessID, caseID, userID }: Given,
  tokens: readonly string[],
): Promise<string[]> {
  const there = caseID === null ? [] : await findDocumentsOf(tx, [caseID])
  if (there.length + tokens.length > limits.verificationDocumentsPerCase)
    throw new AppError('TooManyDocuments')
  const kept = await keepDocuments(tx, userID, tokens, { type: 'verification', id: caseID ?? businessID })
  const rows = kept.map((one) => ({ id: uuidv7(), businessID, caseID, givenBy: userID, ...one }))
  await insertDocuments(tx, rows)
  return rows.map(({ id }) => id)
}

/** Where an owner or admin reads a document of their company. Throws NotFound, also for one whose bytes are deleted. */
export async function showOwnDocument(
  db: Db,
  session: LiveSession,
  { businessID, documentID }: { businessID: string; documentID: string },
) {
  const actor = await resolveManager(db, session, businessID)
  const document = await findDocument(db, documentID)
  if (document?.businessID !== actor.id) throw new AppError('NotFound')
  return addressesOf(db, document)
}

/** The addresses of a document for whoever may read it, which the caller knows. */
export async function addressesOf(db: Db | Tx, { fileID, deletedAt }: DocumentRow) {
  if (deletedAt) throw new AppError('NotFound')
  const { attachment, url, previews, expiresAt } = await documentAddresses(db, fileID)
  return { name: attachment.name, url, previews, expiresAt }
}

export const showDocument = (row: DocumentRow): CaseDocumentEntry => ({
  documentID: row.id,
  name: row.name,
  contentType: row.contentType,
  bytes: row.bytes,
  sha256: row.sha256,
  givenAt: row.givenAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
})

const batch = 100

/** Deletes what was decided 90 days before a moment, but for name, hash and kind; answers how many. May run twice. */
export async function forgetDocuments(db: Db, now: Date = new Date()): Promise<number> {
  for (let forgotten = 0; ;) {
    const files = await transaction(db, async (tx) => {
      const due = await forgetDue(tx, { now, days: limits.documentsKeptDays, limit: batch })
      await releaseDocuments(tx, due)
      return due
    })
    forgotten += files.length
    if (files.length < batch) return forgotten
  }
}

/** The same at once of a company that is given up. */
export async function forgetDocumentsOf(tx: Tx, businessID: string): Promise<void> {
  await releaseDocuments(tx, await forgetOfBusiness(tx, businessID))
}
