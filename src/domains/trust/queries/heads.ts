import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type HeadRow = { at: Date; position: string; signed: string }

const columns = sql`at, position::text as position, signed`

export async function findNewestHead(db: Db | Tx): Promise<HeadRow | undefined> {
  const { rows } = await sql<HeadRow>`select ${columns} from trust_heads order by at desc limit 1`.execute(db)
  return rows[0]
}

export async function insertHead(db: Db | Tx, { at, position, signed }: HeadRow): Promise<void> {
  await sql`
    insert into trust_heads (at, position, signed)
    values (${at.toISOString()}::timestamptz, ${position}::bigint, ${signed}) on conflict do nothing`.execute(
    db,
  )
}

/** The last of each day since a moment, the newest first; days are UTC's. */
export async function findHeadsByDay(db: Db | Tx, since: Date): Promise<string[]> {
  const { rows } = await sql<{ signed: string }>`
    select last.signed
    from generate_series((${since.toISOString()}::timestamptz at time zone 'UTC')::date::timestamp,
      now() at time zone 'UTC', interval '1 day') as day
      cross join lateral (
        select at, signed from trust_heads
        where at >= day at time zone 'UTC' and at < (day + interval '1 day') at time zone 'UTC'
          and at >= ${since.toISOString()}::timestamptz
        order by at desc limit 1) as last
    order by last.at desc`.execute(db)
  return rows.map(({ signed }) => signed)
}

/** All of them, the newest first. */
export async function findHeads(db: Db | Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ signed: string }>`
    select signed from trust_heads order by at desc limit ${limit}`.execute(db)
  return rows.map(({ signed }) => signed)
}
