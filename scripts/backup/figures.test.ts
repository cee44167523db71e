// On a database of the tests: figures see every change, and a mark is of one moment while others write.
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../src/testing/database.ts'
import { differences, figuresNow, markNow } from './figures.ts'

const { url } = await testDatabase()

async function asked(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('every table is counted, and a change of one value, a lost row and a lost table are told', async () => {
  const client = await asked()
  await client.query(`create schema "Odd names"`)
  await client.query(
    `create table "Odd names"."a table" (row_as_it_is int, text text, data jsonb, bytes bytea, many float8[])`,
  )
  await client.query(
    `insert into "Odd names"."a table" select n, 'text ' || n, '{"a":1}', '\\x00ff', array[0.1, n] from generate_series(1, 500) n`,
  )
  const before = await figuresNow(url)
  expect(before['"Odd names"."a table"']?.[0]).toBe(500)
  expect(before['public.profiles']).toEqual([0, '0'])
  expect(Object.keys(before).length).toBeGreaterThan(100)
  expect(differences(before, await figuresNow(url))).toEqual([])

  // Written anew in another order, it is the same.
  await client.query(`update "Odd names"."a table" set text = text where row_as_it_is % 2 = 0`)
  expect(differences(before, await figuresNow(url))).toEqual([])
  await client.query(`update "Odd names"."a table" set many = array[0.1, 7.5] where row_as_it_is = 7`)
  expect(differences(before, await figuresNow(url))).toEqual([
    '"Odd names"."a table" has other rows than it had (500 of them)',
  ])
  await client.query(`delete from "Odd names"."a table" where row_as_it_is = 9`)
  expect(differences(before, await figuresNow(url))).toEqual([
    '"Odd names"."a table" has 499 rows instead of 500',
  ])
  await client.query(`drop schema "Odd names" cascade`)
  const after = await figuresNow(url)
  expect(differences(before, after)).toEqual(['"Odd names"."a table" is missing, with 500 rows'])
  expect(differences(after, before)).toEqual(['"Odd names"."a table" was not there'])
})

test('a mark is exactly of its moment: what ended before it is in, what ended after it is not', async () => {
  const client = await asked()
  await client.query(
    'create table marked (id int primary key, ended timestamptz); create table counted (count int)',
  )
  await client.query('insert into counted values (0)')
  const over = new AbortController()
  const write = async (writer: number) => {
    const own = await asked()
    for (let id = writer; !over.signal.aborted; id += 4) {
      await own.query('begin')
      await own.query('insert into marked values ($1)', [id])
      await own.query('update counted set count = count + 1')
      await own.query('update marked set ended = clock_timestamp() where id = $1', [id])
      await own.query('commit')
    }
  }
  const writers = [0, 1, 2, 3].map(write)
  const marks = []
  try {
    for (let n = 0; n < 5; n++) marks.push(await markNow(url))
  } finally {
    over.abort()
    await Promise.all(writers)
  }
  // They wrote meanwhile.
  expect(new Set(marks.map(({ tables }) => tables['public.marked']?.[0])).size).toBeGreaterThan(1)

  await client.query(`set timezone = 'UTC'`)
  for (const { at, tables } of marks) {
    const { rows } = await client.query<{ count: number; hash: string }>(
      `select count(*)::int as count, coalesce(sum(hashtextextended(m::text, 0)), 0)::text as hash
       from marked m where ended <= $1`,
      [at],
    )
    expect(tables['public.marked']).toEqual([rows[0]!.count, rows[0]!.hash])
  }
  await client.query('drop table marked, counted')
})

test('who writes for long is waited for', async () => {
  const client = await asked()
  await client.query('create table busy (id int)')
  await client.query('begin')
  await client.query('insert into busy values (1)')
  const marking = markNow(url)
  const waiting = await asked()
  await expect
    .poll(async () => {
      const { rows } = await waiting.query(
        `select from pg_locks where not granted and relation = 'busy'::regclass`,
      )
      return rows.length
    })
    .toBe(1)
  await client.query('commit')
  expect((await marking).tables['public.busy']?.[0]).toBe(1)
  await client.query('drop table busy')
})
