import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type KeyRow = { keyID: string; publicKey: string; createdAt: Date; retiredAt: Date | null }
type SigningKey = { keyID: string; sealedKey: Buffer }

export async function findSigningKey(db: Db | Tx): Promise<SigningKey | undefined> {
  const { rows } = await sql<SigningKey>`
    select key_id as "keyID", private_key as "sealedKey" from trust_keys where retired_at is null`.execute(db)
  return rows[0]
}

/** The newest first. */
export async function findKeys(db: Db | Tx, limit: number): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select key_id as "keyID", public_key as "publicKey", created_at as "createdAt", retired_at as "retiredAt"
    from trust_keys order by created_at desc, key_id limit ${limit}`.execute(db)
  return rows
}

/** Does nothing when another one signs. */
export async function insertKey(tx: Tx, key: SigningKey & { publicKey: string }): Promise<void> {
  await sql`
    insert into trust_keys (key_id, public_key, private_key)
    values (${key.keyID}, ${key.publicKey}, ${key.sealedKey}) on conflict do nothing`.execute(tx)
}

/** Puts the key that signs sealed anew in its place; false when it signs no more. */
export async function replaceSealedKey(db: Db, { keyID, sealedKey }: SigningKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update trust_keys set private_key = ${sealedKey} where key_id = ${keyID} and retired_at is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Lets the key sign no more when it was made before then, or that one at once; its private half is gone. True when it did. */
export async function retireKey(tx: Tx, which: { before: Date } | { keyID: string }): Promise<boolean> {
  const due =
    'keyID' in which
      ? sql`key_id = ${which.keyID}`
      : sql`created_at <= ${which.before.toISOString()}::timestamptz`
  const { numAffectedRows } = await sql`
    update trust_keys set retired_at = now(), private_key = null
    where retired_at is null and ${due}`.execute(tx)
  return numAffectedRows === 1n
}
