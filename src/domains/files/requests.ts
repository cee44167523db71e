// Asking to upload: a key of its own, a signed form for exactly this type, and a token for the check that follows (P7.4).
import { createHash, randomBytes } from 'node:crypto'
import { bytesMaxOf, type FilePurpose, type UploadDescriptorEntry } from '../../contract/files.ts'
import { endingsOf } from '../../contract/file-types.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { storage } from './place.ts'
import { insertFile } from './queries/files.ts'
import { countRequest } from './queries/quotas.ts'
import { originalKey } from './showing.ts'

const postSeconds = 300
/** The check may follow a slow post that began in time. */
const tokenSeconds = 600

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const mostOfDay = { requests: limits.filesPerUserAndDay, bytes: limits.attachmentBytesPerUserAndDay }

type Wish = { contentType: string; fileSize: number }

/** Signs a form for a file of a business; throws NotFound for who does not belong to it, else as requestUpload. */
export async function requestBusinessUpload(
  db: Db,
  session: LiveSession,
  { businessID, ...wish }: Wish & { businessID: string },
): Promise<UploadDescriptorEntry> {
  return signUpload(db, (tx) => resolveActor(tx, session, businessID), 'businessFile', wish)
}

/** Signs a form for a file of a person; throws TooManyRequests after a hundred requests of theirs in one day (UTC). */
export async function requestUpload(
  db: Db,
  session: LiveSession,
  purpose: Exclude<FilePurpose, 'businessFile' | 'attachment'>,
  wish: Wish,
): Promise<UploadDescriptorEntry> {
  return signUpload(db, (tx) => resolveActor(tx, session), purpose, wish)
}

/** Signs a form for a file that will go with a message; throws TooManyRequests as well for too many bytes in one day (UTC). */
export async function requestAttachmentUpload(
  db: Db,
  session: LiveSession,
  { fileName, ...wish }: Wish & { fileName: string },
): Promise<UploadDescriptorEntry> {
  const name = savedName(fileName, wish.contentType)
  return signUpload(db, (tx) => resolveActor(tx, session), 'attachment', wish, name)
}

/** A name that every system takes, and that ends as its kind does. */
export function savedName(fileName: string, contentType: string): string {
  const plain = fileName.replaceAll(/[\\/:*?"<>|]/g, '_').replace(/^[.\s]+/, '')
  const endings = endingsOf(contentType)
  const given = endings.find((one) => plain.toLowerCase().endsWith(`.${one}`))
  const ending = given ?? endings[0] ?? ''
  const stem = given === undefined ? plain : plain.slice(0, -ending.length - 1)
  const cut = [...stem.replace(/[.\s]+$/, '')].slice(0, limits.attachmentNameMax - ending.length - 1).join('')
  return `${cut.trim() || '_'}.${ending}`
}

async function signUpload(
  db: Db,
  actorIn: (tx: Tx) => Promise<Actor>,
  purpose: FilePurpose,
  { contentType, fileSize }: Wish,
  fileName?: string,
): Promise<UploadDescriptorEntry> {
  const fileID = uuidv7()
  const token = randomBytes(32).toString('base64url')
  await transaction(db, async (tx) => {
    const actor = await actorIn(tx)
    const weight = purpose === 'attachment' ? fileSize : 0
    if (!(await countRequest(tx, actor.userID, weight, mostOfDay))) throw new AppError('TooManyRequests')
    await insertFile(tx, {
      fileID,
      userID: actor.userID,
      businessID: actor.type === 'business' ? actor.id : null,
      purpose,
      contentType,
      bytes: fileSize,
      tokenHash: hashOfToken(token),
      seconds: tokenSeconds,
      fileName,
    })
  })
  const signedPost = await storage().signPost({
    key: originalKey(fileID),
    contentType,
    maxBytes: bytesMaxOf(purpose, contentType),
    seconds: postSeconds,
  })
  return { signedPost, token }
}
