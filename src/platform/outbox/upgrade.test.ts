// A database that ran under the version before, with news in its outbox, goes on under this one.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { newsLeft } from '../../testing/outbox.ts'
import { heardBy, noting, notingAll, plantTables } from '../../testing/planted-listeners.ts'
import { testLog } from '../../testing/server.ts'
import { openDatabase } from '../db.ts'
import { deliverAll } from '../events.ts'
import { uuidv7 } from '../ids.ts'
import { migrate } from '../migrations.ts'

const migrations = path.resolve(import.meta.dirname, '../../../db/migrations')
const chain = path.resolve(import.meta.dirname, '../../../db/before-baseline')
const before = mkdtempSync(path.join(os.tmpdir(), 'millwright-before-'))
const name = `test_upgraded_${process.pid}`
const admin = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1 })
await admin.query(`create database ${name}`)
const { db, pool, close } = openDatabase(inject('databaseUrl').replace(/\/postgres$/, `/${name}`), {
  max: 4,
  log: testLog,
})
afterAll(async () => {
  await close()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
  rmSync(before, { recursive: true, force: true })
})

/** As the version before writes it. */
const announceAsBefore = (id: string, number: number, more = '0, now()') =>
  pool.query(
    `insert into outbox (id, type, payload, attempts, due_at) values ($1, 'pump.sold', $2, ${more})`,
    [id, JSON.stringify({ type: 'pump.sold', pump: 'a', number })],
  )

test('news of the version before reaches everybody once, in its order, whatever became of it there', async () => {
  for (const file of readdirSync(chain))
    if (file < '0191') cpSync(path.join(chain, file), path.join(before, file))
  await migrate(pool, before)
  const ids = Array.from({ length: 5 }, () => uuidv7())
  // Written in another order than it was made; one waits for its next try, one was given up.
  await announceAsBefore(ids[2]!, 3, `3, now() + interval '1 hour'`)
  await announceAsBefore(ids[0]!, 1)
  await announceAsBefore(ids[1]!, 2, `20, now() - interval '1 day'`)

  await migrate(pool, migrations)
  await plantTables(db)
  // A process of the version before may still be running: it writes, takes and deletes as it did.
  await announceAsBefore(ids[3]!, 4)
  await announceAsBefore(ids[4]!, 5)
  await pool.query(
    'select id from outbox where due_at <= now() and attempts < 20 order by id limit 50 for update skip locked',
  )
  await pool.query('delete from outbox where id = $1', [ids[4]])

  await deliverAll(db, [noting('one by one'), notingAll('together')], testLog)
  for (const listener of ['one by one', 'together'])
    expect(await heardBy(db, listener)).toEqual({ a: [1, 2, 3, 4] })
  expect(await newsLeft(db)).toBe(0)
  expect((await sql`select from outbox_dead`.execute(db)).rows).toEqual([])
})
