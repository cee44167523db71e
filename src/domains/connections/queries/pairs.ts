// What stands between two: one row a pair.
import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type Party = { type: 'user' | 'business'; id: string }

export type ConnectionRow = {
  id: string
  low_id: string
  high_id: string
  from_type: Party['type']
  from_id: string
  to_type: Party['type']
  to_id: string
  asked_by: string
  note: string
  status: 'asked' | 'accepted' | 'declined'
  asked_at: Date
  answered_at: Date | null
  withdrawn: boolean
}
/** Writes new rows as they are; answers how many. */
export const copyConnections = (
  client: BulkClient,
  rows: Rows<Omit<ConnectionRow, 'withdrawn'>>,
): Promise<number> => copyRows(client, 'connections', rows)

type ConnectionTables = { connections: ConnectionRow }
const tables = (db: Db | Tx) => db.withTables<ConnectionTables>()

/**
 * A row as the behaviours read it: `isOpen` while a request was neither answered nor ran out, `isWaitedFor` while it would
 * not have run out, answered or not, `mayAskAgain` when it was declined long enough ago.
 */
export type Pair = ConnectionRow & { isOpen: boolean; isWaitedFor: boolean; mayAskAgain: boolean }

export const runOut = sql`now() - make_interval(days => ${limits.connectionRequestDays})`
const askedAgain = sql`now() - make_interval(days => ${limits.connectionAgainDays})`

const pairOf = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one])

export type NewRequest = { id: string; from: Party; to: Party; askedBy: string; note: string; at: Date }

/** False when the two have a row already. */
export async function insertRequest(
  tx: Tx,
  { id, from, to, askedBy, note, at }: NewRequest,
): Promise<boolean> {
  const [low, high] = pairOf(from.id, to.id)
  const result = await tables(tx)
    .insertInto('connections')
    .values({
      id,
      low_id: low,
      high_id: high,
      from_type: from.type,
      from_id: from.id,
      to_type: to.type,
      to_id: to.id,
      asked_by: askedBy,
      note,
      status: 'asked',
      asked_at: at,
      answered_at: null,
      withdrawn: false,
    })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const pairColumns = sql`connections.*, status = 'asked' and asked_at > ${runOut} as "isOpen",
  asked_at > ${runOut} as "isWaitedFor", coalesce(answered_at, asked_at) <= ${askedAgain} as "mayAskAgain"`

/** What stands between two, held until the transaction ends. */
export async function lockPairRow(tx: Tx, one: string, other: string): Promise<Pair | undefined> {
  const [low, high] = pairOf(one, other)
  const { rows } = await sql<Pair>`
    select ${pairColumns} from connections where low_id = ${low} and high_id = ${high} for update`.execute(tx)
  return rows[0]
}

export async function findPair(db: Db | Tx, one: string, other: string): Promise<Pair | undefined> {
  const [low, high] = pairOf(one, other)
  const { rows } = await sql<Pair>`
    select ${pairColumns} from connections where low_id = ${low} and high_id = ${high}`.execute(db)
  return rows[0]
}

/** One that `partyID` is a side of. */
export async function findOwn(db: Db | Tx, id: string, partyID: string): Promise<Pair | undefined> {
  const { rows } = await sql<Pair>`
    select ${pairColumns} from connections
    where id = ${id} and (from_id = ${partyID} or to_id = ${partyID})`.execute(db)
  return rows[0]
}

/** The request of a row that had ended or runs anew, from whoever asks now. */
export async function renewRequest(
  tx: Tx,
  before: string,
  { id, from, to, askedBy, note, at }: NewRequest,
  status: 'asked' | 'declined',
): Promise<void> {
  await sql`
    update connections set id = ${id}, from_type = ${from.type}, from_id = ${from.id}, to_type = ${to.type}, to_id = ${to.id},
      asked_by = ${askedBy}, note = ${note}, asked_at = ${at}, withdrawn = false, status = ${status},
      answered_at = case when ${status}::text = 'declined' then answered_at end
    where id = ${before}`.execute(tx)
}

/** Answers an open request that `partyID` was sent; undefined when there is none. Who was declined still finds their note. One statement. */
export async function answerRequest(
  tx: Tx,
  id: string,
  partyID: string,
  status: 'accepted' | 'declined',
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    update connections set status = ${status}, answered_at = now(),
      note = case when ${status}::text = 'declined' then note else '' end
    where id = ${id} and to_id = ${partyID} and status = 'asked' and asked_at > ${runOut}
    returning *`.execute(tx)
  return rows[0]
}

/** Takes back what `partyID` asked; what was declined stays, unseen by them. Undefined when there is none. */
export async function withdrawRequest(
  tx: Tx,
  id: string,
  partyID: string,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    with kept as (
      update connections set withdrawn = true, note = ''
      where id = ${id} and from_id = ${partyID} and status = 'declined' and not withdrawn returning *
    ), gone as (
      delete from connections where id = ${id} and from_id = ${partyID} and status = 'asked' returning *
    )
    select * from kept union all select * from gone`.execute(tx)
  return rows[0]
}

/** Ends a connection of `partyID`; undefined when there is none. */
export async function deleteConnection(
  tx: Tx,
  id: string,
  partyID: string,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    delete from connections
    where id = ${id} and (from_id = ${partyID} or to_id = ${partyID}) and status = 'accepted'
    returning *`.execute(tx)
  return rows[0]
}

/** Takes away what stands between two; that one declined is forgotten in its own time, and until then looks taken back. */
export async function deletePair(tx: Tx, one: string, other: string): Promise<ConnectionRow | undefined> {
  const [low, high] = pairOf(one, other)
  const { rows } = await sql<ConnectionRow>`
    with declined as (
      update connections set withdrawn = true, note = ''
      where low_id = ${low} and high_id = ${high} and status = 'declined'
    )
    delete from connections where low_id = ${low} and high_id = ${high} and status <> 'declined'
    returning *`.execute(tx)
  return rows[0]
}

/** Of somebody who is gone, at most `limit` rows. */
export async function deleteSome(tx: Tx, partyID: string, limit: number): Promise<ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    delete from connections where id = any(array(
      select id from connections where low_id = ${partyID} or high_id = ${partyID} limit ${limit} for update
    )) returning *`.execute(tx)
  return rows
}

/** Requests that ran out, and declined ones that may be asked again; at most `limit`, answers how many. */
export async function deleteEnded(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from connections where id = any(array(
      select id from connections
      where status <> 'accepted' and asked_at <= ${runOut}
        and (status = 'asked' or answered_at <= ${askedAgain})
      order by asked_at limit ${limit} for update skip locked
    ))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Until the transaction ends nobody else counts what this identity has asked. */
export async function lockAsker(tx: Tx, partyID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${partyID}, 3200320))`.execute(tx)
}

/** What stands between somebody and those of these ids, by the other's id. One query. */
export async function findPairs(
  db: Db | Tx,
  partyID: string,
  ids: readonly string[],
): Promise<(Pair & { otherID: string })[]> {
  const { rows } = await sql<Pair & { otherID: string }>`
    select other.id as "otherID", ${pairColumns} from unnest(${ids}::uuid[]) as other (id)
    join connections
      on low_id = least(other.id, ${partyID}::uuid) and high_id = greatest(other.id, ${partyID}::uuid)`.execute(
    db,
  )
  return rows
}
