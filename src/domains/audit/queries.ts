import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** A row to add; who, what, about what, and why. */
export type EntryRow = {
  id: string
  actor: string
  act: string
  subjectType: string
  subjectID: string
  businessID: string | null
  reason: string | null
  details: Record<string, unknown>
}

/** Adds entries in their order by one statement; they are chained when the transaction commits. */
export async function insertEntries(tx: Tx, rows: readonly EntryRow[]): Promise<void> {
  await sql`
    insert into audit_entries (id, actor, act, subject_type, subject_id, business_id, reason, details)
    select (row->>'id')::uuid, row->>'actor', row->>'act', row->>'subjectType', row->>'subjectID',
      (row->>'businessID')::uuid, row->>'reason', row->'details'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as rows (row, place) order by place`.execute(
    tx,
  )
}

/** A link of the chain with the columns of its entry as text; null where the entry is gone. */
export type Link = {
  position: string
  hash: Buffer
  entryID: string
  fields: (string | null)[] | null
}

/** The links after a position, in order. */
export async function findLinks(
  db: Db | Tx,
  { after, limit }: { after: bigint; limit: number },
): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select chain.position::text as position, chain.hash, chain.entry_id as "entryID",
      case when entry.id is not null then array[
        entry.id::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor, entry.act,
        entry.subject_type, entry.subject_id, entry.business_id::text, entry.reason, entry.details::text] end as fields
    from audit_chain as chain left join audit_entries as entry on entry.id = chain.entry_id
    where chain.position > ${after}
    order by chain.position limit ${limit}`.execute(db)
  return rows
}

/** Where the chain ends. */
export async function findHead(db: Db | Tx): Promise<{ position: string; hash: Buffer } | undefined> {
  const { rows } = await sql<{ position: string; hash: Buffer }>`
    select position::text as position, hash from audit_head`.execute(db)
  return rows[0]
}

/** The hash of a position of the chain. */
export async function findHash(db: Db | Tx, position: bigint): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from audit_chain where position = ${position}`.execute(db)
  return rows[0]?.hash
}

/** Entries that stand in no link. */
export async function findUnchained(db: Db | Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from audit_entries as entry
    where not exists (select from audit_chain as chain where chain.entry_id = entry.id)
    order by entry.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** An entry as it is read. */
export type Entry = EntryRow & { at: Date }

const entries = sql`
    select id, at, actor, act, subject_type as "subjectType", subject_id as "subjectID", business_id as "businessID", reason, details
    from audit_entries`

/** As a condition of its own: one that holds for none too would be read from the newest entry on. */
const olderThan = (before: string | null) => (before === null ? sql`` : sql`and id < ${before}::uuid`)

/** The ids of the newest entries of each of these acts about a company, from an index alone: no other entry of the company is read. */
const newestOfEach = (
  { businessID, acts, limit }: { businessID: string; acts: readonly string[]; limit: number },
  before: string | null = null,
) => sql`
  select one.id from unnest(${acts}::text[]) as wanted (act) cross join lateral (
    select id from audit_entries
    where business_id = ${businessID}::uuid and audit_entries.act = wanted.act ${olderThan(before)}
    order by id desc limit ${limit}) as one`

type OfBusiness = { businessID: string; before: string | null; limit: number; acts?: readonly string[] }

/** Entries about a company, newest first, before one of them; of these acts alone when any are named. */
export async function findOfBusiness(
  db: Db | Tx,
  { businessID, before, limit, acts }: OfBusiness,
): Promise<Entry[]> {
  const these = acts
    ? sql`id = any(array(${newestOfEach({ businessID, acts, limit }, before)} order by one.id desc limit ${limit}))`
    : sql`business_id = ${businessID}::uuid ${olderThan(before)}`
  const { rows } = await sql<Entry>`${entries}
    where ${these}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Of each of these acts the newest entries about a company, oldest first. */
export async function findNewestOfEach(
  db: Db | Tx,
  wish: { businessID: string; acts: readonly string[]; limit: number },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`${entries}
    where id = any(array(${newestOfEach(wish)}))
    order by id`.execute(db)
  return rows
}

/** Entries about a thing, newest first; of these acts alone when any are named. */
export async function findOfSubject(
  db: Db | Tx,
  { type, id, acts, limit }: { type: string; id: string; acts?: readonly string[]; limit: number },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`${entries}
    where subject_type = ${type} and subject_id = ${id} ${acts ? sql`and act = any(${acts}::text[])` : sql``}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** The next entries before one of them, newest first: about a thing, of an actor, or all. */
export async function findPage(
  db: Db | Tx,
  wish: {
    before: string | null
    limit: number
    subject: { type: string; id: string } | null
    actor: string | null
  },
): Promise<Entry[]> {
  const { before, limit, subject, actor } = wish
  const of = subject
    ? sql`subject_type = ${subject.type} and subject_id = ${subject.id}`
    : actor === null
      ? sql`true`
      : sql`actor = ${actor}`
  const { rows } = await sql<Entry>`${entries}
    where ${of} ${olderThan(before)}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** The newest entries. */
export async function findNewest(db: Db | Tx, limit: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`${entries} order by id desc limit ${limit}`.execute(db)
  return rows
}

export type MonthCount = { month: string; act: string; count: number }
export type MonthMedian = { month: string; seconds: number; count: number }

export async function countByMonth(
  db: Db | Tx,
  { from, to }: { from: Date; to: Date },
): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, act, count(*)::int as count
    from audit_entries
    where at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz
    group by 1, 2`.execute(db)
  return rows
}

/** Of some acts those whose details name a kind. */
export async function countKindByMonth(
  db: Db | Tx,
  { from, to, acts, kind }: { from: Date; to: Date; acts: readonly string[]; kind: string },
): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, act, count(*)::int as count
    from audit_entries
    where at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz
      and act = any(${acts}::text[]) and details ->> 'kind' = ${kind}
    group by 1, 2`.execute(db)
  return rows
}

/** From the first entry of one act about a thing to each of others about it. */
export async function findMedians(
  db: Db | Tx,
  { from, to, first, last }: { from: Date; to: Date; first: string; last: readonly string[] },
): Promise<MonthMedian[]> {
  const { rows } = await sql<MonthMedian>`
    select to_char(done.at at time zone 'UTC', 'YYYY-MM') as month,
      percentile_cont(0.5) within group (order by extract(epoch from done.at - begun.at))::float8 as seconds,
      count(*)::int as count
    from audit_entries as done
    join lateral (
      select at from audit_entries
      where subject_type = done.subject_type and subject_id = done.subject_id and act = ${first} order by id limit 1
    ) as begun on true
    where done.act = any(${last}::text[])
      and done.at >= ${from.toISOString()}::timestamptz and done.at < ${to.toISOString()}::timestamptz
    group by 1`.execute(db)
  return rows
}

export async function findFirst(db: Db | Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select at from audit_entries order by at limit 1`.execute(db)
  return rows[0]?.at
}
