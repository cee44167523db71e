// Files that an import brings, checked and made anew as uploads are: their bytes are at hand, and whoever brings many of them has a
// workshop for the pictures.
import { createHash, randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { attachmentTypeOf, endingsOf, pictureTypes, productDocumentTypes } from '../../contract/file-types.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { inspectDocument } from '../../platform/documents/inspect.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Workshop } from '../../platform/images/workshop.ts'
import { storage } from './place.ts'
import { findGiven, findHashes, insertBrought, placeBrought } from './queries/brought.ts'
import { findOfProducts } from './queries/documents.ts'
import { keepFile, placeFile, type FileVersion } from './queries/files.ts'
import { savedName } from './requests.ts'
import { attachmentFolder, originalName, publicFolder, showFile } from './showing.ts'

export type BroughtPicture = { fileID: string; url: string }
export type BroughtDocument = {
  fileID: string
  fileName: string
  contentType: (typeof productDocumentTypes)[number]
  bytes: number
}
type Whose = { userID: string; businessID: string }

export const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
const aToken = () => createHash('sha256').update(randomBytes(32)).digest()

/** The picture that a business shows already and that was given as just these bytes. */
export async function sameGiven(
  db: Db | Tx,
  businessID: string,
  hash: Buffer,
): Promise<BroughtPicture | undefined> {
  const [row] = await findGiven(db, businessID, [hash])
  return row && { fileID: row.file_id, url: showFile(row).url }
}

/** Makes a picture of a business anew and keeps it for an hour, until it is placed; null for what is no JPEG, PNG or WebP. */
export async function bringPicture(
  db: Db,
  { userID, businessID }: Whose,
  given: Buffer,
  workshop: Workshop,
): Promise<BroughtPicture | null> {
  const type = (await fileTypeFromBuffer(given).catch(() => undefined))?.mime
  if (!(pictureTypes as readonly string[]).includes(type ?? '')) return null
  const made = await workshop.remake(given)
  if (!made) return null
  const { versions, bodies, colour } = made
  const fileID = await begin(db, {
    userID,
    businessID,
    purpose: 'businessFile',
    contentType: type!,
    bytes: given.length,
    fileName: null,
    sha256: hashOf(given),
  })
  return finish(db, fileID, publicFolder(fileID), { versions, bodies, colour })
}

/**
 * Looks into a document of a product and keeps it as it came, for a day, until it is placed; 'other' for what is no PDF and no
 * drawing, 'active' for what acts. Throws TookTooLong.
 */
export async function bringDocument(
  db: Db,
  userID: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<BroughtDocument | 'other' | 'active'> {
  const type = attachmentTypeOf(name)
  const contentType = productDocumentTypes.find((one) => one === type)
  const [ending = ''] = endingsOf(contentType ?? '')
  if (!contentType) return 'other'
  const verdict = await inspectDocument(bytes, ending)
  if (verdict !== 'plain') return verdict
  const fileName = savedName(name, contentType)
  const about = { userID, businessID: null, purpose: 'attachment' as const, sha256: null }
  const fileID = await begin(db, { ...about, contentType, fileName, bytes: bytes.length })
  const sha256 = hashOf(bytes).toString('hex')
  const version = { name: originalName, width: 0, height: 0, type: contentType, bytes: bytes.length, sha256 }
  const made = { versions: [version], bodies: [bytes], colour: null }
  await finish(db, fileID, attachmentFolder(fileID), made)
  return { fileID, fileName, contentType, bytes: bytes.length }
}

async function begin(
  db: Db,
  file: Omit<Parameters<typeof insertBrought>[1], 'fileID' | 'tokenHash'>,
): Promise<string> {
  const fileID = uuidv7()
  await insertBrought(db, { ...file, fileID, tokenHash: aToken() })
  return fileID
}

type Made = { versions: FileVersion[]; bodies: Buffer[]; colour: string | null }

/** What a killed process has written goes with the row, which nobody has placed. */
async function finish(
  db: Db,
  fileID: string,
  folder: string,
  { versions, bodies, colour }: Made,
): Promise<BroughtPicture> {
  await Promise.all(versions.map(({ name, type }, at) => storage().write(folder + name, bodies[at]!, type)))
  const row = await keepFile(db, fileID, { versions, colour, pages: null })
  return { fileID, url: row ? showFile(row).url : '' }
}

/** Has a business show a picture that was brought; false when it went meanwhile. The caller has locked its files (lockFiles). */
export async function placePicture(tx: Tx, businessID: string, fileID: string): Promise<boolean> {
  const at = { type: 'business', id: businessID, place: `product:${fileID}` } as const
  const whose = { type: 'business', id: businessID } as const
  return (await placeFile(tx, { fileID, whose, purpose: 'businessFile', at })) !== undefined
}

/** Has a document of a product be a file that was brought; false when it went meanwhile. */
export const placeDocument = (
  tx: Tx,
  which: { fileID: string; productID: string; documentID: string },
): Promise<boolean> => placeBrought(tx, which)

/** Hashes of what these files were given as, hexadecimal, where that is known. One query. */
export async function hashesOf(db: Db | Tx, fileIDs: readonly string[]): Promise<Map<string, string>> {
  if (fileIDs.length === 0) return new Map()
  return new Map([...(await findHashes(db, fileIDs))].map(([id, hash]) => [id, hash.toString('hex')]))
}

/** Hashes of the documents of products, hexadecimal, by product. One query. */
export async function documentHashesOf(
  db: Db | Tx,
  productIDs: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = productIDs.length > 0 ? await findOfProducts(db, productIDs) : []
  const byProduct = Map.groupBy(rows, ({ owner_id: id }) => id!)
  return new Map(
    [...byProduct].map(([id, list]) => [
      id,
      new Set(list.flatMap(({ versions }) => versions.flatMap(({ sha256 }) => sha256 ?? []))),
    ]),
  )
}
