// A worker dies in the middle of what it delivers; another one goes on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { workerListeners } from '../../testing/news-worker.ts'
import { newsLeft } from '../../testing/outbox.ts'
import { allOf, heardBy, hold, letGo, plantTables, sell } from '../../testing/planted-listeners.ts'

const { db, url } = await testDatabase()
await plantTables(db)

const file = path.resolve(import.meta.dirname, '../../testing/news-worker.ts')
const workers: ReturnType<typeof aWorker>[] = []
afterAll(async () => {
  for (const worker of workers) await kill(worker)
})

const aWorker = () =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, url], { stdio: 'inherit' })
function work() {
  const worker = aWorker()
  workers.push(worker)
  return worker
}
async function kill(worker: ReturnType<typeof aWorker>): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
}

const patience = { timeout: 30_000, interval: 20 }
const isHeld = async (listener: string) =>
  (
    await sql`select from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = hashtextextended(${listener}, 7216002)`.execute(db)
  ).rows.length > 0

test('a worker that is killed in the middle of a portion: nothing is lost, nothing happens twice', async () => {
  const pumps = ['a', 'b', 'c', 'd']
  await hold(db, 'one by one')
  await hold(db, 'together')
  await sell(db, pumps, 1, 30)
  const first = work()
  await expect.poll(() => heardBy(db, 'never held'), patience).toEqual(allOf(pumps, 30))
  await expect
    .poll(async () => [await isHeld('one by one'), await isHeld('together')], patience)
    .toEqual([true, true])

  await kill(first)
  await sell(db, pumps, 31, 10)
  work()
  // The others' news arrives while those that were cut off are at it again.
  await expect.poll(() => heardBy(db, 'never held'), patience).toEqual(allOf(pumps, 40))
  await letGo(db)

  for (const { name } of workerListeners)
    await expect.poll(() => heardBy(db, name), patience).toEqual(allOf(pumps, 40))
  await expect.poll(() => newsLeft(db), patience).toBe(0)
}, 90_000)
