// The database: one pool a process, plain Kysely, every wait limited.
import { availableParallelism } from 'node:os'
import { Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { allowSilence, asPipeline, pipelinedDialect } from './pipelined-dialect.ts'
import { companions } from './companions.ts'
import { createKept, type KeptStore, type Reading } from './kept/store.ts'
import type { Logger } from './log.ts'
import { limitSilence, onlyReadCode, openPool, statementMs } from './pool.ts'
import { openReplicas, type Replicas } from './replicas/replicas.ts'
import { withoutNames } from './statement-names.ts'

/** Knows no table: each domain's queries.ts names its own with `withTables`. */
export type NoTables = Record<never, never>
export type Db = Kysely<NoTables>
export type Tx = Transaction<NoTables>

// Counts and sizes fit a double; bigint columns come as numbers instead of strings. Dates stay `YYYY-MM-DD`.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

const limits = '-c lock_timeout=2000 -c idle_in_transaction_session_timeout=15000'
/**
 * Costly reads go by indexes, which are slower where there is none and never slow where there is one; reading ahead would
 * cost more than it saves for what stands in memory (docs/decisions/0027).
 */
const costlyLimits =
  '-c enable_seqscan=off -c jit=off -c max_parallel_workers_per_gather=0 -c effective_io_concurrency=0 -c work_mem=16MB'
const costlyMs = 2_000
/** Of `max` connections a process has so many beside for costly reads: a quarter, but never all cores, so that others are answered. */
export const costlyConnections = (max: number): number =>
  Math.max(1, Math.min(Math.floor(max / 4), availableParallelism() - 1))
/** Of what all requests of a process may share (./kept). */
const keptBytes = 32 * 1024 * 1024
/** Where sessions are had that belong to one client, by the pool of everybody. */
const directPools = new WeakMap<pg.Pool, pg.Pool>()

type Opening = {
  max: number
  log: Logger
  /** Past a pooler in transaction mode, for what needs a session of its own; as `url` when left out. */
  directUrl?: string | undefined
  /** Through the pooler to connections with the settings of costly reads; as `url` when left out. */
  costlyUrl?: string | undefined
  /** False for a pooler that knows no prepared statements. */
  prepare?: boolean
  /** Of servers that follow this one, for what may be read there (docs/decisions/0128). */
  replicaUrls?: readonly string[] | undefined
}

/** Opens a pool on `url`; nothing connects until the first query, so a start survives a database that is away. */
export function openDatabase(url: string, opening: Opening): Database {
  const { max, log, directUrl = url, costlyUrl = url, prepare = true, replicaUrls = [] } = opening
  const settings = `-c statement_timeout=${statementMs} ${limits}`
  const costlySettings = `-c statement_timeout=${costlyMs} ${limits} ${costlyLimits}`
  const costlyMax = costlyConnections(max)
  const pool = openPool(url, { max, log, settings })
  const costlyPool = openPool(costlyUrl, { max: costlyMax, log, settings: costlySettings })
  const directPool = directUrl === url ? pool : openPool(directUrl, { max, log, settings })
  directPools.set(pool, directPool)
  if (!prepare) for (const one of [pool, costlyPool]) withoutNames(one)
  const dialects = {
    usual: pipelinedDialect({ pool, plan: 'once', batched: false }),
    costly: pipelinedDialect({ pool: costlyPool, plan: 'as it comes', batched: false }),
  }
  const db = new Kysely<NoTables>({ dialect: dialects.usual })
  const costlyDb = new Kysely<NoTables>({ dialect: dialects.costly })
  const replicas =
    replicaUrls.length > 0
      ? openReplicas({
          urls: replicaUrls.map((one) => ({ url: one, costlyUrl: costlyLike(one, costlyUrl, url) })),
          primaryUrl: url,
          max,
          costlyMax,
          log,
          settings,
          costlySettings,
          prepare,
        })
      : undefined
  const kept = createKept(keptBytes)
  const alike = {
    pool,
    costlyPool,
    costly: costlyDb,
    replicas,
    kept: replicas ? hearingWith(kept, replicas) : kept,
  }
  companions.set(db, { ...alike, dialect: dialects.usual, process: db })
  companions.set(costlyDb, { ...alike, dialect: dialects.costly, process: costlyDb })
  let closing: Promise<void> | undefined
  return {
    db,
    pool,
    close: () =>
      (closing ??= Promise.all([
        replicas?.close(),
        ...[...new Set([pool, costlyPool, directPool])].map((one) => one.end()),
      ]).then(() => {})),
  }
}

/** Of a replica behind a pooler that gives settings by the name of the database, that name. */
function costlyLike(replicaUrl: string, costlyUrl: string, primaryUrl: string): string {
  if (costlyUrl === primaryUrl) return replicaUrl
  return Object.assign(new URL(replicaUrl), { pathname: new URL(costlyUrl).pathname }).href
}

/** What makes kept values stale is remembered for reading from replicas too. */
function hearingWith(kept: KeptStore, { fence }: Replicas): KeptStore {
  return {
    ...kept,
    drop(keys) {
      fence.changed(keys)
      kept.drop(keys)
    },
    hear() {
      fence.hear()
      kept.hear()
    },
    deafen() {
      fence.deafen()
      kept.deafen()
    },
  }
}

/** How calls that a replica may answer were answered, and how the replicas are; undefined where there are none. */
export const replicasOf = (db: Db): Pick<Replicas, 'count' | 'counts' | 'state'> | undefined =>
  companions.get(db)?.replicas

/**
 * A few connections beside those of `db`, for reads that may cost much, so that they never take those of others: a
 * statement has two seconds and goes by indexes.
 */
export const costly = (db: Db): Db => companions.get(db)?.costly ?? db

/** The database that the process opened, whichever request asks: what is kept for all requests is kept for this one. */
export const ofProcess = (db: Db): Db => companions.get(db)?.process ?? db

/**
 * What the process of `db` keeps, and since when whoever asks reads, for a request from its beginning; undefined for a
 * transaction, which reads what it wrote itself.
 */
export function keptBy(db: Db | Tx): { store: KeptStore; reading: Reading } | undefined {
  const companion = companions.get(db)
  return companion && { store: companion.kept, reading: companion.reading ?? companion.kept.reading() }
}

/** The pool of `db`, for work in bulk. */
export function poolOf(db: Db): pg.Pool {
  const { pool } = companions.get(db) ?? {}
  if (!pool) throw new Error('this database was not opened here')
  return pool
}

/** The pool of `db` for costly reads. */
export function costlyPoolOf(db: Db): pg.Pool {
  const { costlyPool } = companions.get(db) ?? {}
  if (!costlyPool) throw new Error('this database was not opened here')
  return costlyPool
}

/** How many connections a process has for the work of everybody on `db`. */
export const connectionsOf = (db: Db): number => poolOf(db).options.max

/** Takes a connection without limits of time, and past any pooler, for work in bulk; release it with `true`. */
export async function unlimitedConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await (directPools.get(pool) ?? pool).connect()
  limitSilence(client, 0)
  // Tables copied in bulk go over it as streams; it is never given back.
  ;(client as { pipeline?: boolean }).pipeline = false
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

const staleIn = new WeakMap<Db, string[]>()

/** What this transaction changes is kept no longer in this process once it is committed; all others hear of it as news. */
export function forgetAtCommit(tx: Db | Tx, keys: readonly string[]): void {
  staleIn.get(tx)?.push(...keys)
}

/** Statements that are waited for with the commit. */
const lateIn = new WeakMap<Db, Promise<unknown>[]>()

/** For a statement of `tx` whose answer nobody needs: what comes after it need not wait, and nothing is committed when it fails. */
export async function withCommit(tx: Tx, statement: Promise<unknown>): Promise<void> {
  const late = lateIn.get(tx)
  if (!late) return void (await statement)
  late.push(statement)
  // Told by the end of the transaction.
  statement.catch(() => {})
}

/** Waits for such statements of `tx` so far: for who goes on after an error, and so has to know of each. */
export async function allArrived(tx: Tx): Promise<void> {
  await Promise.all(lateIn.get(tx)?.splice(0) ?? [])
}

/** Does `work` in `tx` or nothing of it: when it throws, what was done before stays, and who calls may go on. */
export async function wholeOrNothing<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const answer = await work()
    await allArrived(tx)
    await sql`release savepoint part`.execute(tx)
    return answer
  } catch (error) {
    // Whatever else failed, failed with it.
    await allArrived(tx).catch(() => {})
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}

/** Lets each statement of this transaction take so many milliseconds, 0 for as long as it takes: for rare work on many rows. */
export async function allowedLonger(tx: Tx, ms: number): Promise<void> {
  await allowSilence(tx, ms)
  await sql`set local statement_timeout = ${sql.lit(ms)}`.execute(tx)
}

/** Runs `work` in one transaction; inside another transaction it joins that one. What it asks for at once travels at once. */
export async function transaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  const companion = companions.get(db)
  const stale: string[] = []
  const late: Promise<unknown>[] = []
  const done = db.transaction().execute(async (alone) => {
    const tx = companion ? await asPipeline(alone, companion.dialect) : alone
    staleIn.set(tx, stale)
    if (companion) lateIn.set(tx, late)
    return work(tx)
  })
  const answer = await done.catch(async (error: unknown) => {
    // What failed first is told by itself, and not as that which came after it was in vain.
    if ((error as { code?: unknown }).code === abortedCode) await Promise.all(late)
    throw error
  })
  await Promise.all(late)
  if (stale.length > 0) companion?.kept.drop(stale)
  return answer
}

/** Of statements after one that failed. */
const abortedCode = '25P02'

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // Nobody says where it is.
  'EAI_AGAIN',
  'ENOTFOUND',
  // A statement that took, or waited for a lock, longer than it may.
  '57014',
  '55P03',
  // One of several that waited for each other.
  '40P01',
  // Shutting down, crashed, starting, out of connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Its disk is full.
  '53100',
  // Others have taken over from it, and it can only be read.
  onlyReadCode,
])

/** True for errors that mean "the database is away, starting, full or too slow": the caller may try again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (awayCodes.has(code) || code.startsWith('08'))) return true
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
    error.message,
  )
}
