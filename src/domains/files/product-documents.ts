// The files of documents of products: at no public address, whether they are open or on request. Who may read one is the caller's to know.
import { AppError } from '../../contract/errors.ts'
import { productDocumentTypes } from '../../contract/file-types.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { addressesOf } from './attachments.ts'
import { findOfProduct, placeOfProduct, releaseOfProducts } from './queries/documents.ts'
import { hashOfToken } from './requests.ts'
import { showAttachment } from './showing.ts'

type DocumentType = (typeof productDocumentTypes)[number]
type Which = { productID: string; documentID: string }

export type KeptFile = { fileName: string; contentType: DocumentType; bytes: number }

/**
 * Keeps a checked file of a person for a document of a product, in the place of what was there. Throws AttachmentGone when it is not
 * there to be given, and InvalidInput for a type that documents do not have.
 */
export async function keepProductDocument(
  tx: Tx,
  userID: string,
  token: string,
  { productID, documentID }: Which,
): Promise<KeptFile> {
  await releaseOfProducts(tx, [productID], [documentID])
  const row = await placeOfProduct(tx, { userID, tokenHash: hashOfToken(token), productID, documentID })
  if (!row) throw new AppError('AttachmentGone')
  const { name: fileName, contentType, bytes } = showAttachment(row)
  const type = productDocumentTypes.find((one) => one === contentType)
  if (!type) throw new AppError('InvalidInput', { fields: { file: 'Neither a PDF nor a drawing' } })
  return { fileName, contentType: type, bytes }
}

/** Lets go of the files of documents; their bytes leave with the next clean-up. One statement. */
export async function releaseProductDocuments(tx: Tx, documents: readonly Which[]): Promise<void> {
  if (documents.length === 0) return
  const productIDs = [...new Set(documents.map(({ productID }) => productID))]
  await releaseOfProducts(
    tx,
    productIDs,
    documents.map(({ documentID }) => documentID),
  )
}

/** The same of all documents of products that are gone for good. */
export async function releaseDocumentsOfProducts(tx: Tx, productIDs: readonly string[]): Promise<void> {
  if (productIDs.length > 0) await releaseOfProducts(tx, productIDs)
}

/** Where a document is saved from for the next two minutes. Throws NotFound where there is none. */
export async function productDocumentAddresses(db: Db | Tx, { productID, documentID }: Which) {
  const row = await findOfProduct(db, productID, documentID)
  if (!row) throw new AppError('NotFound')
  const { attachment, url, expiresAt } = await addressesOf(row)
  return { name: attachment.name, url, expiresAt }
}
