// The replicas of the database, as their primary sees them.
import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** How many seconds each is behind, by its application_name; none for who may not know (without pg_monitor) and on a replica. */
export async function findReplicas(db: Db): Promise<{ replica: string; seconds: number }[]> {
  const { rows } = await sql<{ replica: string; seconds: number }>`
    select application_name as replica, coalesce(max(extract(epoch from replay_lag)), 0)::float8 as seconds
    from pg_stat_replication where state = 'streaming'
    group by application_name order by application_name limit 20`.execute(db)
  return rows
}
