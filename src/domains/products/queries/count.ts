import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** How many products of a company are published: a walk of the showcase index. */
export async function countPublished(tx: Tx, businessID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products
    where business_id = ${businessID} and published and removed_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}
