// Products that only the plan of their company keeps off the pages (D16).
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { tables, type Spec } from './tables.ts'

/** Takes off the pages what stands behind the first `limit` of the showcase; answers how many those are. */
export async function unlistBehind(tx: Tx, businessID: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update products set published = false, unlisted = true, unlisted_by_plan = true, updated_at = now()
    where id in (
      select id from products where business_id = ${businessID} and published and removed_at is null
      order by position, created_at desc, id desc offset ${limit}
    )`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** What the plan keeps off, in the order of the showcase. */
export function findUnlistedByPlan(tx: Tx, businessID: string): Promise<{ id: string; specs: Spec[] }[]> {
  return tables(tx)
    .selectFrom('products')
    .select(['id', 'specs'])
    .where('business_id', '=', businessID)
    .where('unlisted_by_plan', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
