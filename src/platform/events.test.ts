import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { hurryNews, newsLeft } from '../testing/outbox.ts'
import { testLog } from '../testing/server.ts'
import { transaction } from './db.ts'
import { publishEvent, publishEvents, changesChannel, deliverAll, invalidate } from './events.ts'
import type { Listener } from './outbox/listener.ts'

type News = { type: 'pump.sold'; pumpID: string }
const database = await testDatabase()
const { db } = database

beforeEach(async () => {
  await sql`truncate outbox, outbox_waiting, outbox_dead`.execute(db)
})

const sell = (pumpID: string) =>
  transaction(db, (tx) => publishEvent<News>(tx, { type: 'pump.sold', pumpID }))

/** What was heard counts only where its transaction does: it is written down in the database. */
await sql`create table heard (id bigint generated always as identity, pump text not null, xid text not null)`.execute(
  db,
)
async function heard(): Promise<string[]> {
  const { rows } = await sql<{ pump: string }>`delete from heard returning pump, id`.execute(db)
  return rows.map(({ pump }) => pump)
}

function collecting(fail?: (pumpID: string) => boolean): Listener<News> {
  return {
    name: 'stock',
    subscribesTo: { 'pump.sold': 'pumpID' },
    async handle(tx, { pumpID }) {
      await sql`insert into heard (pump, xid) values (${pumpID}, pg_current_xact_id()::text)`.execute(tx)
      if (fail?.(pumpID)) throw new Error('no stock')
    },
  }
}

test('news arrives in order and is then gone', async () => {
  for (const pump of ['a', 'b', 'c']) await sell(pump)
  await transaction(db, (tx) =>
    publishEvents<News>(
      tx,
      ['d', 'e', 'f'].map((pumpID) => ({ type: 'pump.sold', pumpID })),
    ),
  )

  await deliverAll(db, [collecting()], testLog)

  expect(await heard()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(await newsLeft(db)).toBe(0)
})

test('news of a transaction that fails is never heard', async () => {
  await expect(
    transaction(db, async (tx) => {
      await publishEvent<News>(tx, { type: 'pump.sold', pumpID: 'lost' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')

  await deliverAll(db, [collecting()], testLog)

  expect(await heard()).toEqual([])
})

test('a failing listener keeps its news for later and holds nobody else up', async () => {
  await sell('bad')
  await sell('good')

  await deliverAll(db, [collecting((pump) => pump === 'bad')], testLog)

  expect(await heard()).toEqual(['good'])
  expect(await newsLeft(db)).toBe(1)
  await hurryNews(db)
  await deliverAll(db, [collecting()], testLog)
  expect(await heard()).toEqual(['bad'])
})

test('two processes at once deliver each piece of news once', async () => {
  for (let n = 0; n < 120; n++) await sell(String(n))

  await Promise.all([1, 2].map(() => deliverAll(db, [collecting()], testLog)))

  expect((await heard()).map(Number)).toEqual(Array.from({ length: 120 }, (_, n) => n))
})

test('what takes long is delivered in several transactions, and all of it', async () => {
  const spreadOver = async (turnMs?: number) => {
    for (const pump of ['a', 'b', 'c']) await sell(pump)
    expect(await deliverAll(db, [collecting()], testLog, turnMs)).toBe(3)
    const { rows } = await sql<{ xid: string }>`select distinct xid from heard`.execute(db)
    expect(await heard()).toEqual(['a', 'b', 'c'])
    return rows.length
  }
  expect(await spreadOver()).toBe(1)
  expect(await spreadOver(0)).toBe(3)
  expect(await newsLeft(db)).toBe(0)
})

test('more keys than a notice holds are told in several', async () => {
  const keys = Array.from(
    { length: 201 },
    (_, at) => `user:0190a0a0-0000-7000-8000-${String(at).padStart(12, '0')}`,
  )
  const told: string[] = []
  const listener = await database.pool.connect()
  try {
    listener.on('notification', ({ payload = '[]' }) => told.push(...(JSON.parse(payload) as string[])))
    await listener.query(`listen ${changesChannel}`)
    await transaction(db, (tx) => invalidate(tx, keys))
    await listener.query('select 1')
    expect(told).toEqual(keys)
  } finally {
    listener.release(true)
  }
})
