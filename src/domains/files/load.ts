// Files of documents of products at once, for an invented world.
import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import { storage } from './place.ts'
import { insertPlaced } from './queries/brought.ts'
import { attachmentFolder, originalName } from './showing.ts'

export type LoadedFile = {
  fileID: string
  userID: string
  productID: string
  documentID: string
  fileName: string
  contentType: string
  bytes: Buffer
}

const atOnce = 8

/** Keeps files where documents of products have them; written again they are the same. */
export async function keepDocumentFiles(tx: Tx, files: readonly LoadedFile[]): Promise<void> {
  for (let at = 0; at < files.length; at += atOnce)
    await Promise.all(
      files
        .slice(at, at + atOnce)
        .map(({ fileID, bytes, contentType }) =>
          storage().write(attachmentFolder(fileID) + originalName, bytes, contentType),
        ),
    )
  await insertPlaced(
    tx,
    files.map(({ bytes, ...file }) => ({
      ...file,
      bytes: bytes.length,
      // Nobody has a token for it.
      token: createHash('sha256').update(file.fileID).digest('hex'),
      versions: [
        {
          name: originalName,
          width: 0,
          height: 0,
          type: file.contentType,
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        },
      ],
    })),
  )
}
