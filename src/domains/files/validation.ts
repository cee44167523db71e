// What arrived is looked at, and made anew: only that is ever shown (P7.4, D39; T15).
import { fileTypeFromBuffer } from 'file-type'
import type { FilePurpose, StoredFileEntry } from '../../contract/files.ts'
import { pictureTypes } from '../../contract/file-types.ts'
import { AppError, errorTable } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { remakePicture } from '../../platform/images/remake.ts'
import { isPlainPdf } from '../../platform/pdf/plain.ts'
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
  try {
    const made = await madeOf(claimed)
    return showFile(await keep(db, claimed.file_id, made))
  } catch (error) {
    if (error instanceof AppError && error.status === errorTable.FileRefused.status)
      await dismiss(db, claimed.file_id)
    else await unclaimFile(db, claimed.file_id, { costly: !isNamed(error, 'FileNotArrived') })
    throw error
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

type Made = { colour: string | null; versions: FileVersion[]; bodies: Buffer[] }

async function madeOf(claimed: ClaimedFile): Promise<Made> {
  const { content_type: declared } = claimed
  const key = originalKey(claimed.file_id)
  const size = await storage().sizeOf(key)
  if (size === null) throw new AppError('FileNotArrived')
  if (size !== claimed.declared_bytes || size > limits.fileBytesMax) throw new AppError('FileRefused')
  const bytes = await storage().read(key, limits.fileBytesMax)
  if (!bytes) throw new AppError('FileRefused')

  // The name of a type is what the bytes say; that they say what was declared is a part of the promise.
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (found !== declared) throw new AppError('FileRefused')
  if ((pictureTypes as readonly string[]).includes(declared)) {
    const made = await remakePicture(bytes)
    if (!made) throw new AppError('FileRefused')
    return made
  }
  if (!(await isPlainPdf(bytes))) throw new AppError('DocumentRefused')
  const version = { name: 'document.pdf', width: 0, height: 0, type: declared, bytes: bytes.length }
  return { colour: null, versions: [version], bodies: [bytes] }
}

async function keep(db: Db, fileID: string, { versions, bodies, colour }: Made) {
  await Promise.all(
    versions.map(({ name, type }, at) => storage().write(publicFolder(fileID) + name, bodies[at]!, type)),
  )
  const row = await transaction(db, (tx) => keepFile(tx, fileID, { versions, colour }))
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
