// A database that ran since before the baseline, at any step of the old chain, goes on and is made as one that begins today.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { catalogueOf } from '../testing/catalogue.ts'
import { migrate } from './migrations.ts'

const migrations = path.resolve(import.meta.dirname, '../../db/migrations')
const before = path.resolve(import.meta.dirname, '../../db/before-baseline')
const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-chain-'))
const admin = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1 })
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

async function emptyDatabase(purpose: string): Promise<pg.Pool> {
  const name = `test_baseline_${purpose}_${process.pid}`
  await admin.query(`create database ${name}`)
  const pool = new pg.Pool({ connectionString: inject('databaseUrl').replace(/\/postgres$/, `/${name}`), max: 2 })
  ends.push(async () => {
    await pool.end()
    await admin.query(`drop database if exists ${name} with (force)`)
  })
  return pool
}

/** A database as the version that had come so far in the old chain left it. */
async function ofBefore(purpose: string, upTo: string): Promise<pg.Pool> {
  const pool = await emptyDatabase(purpose)
  const chain = path.join(folder, purpose)
  for (const file of readdirSync(before)) if (file < upTo) cpSync(path.join(before, file), path.join(chain, file))
  await migrate(pool, chain)
  return pool
}

const fresh = await emptyDatabase('fresh')
await migrate(fresh, migrations)
const wanted = await catalogueOf(fresh)

test.each([
  ['whole', '0201'],
  ['halfway', '0133'],
  ['early', '0018'],
])('a database that came %s through the old chain ends as a fresh one', async (purpose, upTo) => {
  const pool = await ofBefore(purpose, upTo)

  await migrate(pool, migrations)

  expect(await catalogueOf(pool)).toEqual(wanted)
  expect(await migrate(pool, migrations)).toEqual([])
})

test('a database that begins today knows nothing of the old chain', async () => {
  const { rows } = await fresh.query<{ name: string }>('select name from schema_migrations order by name')

  expect(rows.map(({ name }) => name)).toEqual(readdirSync(migrations).sort())
})

test('a column, an index, a function, a comment, a right and a row that differ are noticed', async () => {
  const changes = [
    'alter table profiles add column planted text',
    'create index planted on profiles (city)',
    'create function planted() returns integer language sql return 1',
    `comment on table profiles is 'planted'`,
    'grant select on profiles to public',
    'delete from search_ranking',
    'alter table businesses drop constraint businesses_shown_somewhere',
    'alter table products alter column stock set default true',
  ]
  const client = await fresh.connect()
  try {
    for (const change of changes) {
      await client.query('begin')
      await client.query(change)
      expect(await catalogueOf(client), change).not.toEqual(wanted)
      await client.query('rollback')
    }
  } finally {
    client.release()
  }
})

test('a file of the old chain that was changed is told, as one of today is', async () => {
  const pool = await ofBefore('changed', '0018')
  await pool.query(`update schema_migrations set hash = 'another' where name = '0010_profiles.sql'`)

  await expect(migrate(pool, migrations)).rejects.toThrow('0010_profiles.sql was changed after it had been applied')
})
