// What open pages are told, as rows: streams read them, so nothing is lost or told twice however often a stream is cut.
import { sql } from 'kysely'
import type { Db, Tx } from '../db.ts'

/** One thing told to one person; `scope` is through what they hear of it, when they may stop to. */
export type LiveMessage = {
  userID: string
  scope?: string | undefined
  event: Readonly<Record<string, unknown>>
}
export type StoredLiveEvent = { id: number; userID: string; scope: string | null; event: unknown }

/** Carries the ids of people for whom there is something to read. */
export const liveChannel = 'live'
const liveLock = 7_216_011
/** A notice holds 8,000 bytes. */
const peopleANotice = 200

/**
 * Tells people, once `tx` is committed. Those who tell wait for each other to the end of their transactions: ids come in
 * the order of commits. So it is for listeners and jobs, whose transactions are short.
 */
export async function publishLive(tx: Tx, tellings: readonly LiveMessage[]): Promise<void> {
  if (tellings.length === 0) return
  await sql`select pg_advisory_xact_lock(${liveLock})`.execute(tx)
  const rows = JSON.stringify(tellings.map(({ userID, scope = null, event }) => ({ userID, scope, event })))
  await sql`
    insert into live_events (user_id, scope, event)
    select "userID", scope, event
    from jsonb_to_recordset(${rows}::jsonb) as t("userID" uuid, scope uuid, event jsonb)`.execute(tx)
  await wakeStreams(tx, [...new Set(tellings.map(({ userID }) => userID))])
}

/** Wakes the streams of people, in every process, once `db` is committed: what they may hear is asked anew at once. */
export async function wakeStreams(db: Db | Tx, userIDs: readonly string[]): Promise<void> {
  for (let at = 0; at < userIDs.length; at += peopleANotice)
    await sql`select pg_notify(${liveChannel}, ${userIDs.slice(at, at + peopleANotice).join()})`.execute(db)
}

/** What each person was told after an id, oldest first, at most `limit` of all. */
export async function findTold(
  db: Db,
  people: readonly { userID: string; after: number }[],
  limit: number,
): Promise<StoredLiveEvent[]> {
  const { rows } = await sql<StoredLiveEvent>`
    select e.id, e.user_id as "userID", e.scope, e.event
    from unnest(${people.map(({ userID }) => userID)}::uuid[], ${people.map(({ after }) => after)}::bigint[])
      as asked(user_id, after)
      join live_events as e on e.user_id = asked.user_id and e.id > asked.after
    order by e.id limit ${limit}`.execute(db)
  return rows
}

/** The newest id there is, and the newest that is not kept any more. */
export async function findEnds(db: Db): Promise<{ newest: number; forgotten: number }> {
  const { rows } = await sql<{ newest: number; forgotten: number }>`
    select greatest(up_to, (select max(id) from live_events)) as newest, up_to as forgotten
    from live_forgotten`.execute(db)
  return rows[0]!
}

/** Forgets what was told more than so many hours ago. */
export async function forgetTold(db: Db, hours: number): Promise<void> {
  await sql`
    with old as (
      select max(id) as up_to from live_events where created_at < now() - make_interval(hours => ${hours})
    ), gone as (
      delete from live_events using old where id <= old.up_to
    )
    update live_forgotten set up_to = old.up_to from old where old.up_to > live_forgotten.up_to`.execute(db)
}
