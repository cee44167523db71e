// One plan serves a statement, whether it is asked for one id or for many.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { costly, transaction, type Db, type Tx } from './db.ts'

const { db } = await testDatabase()
await sql`create table things (id uuid primary key, name text)`.execute(db)
await sql`insert into things select md5(i::text)::uuid, i from generate_series(1, 5000) as i`.execute(db)
await sql`vacuum analyze things`.execute(db)

const named = async (asked: Db | Tx, ids: readonly string[]) =>
  (
    await sql<{ name: string }>`select name from things where id = any(${ids}::uuid[]) order by name`.execute(
      asked,
    )
  ).rows.map(({ name }) => name)
const one = ['c4ca4238-a0b9-2382-0dcc-509a6f75849b']
const two = [...one, 'c81e728d-9d4c-2f63-6f06-7f89cc14862c']
const plansOf = async (tx: Tx) =>
  (
    await sql<{ kept: number; anew: number }>`
      select sum(generic_plans)::int as kept, sum(custom_plans)::int as anew from pg_prepared_statements
      where statement like '%from things where%'`.execute(tx)
  ).rows[0]!

test('a statement that is asked for few ids again and again is planned five times, and never more', async () => {
  const { kept, anew } = await transaction(db, async (tx) => {
    for (let at = 0; at < 20; at += 1) expect(await named(tx, one)).toEqual(['1'])
    expect(await named(tx, two)).toEqual(['1', '2'])
    expect(await named(tx, [])).toEqual([])
    return plansOf(tx)
  })
  // The first time it has no name yet, and is not among them.
  expect([anew, kept]).toEqual([5, 16])
})

test('its index serves it', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select name from things where id = any(${two}::uuid[])`.execute(db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: \(id = ANY/)
})

test('what costs much is planned for what it is asked for', async () => {
  const { anew } = await transaction(costly(db), async (tx) => {
    for (let at = 0; at < 20; at += 1) await named(tx, one)
    return plansOf(tx)
  })
  expect(anew).toBe(19)
})
