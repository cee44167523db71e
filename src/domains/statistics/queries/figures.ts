// Sums as the figures of a company read them.
import { sql } from 'kysely'
import type { Dimension } from '../../../contract/statistic-kinds.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type DayRow = { day: string; kind: string; events: number }

/** What happened on the days from one up to another, by day and kind. */
export async function findDaySums(
  db: Db | Tx,
  businessID: string,
  { from, until }: { from: string; until: string },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day, kind, events from statistics_days
    where business_id = ${businessID} and day >= ${from}::date and day < ${until}::date order by day`.execute(
    db,
  )
  return rows
}

export type PartRow = {
  dimension: Dimension
  isRest: boolean
  value: string
  kind: string
  events: number
  places: number
}

type Wanted = { dimensions: readonly Dimension[]; from: string; until: string; limit: number }

/** Rows of the months from one up to another, added, those with most events first; so many of each dimension at most. */
export async function findBreakdowns(
  db: Db | Tx,
  businessID: string,
  { dimensions, from, until, limit }: Wanted,
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select dimension, is_rest as "isRest", value, kind, events, places from (
      select dimension, is_rest, value, kind, sum(events)::bigint as events, sum(places)::bigint as places,
        row_number() over (partition by dimension order by sum(events) desc, value, kind) as number
      from statistics_breakdowns
      where business_id = ${businessID} and dimension = any(${dimensions}) and month >= ${from}::date
        and month < ${until}::date
      group by dimension, is_rest, value, kind) as cells
    where number <= ${limit} order by dimension, number`.execute(db)
  return rows
}

/** Nothing of it is shown to anybody any more; what was seen goes with its day. */
export async function forgetBusiness(tx: Tx, businessID: string): Promise<void> {
  await sql`delete from statistics_hours where business_id = ${businessID}`.execute(tx)
  await sql`delete from statistics_days where business_id = ${businessID}`.execute(tx)
  await sql`delete from statistics_things where business_id = ${businessID}`.execute(tx)
  await sql`delete from statistics_breakdowns where business_id = ${businessID}`.execute(tx)
  await sql`delete from statistics_mails where business_id = ${businessID}`.execute(tx)
}
