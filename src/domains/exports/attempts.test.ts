// Workers die, stand still and fail: there is one result all the same, or in the end a plain failure.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { localStorage } from '../../platform/storage/local.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { somebodyWaits, testDatabase } from '../../testing/database.ts'
import { asking } from '../../testing/exports.ts'
import { aFileServer } from '../../testing/files.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { keepFilesIn } from '../files/place.ts'
import { cleanExports } from './cleanup.ts'
import { gatherExports } from './building.ts'

const database = await testDatabase()
const { db, url } = database
const server = await aFileServer(database)
const { ask, show } = asking(server)
afterEach(() => keepFilesIn(server.storage))

async function anExport() {
  const owner = await aSession(db)
  const { businessID } = await aBusiness(db, {
    products: 1,
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  const { jobID } = (await ask(owner.bearer, businessID)).data
  return { jobID, shown: async () => (await show(owner.bearer, businessID, jobID)).data }
}
/** As after the minutes for which an attempt is held, or after which another is made. */
const letWait = (jobID: string) =>
  sql`update exports set due_at = now() - interval '1 second' where job_id = ${jobID}`.execute(db)
const gather = () => gatherExports(db, testLog)

/** A worker in a process of its own, which gathers as soon as it is up. */
function aWorker() {
  const at = (file: string) => JSON.stringify(path.resolve(import.meta.dirname, file))
  const program = `
    const { openDatabase } = await import(${at('../../platform/db.ts')})
    const { createLog } = await import(${at('../../platform/log.ts')})
    const { gatherExports } = await import(${at('building.ts')})
    const log = createLog('silent')
    await gatherExports(openDatabase(process.env.URL, { max: 2, log }).db, log)`
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

test('a worker that is killed leaves its work to the next, which begins anew', async () => {
  const { jobID, shown } = await anExport()
  const client = await database.pool.connect()
  const worker = aWorker()
  try {
    await client.query('begin; lock table products in access exclusive mode')
    const waits = async () => {
      // Silent for seconds, the connection that holds the lock would be given up.
      await client.query('select 1')
      expect(await somebodyWaits(db)).toBe(true)
    }
    await vi.waitFor(waits, { timeout: 20_000, interval: 20 })
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  } finally {
    worker.kill('SIGKILL')
    await client.query('rollback')
    client.release()
  }
  expect(await shown()).toMatchObject({ status: 'running', url: null })
  // Not before the time is over in which it might still be at work.
  expect(await gather()).toBe(0)
  await letWait(jobID)
  expect(await gather()).toBe(1)
  expect(await shown()).toMatchObject({ status: 'ready', progress: 100 })
  expect(await server.keys(`exports/${jobID}/`)).toHaveLength(1)
})

test('a worker that was thought dead and comes back late changes nothing', async () => {
  const { jobID, shown } = await anExport()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { promise: storing, resolve: arrived } = Promise.withResolvers<void>()
  const slow: Storage = {
    ...server.storage,
    async writeFrom(...given) {
      arrived()
      await gate
      await server.storage.writeFrom(...given)
    },
  }
  keepFilesIn(slow)
  const late = gather()
  await storing
  keepFilesIn(server.storage)
  await letWait(jobID)
  expect(await gather()).toBe(1)
  const result = await shown()
  open()
  expect(await late).toBe(0)
  expect({ ...(await shown()), url: null }).toEqual({ ...result, url: null })
  expect(await server.keys(`exports/${jobID}/`)).toHaveLength(1)
})

test('of two workers at once one gathers', async () => {
  const { jobID, shown } = await anExport()
  expect((await Promise.all([gather(), gather(), gather()])).sort()).toEqual([0, 0, 1])
  expect(await shown()).toMatchObject({ status: 'ready' })
  expect(await server.keys(`exports/${jobID}/`)).toHaveLength(1)
})

test('what cannot be stored is tried again, five times, and then the owner may ask anew', async () => {
  const { jobID, shown } = await anExport()
  keepFilesIn(localStorage({ folder: '/dev/null/nowhere', secret: 'only for tests', origin: '' }))
  for (let attempt = 1; attempt < 5; attempt += 1) {
    expect(await gather()).toBe(0)
    expect(await shown()).toMatchObject({ status: 'waiting', progress: 0 })
    // Not at once.
    expect(await gather()).toBe(0)
    const { rows } = await sql`select attempts from exports where job_id = ${jobID}`.execute(db)
    expect(rows).toEqual([{ attempts: attempt }])
    await letWait(jobID)
  }
  expect(await gather()).toBe(0)
  expect(await shown()).toMatchObject({ status: 'failed', url: null })
  keepFilesIn(server.storage)
  await cleanExports(db)
  await letWait(jobID)
  expect(await gather()).toBe(0)
})

test('one that kills every worker is given up', async () => {
  const { jobID, shown } = await anExport()
  await sql`update exports set status = 'running', attempts = 5, attempt_id = job_id,
    due_at = now() - interval '1 second' where job_id = ${jobID}`.execute(db)
  expect(await gather()).toBe(0)
  expect(await shown()).toMatchObject({ status: 'failed' })
})
