import { copyRows, type BulkClient, type CopyRow } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'

export type MemberRole = 'owner' | 'admin' | 'member'

type MemberTables = {
  business_members: { business_id: string; user_id: string; role: MemberRole; created_at: Date }
}
const tables = (db: Db | Tx) => db.withTables<MemberTables>()

export async function insertMember(tx: Tx, row: MemberTables['business_members']): Promise<void> {
  await tables(tx).insertInto('business_members').values(row).execute()
}

export async function findRole(
  db: Db | Tx,
  businessID: string,
  userID: string,
): Promise<MemberRole | undefined> {
  const row = await tables(db)
    .selectFrom('business_members')
    .select('role')
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .executeTakeFirst()
  return row?.role
}

export function copyMembers(client: BulkClient, rows: AsyncIterable<CopyRow>): Promise<number> {
  return copyRows(client, 'business_members', ['business_id', 'user_id', 'role', 'created_at'], rows)
}
