// News: a row written in the transaction that made it, delivered to each listener by itself (docs/decisions/0042).
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { forgetAtCommit, transaction, withCommit } from './db.ts'
import { uuidv7 } from './ids.ts'
import { coalesced } from './coalesced.ts'
import { listen } from './listen.ts'
import type { Logger } from './log.ts'
import type { Listener, AnyEvent } from './outbox/listener.ts'
import { findDue, fanOut, fanOutMax, untilFree } from './outbox/queries.ts'
import { portionFirst, runnersOf } from './outbox/runners.ts'
import { turnMsMax, runBatch } from './outbox/batch.ts'

const wakeChannel = 'outbox'
export const changesChannel = 'changes'

/** Writes `event` into the outbox within `tx`; `staleKeys` are told to every process at commit. */
export function publishEvent<E extends AnyEvent>(tx: Tx, event: E, staleKeys: string[] = []): Promise<void> {
  return publishEvents(tx, [event], staleKeys)
}

/** The same of many events, by one statement, in their order. */
export async function publishEvents<E extends AnyEvent>(
  tx: Tx,
  events: readonly E[],
  staleKeys: string[] = [],
): Promise<void> {
  const told =
    events.length > 0 &&
    sql`
      with news as (
        insert into outbox (id, type, payload)
        select id, payload ->> 'type', payload
        from unnest(${events.map(() => uuidv7())}::uuid[], ${events.map((event) => JSON.stringify(event))}::jsonb[])
          with ordinality as told (id, payload, place) order by place)
      select pg_notify(${wakeChannel}, '')`.execute(tx)
  if (told) await withCommit(tx, told)
  if (staleKeys.length > 0) await invalidate(tx, staleKeys)
}

/** A notice holds 8,000 bytes. */
const keysPerNotice = 50

/** Tells every process at commit what to forget; this one knows before its own answer goes out. */
export async function invalidate(tx: Db | Tx, keys: readonly string[]): Promise<void> {
  forgetAtCommit(tx, keys)
  for (let from = 0; from < keys.length; from += keysPerNotice) {
    const notice = JSON.stringify(keys.slice(from, from + keysPerNotice))
    const told = sql`select pg_notify(${changesChannel}, ${notice})`.execute(tx)
    await (tx.isTransaction ? withCommit(tx as Tx, told) : told)
  }
}

/** Wakes those who deliver, once `tx` is committed. */
export async function wakeListeners(tx: Tx): Promise<void> {
  await sql`select pg_notify(${wakeChannel}, '')`.execute(tx)
}

/**
 * Delivers what is due, listener after listener, until nothing is left, and waits for those who deliver meanwhile; answers
 * how many events were delivered, each to one listener.
 */
export async function deliverAll<E extends AnyEvent>(
  db: Db,
  listeners: readonly Listener<E>[],
  log: Logger,
  turnMs = turnMsMax,
): Promise<number> {
  let all = 0
  for (;;) {
    const { taken } = await fanOut(db, listeners)
    let moved = taken
    for (const listener of listeners)
      for (;;) {
        const { delivered, more, busy } = await runBatch(db, listener, { most: portionFirst, turnMs, log })
        moved += delivered
        all += delivered
        if (busy) await transaction(db, (tx) => untilFree(tx, listener.name))
        else if (!more) break
      }
    if (moved === 0) return all
  }
}

const pollMs = 2_000
/** News that comes meanwhile is spread together. */
const spreadRestMs = 20
/** Who stops waits no longer for turns that last: they are rolled back, and taken again by somebody else. */
const closeMs = 2_000

/** Keeps delivering: woken by a notice, by a poll every two seconds otherwise. Runs in any process that has the database. */
export function startDelivering<E extends AnyEvent>(
  db: Db,
  url: string,
  listeners: readonly Listener<E>[],
  log: Logger,
): { close(): Promise<void> } {
  const names = listeners.map(({ name }) => name)
  const runners = runnersOf(db, listeners, log)
  const spreading = coalesced(log, 'news not spread', async () => {
    const { taken, heardBy } = await fanOut(db, listeners)
    runners.wake(heardBy)
    if (taken === fanOutMax) spreading.run()
    else if (taken > 0) await sleep(spreadRestMs)
  })
  // What failed before, what others left behind, and backlogs that several share.
  const looking = coalesced(log, 'news not looked for', async () => runners.wake(await findDue(db, names)))
  const look = () => {
    spreading.run()
    looking.run()
  }
  const listening = listen(url, wakeChannel, { onNotice: spreading.run, onGap: look, log })
  const poll = setInterval(look, pollMs)
  return {
    async close() {
      clearInterval(poll)
      await listening.close()
      const settled = Promise.all([spreading.settled(), looking.settled(), runners.close()])
      await Promise.race([settled, sleep(closeMs, undefined, { ref: false })])
    },
  }
}
