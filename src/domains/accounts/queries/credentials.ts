import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { AccountRole } from './accounts.ts'

type CredentialTables = {
  'accounts.accounts': {
    user_id: string
    email: string
    password_hash: string
    role: AccountRole
    proven_at: Date | null
    suspended_at: Date | null
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

/** What operators decide about the account of a proven address; the row is locked until the end of the transaction. */
export function lockStanding(tx: Tx, email: string) {
  return tables(tx)
    .selectFrom('accounts.accounts')
    .select(['user_id as userID', 'role', 'suspended_at as suspendedAt'])
    .where('email', '=', email)
    .where('proven_at', 'is not', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether an account that may be used has this role. */
export async function hasRole(db: Db | Tx, userID: string, role: AccountRole): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('accounts.accounts')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('role', '=', role)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function setStanding(
  tx: Tx,
  userID: string,
  { role, suspended }: { role: AccountRole; suspended: boolean },
): Promise<void> {
  await tables(tx)
    .updateTable('accounts.accounts')
    .set({
      role,
      suspended_at: suspended ? sql<Date>`coalesce(suspended_at, now())` : null,
    })
    .where('user_id', '=', userID)
    .execute()
}
