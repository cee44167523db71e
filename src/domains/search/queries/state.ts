import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type SearchState = {
  /** As the planner counts them. */
  documents: number
  isRebuilding: boolean
  /** Until when it is known that nothing ran out unnoticed. */
  expiryCheckedAt: Date
}

/** How the search index stands. */
export async function findState(db: Db | Tx): Promise<SearchState> {
  const { rows } = await sql<SearchState>`
    select to_regclass('search_staging') is not null as "isRebuilding",
      (select checked_until from search_expiry) as "expiryCheckedAt",
      (select coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 from pg_inherits as i join pg_class as c on c.oid = i.inhrelid
        where i.inhparent = 'search_document'::regclass) as documents`.execute(db)
  return rows[0]!
}
