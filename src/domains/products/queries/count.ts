import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** How many products of each of these companies are published, 0 included: a walk of the showcase index a company. */
export async function countPublished(tx: Tx, businessIDs: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select wanted.id, (
      select count(*) from products where business_id = wanted.id and published and removed_at is null
    ) as count
    from unnest(${businessIDs}::uuid[]) as wanted (id)`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
