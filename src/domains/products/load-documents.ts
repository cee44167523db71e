// Documents of products at once, for an invented world.
import type { productDocumentTypes } from '../../contract/file-types.ts'
import type { ProductDocumentEntry } from '../../contract/product-documents.ts'
import type { Tx } from '../../platform/db.ts'
import { keepDocumentFiles } from '../files/load.ts'
import { insertDocuments } from './queries/bulk-files.ts'

export type LoadedDocument = Pick<
  ProductDocumentEntry,
  'kind' | 'title' | 'language' | 'version' | 'access'
> & {
  productID: string
  documentID: string
  fileID: string
  /** Whose upload it is. */
  userID: string
  fileName: string
  contentType: (typeof productDocumentTypes)[number]
  bytes: Buffer
}

/** Writes documents behind those that their products have, in their order, with their files; tells nobody. */
export async function loadProductDocuments(tx: Tx, documents: readonly LoadedDocument[]): Promise<void> {
  await keepDocumentFiles(tx, documents)
  await insertDocuments(
    tx,
    documents.map(({ documentID: id, productID, fileName, contentType, bytes, language, ...about }) => ({
      id,
      product_id: productID,
      kind: about.kind,
      title: about.title,
      language: language || null,
      version: about.version,
      access: about.access,
      file_name: fileName,
      content_type: contentType,
      bytes: bytes.length,
    })),
  )
}
