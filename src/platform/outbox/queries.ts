// The rows of the outbox: written by whoever announces, spread over listeners, taken by them, put back or set aside.
import { sql } from 'kysely'
import type { Db, Tx } from '../db.ts'
import type { Listener, AnyEvent } from './listener.ts'

/** A piece of news that waits for a listener. */
export type Waiting = {
  listener: string
  seq: number
  thing: string
  type: string
  payload: unknown
  since: string
  attempts: number
  last_error: string | null
  /** For rows that are put back: seconds from now. */
  pause?: number
}

/** Also the lock under which the version before delivered, so that both can run while one follows the other. */
const spreadLock = 7_216_002
export const fanOutMax = 1_000

/**
 * Gives the next news to each listener that hears it, by one statement; answers how many pieces, and who has heard of them.
 * One process at a time, since of two the faster one would show later news of a thing before earlier one.
 */
export async function fanOut<E extends AnyEvent>(
  db: Db,
  listeners: readonly Listener<E>[],
): Promise<{ taken: number; heardBy: string[] }> {
  const { rows } = await sql<{ taken: number; heardBy: string[] }>`
    with turn as materialized (
      select pg_advisory_xact_lock(${spreadLock})
    ), taken as (
      delete from outbox where seq in (select seq from outbox cross join turn order by seq limit ${fanOutMax})
      returning seq, type, payload, due_at
    ), given as (
      insert into outbox_waiting (listener, seq, thing, type, payload, since)
      select heard.listener, taken.seq, coalesce(payload ->> property, ''), type, payload, least(due_at, now())
      from taken join jsonb_to_recordset(${heardIn(listeners)}::jsonb) as heard (listener text, type text, property text)
        using (type)
      returning listener
    )
    select (select count(*) from taken) as taken, array(select distinct listener from given) as "heardBy"`.execute(
    db,
  )
  return rows[0]!
}

const texts = new WeakMap<readonly unknown[], string>()

/** What each listener hears, as JSON that is made once. */
function heardIn<E extends AnyEvent>(listeners: readonly Listener<E>[]): string {
  let text = texts.get(listeners)
  if (text === undefined) {
    const heard = listeners.flatMap(({ name: listener, subscribesTo: hears }) =>
      Object.entries(hears).map(([type, property]) => ({ listener, type, property })),
    )
    text = JSON.stringify(heard)
    texts.set(listeners, text)
  }
  return text
}

/** Takes what is due for a listener out of the queue until `tx` ends; busy while somebody else has taken some. */
export async function take(
  tx: Tx,
  listener: string,
  most: number,
): Promise<{ busy: boolean; taken: Waiting[] }> {
  const { rows } = await sql<{ busy: boolean; taken: Waiting[] | null }>`
    select busy, taken from outbox_take(${listener}, ${most})`.execute(tx)
  const { busy, taken } = rows[0]!
  return { busy, taken: taken ?? [] }
}

/** Takes one piece out of the queue; undefined when it is not there any more. */
export async function takeOne(tx: Tx, listener: string, seq: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    delete from outbox_waiting where listener = ${listener} and seq = ${seq}
    returning listener, seq, thing, type, payload, since::text, attempts, last_error`.execute(tx)
  return rows[0]
}

/** Puts what was not delivered back to its place. */
export async function reschedule(tx: Tx, rows: readonly Waiting[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into outbox_waiting (listener, seq, thing, type, payload, since, attempts, last_error, due_at)
    select listener, seq, thing, type, payload, since, attempts, last_error,
      clock_timestamp() + coalesce(pause, 0) * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as back (listener text, seq bigint, thing text, type text,
      payload jsonb, since timestamptz, attempts smallint, last_error text, pause double precision)`.execute(
    tx,
  )
}

/** Sets aside what is not tried any more. */
export async function deadLetter(tx: Tx, rows: readonly Waiting[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into outbox_dead (listener, seq, thing, type, payload, since, attempts, last_error)
    select listener, seq, thing, type, payload, since, attempts, last_error
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as dead (listener text, seq bigint, thing text, type text,
      payload jsonb, since timestamptz, attempts smallint, last_error text)`.execute(tx)
}

/** Those of these listeners for whom something is due. */
export async function findDue(db: Db, listeners: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${listeners}::text[]) as name
    where exists (select from outbox_waiting where listener = name and due_at <= now())`.execute(db)
  return rows.map(({ name }) => name)
}

/** Waits until nobody has taken anything of a listener. */
export async function untilFree(tx: Tx, listener: string): Promise<void> {
  await sql`select set_config('lock_timeout', '4900ms', true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${listener}, ${spreadLock}))`.execute(tx)
}

export type Depth = { listener: string; waiting: number; oldestSeconds: number; dead: number }

/** How much waits for each listener and since when, and how much was set aside; nothing for those without any of it. */
export async function findDepths(db: Db): Promise<Depth[]> {
  const { rows } = await sql<Depth>`
    select listener, coalesce(waiting, 0) as waiting, coalesce(seconds, 0) as "oldestSeconds", coalesce(dead, 0) as dead
    from (select listener, count(*) as waiting, extract(epoch from now() - min(since))::float8 as seconds
        from outbox_waiting group by listener) as queues
      full join (select listener, count(*) as dead from outbox_dead group by listener) as graves using (listener)
    order by listener`.execute(db)
  return rows
}

/** How much was announced and is not spread yet. */
export async function countNotFannedOut(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from outbox`.execute(db)
  return rows[0]!.count
}
