// Each listener by itself: planted ones that fail, that last, that are many.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { hurryNews, newsLeft } from '../../testing/outbox.ts'
import {
  allOf,
  heardBy,
  hold,
  letGo,
  noting,
  notingAll,
  plantTables,
  sell,
  whileHeld,
  type PumpNews,
} from '../../testing/planted-listeners.ts'
import { testLog } from '../../testing/server.ts'
import { openDatabase } from '../db.ts'
import { deliverAll, startDelivering } from '../events.ts'
import { findDeadLetters, retryDeadLetters } from './dead-letters.ts'
import type { Listener } from './listener.ts'

const database = await testDatabase()
const { db, url } = database
await plantTables(db)

const closings: (() => Promise<void>)[] = []
beforeEach(async () => {
  await sql`truncate outbox, outbox_waiting, outbox_dead, heard, held`.execute(db)
})
afterEach(async () => {
  await letGo(db)
  for (const close of closings.splice(0)) await close()
})

function keep(listeners: readonly Listener<PumpNews>[], from = db): void {
  closings.push(startDelivering(from, url, listeners, testLog).close)
}

const patience = { timeout: 20_000, interval: 20 }
const fails = () => {
  throw new Error('no stock')
}

test('who always fails and who lasts hold nobody else up, and miss nothing themselves', async () => {
  const good = ['first', 'second', 'third', 'fourth']
  await hold(db, 'slow')
  keep([
    noting('broken', { before: fails }),
    notingAll('broken too', { before: fails }),
    noting('slow', { before: (tx) => whileHeld(tx, 'slow') }),
    ...good.map((name, at) => (at % 2 ? noting(name) : notingAll(name))),
  ])
  await sell(db, ['a', 'b', 'c'], 1, 20)

  for (const name of good)
    await expect.poll(() => heardBy(db, name), patience).toEqual(allOf(['a', 'b', 'c'], 20))
  expect(await heardBy(db, 'slow')).toEqual({})
  expect(await heardBy(db, 'broken')).toEqual({})
  await letGo(db)
  await expect.poll(() => heardBy(db, 'slow'), patience).toEqual(allOf(['a', 'b', 'c'], 20))
  const { rows } = await sql`
    select listener, count(*) as waiting from outbox_waiting group by listener order by listener`.execute(db)
  expect(rows).toEqual([
    { listener: 'broken', waiting: 60 },
    { listener: 'broken too', waiting: 60 },
  ])
})

test('more who last than there are connections for news leave connections to everybody else', async () => {
  const slow = Array.from({ length: 12 }, (_, at) => `slow ${at}`)
  for (const name of slow) await hold(db, name)
  keep(slow.map((name) => noting(name, { before: (tx) => whileHeld(tx, name) })))
  await sell(db, ['a'], 1, 3)
  const held = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and query like '%from held%'
        and state <> 'idle'`.execute(db)
    ).rows.length
  // Two places, and as many beside them for those that last.
  await expect.poll(held, patience).toBeGreaterThanOrEqual(4)
  expect(database.pool.totalCount - database.pool.idleCount).toBeLessThanOrEqual(4)
  await letGo(db)
  for (const name of slow) await expect.poll(() => heardBy(db, name), patience).toEqual(allOf(['a'], 3))
})

test.each([noting, notingAll])(
  'a failing event of one thing holds back what came later of that thing, and nothing else (%o)',
  async (planted) => {
    const picky = (isBroken: boolean) =>
      planted('picky', {
        before: (_tx, { pump, number }) => {
          if (isBroken && pump === 'b' && number === 3) fails()
        },
      })
    await sell(db, ['a', 'b', 'c'], 1, 6)
    await deliverAll(db, [picky(true)], testLog)
    expect(await heardBy(db, 'picky')).toEqual({ ...allOf(['a', 'c'], 6), b: [1, 2] })

    await sell(db, ['a', 'b'], 7, 1)
    await deliverAll(db, [picky(true)], testLog)
    expect(await heardBy(db, 'picky')).toEqual({ ...allOf(['a'], 7), ...allOf(['c'], 6), b: [1, 2] })

    await hurryNews(db)
    await deliverAll(db, [picky(false)], testLog)
    expect(await heardBy(db, 'picky')).toEqual({ ...allOf(['a', 'b'], 7), ...allOf(['c'], 6) })
    expect(await newsLeft(db)).toBe(0)
  },
)

test('what fails is tried longer and longer apart, set aside after twenty times, listed and retried', async () => {
  const broken = noting('stock', { before: (_tx, { number }) => void (number === 1 && fails()) })
  await sell(db, ['a'], 1, 2)
  const pauses: number[] = []
  for (let tries = 1; tries < 20; tries++) {
    await deliverAll(db, [broken], testLog)
    const { rows } = await sql<{ pause: number; attempts: number }>`
      select round(extract(epoch from due_at - now())) as pause, attempts from outbox_waiting
      where attempts > 0`.execute(db)
    expect(rows).toMatchObject([{ attempts: tries }])
    pauses.push(rows[0]!.pause)
    await hurryNews(db)
  }
  expect(pauses.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
  expect(pauses.at(-1)).toBe(3_600)
  expect(await heardBy(db, 'stock')).toEqual({})

  await deliverAll(db, [broken], testLog)
  expect(await heardBy(db, 'stock')).toEqual({ a: [2] })
  const [letter] = await findDeadLetters(db, { limit: 5 })
  expect(letter).toMatchObject({ listener: 'stock', thing: 'a', attempts: 20, error: 'no stock' })
  expect(letter).toMatchObject({ payload: { type: 'pump.sold', pump: 'a', number: 1 } })

  expect(await retryDeadLetters(db, { id: letter!.id })).toBe(1)
  expect(await retryDeadLetters(db, 'all')).toBe(0)
  await deliverAll(db, [noting('stock')], testLog)
  expect(await heardBy(db, 'stock')).toEqual({ a: [2, 1] })
  expect([await newsLeft(db), await findDeadLetters(db, { limit: 5 })]).toEqual([0, []])
})

test('an event that takes its connection along counts as failed, and its neighbours arrive', async () => {
  const deadly = noting('deadly', {
    before: async (tx, { pump }) => {
      if (pump === 'b') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    },
  })
  await sell(db, ['a', 'b', 'c'], 1, 1)
  await deliverAll(db, [deadly], testLog)
  expect(await heardBy(db, 'deadly')).toEqual(allOf(['a', 'c'], 1))
  const { rows } = await sql`select thing, attempts from outbox_waiting`.execute(db)
  expect(rows).toEqual([{ thing: 'b', attempts: 1 }])
})

test('two workers share a thousand events while they are written: each listener hears each once, in order', async () => {
  const other = openDatabase(url, { max: 8, log: testLog })
  // Also when it is tried again by itself.
  const stumbles = new Map<string, number>()
  const stumbling = (name: string) =>
    noting(name, {
      before: (_tx, { pump, number }) => {
        const before = stumbles.get(pump) ?? 0
        if (number !== 25 || before === 2) return
        stumbles.set(pump, before + 1)
        fails()
      },
    })
  const listeners = [noting('one by one'), notingAll('together'), stumbling('stumbling')]
  keep(listeners)
  keep(listeners, other.db)
  closings.push(other.close)
  const pumps = Array.from({ length: 20 }, (_, at) => `pump ${String(at).padStart(2, '0')}`)

  await Promise.all([0, 5, 10, 15].map((at) => sell(db, pumps.slice(at, at + 5), 1, 50)))

  for (const { name } of listeners)
    await expect.poll(() => heardBy(db, name), patience).toEqual(allOf(pumps, 50))
  await expect.poll(() => newsLeft(db), patience).toBe(0)
})
