// Documents that are kept and shown to nobody: of verification, and of certificates. Each has a place of its own with what it is of.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { storedColumns, tables, uuids, type StoredRow } from './files.ts'

export type DocumentOwner = { type: 'verification' | 'certificate'; id: string }

type Given = { userID: string; tokenHashes: readonly Buffer[]; owner: DocumentOwner }

/** Puts checked files of a person where they are kept, in the order of their tokens; those that were not theirs or not there are left out. */
export async function placeDocuments(tx: Tx, { userID, tokenHashes, owner }: Given): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow & { at: number }>`
    update files set owner_type = ${owner.type}, owner_id = ${owner.id}, place = 'document:' || files.file_id, released_at = null
    from unnest(${tokenHashes}::bytea[]) with ordinality as told (token_hash, at)
    where files.token_hash = told.token_hash and user_id = ${userID} and purpose = 'attachment'
      and status = 'ready' and owner_id is null
    returning file_id, versions, colour, file_name, content_type, pages, told.at::int as at`.execute(tx)
  return rows.toSorted((a, b) => a.at - b.at)
}

/** One of verification that is kept. */
export function findDocument(db: Db | Tx, fileID: string): Promise<StoredRow | undefined> {
  return tables(db)
    .selectFrom('files')
    .select(storedColumns)
    .where('file_id', '=', fileID)
    .where('owner_type', '=', 'verification')
    .where('status', '=', 'ready')
    .executeTakeFirst()
}

/** Those of some certificates. */
export function findOfCertificates(db: Db | Tx, certificateIDs: readonly string[]) {
  return tables(db)
    .selectFrom('files')
    .select([...storedColumns, 'owner_id', 'place'])
    .where('owner_type', '=', 'certificate')
    .where('owner_id', '=', uuids(certificateIDs))
    .where('status', '=', 'ready')
    .execute()
}

const leaving = {
  status: 'leaving',
  owner_type: null,
  owner_id: null,
  place: null,
  released_at: sql<Date>`now()`,
} as const

/** Those of verification leave with the next clean-up. */
export async function releaseDocuments(tx: Tx, fileIDs: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set(leaving)
    .where('file_id', '=', uuids(fileIDs))
    .where('owner_type', '=', 'verification')
    .execute()
}

/** So do those of some certificates. */
export async function releaseOfCertificates(tx: Tx, certificateIDs: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set(leaving)
    .where('owner_type', '=', 'certificate')
    .where('owner_id', '=', uuids(certificateIDs))
    .execute()
}

/** The place of a document with its product. */
const placeOf = (documentID: string) => `document:${documentID}`

type GivenToProduct = { userID: string; tokenHash: Buffer; productID: string; documentID: string }

/** Puts a checked file of a person, of one of these types, where a document of a product has it; undefined when there is none. */
export function placeOfProduct(
  tx: Tx,
  { userID, tokenHash, productID, documentID }: GivenToProduct,
): Promise<StoredRow | undefined> {
  return tables(tx)
    .updateTable('files')
    .set({ owner_type: 'product', owner_id: productID, place: placeOf(documentID), released_at: null })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userID)
    .where('purpose', '=', 'attachment')
    .where('status', '=', 'ready')
    .where('owner_id', 'is', null)
    .returning(storedColumns)
    .executeTakeFirst()
}

/** The file of a document of a product. */
export function findOfProduct(
  db: Db | Tx,
  productID: string,
  documentID: string,
): Promise<StoredRow | undefined> {
  return tables(db)
    .selectFrom('files')
    .select(storedColumns)
    .where('owner_type', '=', 'product')
    .where('owner_id', '=', productID)
    .where('place', '=', placeOf(documentID))
    .where('status', '=', 'ready')
    .executeTakeFirst()
}

/** Those of some products. */
export function findOfProducts(db: Db | Tx, productIDs: readonly string[]) {
  return tables(db)
    .selectFrom('files')
    .select([...storedColumns, 'owner_id', 'place'])
    .where('owner_type', '=', 'product')
    .where('owner_id', '=', uuids(productIDs))
    .where('status', '=', 'ready')
    .orderBy('owner_id')
    .orderBy('place')
    .execute()
}

/** Those of some products leave with the next clean-up; given `documentIDs`, of these documents alone. */
export async function releaseOfProducts(
  tx: Tx,
  productIDs: readonly string[],
  documentIDs?: readonly string[],
): Promise<void> {
  const theirs = tables(tx)
    .updateTable('files')
    .set(leaving)
    .where('owner_type', '=', 'product')
    .where('owner_id', '=', uuids(productIDs))
  const places = documentIDs?.map(placeOf)
  await (places ? theirs.where('place', '=', sql<string>`any(${places}::text[])`) : theirs).execute()
}

type Copy = { of: string; fileID: string; userID: string; tokenHash: Buffer }

/** Begins the copy of a file, as one that a person has uploaded and that is being checked; it may be given back for an hour. */
export async function insertCopy(db: Db | Tx, { of, fileID, userID, tokenHash }: Copy): Promise<void> {
  await sql`
    insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, file_name, expires_at, status, checking_at)
    select ${fileID}, ${userID}, 'attachment', content_type, declared_bytes, ${tokenHash}, file_name, now(), 'checking', now()
    from files where file_id = ${of}`.execute(db)
}
