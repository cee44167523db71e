// Accounts that were deleted, and may be had back for some days.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Who may log in with an address: the account that has it, else the one that had it last and can be restored. */
export async function findForLogIn(db: Db | Tx, email: string, restoreDays: number) {
  const { rows } = await sql<{
    userID: string
    passwordHash: string
    suspendedAt: Date | null
    /** Null for without an end. */
    suspendedUntil: Date | null
    removedAt: Date | null
  }>`
    (select user_id as "userID", password_hash as "passwordHash", suspended_at as "suspendedAt",
        suspended_until as "suspendedUntil", removed_at as "removedAt"
      from accounts.accounts where email = ${email} and proven_at is not null and removed_at is null)
    union all
    (select user_id, password_hash, suspended_at, suspended_until, removed_at from accounts.accounts
      where email = ${email} and removed_at > now() - make_interval(days => ${restoreDays})
      order by removed_at desc limit 1)
    limit 1`.execute(db)
  return rows[0]
}

/** Notes that an account is deleted; answers when, or nothing when it was before. Whoever holds it against that is waited for. */
export async function markRemoved(tx: Tx, userID: string): Promise<Date | undefined> {
  await sql`select 1 from accounts.accounts where user_id = ${userID} for update`.execute(tx)
  const { rows } = await sql<{ at: Date }>`
    update accounts.accounts set removed_at = now()
    where user_id = ${userID} and removed_at is null returning removed_at as at`.execute(tx)
  return rows[0]?.at
}

/** Undoes that, unless the time is over or another account has the address by now; true when it is there again. */
export async function unmarkRemoved(tx: Tx, userID: string, restoreDays: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update accounts.accounts as a set removed_at = null
    where user_id = ${userID} and removed_at > now() - make_interval(days => ${restoreDays}) and not exists (
      select 1 from accounts.accounts as b
      where b.email = a.email and b.proven_at is not null and b.removed_at is null)`.execute(tx)
  return numAffectedRows === 1n
}

/** Deletes, with all that is kept for them, accounts that nobody can restore any more; answers whose, at most `limit`. */
export async function deleteRemoved(tx: Tx, restoreDays: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userID: string }>`
    delete from accounts.accounts where user_id in (
      select user_id from accounts.accounts
      where removed_at <= now() - make_interval(days => ${restoreDays})
      order by removed_at limit ${limit} for update skip locked)
    returning user_id as "userID"`.execute(tx)
  return rows.map(({ userID }) => userID)
}
