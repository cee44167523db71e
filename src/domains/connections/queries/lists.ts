// Who is connected, who asks and who is asked, as lists.
import { sql, type RawBuilder } from 'kysely'
import type { ConnectionList } from '../../../contract/connections.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ExactPlace } from '../../../platform/exact-place.ts'
import { runOut, type Party } from './pairs.ts'

const asked = (partyID: string) =>
  sql`from_id = ${partyID} and status <> 'accepted' and not withdrawn and asked_at > ${runOut}`
const received = (partyID: string) => sql`to_id = ${partyID} and status = 'asked' and asked_at > ${runOut}`

/** How many there are in a list, counted to `most`; what was quietly declined counts as asked. */
export async function countOf(
  db: Db | Tx,
  list: ConnectionList,
  partyID: string,
  most: number,
): Promise<number> {
  const among: Record<ConnectionList, RawBuilder<unknown>> = {
    connected: sql`
      (select 1 from connections where from_id = ${partyID} and status = 'accepted' limit ${most})
      union all (select 1 from connections where to_id = ${partyID} and status = 'accepted' limit ${most})`,
    in: sql`select 1 from connections where ${received(partyID)}`,
    out: sql`select 1 from connections where ${asked(partyID)}`,
  }
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from (${among[list]}) as one limit ${most}) as counted`.execute(
    db,
  )
  return rows[0]!.total
}

export type Listed = Party & { connectionID: string; note: string; at: Date; exactly: string }
type After = ExactPlace | undefined

/** A page of a list, newest first, after the exact moment and id of the last one shown. */
export async function findListed(
  db: Db | Tx,
  list: ConnectionList,
  partyID: string,
  { after, limit }: { after: After; limit: number },
): Promise<Listed[]> {
  const part = (side: 'from' | 'to', when: 'asked_at' | 'answered_at', where: RawBuilder<unknown>) => sql`
    select id as "connectionID", ${sql.ref(`${side}_type`)} as type, ${sql.ref(`${side}_id`)} as id, note,
      ${sql.ref(when)} as at, ${sql.ref(when)}::text as exactly
    from connections where ${where}
      ${after ? sql`and (${sql.ref(when)}, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by ${sql.ref(when)} desc, connections.id desc limit ${limit}`
  const parts: Record<ConnectionList, RawBuilder<unknown>> = {
    connected: sql`
      (${part('to', 'answered_at', sql`from_id = ${partyID} and status = 'accepted'`)})
      union all (${part('from', 'answered_at', sql`to_id = ${partyID} and status = 'accepted'`)})`,
    in: part('from', 'asked_at', received(partyID)),
    out: part('to', 'asked_at', asked(partyID)),
  }
  const { rows } = await sql<Listed>`
    select * from (${parts[list]}) as listed order by at desc, "connectionID" desc limit ${limit}`.execute(db)
  return rows
}

/** Those of these ids that are connected with somebody. */
export async function findConnected(db: Db | Tx, partyID: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from unnest(${ids}::uuid[]) as other (id)
    join connections as c on c.low_id = least(other.id, ${partyID}::uuid)
      and c.high_id = greatest(other.id, ${partyID}::uuid) and c.status = 'accepted'`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether somebody is connected with who stands in a column, as a part of another statement; null for who is not. */
export const connectedPart = (partyID: string, id: RawBuilder<string>) => sql<true | null>`(
  select true from connections as c
  where c.low_id = least(${id}, ${partyID}::uuid) and c.high_id = greatest(${id}, ${partyID}::uuid)
    and c.status = 'accepted' limit 1)`

/** Those of these pairs that are connected. */
export async function findConnectedPairs(
  db: Db | Tx,
  pairs: readonly (readonly [string, string])[],
): Promise<{ one: string; other: string }[]> {
  const { rows } = await sql<{ one: string; other: string }>`
    select one, other
    from unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) as pair (one, other)
    join connections as c on c.low_id = least(one, other) and c.high_id = greatest(one, other)
      and c.status = 'accepted'`.execute(db)
  return rows
}

/** A connection of somebody, by the other; `id` orders them. */
export type Kept = Party & { connectionID: string; since: Date }

/** Their connections after one, in the order of their ids. */
export async function findKept(
  db: Db | Tx,
  partyID: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id as "connectionID", case when from_id = ${partyID} then to_type else from_type end as type,
      case when from_id = ${partyID} then to_id else from_id end as id, answered_at as since
    from connections
    where (from_id = ${partyID} or to_id = ${partyID}) and status = 'accepted'
      ${after === undefined ? sql`` : sql`and id > ${after}::uuid`}
    order by connections.id limit ${limit}`.execute(db)
  return rows
}
