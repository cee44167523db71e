import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { copyRows, inBulk, type Cell } from './copy.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(
    'create table things (n int, name text, words text[], facts jsonb, there boolean, at timestamptz)',
  )
})

const hostile = [
  'tab\there',
  'line\nbreak\r',
  'back\\slash \\N \\.',
  '"quoted", {braced}',
  '',
  '軸受 🏭',
  'NULL',
]

test('what goes in comes out, whatever the text holds', async () => {
  const at = new Date('2026-11-20T01:02:03.456Z')
  const rows = hostile.map((name, n) => ({
    n,
    name,
    words: hostile,
    facts: { json: [{ name }, null] },
    there: n % 2 === 0,
    at,
  }))

  expect(await inBulk(database.pool, (client) => copyRows(client, 'things', rows))).toBe(hostile.length)

  const read = await database.pool.query('select * from things order by n')
  expect(read.rows).toEqual(rows.map((row) => ({ ...row, facts: row.facts.json })))
})

test('nothing is null, and no rows are no rows', async () => {
  const row: Record<string, Cell> = { n: 100, name: null, words: null, facts: null, there: null, at: null }
  await inBulk(database.pool, (client) => copyRows(client, 'things', [row]))
  expect(await inBulk(database.pool, (client) => copyRows(client, 'things', []))).toBe(0)
  const { rows } = await database.pool.query('select * from things where n = 100')
  expect(rows).toEqual([row])
})

test('an error while rows are made leaves nothing behind and no connection held', async () => {
  async function* breaking() {
    for (let n = 1_000; n < 50_000; n += 1) yield { n, name: 'x'.repeat(50) }
    throw new Error('out of facts')
  }
  const loading = inBulk(database.pool, (client) => copyRows(client, 'things', breaking()))
  await expect(loading).rejects.toThrow('out of facts')
  const { rows } = await database.pool.query('select count(*) from things where n >= 1000')
  expect(rows).toEqual([{ count: 0 }])
  expect(database.pool.totalCount).toBe(database.pool.idleCount)
})
