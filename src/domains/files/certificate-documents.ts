// The document of a certificate: one, at no public address. Who may read it is the caller's to know; whoever is sent it gets a copy.
import { randomBytes } from 'node:crypto'
import type { AttachmentEntry } from '../../contract/files.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { addressesOf } from './attachments.ts'
import { storage } from './place.ts'
import { keepDocuments } from './private-documents.ts'
import { findOfCertificates, insertCopy, releaseOfCertificates } from './queries/documents.ts'
import { keepFile } from './queries/files.ts'
import { hashOfToken } from './requests.ts'
import { attachmentFolder, showAttachment } from './showing.ts'

/** Keeps a checked file of a person in the place of what was there. Throws AttachmentGone, and InvalidInput for neither a PDF nor a picture. */
export async function keepCertificateDocument(
  tx: Tx,
  userID: string,
  token: string,
  certificateID: string,
): Promise<void> {
  await releaseOfCertificates(tx, [certificateID])
  await keepDocuments(tx, userID, [token], { type: 'certificate', id: certificateID })
}

/** Lets go of the documents of certificates; their bytes leave with the next clean-up. */
export async function releaseCertificateDocuments(tx: Tx, certificateIDs: readonly string[]): Promise<void> {
  if (certificateIDs.length > 0) await releaseOfCertificates(tx, certificateIDs)
}

/** The documents of certificates, by certificate; those without one are missing. One read. */
export async function certificateDocuments(
  db: Db | Tx,
  certificateIDs: readonly string[],
): Promise<Map<string, AttachmentEntry>> {
  const rows = certificateIDs.length > 0 ? await findOfCertificates(db, certificateIDs) : []
  return new Map(rows.map((row) => [row.owner_id ?? '', showAttachment(row)]))
}

/** Where the document of a certificate is read for the next two minutes. Throws NotFound where there is none. */
export async function certificateDocumentAddresses(db: Db | Tx, certificateID: string) {
  const [row] = await findOfCertificates(db, [certificateID])
  if (!row) throw new AppError('NotFound')
  const { attachment, url, previews, expiresAt } = await addressesOf(row)
  return { name: attachment.name, url, previews, expiresAt }
}

/**
 * A copy of the document of a certificate, as an upload of a person that waits to be sent: answers its token. One that is not sent
 * goes like every such upload. Throws NoDocument where there is none.
 */
export async function copyCertificateDocument(
  db: Db,
  certificateID: string,
  userID: string,
): Promise<string> {
  const [row] = await findOfCertificates(db, [certificateID])
  if (!row) throw new AppError('NoDocument')
  const fileID = uuidv7()
  const token = randomBytes(32).toString('base64url')
  // The row first: what a killed process has written is found by it and swept.
  await insertCopy(db, { of: row.file_id, fileID, userID, tokenHash: hashOfToken(token) })
  for (const { name, bytes: size, type } of row.versions) {
    const bytes = await storage().read(attachmentFolder(row.file_id) + name, size)
    // Removed in this very moment.
    if (!bytes) throw new AppError('NoDocument')
    await storage().write(attachmentFolder(fileID) + name, bytes, type)
  }
  const { versions, colour, pages } = row
  if (!(await keepFile(db, fileID, { versions, colour, pages }))) throw new AppError('NoDocument')
  return token
}
