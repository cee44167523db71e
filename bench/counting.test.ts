import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase, transaction } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { testDatabase } from '../src/testing/database.ts'
import { startCounter } from './counting.ts'

const { url } = await testDatabase()

test('statements, transactions and how often somebody waited are counted as they pass', async () => {
  const counter = await startCounter(url)
  const { db, close } = openDatabase(counter.url, { max: 1, log: createLog('silent') })
  const ask = (of = db) => sql<{ text: string }>`select repeat('x', 100000) as text, ${1}::int`.execute(of)

  expect((await ask()).rows[0]!.text).toHaveLength(100_000)
  expect(counter.taken()).toEqual({ trips: 1, statements: 1, transactions: 1 })

  await transaction(db, async (tx) => {
    await ask(tx)
    await ask(tx)
  })
  // Its beginning and end are statements too.
  expect(counter.taken()).toEqual({ trips: 4, statements: 4, transactions: 1 })

  await close()
  await counter.close()
})

test('what is asked before the last answer has come is waited for once', async () => {
  const counter = await startCounter(url)
  const client = new pg.Client({ connectionString: counter.url, pipeline: true })
  await client.connect()
  counter.taken()

  await Promise.all([client.query('select 1'), client.query('select 2')])
  expect(counter.taken()).toEqual({ trips: 1, statements: 2, transactions: 2 })

  await client.end()
  await counter.close()
})
