// A migrated database for one test file, and the API on it.
import { afterAll, inject } from 'vitest'
import { sql } from 'kysely'
import pg from 'pg'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openDatabase, type Database, type Db } from '../platform/db.ts'
import { sealWith } from '../platform/sealing.ts'
import { serveAccounts } from '../roles/accounts.ts'
import { serveApi } from '../roles/api.ts'
import { testLog, testSecret, testServer } from './server.ts'

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** A database of its own for this test file, dropped after the last test. */
export async function testDatabase(): Promise<Database & { url: string }> {
  sealWith(testSecret)
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer((client) => client.query(`create database ${name} template template_migrated`))
  const url = inject('databaseUrl').replace(/\/postgres$/, `/${name}`)
  const database = openDatabase(url, { max: 8, log: testLog })
  afterAll(async () => {
    await database.close()
    await onServer((client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return { ...database, url }
}

/** True while a statement in this test's database waits for a lock; those of other tests do not count. */
export async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return rows.length > 0
}

/** The API and the account service over `database` as a server that answers `inject`ed requests; who calls from this machine may say from where. */
export async function testApi(database: Database): Promise<FastifyInstance> {
  const app = testServer('loopback')
  serveApi(app, { db: database.db, defaultEdition: 'jp' })
  serveAccounts(app, { db: database.db, defaultEdition: 'jp' })
  await app.ready()
  afterAll(() => app.close())
  return app
}
