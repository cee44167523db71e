// Uploads as a check leaves them, for tests that do not ask for the bytes.
import type { Pool } from 'pg'
import type { FilePurpose } from '../contract/files.ts'
import { keepFilesIn } from '../domains/files/place.ts'
import { uuidv7 } from '../platform/ids.ts'
import { localStorage } from '../platform/storage/local.ts'

/** Files have addresses of https://files.example; none is written. */
export function keepFilesNowhere(): void {
  keepFilesIn(localStorage({ folder: 'unused', secret: 'of this test', origin: 'https://files.example' }))
}

type FileWish = {
  userID: string
  businessID: string | null
  purpose?: FilePurpose
  document?: boolean
  status?: string
}

/** Writes the row of an upload, checked unless another status is wished for; answers its id. */
export async function aFile(
  pool: Pool,
  { userID, businessID, purpose = 'businessFile', document = false, status = 'ready' }: FileWish,
): Promise<string> {
  const fileID = uuidv7()
  const picture = { name: '512.webp', width: 512, height: 512, type: 'image/webp', bytes: 20_480 }
  const pdf = { name: 'document.pdf', width: 0, height: 0, type: 'application/pdf', bytes: 20_480 }
  await pool.query(
    `insert into files (file_id, user_id, business_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at, versions)
     values ($1, $2, $3, $4, $5, 1000, $6, $7, now() + interval '5 minutes', case when $7 = 'ready' then now() end, $8)`,
    [
      fileID,
      userID,
      businessID,
      purpose,
      document ? 'application/pdf' : 'image/png',
      Buffer.from(fileID),
      status,
      JSON.stringify([document ? pdf : picture]),
    ],
  )
  return fileID
}

/** Where the picture of a file is seen. */
export const addressOfFile = (fileID: string): string =>
  `https://files.example/media/files/${fileID}/512.webp`
