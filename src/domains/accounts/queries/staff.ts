// Accounts as staff see them.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type AccountForStaff = {
  userID: string
  email: string
  language: string
  edition: string
  registeredAt: Date
  provenAt: Date | null
  suspendedAt: Date | null
  removedAt: Date | null
  lastSeenAt: Date | null
  hasSecondFactor: boolean
  /** Those that live. */
  sessions: number
}

/** Accounts by id, removed or not, or those of an address: at most twenty may have waited for its proof. */
export async function findForStaff(
  db: Db | Tx,
  of: { userIDs: readonly string[] } | { email: string },
): Promise<AccountForStaff[]> {
  const which =
    'email' in of ? sql`account.email = ${of.email}` : sql`account.user_id = any(${of.userIDs}::uuid[])`
  const { rows } = await sql<AccountForStaff>`
    select account.user_id as "userID", email, language, edition, account.created_at as "registeredAt",
      proven_at as "provenAt", suspended_at as "suspendedAt", removed_at as "removedAt",
      (select max(last_seen) from accounts.devices as device where device.user_id = account.user_id) as "lastSeenAt",
      (exists (select from accounts.two_factor as factor where factor.user_id = account.user_id
        and factor.secret is not null)
        or exists (select from accounts.passkeys as key where key.user_id = account.user_id)) as "hasSecondFactor",
      (select count(*)::int from accounts.sessions as session where session.user_id = account.user_id
        and session.ended_at is null and session.expires_at > now()) as sessions
    from accounts.accounts as account
    where ${which} and (account.proven_at is not null or ${'userIDs' in of})
    order by account.created_at limit ${'email' in of ? 20 : of.userIDs.length}`.execute(db)
  return rows
}

/** How many accounts were opened in an edition since a moment. */
export async function countOpened(db: Db | Tx, edition: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts.accounts
    where edition = ${edition} and created_at >= ${since} and proven_at is not null`.execute(db)
  return rows[0]!.count
}
