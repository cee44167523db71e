// What every table holds, as a count and a hash that does not depend on the order of rows, and a moment at which exactly that was so:
// all tables are locked against writing until a snapshot is taken, some milliseconds, and read afterwards.
import pg from 'pg'
import { Refused } from './refused.ts'

/** By names with their schemas: how many rows, and the sum of their hashes. */
export type Figures = Record<string, [rows: number, hash: string]>

export type Mark = {
  /** As PostgreSQL reads it, to the microsecond: no transaction ended then. */
  at: string
  lsn: string
  /** How long writing waited, in milliseconds, and how long the reading took. */
  heldMs: number
  readMs: number
  tables: Figures
}

/** Rows as text must be the same wherever they are read. */
const sameTexts = `set search_path = pg_catalog; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set enable_indexscan = off; set jit = off`

/** Less than after which PostgreSQL looks for a deadlock (1 s): nobody who waits for a mark is ever its victim. */
const lockMs = 700
/** A mark itself is told of one sooner, and sends vacuums away that stand in its way. */
const deadlockMs = 100
const triesMost = 60

/** Marks the present moment of a database: its figures, and when exactly they were so. Throws Refused when its tables are never free of long writing. */
export async function markNow(url: string): Promise<Mark> {
  const [locking, reading] = [await connected(url), await connected(url)]
  try {
    const tables = await tablesOf(reading)
    const held = await momentWithoutWriting(locking, reading, tables)
    const since = Date.now()
    const figures = await figuresOf(reading, tables)
    await reading.query('commit')
    return { ...held, readMs: Date.now() - since, tables: figures }
  } finally {
    await Promise.all([locking.end(), reading.end()])
  }
}

/** The figures of a database as it stands. */
export async function figuresNow(url: string): Promise<Figures> {
  const client = await connected(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    return await figuresOf(client, await tablesOf(client))
  } finally {
    await client.end()
  }
}

/** One line for each table that is not the same. */
export function differences(wanted: Figures, found: Figures): string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].toSorted()
  return names.flatMap((name) => {
    const [before, after] = [wanted[name], found[name]]
    if (!before) return [`${name} was not there`]
    if (!after) return [`${name} is missing, with ${before[0]} rows`]
    if (before[0] !== after[0]) return [`${name} has ${after[0]} rows instead of ${before[0]}`]
    return before[1] === after[1] ? [] : [`${name} has other rows than it had (${before[0]} of them)`]
  })
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  await client.query(sameTexts)
  return client
}

/** All that is kept through a crash, leaves of partitioned tables instead of those. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname !~ '^pg_' and nspname <> 'information_schema'
    order by 1`)
  return rows.map(({ name }) => name)
}

async function momentWithoutWriting(
  locking: pg.Client,
  reading: pg.Client,
  tables: readonly string[],
): Promise<Pick<Mark, 'at' | 'lsn' | 'heldMs'>> {
  // Only a superuser may; others wait a little longer for the same.
  await locking.query(`set deadlock_timeout = ${deadlockMs}`).catch(() => {})
  let order = tables
  for (let tries = 0; tries < triesMost; tries++) {
    const since = Date.now()
    try {
      await locking.query(`begin; set local statement_timeout = ${lockMs}`)
      await locking.query(lockAll(locking, order))
      await reading.query('begin isolation level repeatable read read only')
      await reading.query('select 1 from pg_class limit 1')
      const { rows } = await locking.query<{ at: string; lsn: string }>(`
        select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.US"+00"') as at, pg_current_wal_insert_lsn()::text as lsn`)
      await locking.query('commit')
      const heldMs = Date.now() - since
      // Recovery stops at a moment only when something ended after it; where it may, it also sends the segment on its way.
      await locking.query('select pg_current_xact_id()')
      await locking.query('select pg_switch_wal()').catch(() => {})
      return { ...rows[0]!, heldMs }
    } catch (error) {
      await locking.query('rollback')
      const { code, where = '' } = error as { code?: string; where?: string }
      if (code !== cancelled && code !== deadlock) throw error
      // Who writes to it went on to a table that was locked already: locked first, it keeps them from beginning.
      const busy = /lock table only (.+) in share mode/.exec(where)?.[1]
      if (busy) order = [busy, ...order.filter((table) => table !== busy)]
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 250))
    }
  }
  throw new Refused(
    'The tables were never free of long writing: nothing was marked. Try again when less is written.',
  )
}

const [cancelled, deadlock] = ['57014', '40P01']

/** One statement, so that its limit of time is for all of them; what it waited for is in the context of its error. */
const lockAll = (client: pg.Client, tables: readonly string[]) => `
  do $$ declare name text; begin
    foreach name in array array[${tables.map((table) => client.escapeLiteral(table)).join(', ')}]::text[] loop
      execute 'lock table only ' || name || ' in share mode';
    end loop;
  end $$`

async function figuresOf(client: pg.Client, tables: readonly string[]): Promise<Figures> {
  const figures: Figures = {}
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string; hash: string }>(`
      select count(*)::text as rows, coalesce(sum(hashtextextended((row_as_it_is.*)::text, 0)), 0)::text as hash
      from only ${table} row_as_it_is`)
    figures[table] = [Number(rows[0]!.rows), rows[0]!.hash]
  }
  return figures
}
