// The outbox: news is a row written in the transaction that made it, delivered at least once, in order of writing where nothing fails.
import { sql, type ColumnType } from 'kysely'
import type { Db, Tx } from './db.ts'
import { transaction } from './db.ts'
import { uuidv7 } from './ids.ts'
import { inOneGo } from './in-one-go.ts'
import { listen } from './listen.ts'
import type { Logger } from './log.ts'

type News = { type: string }
type OutboxTables = {
  outbox: {
    id: string
    type: string
    /** JSON goes in as text and comes out as what it says. */
    payload: ColumnType<unknown, string, never>
    attempts: number
    last_error: string | null
    due_at: Date
  }
}
const tables = (db: Db | Tx) => db.withTables<OutboxTables>()

/** What a domain does when it hears of something. Handlers run inside the delivery's transaction and may run twice. */
export type Listener<E extends News> = {
  name: string
  types: readonly E['type'][]
  handle(tx: Tx, event: E): Promise<void>
}

const wakeChannel = 'outbox'
export const changesChannel = 'changes'

/** Writes `event` into the outbox within `tx`; `staleKeys` are told to every process at commit. */
export async function announce<E extends News>(tx: Tx, event: E, staleKeys: string[] = []): Promise<void> {
  await sql`
    with news as (
      insert into outbox (id, type, payload) values (${uuidv7()}, ${event.type}, ${JSON.stringify(event)}))
    select pg_notify(${wakeChannel}, '')`.execute(tx)
  if (staleKeys.length > 0) await tellStale(tx, staleKeys)
}

/** A notice holds 8,000 bytes. */
const keysPerNotice = 50

/** Tells every process at commit what to forget. */
export async function tellStale(tx: Tx, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += keysPerNotice) {
    const notice = JSON.stringify(keys.slice(from, from + keysPerNotice))
    await sql`select pg_notify(${changesChannel}, ${notice})`.execute(tx)
  }
}

const batch = 50
/** After this a batch ends early: whoever waits for its turn gives up after 4.9 seconds. */
const batchMsMax = 1_000
const drainLock = 7_216_002
const attemptsMax = 20

/** Delivers what is due until nothing is left; answers how many events were delivered. Processes that drain at once take turns. */
export async function drainOutbox<E extends News>(
  db: Db,
  listeners: readonly Listener<E>[],
  log: Logger,
  batchMs = batchMsMax,
): Promise<number> {
  let delivered = 0
  for (;;) {
    const { done, isMore } = await transaction(db, async (tx) => {
      // One at a time: two batches lock what they touch in different orders, and would wait for each other.
      await sql`select set_config('lock_timeout', '4900ms', true)`.execute(tx)
      await sql`select pg_advisory_xact_lock(${drainLock})`.execute(tx)
      const due = await tables(tx)
        .selectFrom('outbox')
        .select(['id', 'type', 'payload', 'attempts'])
        .where('due_at', '<=', sql<Date>`now()`)
        .where('attempts', '<', attemptsMax)
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      const until = performance.now() + batchMs
      let done = 0
      for (const row of due) {
        await deliver(tx, row, listeners, log)
        done++
        if (performance.now() >= until) break
      }
      return { done, isMore: done === batch || done < due.length }
    })
    delivered += done
    if (!isMore) return delivered
  }
}

async function deliver<E extends News>(
  tx: Tx,
  row: { id: string; type: string; payload: unknown; attempts: number },
  listeners: readonly Listener<E>[],
  log: Logger,
): Promise<void> {
  const event = row.payload as E
  await sql`savepoint event`.execute(tx)
  try {
    for (const listener of listeners)
      if (listener.types.includes(event.type)) await listener.handle(tx, event)
    await tables(tx).deleteFrom('outbox').where('id', '=', row.id).execute()
    await sql`release savepoint event`.execute(tx)
  } catch (error) {
    await sql`rollback to savepoint event`.execute(tx)
    const message = error instanceof Error ? error.message : String(error)
    const isLast = row.attempts + 1 >= attemptsMax
    log.error(
      { id: row.id, type: row.type, attempts: row.attempts + 1, error: message },
      isLast ? 'event given up, it stays in the outbox' : 'event not delivered, tried again later',
    )
    await tables(tx)
      .updateTable('outbox')
      .set({
        attempts: row.attempts + 1,
        last_error: message.slice(0, 500),
        due_at: sql<Date>`now() + least(power(2, ${row.attempts}), 3600) * interval '1 second'`,
      })
      .where('id', '=', row.id)
      .execute()
  }
}

const pollMs = 2_000

/** Keeps draining: woken by a notice, by a poll every two seconds otherwise. Runs in any process that has the database. */
export function keepDraining<E extends News>(
  db: Db,
  url: string,
  listeners: readonly Listener<E>[],
  log: Logger,
): { close(): Promise<void> } {
  const draining = inOneGo(log, 'outbox not drained', () => drainOutbox(db, listeners, log))
  const listening = listen(url, wakeChannel, { onNotice: draining.run, onGap: draining.run, log })
  const poll = setInterval(draining.run, pollMs)
  return {
    async close() {
      clearInterval(poll)
      await listening.close()
      await draining.settled()
    },
  }
}
