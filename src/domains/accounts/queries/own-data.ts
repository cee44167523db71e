// What is known of an account and where it was used, for its person; never what proves who they are.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type OwnData = {
  email: string
  firstName: string
  lastName: string
  language: string
  edition: string
  termsVersion: string
  createdAt: Date
  provenAt: Date | null
  suspendedAt: Date | null
  secondFactorSince: Date | null
}

/** An account that is there. */
export async function findOwnData(db: Db | Tx, userID: string): Promise<OwnData | undefined> {
  const { rows } = await sql<OwnData>`
    select email, first_name as "firstName", last_name as "lastName", language, edition, terms_version as "termsVersion",
      created_at as "createdAt", proven_at as "provenAt", suspended_at as "suspendedAt",
      least((select confirmed_at from accounts.two_factor as t where t.user_id = a.user_id),
        (select min(created_at) from accounts.passkeys as k where k.user_id = a.user_id)) as "secondFactorSince"
    from accounts.accounts as a where user_id = ${userID} and removed_at is null`.execute(db)
  return rows[0]
}

/** Browsers and systems with which somebody has logged in, the one used last first. */
export async function findDevices(
  db: Db | Tx,
  userID: string,
  limit: number,
): Promise<{ device: string; firstSeen: Date; lastSeen: Date }[]> {
  const { rows } = await sql<{ device: string; firstSeen: Date; lastSeen: Date }>`
    select device, first_seen as "firstSeen", last_seen as "lastSeen" from accounts.devices
    where user_id = ${userID} order by last_seen desc, device limit ${limit}`.execute(db)
  return rows
}
