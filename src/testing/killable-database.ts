// A PostgreSQL of a test's own that can be killed with all its processes, as by a machine that stops, and started again.
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { startServer } from '../../bin/postgres.mjs'
import { anOwnCluster } from './own-cluster.ts'
import { bornAt, familyOf } from './processes.ts'

export type KillableDatabase = Awaited<ReturnType<typeof aKillableDatabase>>

/** Starts one, migrated; whoever asks for it closes it. Its address stays the same over all starts. */
export async function aKillableDatabase() {
  const own = await anOwnCluster('millwright-killed-')
  const { folder, places, port, url, settings } = own
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
  await own.migrate()
  return {
    url,
    /** A folder that goes with it, for what Node makes of the sources of processes on it. */
    compiled: path.join(folder, 'compiled'),
    start,
    kill,
    async close() {
      await kill()
      own.remove()
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
