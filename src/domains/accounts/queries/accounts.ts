import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type AccountTables = {
  'accounts.accounts': {
    user_id: string
    email: string
    password_hash: string
    first_name: string
    last_name: string
    language: string
    edition: string
    terms_version: string
    created_at: Date
    proven_at: Date | null
    suspended_at: Date | null
    removed_at: Date | null
  }
  'accounts.devices': { user_id: string; device: string; first_seen: Date; last_seen: Date }
}
const tables = (db: Db | Tx) => db.withTables<AccountTables>()

export type NewAccountRow = {
  userID: string
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  language: string
  edition: string
  termsVersion: string
  proven: boolean
  createdAt: Date
}

export async function insertAccount(tx: Tx, account: NewAccountRow): Promise<void> {
  await tables(tx)
    .insertInto('accounts.accounts')
    .values({
      user_id: account.userID,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      language: account.language,
      edition: account.edition,
      terms_version: account.termsVersion,
      created_at: account.createdAt,
      proven_at: account.proven ? account.createdAt : null,
      suspended_at: null,
      removed_at: null,
    })
    .execute()
}

/** The account that has proven the address. */
export function findAccountByEmail(db: Db | Tx, email: string) {
  return tables(db)
    .selectFrom('accounts.accounts')
    .select([
      'user_id as userID',
      'password_hash as passwordHash',
      'suspended_at as suspendedAt',
      'language',
      'edition',
    ])
    .where('email', '=', email)
    .where('proven_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** An account that is there, proven or not. */
export function findAccount(db: Db | Tx, userID: string) {
  return tables(db)
    .selectFrom('accounts.accounts')
    .select([
      'user_id as userID',
      'email',
      'password_hash as passwordHash',
      'first_name as firstName',
      'last_name as lastName',
      'language',
      'edition',
      'created_at as createdAt',
      'proven_at as provenAt',
      'suspended_at as suspendedAt',
    ])
    .where('user_id', '=', userID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Where people who have proven their address are written to: those with these ids, or who has this address. */
export function findMailboxes(db: Db | Tx, of: { userIDs: readonly string[] } | { email: string }) {
  const mailboxes = tables(db)
    .selectFrom('accounts.accounts')
    .select([
      'user_id as userID',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'language',
      'edition',
      'suspended_at as suspendedAt',
    ])
    .where('proven_at', 'is not', null)
    .where('removed_at', 'is', null)
  return 'email' in of
    ? mailboxes.where('email', '=', of.email).execute()
    : mailboxes.where('user_id', '=', sql<string>`any(${of.userIDs}::uuid[])`).execute()
}

export async function setLanguage(tx: Tx, userID: string, language: string): Promise<void> {
  await tables(tx)
    .updateTable('accounts.accounts')
    .set({ language })
    .where('user_id', '=', userID)
    .where('removed_at', 'is', null)
    .execute()
}

/** False when it was proven before; throws the unique violation when another account has the address. */
export async function proveAccount(tx: Tx, userID: string): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('accounts.accounts')
    .set({ proven_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('proven_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteUnproven(db: Db | Tx, afterDays: number): Promise<void> {
  await tables(db)
    .deleteFrom('accounts.accounts')
    .where('proven_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${afterDays})`)
    .execute()
}

/** Notes the device by its name; answers whether the account was used before, from whichever. */
export async function noteDevice(tx: Tx, userID: string, device: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    with before as (select count(*) as n from accounts.devices where user_id = ${userID}),
    noted as (
      insert into accounts.devices as d (user_id, device) values (${userID}, ${device})
      on conflict (user_id, device) do update set last_seen = now()
      returning 1
    )
    select before.n > 0 as "isUsed" from noted, before`.execute(tx)
  return rows[0]?.isUsed ?? false
}
