// Asking to upload: a key of its own, a signed form for exactly this type, and a token for the check that follows (P7.4).
import { createHash, randomBytes } from 'node:crypto'
import type { FilePurpose, UploadDescriptorEntry } from '../../contract/files.ts'
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
  purpose: Exclude<FilePurpose, 'businessFile'>,
  wish: Wish,
): Promise<UploadDescriptorEntry> {
  return signUpload(db, (tx) => resolveActor(tx, session), purpose, wish)
}

async function signUpload(
  db: Db,
  actorIn: (tx: Tx) => Promise<Actor>,
  purpose: FilePurpose,
  { contentType, fileSize }: Wish,
): Promise<UploadDescriptorEntry> {
  const fileID = uuidv7()
  const token = randomBytes(32).toString('base64url')
  await transaction(db, async (tx) => {
    const actor = await actorIn(tx)
    if (!(await countRequest(tx, actor.userID, limits.filesPerUserAndDay)))
      throw new AppError('TooManyRequests')
    await insertFile(tx, {
      fileID,
      userID: actor.userID,
      businessID: actor.type === 'business' ? actor.id : null,
      purpose,
      contentType,
      bytes: fileSize,
      tokenHash: hashOfToken(token),
      seconds: tokenSeconds,
    })
  })
  const signedPost = await storage().signPost({
    key: originalKey(fileID),
    contentType,
    maxBytes: limits.fileBytesMax,
    seconds: postSeconds,
  })
  return { signedPost, token }
}
