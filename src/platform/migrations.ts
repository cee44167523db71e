// Plain SQL, forward only: db/migrations/NNNN_name.sql, first line "-- owner: <domain>". One transaction each, or statement by
// statement where the second line is "-- in steps". None waits long for a lock, since whoever comes later waits behind it. Those below
// baselineEnd make an empty database what the chain in db/before-baseline made of it; one that runs since before goes on in
// that chain to its end and then has the baseline (docs/decisions/0049).
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { unlimitedConnection } from './db.ts'

export type Migration = { name: string; sql: string; hash: string }

/** The migrations in `folder`, in order of their names. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const lockKey = 7_216_001
/** While a migration waits for its lock, everybody else waits for the same table. */
const lockTimeoutMs = 2_000
const tries = 60
const pauseMs = 500
/** Migrations whose names come before this are the baseline. */
const baselineEnd = '0100'

/**
 * Applies what is new in `folder`, under a lock so that several processes may start at once; answers the names applied. The chain
 * before the baseline stands beside the folder. Throws when an applied file was changed.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  onApply: (name: string) => void = () => {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await unlimitedConnection(pool)
  try {
    await holdLock(client)
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const baseline = migrations.filter(({ name }) => name < baselineEnd)
    const begun = await applied(client)
    const isOlder = baseline.some(({ name }) => !begun.has(name)) && begun.size > 0
    const before = isOlder ? await readMigrations(path.join(folder, '../before-baseline')) : []
    const isOfBefore = before.some(({ name }) => begun.has(name))
    const gone = isOfBefore ? await applyNew(client, before, onApply) : []
    if (isOfBefore) await note(client, baseline)
    return [...gone, ...(await applyNew(client, migrations, onApply))]
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}

/** Asked for again and again: a statement that waits would hold up indexes that another process builds concurrently. */
async function holdLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      lockKey,
    ])
    if (rows[0]?.held) return
    await pause(pauseMs)
  }
}

/** The names of what was applied, with the hashes of what it was. */
async function applied(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row.hash]))
}

/** Says that all of these are applied. */
async function note(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    'insert into schema_migrations (name, hash) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [migrations.map(({ name }) => name), migrations.map(({ hash }) => hash)],
  )
}

/** Applies those that are new; answers their names. */
async function applyNew(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  onApply: (name: string) => void,
): Promise<string[]> {
  const known = await applied(client)
  const names: string[] = []
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  for (const migration of migrations) {
    const hash = known.get(migration.name)
    if (hash === migration.hash || (hash && isFormerly(migration, hash))) continue
    if (hash !== undefined)
      throw new Error(
        `${migration.name} was changed after it had been applied; write a new migration instead`,
      )
    try {
      await apply(client, migration)
    } catch (error) {
      throw new Error(`${migration.name}: ${(error as Error).message}`, { cause: error })
    }
    names.push(migration.name)
    onApply(migration.name)
  }
  return names
}

/** Whether a migration did the same under another hash, in another way: its second line ends with it. */
const isFormerly = ({ sql }: Migration, hash: string): boolean =>
  sql.split('\n', 2)[1]?.endsWith(` formerly ${hash}`) ?? false

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const steps = stepsOf(migration)
  if (steps) {
    for (const step of steps) await unlessLocked(() => stepOnce(client, step))
    return note(client, [migration])
  }
  await unlessLocked(async () => {
    await client.query('begin')
    try {
      await client.query(migration.sql)
      await note(client, [migration])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/** The statements of a migration in steps, each of which may run twice; undefined for one in a transaction. */
const stepsOf = ({ sql }: Migration): string[] | undefined =>
  /^--[^\n]*\n-- in steps\b/.test(sql)
    ? sql.split(/;[ \t]*$/m).filter((step) => /^\s*[^\s-]/m.test(step))
    : undefined

/** An index that a killed process left half built is built anew. What is done concurrently waits as long as it must: nobody waits behind it. */
async function stepOnce(client: pg.PoolClient, step: string): Promise<void> {
  await client.query(`set lock_timeout = ${/\bconcurrently\b/i.test(step) ? 0 : lockTimeoutMs}`)
  const index = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(step)?.[1]
  if (index !== undefined) {
    const { rows } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [index],
    )
    if (rows.length > 0) await client.query(`drop index concurrently ${index}`)
  }
  await client.query(step)
}

/** Tries again while somebody holds what is to be changed; throws the last refusal. */
async function unlessLocked(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || tried === tries) throw error
      await pause(pauseMs)
    }
  }
}

const lockNotAvailable = '55P03'
