import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type CredentialTables = {
  'accounts.accounts': {
    user_id: string
    email: string
    password_hash: string
    proven_at: Date | null
    suspended_at: Date | null
    suspended_until: Date | null
    removed_at: Date | null
  }
}
const tables = (db: Db | Tx) => db.withTables<CredentialTables>()

/** Locks an account until the end of the transaction, after a change that is under way; false when its password is another by now. */
export async function holdAccount(tx: Tx, userID: string, passwordHash: string): Promise<boolean> {
  const held = await tables(tx)
    .selectFrom('accounts.accounts')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('password_hash', '=', passwordHash)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** Holds an account that is there against its removal, beside others who do; false for none. */
export async function shareAccount(tx: Tx, userID: string): Promise<boolean> {
  const held = await tables(tx)
    .selectFrom('accounts.accounts')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('removed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return held !== undefined
}

export async function replacePassword(tx: Tx, userID: string, passwordHash: string): Promise<void> {
  await tables(tx)
    .updateTable('accounts.accounts')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', userID)
    .execute()
}

/** Throws the unique violation when another account has the address. */
export async function setEmail(tx: Tx, userID: string, email: string): Promise<void> {
  await tables(tx).updateTable('accounts.accounts').set({ email }).where('user_id', '=', userID).execute()
}

/** The standing of the account of a person or of a proven address; the row is locked until the end of the transaction. */
export async function lockStanding(tx: Tx, whose: { email: string } | { userID: string }) {
  let found = tables(tx)
    .selectFrom('accounts.accounts')
    .select(['user_id as userID', 'suspended_at as suspendedAt', 'suspended_until as suspendedUntil'])
    .where('removed_at', 'is', null)
  found =
    'email' in whose
      ? found.where('email', '=', whose.email).where('proven_at', 'is not', null)
      : found.where('user_id', '=', whose.userID)
  return found.forUpdate().executeTakeFirst()
}

/** Whether an account is there that is not suspended. */
export async function isUsable(db: Db | Tx, userID: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('accounts.accounts')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('suspended_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Those of these accounts that are suspended. */
export async function findSuspended(db: Db | Tx, userIDs: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('accounts.accounts')
    .select('user_id as userID')
    .where('user_id', '=', sql<string>`any(${userIDs}::uuid[])`)
    .where('suspended_at', 'is not', null)
    .execute()
  return rows.map(({ userID }) => userID)
}

/** Suspended until then, without an end where none is given. */
export async function setSuspended(
  tx: Tx,
  userID: string,
  suspended: boolean,
  until: Date | null = null,
): Promise<void> {
  await tables(tx)
    .updateTable('accounts.accounts')
    .set({
      suspended_at: suspended ? sql<Date>`coalesce(suspended_at, now())` : null,
      suspended_until: suspended ? until : null,
    })
    .where('user_id', '=', userID)
    .execute()
}
