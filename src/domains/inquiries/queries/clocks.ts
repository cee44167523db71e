// How fast mailboxes answer.
import { sql } from 'kysely'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Clocked } from '../answer-clock.ts'

/** The newest inquiries to a company since a moment, told as an id. */
export async function findClocked(
  db: Db | Tx,
  { businessID, sinceID, limit }: { businessID: string; sinceID: string; limit: number },
): Promise<Clocked[]> {
  const { rows } = await sql<Clocked>`
    select created_at as "createdAt", answered_at as "answeredAt", closed_at as "closedAt", closed_by as "closedBy"
    from inquiries where to_id = ${businessID} and id >= ${sinceID} and begun_by = 'S'
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Nobody else counts the answers of this company until the transaction ends. */
export async function lockClock(tx: Tx, businessID: string, countedAt: Date): Promise<void> {
  await sql`
    insert into answer_clocks (business_id, counted_at) values (${businessID}, ${countedAt})
    on conflict (business_id) do update set counted_at = excluded.counted_at`.execute(tx)
}

export async function setDue(tx: Tx, businessID: string, dueAt: Date | null): Promise<void> {
  await sql`update answer_clocks set due_at = ${dueAt} where business_id = ${businessID}`.execute(tx)
}

/** Companies whose numbers change by time alone until `now`. */
export async function findDue(db: Db | Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select business_id as id from answer_clocks where due_at <= ${now} order by due_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** To how many companies a mailbox wrote since a moment, told as an id, and how many answered; of the newest 200 inquiries. */
export async function countSent(db: Db | Tx, mailboxID: string, sinceID: string) {
  const { rows } = await sql<{ sent: number; answered: number }>`
    select count(distinct to_id)::int as sent,
      (count(distinct to_id) filter (where answered_at is not null))::int as answered
    from (select to_id, answered_at from inquiries where from_id = ${mailboxID} and id >= ${sinceID} and begun_by = 'S'
      order by id desc limit 200) as newest`.execute(db)
  return rows[0]!
}

/** The numbers of the receiver's first messages, by conversation; those without any are left out. */
export async function findFirstAnswers(
  db: Db | Tx,
  requestIDs: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select asked.id, first.number from unnest(${requestIDs}::uuid[]) as asked (id)
    cross join lateral (
      select number from inquiry_messages where inquiry_id = asked.id and side = 'R' order by number limit 1
    ) as first`.execute(db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export type ClockedOf = { businessID: string; inquiries: Clocked[] }

/** So many companies with a clock after an id; of each the newest inquiries between two ids, none where they are fewer than `least`. */
export async function findClockedOfMany(
  db: Db | Tx,
  wish: { after: string; companies: number; fromID: string; toID: string; least: number; limit: number },
): Promise<ClockedOf[]> {
  type Row = { businessID: string; created: Date[] | null; answered: (Date | null)[] } & {
    closed: (Date | null)[]
    closedBy: Clocked['closedBy'][]
  }
  const { rows } = await sql<Row>`
    select clock.business_id as "businessID", received.*
    from (select business_id from answer_clocks where business_id > ${wish.after}
      order by business_id limit ${wish.companies}) as clock
    left join lateral (
      select array_agg(created_at order by id desc) as created, array_agg(answered_at order by id desc) as answered,
        array_agg(closed_at order by id desc) as closed, array_agg(closed_by order by id desc) as "closedBy"
      from (select id, created_at, answered_at, closed_at, closed_by from inquiries
        where to_id = clock.business_id and id >= ${wish.fromID} and id < ${wish.toID} and begun_by = 'S'
        order by id desc limit ${wish.limit}) as newest
      having count(*) >= ${wish.least}) as received on true
    order by clock.business_id`.execute(db)
  return rows.map(({ businessID, created, answered, closed, closedBy }) => ({
    businessID,
    inquiries: (created ?? []).map((createdAt, at) => ({
      createdAt,
      answeredAt: answered[at]!,
      closedAt: closed[at]!,
      closedBy: closedBy[at]!,
    })),
  }))
}

export function copyClocks(
  client: BulkClient,
  rows: Rows<{ business_id: string; counted_at: Date; due_at: Date }>,
): Promise<number> {
  return copyRows(client, 'answer_clocks', rows)
}
