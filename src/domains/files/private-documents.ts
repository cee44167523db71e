// Documents that are given to our verifiers, reports of theirs, and those of certificates: who may read one is the caller's to know.
import { AppError } from '../../contract/errors.ts'
import { fileTypes } from '../../contract/file-types.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { addressesOf } from './attachments.ts'
import {
  findDocument,
  placeDocuments,
  releaseDocuments as release,
  type DocumentOwner,
} from './queries/documents.ts'
import { hashOfToken } from './requests.ts'
import { originalName, showAttachment } from './showing.ts'

export type KeptDocument = {
  fileID: string
  name: string
  contentType: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** What the calls that give them name them. */
const fieldOf = { verification: 'documents', certificate: 'document' } as const

/**
 * Keeps checked files of a person for what they are of, in the order of their tokens: PDFs and pictures, private. Throws
 * AttachmentGone when one of them is not there to be given, and InvalidInput for one of another kind.
 */
export async function keepDocuments(
  tx: Tx,
  userID: string,
  tokens: readonly string[],
  owner: DocumentOwner,
): Promise<KeptDocument[]> {
  if (tokens.length === 0) return []
  const rows = await placeDocuments(tx, { owner, userID, tokenHashes: tokens.map(hashOfToken) })
  if (rows.length < tokens.length) throw new AppError('AttachmentGone')
  return rows.map((row) => {
    const { attachmentID: fileID, name, contentType, bytes } = showAttachment(row)
    const sha256 = row.versions.find((version) => version.name === originalName)?.sha256
    // Checked by a version of the program that did not count it yet.
    if (sha256 === undefined) throw new AppError('AttachmentGone')
    if (!(fileTypes as readonly string[]).includes(contentType))
      throw new AppError('InvalidInput', { fields: { [fieldOf[owner.type]]: 'Neither a PDF nor a picture' } })
    return { fileID, name, contentType, bytes, sha256 }
  })
}

/** Where a document of a thing of verification is read for the next two minutes. Throws NotFound for one that is not there. */
export async function documentAddresses(db: Db | Tx, fileID: string) {
  const row = await findDocument(db, fileID)
  if (!row) throw new AppError('NotFound')
  return addressesOf(row)
}

/** Lets go of documents; their bytes leave with the next clean-up, at once as far as any address of ours is asked for. */
export async function releaseDocuments(tx: Tx, fileIDs: readonly string[]): Promise<void> {
  if (fileIDs.length > 0) await release(tx, fileIDs)
}
