import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { uuidv7 } from '../../../platform/ids.ts'

export type AuditEntry = {
  operator: string
  userID: string
  action: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export async function insertAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`
    insert into accounts.audit (id, operator, user_id, action, before, after)
    values (
      ${uuidv7()}, ${entry.operator}, ${entry.userID}, ${entry.action},
      ${JSON.stringify(entry.before)}, ${JSON.stringify(entry.after)}
    )`.execute(tx)
}

/** What operators did to an account, oldest first. */
export async function findAudit(db: Db | Tx, userID: string): Promise<(AuditEntry & { at: Date })[]> {
  const { rows } = await sql<AuditEntry & { at: Date }>`
    select operator, user_id as "userID", action, before, after, at
    from accounts.audit where user_id = ${userID} order by at, id`.execute(db)
  return rows
}
