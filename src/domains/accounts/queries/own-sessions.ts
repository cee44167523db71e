import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type OwnSession = { sessionID: string; device: string; createdAt: Date; usedAt: Date }

/** The living sessions of a person, newest use first. */
export async function findSessionsOf(db: Db | Tx, userID: string, limit: number): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select session_id as "sessionID", device, created_at as "createdAt", used_at as "usedAt"
    from accounts.sessions
    where user_id = ${userID} and ended_at is null and expires_at > now()
    order by used_at desc, session_id desc
    limit ${limit}`.execute(db)
  return rows
}
