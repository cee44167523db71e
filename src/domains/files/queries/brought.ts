// Files that an import brings: checked as uploads are, without a form, and known again by what was given.
import { sql } from 'kysely'
import type { FilePurpose } from '../../../contract/files.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { now, storedColumns, tables, uuids, type FileVersion, type StoredRow } from './files.ts'

export type BroughtFile = {
  fileID: string
  userID: string
  businessID: string | null
  purpose: FilePurpose
  contentType: string
  bytes: number
  tokenHash: Buffer
  fileName: string | null
  /** Of what was given. */
  sha256: Buffer | null
}

/** Begins the check of a file that is at hand; nobody may post anything for it. */
export async function insertBrought(db: Db | Tx, file: BroughtFile): Promise<void> {
  await tables(db)
    .insertInto('files')
    .values({
      file_id: file.fileID,
      user_id: file.userID,
      business_id: file.businessID,
      purpose: file.purpose,
      content_type: file.contentType,
      declared_bytes: file.bytes,
      token_hash: file.tokenHash,
      file_name: file.fileName,
      expires_at: now,
      swept_at: now,
      status: 'checking',
      checking_at: now,
      given_sha256: file.sha256,
    })
    .execute()
}

type Given = StoredRow & { given_sha256: Buffer | null; owner_id: string | null; place: string | null }

/** Pictures that a business shows, of those that were given with one of these hashes. */
export function findGiven(db: Db | Tx, businessID: string, hashes: readonly Buffer[]): Promise<Given[]> {
  return tables(db)
    .selectFrom('files')
    .select([...storedColumns, 'given_sha256', 'owner_id', 'place'])
    .where('business_id', '=', businessID)
    .where('given_sha256', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('status', '=', 'ready')
    .where('owner_type', '=', 'business')
    .where('withheld', '=', false)
    .where('keeper_gone', '=', false)
    .execute()
}

/** What these files were given as, where that is known. */
export async function findHashes(db: Db | Tx, fileIDs: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await tables(db)
    .selectFrom('files')
    .select(['file_id', 'given_sha256'])
    .where('file_id', '=', uuids(fileIDs))
    .where('given_sha256', 'is not', null)
    .execute()
  return new Map(rows.map(({ file_id: id, given_sha256: hash }) => [id, hash!]))
}

/** Puts a file that was brought where a document of a product has it; false when it went meanwhile. */
export async function placeBrought(
  tx: Tx,
  { fileID, productID, documentID }: { fileID: string; productID: string; documentID: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('files')
    .set({ owner_type: 'product', owner_id: productID, place: `document:${documentID}`, released_at: null })
    .where('file_id', '=', fileID)
    .where('purpose', '=', 'attachment')
    .where('status', '=', 'ready')
    .where('owner_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export type PlacedFile = {
  fileID: string
  userID: string
  productID: string
  documentID: string
  fileName: string
  contentType: string
  bytes: number
  /** Hexadecimal. */
  token: string
  versions: FileVersion[]
}

/** Writes files that lie in their places among the documents of products, by one statement. */
export async function insertPlaced(tx: Tx, files: readonly PlacedFile[]): Promise<void> {
  await sql`
    insert into files (
      file_id, user_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at, swept_at, versions,
      file_name, owner_type, owner_id, place)
    select "fileID", "userID", 'attachment', "contentType", bytes, decode(token, 'hex'), 'ready', now(), now(), now(), versions,
      "fileName", 'product', "productID", 'document:' || "documentID"
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as said (
      "fileID" uuid, "userID" uuid, "productID" uuid, "documentID" uuid, "fileName" text, "contentType" text, bytes integer,
      token text, versions jsonb)`.execute(tx)
}
