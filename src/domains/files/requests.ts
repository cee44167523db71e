// Asking to upload: a key of its own, a signed form for exactly this type, and a token for the check that follows (section 7).
import { createHash, randomBytes } from 'node:crypto'
import type { FilePurpose, UploadDescriptorEntry } from '../../contract/files.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { storage } from './place.ts'
import { countRequest, insertFile } from './queries.ts'
import { originalKey } from './showing.ts'

const postSeconds = 300
/** The check may follow a slow post that began in time. */
const tokenSeconds = 600

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Signs a form for one file; throws TooManyRequests after a hundred requests of the person in one day (UTC). */
export async function requestUpload(
  db: Db,
  wish: {
    userID: string
    businessID?: string
    purpose: FilePurpose
    contentType: string
    fileSize: number
  },
): Promise<UploadDescriptorEntry> {
  const fileID = uuidv7()
  const token = randomBytes(32).toString('base64url')
  await transaction(db, async (tx) => {
    if (!(await countRequest(tx, wish.userID, limits.filesPerUserAndDay))) throw new AppError('TooManyRequests')
    await insertFile(tx, {
      fileID,
      userID: wish.userID,
      businessID: wish.businessID ?? null,
      purpose: wish.purpose,
      contentType: wish.contentType,
      bytes: wish.fileSize,
      tokenHash: hashOfToken(token),
      seconds: tokenSeconds,
    })
  })
  const signedPost = await storage().signPost({
    key: originalKey(fileID),
    contentType: wish.contentType,
    maxBytes: limits.fileBytesMax,
    seconds: postSeconds,
  })
  return { signedPost, token }
}
