// Plain SQL, forward only: db/migrations/NNNN_name.sql, first line "-- owner: <domain>". One transaction each.
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

/** Applies what is new, under a lock so that several processes may start at once; answers the names applied. Throws when an applied file was changed. */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  onApply: (name: string) => void = () => {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await unlimitedConnection(pool)
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    )
    const known = new Map(rows.map((row) => [row.name, row.hash]))
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
        await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
          migration.name,
          migration.hash,
        ])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`${migration.name}: ${(error as Error).message}`, { cause: error })
      }
      applied.push(migration.name)
      onApply(migration.name)
    }
    return applied
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}
