// The database as one request has it: what it asks for at once travels at once, on the primary or on a replica.
import { Kysely } from 'kysely'
import { companions, type Companions } from './companions.ts'
import type { Db, NoTables } from './db.ts'
import type { Reading } from './kept/store.ts'
import { pipelinedDialect } from './pipelined-dialect.ts'
import type { Chosen } from './replicas/replicas.ts'
import { steadyNow } from './steady-clock.ts'

/**
 * `db` for one request: what it asks for at once goes to the database at once. `onTrip` is told whenever something is sent for
 * it; nothing that is kept is taken from before `since`, in milliseconds of `performance.now()`.
 */
export function gathered(db: Db, onTrip: () => void, since?: number): Db {
  const companion = companions.get(db)
  if (!companion) return db
  const { pool, costlyPool, process, kept, replicas } = companion
  const reading = { ...kept.reading(), ...(since !== undefined && { needs: onSteadyClock(since) }) }
  return gatheredOn({ pool, costlyPool, process, kept, replicas, reading }, onTrip)
}

/** A moment of `performance.now()` on the clock by which what is kept is counted. */
const onSteadyClock = (at: number) => steadyNow() - (performance.now() - at)

type Way = Omit<Companions, 'dialect' | 'costly'>

function gatheredOn(way: Way, onTrip: () => void, check?: Chosen['check']): Db {
  const { pool, costlyPool, process } = way
  const usual = pipelinedDialect({ pool, plan: 'once', batched: true, onRoundTrip: onTrip, check })
  const own = new Kysely<NoTables>({ dialect: usual })
  let ownCostly: Db | undefined
  const openCostly = (): Db => {
    const dialect = pipelinedDialect({
      pool: costlyPool,
      plan: 'as it comes',
      batched: false,
      onRoundTrip: onTrip,
      check,
    })
    const opened = new Kysely<NoTables>({ dialect })
    companions.set(opened, { ...way, dialect, costly: opened, process: companions.get(process)!.costly })
    return opened
  }
  companions.set(own, {
    ...way,
    dialect: usual,
    // Most requests search for nothing.
    get costly() {
      return (ownCostly ??= openCostly())
    },
  })
  return own
}

/** What one request reads of a replica, and how it tells what came of it. */
export type ReplicaReading = Pick<Chosen, 'holds' | 'leave' | 'isLeft'> & { db: Db }

/**
 * `db` of a request as a replica has it, with all that was committed before `since` when given, in milliseconds of
 * `performance.now()`; undefined when the primary has to be asked.
 */
export async function onReplica(
  db: Db,
  { since, onTrip }: { since: number | undefined; onTrip: () => void },
): Promise<ReplicaReading | undefined> {
  const companion = companions.get(db)
  const chosen = await companion?.replicas?.choose(since)
  if (!companion || !chosen) return undefined
  const { process, kept, replicas } = companion
  const { pool, costlyPool, asOf, check, holds, leave, isLeft } = chosen
  const reading = readingAsOf(companion, onSteadyClock(asOf), holds)
  const way: Way = { pool, costlyPool, process, kept, replicas, reading }
  return { db: gatheredOn(way, onTrip, check), holds, leave, isLeft }
}

/** What is made of it is as old as the replica at least, and what the request was given is no younger. */
function readingAsOf(
  { kept, reading: ofRequest = kept.reading() }: Companions,
  since: number,
  holds: Chosen['holds'],
): Reading {
  ofRequest.oldest = Math.min(ofRequest.oldest, since)
  return {
    turn: ofRequest.turn,
    needs: ofRequest.needs,
    since,
    holds,
    get oldest() {
      return ofRequest.oldest
    },
    set oldest(at) {
      ofRequest.oldest = Math.min(ofRequest.oldest, at)
    },
  }
}
