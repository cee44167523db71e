import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Thread } from './tables.ts'

export async function findAskedAmong(
  db: Db,
  { from_id: from, created_at: since, subject }: Thread,
  businessIDs: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct to_id as id from inquiries
    where from_id = ${from} and to_id = any(${businessIDs}::uuid[]) and (created_at >= ${since} or subject = ${subject})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
