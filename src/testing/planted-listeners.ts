// Listeners for tests: what they do is written down in the database, so that it counts only where its transaction does.
import { sql } from 'kysely'
import { transaction, type Db, type Tx } from '../platform/db.ts'
import { publishEvents } from '../platform/events.ts'
import type { Listener } from '../platform/outbox/listener.ts'

/** What happened to a pump: the how-manieth thing, counted for each pump. */
export type PumpNews = { type: 'pump.sold'; pump: string; number: number }
type Pumps = Listener<PumpNews>
type Wish = { before?: (tx: Tx, event: PumpNews) => Promise<void> | void; restMs?: number }

/** Tables for what listeners heard, and for who is held. */
export async function plantTables(db: Db): Promise<void> {
  await sql`create table heard (id bigint generated always as identity, listener text, pump text, number integer)`.execute(
    db,
  )
  await sql`create table held (listener text primary key)`.execute(db)
}

/** Writes down each event by itself, after `before`. */
export const noting = (name: string, { before, restMs = 1 }: Wish = {}): Pumps => ({
  name,
  subscribesTo: { 'pump.sold': 'pump' },
  restMs,
  async handle(tx, event) {
    await note(tx, name, [event])
    await before?.(tx, event)
  },
})

/** The same of a portion at once. */
export const notingAll = (name: string, { before, restMs = 1 }: Wish = {}): Pumps => ({
  name,
  subscribesTo: { 'pump.sold': 'pump' },
  restMs,
  async handleAll(tx, events) {
    await note(tx, name, events)
    for (const event of events) await before?.(tx, event)
  },
})

async function note(tx: Tx, name: string, events: readonly PumpNews[]): Promise<void> {
  for (const { pump, number } of events)
    await sql`insert into heard (listener, pump, number) values (${name}, ${pump}, ${number})`.execute(tx)
}

/** Lasts as long as `held` names the listener; no statement of it takes long. */
export async function whileHeld(tx: Tx, listener: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`select pg_sleep(0.02) from held where listener = ${listener}`.execute(tx)
    if (rows.length === 0) return
  }
}

export const hold = (db: Db, listener: string) =>
  sql`insert into held (listener) values (${listener})`.execute(db)
export const letGo = (db: Db) => sql`delete from held`.execute(db)

/** Announces the next `count` things of each pump, one transaction after the other. */
export async function sell(db: Db, pumps: readonly string[], from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number++)
    await transaction(db, (tx) =>
      publishEvents<PumpNews>(
        tx,
        pumps.map((pump) => ({ type: 'pump.sold', pump, number })),
      ),
    )
}

/** What a listener heard, by pump, in its order. */
export async function heardBy(db: Db, listener: string): Promise<Record<string, number[]>> {
  const { rows } = await sql<{ pump: string; numbers: number[] }>`
    select pump, array_agg(number order by id) as numbers from heard where listener = ${listener}
    group by pump order by pump`.execute(db)
  return Object.fromEntries(rows.map(({ pump, numbers }) => [pump, numbers]))
}

/** What somebody who missed nothing has heard of `count` things of each pump. */
export const allOf = (pumps: readonly string[], count: number): Record<string, number[]> =>
  Object.fromEntries(pumps.map((pump) => [pump, Array.from({ length: count }, (_, at) => at + 1)]))
