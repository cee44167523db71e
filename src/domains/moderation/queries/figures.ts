// How many reports came in a month, and how long they waited.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type ReportsOfMonth = { month: string; received: number; closed: number; medianSeconds: number | null }

/** By the months of UTC in a span: how many came, and how many were closed and how long those had been open, at the median. */
export async function findReportsByMonth(
  db: Db | Tx,
  { from, to }: { from: Date; to: Date },
): Promise<ReportsOfMonth[]> {
  const [first, end] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`]
  const { rows } = await sql<ReportsOfMonth>`
    with come as (
      select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as received
      from reports where created_at >= ${first} and created_at < ${end} group by 1
    ), closed as (
      select to_char(closed_at at time zone 'UTC', 'YYYY-MM') as month,
        percentile_cont(0.5) within group (order by extract(epoch from closed_at - created_at))::float8 as seconds, count(*)::int as closed
      from reports where closed_at >= ${first} and closed_at < ${end} group by 1
    )
    select month, coalesce(received, 0) as received, coalesce(closed, 0) as closed, seconds as "medianSeconds"
    from come full join closed using (month)`.execute(db)
  return rows
}

export async function findFirstReport(db: Db | Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from reports order by created_at limit 1`.execute(db)
  return rows[0]?.at
}
