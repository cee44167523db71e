// Files that were given to verifiers: each has a place of its own with what it was given for.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { storedColumns, tables, uuids, type StoredRow } from './files.ts'

type Given = { userID: string; tokenHashes: readonly Buffer[]; ownerID: string }

/** Puts checked files of a person where they are kept, in the order of their tokens; those that were not theirs or not there are left out. */
export async function placeDocuments(tx: Tx, { userID, tokenHashes, ownerID }: Given): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow & { at: number }>`
    update files set owner_type = 'verification', owner_id = ${ownerID}, place = 'document:' || files.file_id, released_at = null
    from unnest(${tokenHashes}::bytea[]) with ordinality as told (token_hash, at)
    where files.token_hash = told.token_hash and user_id = ${userID} and purpose = 'attachment'
      and status = 'ready' and owner_id is null
    returning file_id, versions, colour, file_name, content_type, pages, told.at::int as at`.execute(tx)
  return rows.toSorted((a, b) => a.at - b.at)
}

/** One that is kept. */
export function findDocument(db: Db | Tx, fileID: string): Promise<StoredRow | undefined> {
  return tables(db)
    .selectFrom('files')
    .select(storedColumns)
    .where('file_id', '=', fileID)
    .where('owner_type', '=', 'verification')
    .where('status', '=', 'ready')
    .executeTakeFirst()
}

/** They leave with the next clean-up. */
export async function releaseDocuments(tx: Tx, fileIDs: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set({ status: 'leaving', owner_type: null, owner_id: null, place: null, released_at: sql<Date>`now()` })
    .where('file_id', '=', uuids(fileIDs))
    .where('owner_type', '=', 'verification')
    .execute()
}
