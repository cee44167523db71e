import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { StaffRole } from '../../../contract/staff-roles.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** What is held, and whether the session of a call is unlocked. */
export type StaffRow = {
  role: StaffRole
  edition: string
  unlockedAt: Date | null
  unlockedUntil: Date | null
  usedLongAgo: boolean
}

const until = sql<Date>`least(
  u.used_at + make_interval(mins => ${limits.unlockedMinutes}),
  u.unlocked_at + make_interval(hours => ${limits.unlockedHoursMax})
)`

/** The roles of a person, with the end of what their session has unlocked; none for who is none of our staff. */
export async function findStaff(
  db: Db | Tx,
  { userID, sessionID }: { userID: string; sessionID: string | undefined },
): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select r.role, r.edition, u.unlocked_at as "unlockedAt", case when ${until} > now() then ${until} end as "unlockedUntil",
      coalesce(u.used_at < now() - interval '1 minute', false) as "usedLongAgo"
    from staff_roles as r
      left join staff_unlocks as u on u.session_id = ${sessionID ?? null}::uuid and u.user_id = r.user_id
    where r.user_id = ${userID} order by r.role, r.edition`.execute(db)
  return rows
}

/** Who holds roles, by person, at most 500 rows. */
export async function findEveryRole(db: Db | Tx) {
  const { rows } = await sql<{ userID: string; role: StaffRole; edition: string; grantedAt: Date }>`
    select user_id as "userID", role, edition, granted_at as "grantedAt" from staff_roles
    order by user_id, role, edition limit 500`.execute(db)
  return rows
}

/** False when it was held already. */
export async function insertRole(
  tx: Tx,
  { userID, role, edition }: { userID: string; role: StaffRole; edition: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_roles (user_id, role, edition) values (${userID}, ${role}, ${edition})
    on conflict do nothing returning role`.execute(tx)
  return rows.length > 0
}

/** Takes these roles from a person, all of theirs where none is named; answers which they had. */
export async function deleteRoles(
  tx: Tx,
  userID: string,
  only?: { role: StaffRole; edition: string },
): Promise<{ role: StaffRole; edition: string }[]> {
  const { rows } = await sql<{ role: StaffRole; edition: string }>`
    delete from staff_roles where user_id = ${userID}
      and (${only?.role ?? null}::text is null or (role = ${only?.role ?? null} and edition = ${only?.edition ?? null}))
    returning role, edition`.execute(tx)
  return rows
}

/** One who grants or takes roles waits for the other, so that neither decides by what is over. */
export async function lockRoles(tx: Tx): Promise<void> {
  await sql`lock table staff_roles in share row exclusive mode`.execute(tx)
}

export async function insertUnlock(tx: Tx, session: { userID: string; sessionID: string }): Promise<void> {
  await sql`
    insert into staff_unlocks (session_id, user_id) values (${session.sessionID}, ${session.userID})
    on conflict (session_id) do update set unlocked_at = now(), used_at = now()`.execute(tx)
}

/** A session that is unlocked stays so for half an hour from now. */
export async function touchUnlock(db: Db | Tx, sessionID: string): Promise<void> {
  await sql`update staff_unlocks set used_at = now() where session_id = ${sessionID}`.execute(db)
}

export async function deleteUnlock(db: Db | Tx, sessionID: string): Promise<void> {
  await sql`delete from staff_unlocks where session_id = ${sessionID}`.execute(db)
}

/** Locks every session of a person. */
export async function deleteUnlocksOf(tx: Tx, userID: string): Promise<void> {
  await sql`delete from staff_unlocks where user_id = ${userID}`.execute(tx)
}

/** Those that nobody has used for as long as none stays unlocked. */
export async function deleteOldUnlocks(db: Db): Promise<void> {
  await sql`
    delete from staff_unlocks
    where unlocked_at < now() - make_interval(hours => ${limits.unlockedHoursMax})`.execute(db)
}

/** What an account had in hand waits for somebody else once it is gone. */
export async function deleteAssignmentsOf(tx: Tx, userID: string): Promise<void> {
  await sql`delete from staff_assignments where user_id = ${userID}`.execute(tx)
}
