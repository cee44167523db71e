import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type ReceivedRow = { businessID: string; received: number; answered: number }

/** How many inquiries each company received since an id, and how many it answered within so many hours; those with most first. */
export async function findReceived(
  db: Db | Tx,
  { sinceID, hours, limit }: { sinceID: string; hours: number; limit: number },
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select to_id as "businessID", count(*)::int as received,
      count(*) filter (where answered_at <= created_at + make_interval(hours => ${hours}))::int as answered
    from inquiries where id >= ${sinceID} and begun_by = 'S'
    group by to_id order by received desc, to_id limit ${limit}`.execute(db)
  return rows
}
