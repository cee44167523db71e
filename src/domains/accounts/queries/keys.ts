import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type KeyTables = {
  'accounts.signing_keys': {
    key_id: string
    public_key: string
    private_key: Buffer | null
    created_at: Date
    retired_at: Date | null
  }
}
const tables = (db: Db | Tx) => db.withTables<KeyTables>()

export type SigningKey = { keyID: string; sealedKey: Buffer }

export async function findSigningKey(db: Db | Tx): Promise<SigningKey | undefined> {
  const row = await tables(db)
    .selectFrom('accounts.signing_keys')
    .select(['key_id', 'private_key'])
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return row?.private_key ? { keyID: row.key_id, sealedKey: row.private_key } : undefined
}

/** Does nothing when another one signs. */
export async function insertSigningKey(db: Db | Tx, key: SigningKey & { publicKey: string }): Promise<void> {
  await tables(db)
    .insertInto('accounts.signing_keys')
    .values({
      key_id: key.keyID,
      public_key: key.publicKey,
      private_key: key.sealedKey,
      created_at: sql<Date>`now()`,
      retired_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lets the key sign no more when it has for so many days, or that one at once; its private half is gone. True when it did. */
export async function retireSigningKey(
  tx: Tx,
  which: { afterDays: number } | { keyID: string },
): Promise<boolean> {
  const update = tables(tx)
    .updateTable('accounts.signing_keys')
    .set({ retired_at: sql<Date>`now()`, private_key: null })
    .where('retired_at', 'is', null)
  const due =
    'keyID' in which
      ? update.where('key_id', '=', which.keyID)
      : update.where('created_at', '<=', sql<Date>`now() - make_interval(days => ${which.afterDays})`)
  return (await due.executeTakeFirst()).numUpdatedRows > 0n
}

/** Puts the key that signs sealed anew in its place; false when it signs no more. */
export async function replaceSealedKey(db: Db, { keyID, sealedKey }: SigningKey): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('accounts.signing_keys')
    .set({ private_key: sealedKey })
    .where('key_id', '=', keyID)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRetiredKeys(db: Db | Tx, afterDays: number): Promise<void> {
  await tables(db)
    .deleteFrom('accounts.signing_keys')
    .where('retired_at', '<', sql<Date>`now() - make_interval(days => ${afterDays})`)
    .execute()
}
