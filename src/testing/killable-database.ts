// A PostgreSQL of a test's own that can be killed with all its processes, as by a machine that stops, and started again.
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { makeCluster, placesFor, startServer } from '../../bin/postgres.mjs'
import { migrate } from '../platform/migrations.ts'
import { aFreePort, bornAt, familyOf } from './processes.ts'

// What a process wrote is with the system, which lives on: only what was not written yet may be lost, as on any machine.
const settings = ['fsync=off', 'synchronous_commit=on', 'shared_buffers=64MB']

export type KillableDatabase = Awaited<ReturnType<typeof aKillableDatabase>>

/** Starts one, migrated; whoever asks for it closes it. Its address stays the same over all starts. */
export async function aKillableDatabase() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-killed-'))
  chmodSync(folder, 0o755)
  const places = placesFor(path.join(folder, 'data'))
  const password = makeCluster(places)
  const port = await aFreePort()
  const url = `postgres://millwright:${password}@127.0.0.1:${port}/postgres`
  let server: ChildProcess

  /** Starts it again, and waits until it has recovered. */
  async function start(): Promise<void> {
    server = await startServer(places, port, settings)
  }
  /** Ends every process of it at once with SIGKILL. */
  async function kill(): Promise<void> {
    const family = familyOf(server.pid!).map((pid) => ({ pid, born: bornAt(pid) }))
    const ended = once(server, 'exit')
    for (const { pid } of family) endNow(pid)
    await ended
    // The memory that they share is free once the last has gone.
    while (family.some(({ pid, born }) => born !== undefined && bornAt(pid) === born))
      await new Promise((resolve) => setImmediate(resolve))
  }

  await start()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await migrate(pool, path.resolve(import.meta.dirname, '../../db/migrations'))
  await pool.end()
  return {
    url,
    /** A folder that goes with it, for what Node makes of the sources of processes on it. */
    compiled: path.join(folder, 'compiled'),
    start,
    kill,
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
      rmSync(places.data, { recursive: true, force: true })
      rmSync(`${places.data}.password`, { force: true })
    },
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
