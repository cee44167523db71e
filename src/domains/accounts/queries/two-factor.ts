import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type TwoFactorRow = {
  user_id: string
  secret: Buffer | null
  pending_secret: Buffer | null
  pending_until: Date | null
  last_step: number
  confirmed_at: Date | null
}
type TwoFactorTables = {
  'accounts.two_factor': TwoFactorRow
  'accounts.recovery_codes': {
    user_id: string
    code_hash: Buffer
    used_at: Date | null
    sealed_by: string | null
  }
}
const tables = (db: Db | Tx) => db.withTables<TwoFactorTables>()

/** The sealed secret that waits for its confirmation, unless it waited too long. */
export async function findPendingSecret(db: Db | Tx, userID: string): Promise<Buffer | undefined> {
  const row = await tables(db)
    .selectFrom('accounts.two_factor')
    .select('pending_secret')
    .where('user_id', '=', userID)
    .where('pending_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.pending_secret ?? undefined
}

export async function keepPendingSecret(tx: Tx, userID: string, sealed: Buffer, seconds: number) {
  const pending = {
    pending_secret: sealed,
    pending_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
  }
  await tables(tx)
    .insertInto('accounts.two_factor')
    .values({ user_id: userID, last_step: 0, secret: null, confirmed_at: null, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute()
}

/** Makes the pending secret the one that counts; false when another one waits there by now, or none. */
export async function confirmSecret(tx: Tx, userID: string, sealed: Buffer, step: number): Promise<boolean> {
  const confirmed = await tables(tx)
    .updateTable('accounts.two_factor')
    .set({
      secret: sealed,
      pending_secret: null,
      pending_until: null,
      last_step: step,
      confirmed_at: sql<Date>`now()`,
    })
    .where('user_id', '=', userID)
    .where('pending_secret', '=', sealed)
    .returning('user_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Uses up the code of one step of time; false when it, or a later one, was used before. */
export async function takeStep(tx: Tx, userID: string, step: number): Promise<boolean> {
  const taken = await tables(tx)
    .updateTable('accounts.two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userID)
    .where('secret', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses up the recovery code of one of these hashes, each made with another SECRET. */
export async function takeRecoveryCode(tx: Tx, userID: string, hashes: readonly Buffer[]): Promise<boolean> {
  const taken = await tables(tx)
    .updateTable('accounts.recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Puts new recovery codes in the place of those of before; `sealedBy` tells which SECRET made the hashes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userID: string,
  hashes: readonly Buffer[],
  sealedBy: string,
): Promise<void> {
  await tables(tx).deleteFrom('accounts.recovery_codes').where('user_id', '=', userID).execute()
  // Who has passkeys alone has no row yet.
  await sql`insert into accounts.two_factor (user_id) values (${userID}) on conflict do nothing`.execute(tx)
  await tables(tx)
    .insertInto('accounts.recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userID, code_hash: hash, used_at: null, sealed_by: sealedBy })))
    .execute()
}

export async function countRecoveryCodes(db: Db | Tx, userID: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('accounts.recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userID)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.left
}

/** Forgets the secret of an app, and keeps the recovery codes. */
export async function deleteSecret(tx: Tx, userID: string): Promise<void> {
  const none = { secret: null, confirmed_at: null, pending_secret: null, pending_until: null }
  await tables(tx).updateTable('accounts.two_factor').set(none).where('user_id', '=', userID).execute()
}

/** Forgets secret and codes. */
export async function deleteTwoFactor(tx: Tx, userID: string): Promise<void> {
  await tables(tx).deleteFrom('accounts.two_factor').where('user_id', '=', userID).execute()
}
