// Migrations beside a program that runs: nobody waits long behind one, and indexes are built while others write.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { migrate } from './migrations.ts'

const { pool } = await testDatabase()
const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, ...lines: string[]) =>
  writeFileSync(path.join(folder, name), `-- owner: platform\n${lines.join('\n')}\n`)

const waiting = async (what: string): Promise<number> => {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where pid <> pg_backend_pid() and wait_event_type = 'Lock' and query like $1`,
    [`%${what}%`],
  )
  return rowCount ?? 0
}

beforeEach(async () => {
  await pool.query(
    'drop table if exists things; create table things (id int); insert into things select generate_series(1, 9)',
  )
})

test('who uses a table is not held up by a migration that waits for it', async () => {
  write('0901_more.sql', "alter table things add column more text not null default '';")
  const holder = await pool.connect()
  await holder.query('begin; insert into things values (10)')
  const migrating = migrate(pool, folder)
  await expect.poll(() => waiting('add column more')).toBe(1)
  // It stands behind the migration, which gives up for it before the holder has ended.
  await pool.query('insert into things values (11)')
  await holder.query('commit')
  holder.release()

  expect(await migrating).toEqual(['0901_more.sql'])
  expect((await pool.query('select more from things')).rowCount).toBe(11)
}, 30_000)

test('an index is built beside a transaction that writes, and two processes that migrate do not wait for each other', async () => {
  write(
    '0902_index.sql',
    '-- in steps',
    'create index concurrently if not exists things_id on things (id);',
    '-- Last.',
  )
  const holder = await pool.connect()
  await holder.query('begin; insert into things values (10)')
  const both = Promise.all([migrate(pool, folder), migrate(pool, folder)])
  await expect.poll(() => waiting('create index concurrently')).toBe(1)
  await pool.query('insert into things values (11)')
  await holder.query('commit')
  holder.release()

  expect((await both).flat().filter((name) => name.startsWith('0902'))).toEqual(['0902_index.sql'])
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'things_id'::regclass",
  )
  expect(rows).toEqual([{ indisvalid: true }])
}, 30_000)

test('an index that was left half built is built anew', async () => {
  await pool.query('insert into things values (1)')
  await expect(pool.query('create unique index concurrently things_once on things (id)')).rejects.toThrow(
    'things_once',
  )
  await pool.query('delete from things where ctid = (select max(ctid) from things)')
  write(
    '0903_once.sql',
    '-- in steps',
    'create unique index concurrently if not exists things_once on things (id);',
  )

  expect(await migrate(pool, folder)).toEqual(expect.arrayContaining(['0903_once.sql']))
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'things_once'::regclass",
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a step that fails leaves the migration to be done again', async () => {
  write(
    '0904_two.sql',
    '-- in steps',
    'create table if not exists planted (id int);',
    'create table things (id int);',
  )
  await expect(migrate(pool, folder)).rejects.toThrow('0904_two.sql')
  await pool.query('drop table things')

  expect(await migrate(pool, folder)).toEqual(['0904_two.sql'])
  await pool.query('drop table planted')
})

test('a migration that does the same in another way is done where it was done in the former', async () => {
  const lines = ['alter table things add column other int;']
  write('0905_other.sql', ...lines)
  await migrate(pool, folder)
  const { hash } = (await pool.query(`select hash from schema_migrations where name = '0905_other.sql'`))
    .rows[0]
  write(
    '0905_other.sql',
    `-- in steps, formerly ${hash}`,
    'alter table things add column if not exists other int;',
  )
  expect(await migrate(pool, folder)).toEqual([])

  write('0905_other.sql', '-- formerly another', ...lines, '-- Changed.')
  await expect(migrate(pool, folder)).rejects.toThrow('0905_other.sql was changed after it had been applied')
  rmSync(path.join(folder, '0905_other.sql'))
})
