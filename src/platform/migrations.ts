// Plain SQL, forward only: db/migrations/NNNN_name.sql, first line "-- owner: <domain>". One transaction each. Those below
// baselineEnd make an empty database what the chain in db/before-baseline made of it; one that runs since before goes on in
// that chain to its end and then has the baseline (docs/decisions/0049).
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
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
    await client.query('select pg_advisory_lock($1)', [lockKey])
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

/** Applies those that are new, each in a transaction of its own; answers their names. */
async function applyNew(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  onApply: (name: string) => void,
): Promise<string[]> {
  const known = await applied(client)
  const names: string[] = []
  for (const migration of migrations) {
    const hash = known.get(migration.name)
    if (hash === migration.hash) continue
    if (hash !== undefined)
      throw new Error(
        `${migration.name} was changed after it had been applied; write a new migration instead`,
      )
    await client.query('begin')
    try {
      await client.query(migration.sql)
      await note(client, [migration])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`${migration.name}: ${(error as Error).message}`, { cause: error })
    }
    names.push(migration.name)
    onApply(migration.name)
  }
  return names
}
