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

/** Gives the planner the numbers of what was loaded, and index-only reads their map of visible pages. */
export async function tidyUp(pool: pg.Pool): Promise<void> {
  const client = await unlimitedConnection(pool)
  try {
    await client.query('vacuum (analyze)')
  } finally {
    client.release(true)
  }
}

/** True when any company is there. */
export async function hasCompanies(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from businesses limit 1')
  return rowCount === 1
}

/** How many bytes the whole database takes. */
export async function sizeOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ size: number }>('select pg_database_size(current_database()) as size')
  return rows[0]!.size
}
