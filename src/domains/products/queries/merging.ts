// The products of a company that goes over into another.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'

/** In every state, behind those of the other, in their own order. */
export async function productParts({ from, to }: Handover, db: Db | Tx): Promise<Part[]> {
  // Asked before any goes over: each portion would stand behind the one before it otherwise.
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(position), 0) as last from products where business_id = ${to}`.execute(db)
  const behind = (rows[0]?.last ?? 0) + 1
  const part: Part = {
    name: 'products',
    table: sql`products`,
    mine: sql`r.business_id = ${from}`,
    key: sql`r.id`,
    set: sql`business_id = ${to}, position = r.position + ${behind}::int`,
    many: true,
  }
  return [part]
}
