// A database that vanishes, is taken over from, or stands behind a pooler.
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test, vi, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { testLog } from '../testing/server.ts'
import { aSilentLine } from '../testing/silent-line.ts'
import { databaseAnswers, hasLimits } from './database-health.ts'
import { allowedLonger, isDatabaseAway, openDatabase, transaction } from './db.ts'
import { gathered } from './gathered.ts'
import { unlimitedConnection, type Db } from './db.ts'

const own = await testDatabase()

test('a connection on which nothing comes is given up, and the next one is asked', async () => {
  const line = await aSilentLine(inject('databaseUrl'))
  const database = openDatabase(line.url, { max: 2, log: testLog })
  onTestFinished(() => database.close())
  expect(await databaseAnswers(database.db)).toBe(true)

  line.silence()
  const error = await sql`select 1`.execute(database.db).catch((failed: unknown) => failed)
  expect(isDatabaseAway(error)).toBe(true)

  line.speak()
  await vi.waitFor(async () => expect(await databaseAnswers(database.db)).toBe(true), 10_000)
})

/** The sessions that begin meanwhile are those of a server that others have taken over from. */
async function onOldLeader(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  const name = pg.escapeIdentifier(new URL(own.url).pathname.slice(1))
  await client.query(`alter database ${name} set default_transaction_read_only = on`)
  try {
    await work()
  } finally {
    await client.query('set default_transaction_read_only = off')
    await client.query(`alter database ${name} reset default_transaction_read_only`)
    await client.end()
  }
}

const write = (db: Db) =>
  sql`insert into idempotency_keys (key, request) values (gen_random_uuid()::text::bytea, '')`.execute(db)

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['alone', write],
  ['in a transaction', (db) => transaction(db, (tx) => write(tx))],
  ['gathered with others', (db) => write(gathered(db, () => {}))],
])(
  'a write %s on a server that others have taken over from says so, and the next one goes to who took over',
  async (_how, attempt) => {
    const database = openDatabase(own.url, { max: 2, log: testLog })
    onTestFinished(() => database.close())
    await onOldLeader(async () => {
      const error = await attempt(database.db).catch((failed: unknown) => failed)
      expect(error).toMatchObject({ code: '25006' })
      expect(isDatabaseAway(error)).toBe(true)
    })
    await attempt(database.db)
  },
)

test('what needs a session of its own goes past the pooler', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const database = openDatabase(nowhere, { max: 2, log: testLog, directUrl: own.url })
  onTestFinished(() => database.close())
  const client = await unlimitedConnection(database.pool)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release(true)
  expect(await databaseAnswers(database.db)).toBe(false)
})

test('limits of time that a pooler leaves out are missed', async () => {
  expect(await hasLimits(own.db)).toBe(true)
  const without = openDatabase(own.url, { max: 2, log: testLog })
  onTestFinished(() => without.close())
  // As connections are that a pooler opened without them.
  without.pool.options.options = '-c statement_timeout=0'
  expect(await hasLimits(without.db)).toBe(false)
})

test('what its transaction allows longer is waited for, and what comes after on the same connection is not', async () => {
  const database = openDatabase(own.url, { max: 1, log: testLog })
  onTestFinished(() => database.close())
  // Longer than a database may say nothing otherwise.
  const long = sql`select 'done' as said, pg_sleep(7.5)`
  for (const ms of [9_000, 0])
    expect(
      await transaction(database.db, async (tx) => {
        await allowedLonger(tx, ms)
        return (await long.execute(tx)).rows
      }),
    ).toMatchObject([{ said: 'done' }])
  await expect(transaction(database.db, (tx) => long.execute(tx))).rejects.toMatchObject({ code: '57014' })
}, 60_000)
