import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { testLog } from '../testing/server.ts'
import { transaction } from './db.ts'
import { announce, changesChannel, drainOutbox, tellStale, type Listener } from './events.ts'

type News = { type: 'pump.sold'; pumpID: string }
const database = await testDatabase()

beforeEach(async () => {
  await sql`truncate outbox`.execute(database.db)
})

const sell = (pumpID: string) =>
  transaction(database.db, (tx) => announce<News>(tx, { type: 'pump.sold', pumpID }))
const waiting = async () =>
  (await sql<{ n: number }>`select count(*) as n from outbox`.execute(database.db)).rows[0]!.n

function collecting(heard: string[], fail?: (pumpID: string) => boolean): Listener<News> {
  return {
    name: 'stock',
    types: ['pump.sold'],
    async handle(_tx, event) {
      if (fail?.(event.pumpID)) throw new Error('no stock')
      heard.push(event.pumpID)
    },
  }
}

test('news arrives in order and is then gone', async () => {
  for (const pump of ['a', 'b', 'c']) await sell(pump)
  const heard: string[] = []

  await drainOutbox(database.db, [collecting(heard)], testLog)

  expect(heard).toEqual(['a', 'b', 'c'])
  expect(await waiting()).toBe(0)
})

test('news of a transaction that fails is never heard', async () => {
  await expect(
    transaction(database.db, async (tx) => {
      await announce<News>(tx, { type: 'pump.sold', pumpID: 'lost' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')

  const heard: string[] = []
  await drainOutbox(database.db, [collecting(heard)], testLog)

  expect(heard).toEqual([])
})

test('a failing listener keeps its news for later and holds nobody else up', async () => {
  await sell('bad')
  await sell('good')
  const heard: string[] = []

  await drainOutbox(database.db, [collecting(heard, (pump) => pump === 'bad')], testLog)

  expect(heard).toEqual(['good'])
  expect(await waiting()).toBe(1)
  await sql`update outbox set due_at = now()`.execute(database.db)
  await drainOutbox(database.db, [collecting(heard)], testLog)
  expect(heard).toEqual(['good', 'bad'])
})

test('two processes at once deliver each piece of news once', async () => {
  for (let n = 0; n < 120; n++) await sell(String(n))
  const heard: string[] = []

  await Promise.all([1, 2].map(() => drainOutbox(database.db, [collecting(heard)], testLog)))
  await drainOutbox(database.db, [collecting(heard)], testLog)

  expect(heard.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 120 }, (_, n) => String(n)),
  )
})

test('what takes long is delivered in several transactions, and all of it', async () => {
  const spread = async (batchMs?: number) => {
    for (const pump of ['a', 'b', 'c']) await sell(pump)
    const transactions = new Set<string>()
    const noting: Listener<News> = {
      name: 'stock',
      types: ['pump.sold'],
      async handle(tx) {
        const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
        transactions.add(rows[0]!.id)
      },
    }
    expect(await drainOutbox(database.db, [noting], testLog, batchMs)).toBe(3)
    return transactions.size
  }
  expect(await spread()).toBe(1)
  expect(await spread(0)).toBe(3)
  expect(await waiting()).toBe(0)
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
    await transaction(database.db, (tx) => tellStale(tx, keys))
    await listener.query('select 1')
    expect(told).toEqual(keys)
  } finally {
    listener.release(true)
  }
})
