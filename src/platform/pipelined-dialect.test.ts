// Statements that are asked for at once travel at once, and none suffers from another.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { transaction, type Db } from './db.ts'
import { gathered } from './gathered.ts'

const { db } = await testDatabase()

function counting(): { own: Db; trips(): number } {
  let count = 0
  return { own: gathered(db, () => void count++), trips: () => count }
}
const numberOf = async (asked: Db, value: number) => {
  const { rows } = await sql<{ n: number }>`select ${value}::int as n`.execute(asked)
  return rows[0]!.n
}

test('what is asked for at once is one trip, what waits for it the next', async () => {
  const { own, trips } = counting()
  expect(await Promise.all([1, 2, 3].map((value) => numberOf(own, value)))).toEqual([1, 2, 3])
  expect(trips()).toBe(1)
  const after = async (value: number) => numberOf(own, (await numberOf(own, value)) + 10)
  expect(await Promise.all([after(4), after(5)])).toEqual([14, 15])
  expect(trips()).toBe(3)
})

test('a statement that fails leaves those beside it alone, also when it is prepared', async () => {
  const { own } = counting()
  for (let turn = 0; turn < 4; turn++) {
    const [one, failed, other] = await Promise.allSettled([
      numberOf(own, 1),
      sql`select 1 / ${0}::int`.execute(own),
      numberOf(own, 2),
    ])
    expect(one).toEqual({ status: 'fulfilled', value: 1 })
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect(other).toEqual({ status: 'fulfilled', value: 2 })
  }
})

test('a transaction has a connection of its own, and what is asked beside it does not stand in it', async () => {
  const { own } = counting()
  await sql`create table kept (n int)`.execute(db)
  const count = async (asked: Db) =>
    (await sql<{ n: number }>`select count(*)::int n from kept`.execute(asked)).rows[0]!.n
  const failed = transaction(own, async (tx) => {
    await sql`insert into kept values (1)`.execute(tx)
    expect(await count(own)).toBe(0)
    expect((await sql<{ n: number }>`select count(*)::int n from kept`.execute(tx)).rows[0]!.n).toBe(1)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  expect(await count(own)).toBe(0)
  await transaction(own, (tx) => sql`insert into kept values (2)`.execute(tx))
  expect(await count(own)).toBe(1)
})

test('a statement that comes again is prepared once a connection', async () => {
  const { own } = counting()
  // In other words each time: the same ones would be answered from memory.
  const preparedHere = async (turn: number) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_prepared_statements
      where statement like 'select $1::int as n' and ${sql.lit(turn)} = ${sql.lit(turn)}`.execute(own)
    return rows[0]!.n
  }
  const seen: number[] = []
  // Which connection of the pool is free next is not ours to say: in ten turns one of them has several.
  for (let turn = 0; turn < 10; turn++) {
    const asked = [1, 2].map((value) => numberOf(own, 10 * turn + value))
    seen.push(await preparedHere(turn))
    await Promise.all(asked)
  }
  expect(Math.max(...seen)).toBe(1)
})

test('what is asked again in the same words is answered once, until something is written', async () => {
  const { own, trips } = counting()
  await sql`create table if not exists told (n int)`.execute(db)
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int n from told`.execute(own)).rows[0]!.n
  expect([await count(), await count()]).toEqual([0, 0])
  expect(trips()).toBe(1)
  await sql`insert into told values (1)`.execute(own)
  expect(await count()).toBe(1)
  await transaction(own, (tx) => sql`insert into told values (2)`.execute(tx))
  expect(await count()).toBe(2)
})

test('a prepared statement outlives a migration that adds a column', async () => {
  await sql`create table grown (n int)`.execute(db)
  await sql`insert into grown values (1)`.execute(db)
  const read = async (asked: Db) => (await sql`select * from grown where n = ${1}`.execute(asked)).rows[0]
  for (let turn = 0; turn < 4; turn++) expect(await read(counting().own)).toEqual({ n: 1 })
  await sql`alter table grown add column more text default 'x'`.execute(db)
  expect(await Promise.all([1, 2, 3].map(() => read(counting().own)))).toEqual(
    [0, 1, 2].map(() => ({ n: 1, more: 'x' })),
  )
  expect(await read(db)).toEqual({ n: 1, more: 'x' })
})
