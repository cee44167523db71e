import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'

export type MemberRole = 'owner' | 'admin' | 'member'

export type MemberRow = { business_id: string; user_id: string; role: MemberRole; created_at: Date }
type MemberTables = { business_members: MemberRow }
const tables = (db: Db | Tx) => db.withTables<MemberTables>()

export async function insertMember(tx: Tx, row: MemberRow): Promise<void> {
  await tables(tx).insertInto('business_members').values(row).execute()
}

export async function findBusinessesOf(db: Db | Tx, userID: string, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .orderBy('business_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.business_id)
}

export function copyMembers(client: BulkClient, rows: Rows<MemberRow>): Promise<number> {
  return copyRows(client, 'business_members', rows)
}
