// What arrived is looked at, and made anew: only that is ever shown (P7.4, D39; T15).
import { fileTypeFromBuffer } from 'file-type'
import { bytesMaxOf, type FilePurpose, type StoredFileEntry } from '../../contract/files.ts'
import { pictureTypes } from '../../contract/file-types.ts'
import { AppError, errorTable } from '../../contract/errors.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { inspectDocument } from '../../platform/documents/inspect.ts'
import { reencodePicture } from '../../platform/images/re-encode.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { storage } from './place.ts'
import {
  claimFile,
  dismissFile,
  findByToken,
  keepFile,
  unclaimFile,
  type ClaimedFile,
  type FileVersion,
  type StoredRow,
} from './queries/files.ts'
import { hashOfToken } from './requests.ts'
import { originalKey, publicFolder, showFile } from './showing.ts'

type Check = { token: string; purposes: readonly FilePurpose[] }

/**
 * Checks the upload of a token, once, and keeps what was made of it. Throws NotFound for a token that is not this
 * person's, UploadOver for one that was used or has run out, FileNotArrived before the post, FileRefused or
 * DocumentRefused for a file that is not what it should be; TookTooLong when that could not be found out in time: slow is
 * not bad. After FileNotArrived, 429 and 503 the token is good for another try, ten in all.
 */
export async function validateUpload(
  db: Db,
  session: LiveSession,
  { token, purposes }: Check,
): Promise<StoredFileEntry> {
  const which = { tokenHash: hashOfToken(token), userID: session.userID, purposes }
  const asked = await findByToken(db, which)
  if (!asked) throw new AppError('NotFound')
  const claimed = await transaction(db, async (tx) => {
    // Who was taken out of the business meanwhile brings nothing into it.
    await resolveActor(tx, session, asked.business_id ?? undefined)
    return claimFile(tx, which)
  })
  if (!claimed) throw new AppError('UploadOver')
  return showFile(await keepMade(db, claimed, { folder: publicFolder(claimed.file_id), make: madeOf }))
}

export type Made = { colour: string | null; pages?: number; versions: FileVersion[]; bodies: Buffer[] }
type Making = { folder: string; make(claimed: ClaimedFile): Promise<Made> }

/** Makes of a claimed file what is kept of it, in `folder`; what is refused goes, and for all other failures the claim is given back. */
export async function keepMade(db: Db, claimed: ClaimedFile, { folder, make }: Making): Promise<StoredRow> {
  try {
    return await keep(db, claimed.file_id, folder, await make(claimed))
  } catch (error) {
    if (error instanceof AppError && error.status === errorTable.FileRefused.status)
      await dismiss(db, claimed.file_id)
    else await unclaimFile(db, claimed.file_id, { costly: !isNamed(error, 'FileNotArrived') })
    throw error
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

/** What was posted, when it is as large as was said. Throws FileNotArrived, and `refusal` for another size. */
export async function arrived(
  claimed: ClaimedFile,
  refusal: 'FileRefused' | 'DocumentRefused' | 'AttachmentRefused',
): Promise<Buffer> {
  const most = bytesMaxOf(claimed.purpose, claimed.content_type)
  const key = originalKey(claimed.file_id)
  const size = await storage().sizeOf(key)
  if (size === null) throw new AppError('FileNotArrived')
  const bytes = size === claimed.declared_bytes ? await storage().read(key, most) : null
  if (!bytes) throw new AppError(refusal)
  return bytes
}

/** Whether the bytes say that they are of this type. */
export async function isOfType(bytes: Buffer, type: string): Promise<boolean> {
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime === type
}

async function madeOf(claimed: ClaimedFile): Promise<Made> {
  const { content_type: declared } = claimed
  const isPicture = (pictureTypes as readonly string[]).includes(declared)
  // Who gave a document is told what may be wrong with documents.
  const refusal = isPicture ? 'FileRefused' : 'DocumentRefused'
  const bytes = await arrived(claimed, refusal)
  // The name of a type is what the bytes say; that they say what was declared is a part of the promise.
  if (!(await isOfType(bytes, declared))) throw new AppError(refusal)
  if (isPicture) {
    const made = await reencodePicture(bytes)
    if (!made) throw new AppError('FileRefused')
    return made
  }
  if ((await inspectDocument(bytes, 'pdf')) !== 'plain') throw new AppError('DocumentRefused')
  const version = { name: 'document.pdf', width: 0, height: 0, type: declared, bytes: bytes.length }
  return { colour: null, versions: [version], bodies: [bytes] }
}

async function keep(
  db: Db,
  fileID: string,
  folder: string,
  { versions, bodies, colour, pages = null }: Omit<Made, 'pages'> & { pages?: number | null },
): Promise<StoredRow> {
  await Promise.all(versions.map(({ name, type }, at) => storage().write(folder + name, bodies[at]!, type)))
  const row = await transaction(db, (tx) => keepFile(tx, fileID, { versions, colour, pages }))
  if (!row) throw new AppError('UploadOver')
  // The clean-up removes it once more, and for good, when no signed post can bring it back.
  await storage()
    .remove(originalKey(fileID))
    .catch(() => {})
  return row
}

async function dismiss(db: Db, fileID: string): Promise<void> {
  await dismissFile(db, fileID)
  await storage()
    .remove(originalKey(fileID))
    .catch(() => {})
}
