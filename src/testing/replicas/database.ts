// A PostgreSQL of a test's own with one that follows it: its replay can be held back, and it can be killed and started again.
import { spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { makeCluster, placesFor, startServer } from '../../../bin/postgres.mjs'
import { migrate } from '../../platform/migrations.ts'
import { aFreePort } from '../processes.ts'

// No machine stops here; what is committed is sent at once.
const settings = ['fsync=off', 'synchronous_commit=on', 'shared_buffers=64MB']

export type ReplicatedDatabase = Awaited<ReturnType<typeof aReplicatedDatabase>>

/** Starts both, migrated; whoever asks for them closes them. */
export async function aReplicatedDatabase() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-replicated-'))
  chmodSync(folder, 0o755)
  const places = placesFor(path.join(folder, 'data'))
  const password = makeCluster(places)
  const ports = [await aFreePort(), await aFreePort()] as const
  const [url, replicaUrl] = ports.map((port) => `postgres://millwright:${password}@127.0.0.1:${port}/postgres`)
  const copy = { native: places.native, data: `${places.data}-replica` }
  let primary = await startServer(places, ports[0], settings)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await migrate(pool, path.resolve(import.meta.dirname, '../../../db/migrations'))
  await pool.end()
  await stop(primary, 'SIGINT')

  // As it was copied while it stood still, nothing else is needed of it than what follows.
  spawnSync('cp', ['-a', places.data, copy.data])
  writeFileSync(path.join(copy.data, 'standby.signal'), '')
  const follows = `primary_conninfo=host=127.0.0.1 port=${ports[0]} user=millwright password=${password}`
  const startReplica = () =>
    startServer(copy, ports[1], [...settings, follows, 'wal_retrieve_retry_interval=100ms'])
  primary = await startServer(places, ports[0], settings)
  let replica = await startReplica()

  const onReplica = async (text: string) => {
    const client = new pg.Client({ connectionString: replicaUrl })
    await client.connect()
    try {
      return (await client.query<{ answer: unknown }>(text)).rows[0]?.answer
    } finally {
      await client.end()
    }
  }

  return {
    url: url!,
    replicaUrl: replicaUrl!,
    /** Nothing of what is committed from now on can be read there, until `letGo`. */
    async hold() {
      await onReplica('select pg_wal_replay_pause() as answer')
      while ((await onReplica('select pg_get_wal_replay_pause_state() as answer')) !== 'paused')
        await new Promise((resolve) => setImmediate(resolve))
    },
    letGo: () => onReplica('select pg_wal_replay_resume() as answer'),
    killReplica: () => stop(replica, 'SIGQUIT'),
    async startReplica() {
      replica = await startReplica()
    },
    async close() {
      await stop(replica, 'SIGQUIT')
      await stop(primary, 'SIGQUIT')
      for (const left of [folder, places.data, copy.data, `${places.data}.password`])
        rmSync(left, { recursive: true, force: true })
    },
  }
}

async function stop(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
