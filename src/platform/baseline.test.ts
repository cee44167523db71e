// A database that ran since before the baseline, at any step of the old chain, goes on and is made as one that begins today.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { catalogueOf } from '../testing/catalogue.ts'
import { testLog } from '../testing/server.ts'
import { openDatabase } from './db.ts'
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
  const { pool, close } = openDatabase(inject('databaseUrl').replace(/\/postgres$/, `/${name}`), {
    max: 2,
    log: testLog,
  })
  ends.push(async () => {
    await close()
    await admin.query(`drop database if exists ${name} with (force)`)
  })
  return pool
}

/** A database as the version that had come so far in the old chain left it. */
async function ofBefore(purpose: string, upTo: string): Promise<pg.Pool> {
  const pool = await emptyDatabase(purpose)
  const chain = path.join(folder, purpose)
  for (const file of readdirSync(before))
    if (file < upTo) cpSync(path.join(before, file), path.join(chain, file))
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

test('so does one with documents, of which a segment was built anew', async () => {
  const pool = await ofBefore('exchanged', '0201')
  await pool.query(`
    create table built (like search_document including all excluding indexes);
    insert into built (segment, id, country, tier, verified, hidden_editions, quality, registered_at, name_normal, name_tokens,
      strong_tokens, body_tokens, tokeniser_version)
    values ('MA', gen_random_uuid(), 'JP', 0, false, 1 << 24, 0, now(), 'pumps', 'pump', '', '', 1);
    alter table built add primary key (id, segment);
    drop table search_document_ma;
    alter table built rename to search_document_ma;
    alter table search_document attach partition search_document_ma for values in ('MA')`)

  await migrate(pool, migrations)

  const { rows } = await pool.query(`
    update search_document set hidden_editions = 1::bigint << 40 | hidden_editions
    returning (select array_agg(bit) from edition_bits(hidden_editions) as bit) as bits`)
  expect(rows).toEqual([{ bits: [24, 40] }])
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
    'alter table businesses drop constraint businesses_check2',
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

  await expect(migrate(pool, migrations)).rejects.toThrow(
    '0010_profiles.sql was changed after it had been applied',
  )
})
