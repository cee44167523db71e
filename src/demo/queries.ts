import { sql } from 'kysely'
import type pg from 'pg'
import { inBulk, type BulkClient } from '../platform/copy.ts'
import { unlimitedConnection, type Db, type Tx } from '../platform/db.ts'
import type { World } from './facts/world.ts'

type DemoTables = {
  demo_world: { only_one: boolean; world: World; steps_done: string[]; finished_at: Date | null }
}

/** The world in the database and how far it is, or undefined. */
export function findWorld(db: Db) {
  return db
    .withTables<DemoTables>()
    .selectFrom('demo_world')
    .select(['world', 'steps_done as stepsDone', sql<boolean>`finished_at is not null`.as('finished')])
    .executeTakeFirst()
}

/** Whether a world was put into the database, which may be older than its table, of whose people some have passwords that everybody knows. */
export async function holdsLogIns(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    known: boolean
  }>`select to_regclass('demo_world') is not null as known`.execute(db)
  if (rows[0]?.known !== true) return false
  const found = await findWorld(db)
  return found !== undefined && found.world.load !== true
}

/** Notes which world is being made, unless one is known already. */
export async function insertWorld(db: Db, world: World): Promise<void> {
  await sql`insert into demo_world (world) values (${JSON.stringify(world)}) on conflict do nothing`.execute(
    db,
  )
}

/** Notes a step in the transaction that does it; false when it was done already. The row stays locked until then. */
export async function claimStep(client: BulkClient, step: string): Promise<boolean> {
  const result = await client.query(
    'update demo_world set steps_done = array_append(steps_done, $1) where not $1 = any (steps_done)',
    [step],
  )
  return result.rowCount === 1
}

/** The same for what goes through behaviours instead of bulk; also in a world that is finished. */
export async function claimStepWithin(tx: Tx, step: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update demo_world set steps_done = array_append(steps_done, ${step}) where not ${step} = any (steps_done)`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

const fillLock = 7_216_060
const chunkLock = 7_216_061

/** Waits until nobody else fills, and for what a killed one left unfinished; holds until the connection ends. */
export async function takeFilling(client: BulkClient): Promise<void> {
  await client.query(`select pg_advisory_lock(${fillLock})`)
  await client.query(`select pg_advisory_lock(${chunkLock}), pg_advisory_unlock(${chunkLock})`)
}

/** Shows within a transaction that rows are being written. */
export async function holdFilling(client: BulkClient): Promise<void> {
  await client.query(`set local synchronous_commit = off; select pg_advisory_xact_lock_shared(${chunkLock})`)
}

/** Gives the planner the numbers of what was loaded. */
export async function countForPlans(pool: pg.Pool): Promise<void> {
  await inBulk(pool, (client) => client.query('analyze'))
}

export async function markFinished(db: Db): Promise<void> {
  await sql`update demo_world set finished_at = now() where finished_at is null`.execute(db)
}

/** Gives the planner the numbers of what was loaded since, and index-only reads their map of visible pages. */
export async function tidyUp(pool: pg.Pool): Promise<void> {
  const client = await unlimitedConnection(pool)
  try {
    await client.query('vacuum')
    const { rows } = await client.query<{ name: string }>(
      `select relid::regclass::text as name from pg_stat_user_tables
       where n_mod_since_analyze > 0 or coalesce(last_analyze, last_autoanalyze) is null`,
    )
    if (rows.length > 0) await client.query(`analyze ${rows.map(({ name }) => name).join()}`)
  } finally {
    client.release(true)
  }
}

/** Does the larger part of tidying up, beside others. */
export async function tidyLoaded(pool: pg.Pool): Promise<void> {
  const client = await unlimitedConnection(pool)
  try {
    await client.query(`vacuum (index_cleanup off) ${tables.join()}`)
  } finally {
    client.release(true)
  }
}

/** How many bytes the whole database takes. */
export async function sizeOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ size: number }>('select pg_database_size(current_database()) as size')
  return rows[0]!.size
}

// Indexes and keys of tables that are about to receive millions of rows: taken away, and made again once all are there.
const tables = [
  'profiles',
  'businesses',
  'business_texts',
  'certificates',
  'business_members',
  'subscriptions',
  'products',
  'product_texts',
  'product_part_numbers',
  'reactions',
  'follows',
  'posts',
  'comments',
  'newsfeed_entries',
]

const listed = tables.map((table) => `'${table}'::regclass`).join()

// Keys before foreign keys, which need them and may be of other tables; for taking away the other way round.
const keys = `
  select conrelid::regclass::text as table_name, conname as name, contype = 'f' as foreign_key,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as taken_away
  from pg_constraint
  where (conrelid in (${listed}) and contype in ('p', 'u', 'f', 'x')) or (confrelid in (${listed}) and contype = 'f')`
const indexes = `
  select indrelid::regclass::text as table_name, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement,
    format('drop index %s', indexrelid::regclass) as taken_away
  from pg_index where indrelid in (${listed}) and not exists (select from pg_constraint where conindid = indexrelid)`

type Making = { table_name: string; statement: string; taken_away: string }

/** Takes the indexes and keys of the tables away and notes how they are made again, unless that was done before. */
export async function takeMakingsAway(client: BulkClient): Promise<void> {
  const { rows: last } = await client.query<Making>(
    `select * from (${keys}) as k where foreign_key order by 1, 2`,
  )
  const { rows: first } = await client.query<Making>(
    `select * from (${keys}) as k where not foreign_key order by 1, 2`,
  )
  const { rows: between } = await client.query<Making>(`${indexes} order by 1, 2`)
  for (const { taken_away } of [...last, ...between, ...first]) await client.query(taken_away)
  for (const [number, { table_name, statement }] of [...first, ...between, ...last].entries())
    await client.query('insert into demo_making (number, table_name, statement) values ($1, $2, $3)', [
      number,
      table_name,
      statement,
    ])
  // Millions of new rows would make it count and tidy all the time; all is tidied at the end.
  for (const table of tables) await client.query(`alter table ${table} set (autovacuum_enabled = off)`)
}

/** Makes again what was taken away, two at a time; `onProgress` hears how many of how many are there. */
export async function makeAgain(
  pool: pg.Pool,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { rows } = await pool.query<{ number: number; table_name: string; statement: string }>(
    'select number, table_name, statement from demo_making order by number',
  )
  const foreign = rows.filter(({ statement }) => statement.includes('FOREIGN KEY'))
  const own = rows.filter(({ statement }) => !statement.includes('FOREIGN KEY'))
  // Two that change one table would wait for each other.
  const queues = [...Map.groupBy(own, (row) => row.table_name).values()]
  let done = 0
  const make = async (client: pg.PoolClient, number: number, statement: string) => {
    onProgress(done, rows.length)
    await client.query('begin')
    await client.query(statement)
    await client.query('delete from demo_making where number = $1', [number])
    await client.query('commit')
    done += 1
  }
  const hand = async (from: typeof queues) => {
    const client = await unlimitedConnection(pool)
    try {
      await client.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off")
      for (let queue = from.shift(); queue; queue = from.shift())
        for (const { number, statement } of queue) await make(client, number, statement)
    } finally {
      client.release(true)
    }
  }
  // The largest tables first.
  queues.sort((a, b) => rank(a[0]!.table_name) - rank(b[0]!.table_name))
  await Promise.all([hand(queues), hand(queues)])
  await hand([foreign])
  await inBulk(pool, async (client) => {
    for (const table of tables) await client.query(`alter table ${table} reset (autovacuum_enabled)`)
  })
}

const bySize = ['newsfeed_entries', 'follows', 'products', 'product_texts', 'comments', 'businesses']
const rank = (table: string): number => (bySize.includes(table) ? bySize.indexOf(table) : bySize.length)
