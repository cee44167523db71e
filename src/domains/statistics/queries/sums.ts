// Sums of what was seen, made from events that are not written any more.
import { sql } from 'kysely'
import type { Dimension } from '../../../contract/statistic-kinds.ts'
import { allowedLonger, type Db, type Tx } from '../../../platform/db.ts'

type Work = 'slots' | 'days' | 'months'
export type Span = { from: Date; until: Date }

/** Of all who make sums one does so at a time, and has as long as it takes. */
export async function lockSums(tx: Tx): Promise<void> {
  await allowedLonger(tx, 0)
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx)
  await sql`select pg_advisory_xact_lock(881)`.execute(tx)
}

/** Up to where this work is done; undefined before the first. */
export async function findProgress(db: Db | Tx, work: Work): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select until from statistics_progress where work = ${work}`.execute(db)
  return rows[0]?.until
}

/** The same of all of it. */
export async function findAllProgress(db: Db | Tx): Promise<Partial<Record<Work, Date>>> {
  const { rows } = await sql<{ work: Work; until: Date }>`
    select work, until from statistics_progress`.execute(db)
  return Object.fromEntries(rows.map(({ work, until }) => [work, until]))
}

export async function setProgress(tx: Tx, work: Work, until: Date): Promise<void> {
  await sql`
    insert into statistics_progress (work, until) values (${work}, ${until})
    on conflict (work) do update set until = excluded.until`.execute(tx)
}

/** The first half hour of which anything is known. */
export async function findFirstSlot(db: Db | Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ slot: Date }>`
    select slot from statistics_events order by slot limit 1`.execute(db)
  return rows[0]?.slot
}

/** The days on companies' clocks of these half hours. */
export async function findDays(tx: Tx, { from, until }: Span): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from statistics_events where slot >= ${from} and slot < ${until}`.execute(tx)
  return rows.map(({ day }) => day)
}

/** Adds half hours to the sums: by hours and by days of companies, and by days of each thing. */
export async function addSlots(tx: Tx, { from, until }: Span): Promise<void> {
  const events = sql`statistics_events where slot >= ${from} and slot < ${until}`
  await sql`
    insert into statistics_hours as known (business_id, hour, kind, events)
    select business_id, date_trunc('hour', slot, 'UTC'), kind, count(*) from ${events} group by 1, 2, 3
    on conflict (business_id, hour, kind) do update set events = known.events + excluded.events`.execute(tx)
  await sql`
    insert into statistics_days as known (business_id, day, kind, events)
    select business_id, day, kind, count(*) from ${events} group by 1, 2, 3
    on conflict (business_id, day, kind) do update set events = known.events + excluded.events`.execute(tx)
  await sql`
    insert into statistics_things as known (thing_id, day, kind, business_id, events)
    select thing_id, day, kind, business_id, count(*) from ${events} group by 1, 2, 3, 4
    on conflict (thing_id, day, kind) do update set events = known.events + excluded.events`.execute(tx)
}

/** Which half hours can hold events of days of any clock. */
const slotsOfDays = (from: string, until: string) =>
  sql`slot >= ${from}::date - interval '14 hours' and slot < ${until}::date + interval '12 hours'
    and day >= ${from}::date and day < ${until}::date`

/** Counts who looked at anything of each company on a day, each once. */
export async function addVisitors(tx: Tx, day: string, next: string): Promise<void> {
  await sql`
    insert into statistics_days (business_id, day, kind, events)
    select business_id, day, 'visitor', count(distinct visitor) from statistics_events
    where ${slotsOfDays(day, next)} and kind = 'viewed'
    group by business_id, day
    on conflict (business_id, day, kind) do update set events = excluded.events`.execute(tx)
}

/**
 * What a row tells, and who is counted for it: fewer than three of these stand in no row of their own. Places are those of words alone:
 * whoever knows in which one something was found finds out by which words, and added by anything else they could be subtracted.
 */
const parts = {
  country: {
    value: sql`country`,
    who: sql`crowd::bigint`,
    place: sql`0`,
    of: sql`kind in ('shown', 'opened', 'viewed', 'document')`,
  },
  words: {
    value: sql`words`,
    who: sql`crowd::bigint`,
    place: sql`coalesce(place, 0)`,
    of: sql`kind in ('shown', 'opened')`,
  },
  companyType: {
    value: sql`company_type`,
    who: sql`company`,
    place: sql`0`,
    of: sql`company_type is not null`,
  },
} as const

type Month = { month: string; next: string; least: number; most: number }

/** Writes how often each thing of a company was seen in a month: no number of a person, so none is left out. */
export async function addProducts(tx: Tx, { month, next }: Month): Promise<void> {
  await sql`
    insert into statistics_breakdowns (business_id, month, dimension, kind, is_rest, value, events, places)
    select business_id, ${month}::date, 'product', kind, false, thing_id::text, count(*), 0
    from statistics_events where ${slotsOfDays(month, next)}
    group by business_id, kind, thing_id
    on conflict do nothing`.execute(tx)
}

/**
 * Writes the rows of a month that at least `least` stand behind, the `most` with most events; all others are one row. Where fewer
 * stand behind that one, the smallest of the rows goes there too: what is left of the total would tell of them.
 */
export async function addBreakdown(
  tx: Tx,
  dimension: Exclude<Dimension, 'product'>,
  { month, next, least, most }: Month,
): Promise<void> {
  const { value, who, place, of } = parts[dimension]
  await sql`
    with seen as materialized (
      select business_id, kind, ${value} as value, ${who} as who, ${place} as place
      from statistics_events where ${slotsOfDays(month, next)} and ${of}),
    rows as (
      select business_id, kind, value, count(*) as events, sum(place) as places, count(distinct who) >= ${least} as many
      from seen group by business_id, kind, value),
    ranked as (
      select *, many and row_number() over one <= ${most} as listed, row_number() over one as rank,
        least(count(*) filter (where many) over (partition by business_id, kind), ${most}) as last
      from rows window one as (partition by business_id, kind, many order by events desc, value)),
    hidden as (
      select seen.business_id, seen.kind, count(distinct seen.who) as behind
      from seen join ranked using (business_id, kind, value) where not ranked.listed group by 1, 2),
    judged as (
      select ranked.*, not listed or (rank = last and coalesce(behind < ${least}, false)) as is_rest
      from ranked left join hidden using (business_id, kind))
    insert into statistics_breakdowns (business_id, month, dimension, kind, is_rest, value, events, places)
    select business_id, ${month}::date, ${dimension}, kind, is_rest, case when is_rest then '' else value end,
      sum(events), sum(places)
    from judged group by business_id, kind, is_rest, case when is_rest then '' else value end
    on conflict do nothing`.execute(tx)
}
