// A PostgreSQL of a test's own with one that follows it, whose replay can be held back, and which can be killed.
import { once } from 'node:events'
import pg from 'pg'
import { startServer } from '../../../bin/postgres.mjs'
import { anOwnCluster } from '../own-cluster.ts'
import { aFreePort } from '../processes.ts'
import { followerOf } from './follower.ts'

export type ReplicatedDatabase = Awaited<ReturnType<typeof aReplicatedDatabase>>

/** Starts both, migrated; whoever asks for them closes them. */
export async function aReplicatedDatabase() {
  const own = await anOwnCluster('millwright-replicated-')
  const { places, port, url, settings } = own
  const primary = await startServer(places, port, settings)
  await own.migrate()
  const follower = await followerOf({ places, url, port: await aFreePort(), settings })

  const ask = async (connectionString: string, text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      return (await client.query<{ answer: unknown }>(text, values)).rows[0]?.answer
    } finally {
      await client.end()
    }
  }
  const onReplica = (text: string, values?: unknown[]) => ask(follower.url, text, values)
  const letGo = () => onReplica('select pg_wal_replay_resume() as answer')

  return {
    url,
    replicaUrl: follower.url,
    /** Nothing of what is committed from now on can be read there, until `letGo`. */
    async hold() {
      await onReplica('select pg_wal_replay_pause() as answer')
      while ((await onReplica('select pg_get_wal_replay_pause_state() as answer')) !== 'paused')
        await new Promise((resolve) => setImmediate(resolve))
    },
    letGo,
    /** Lets it go, and waits until it has all that was committed by now. */
    async catchUp() {
      await letGo()
      const place = await ask(url, 'select pg_current_wal_flush_lsn() as answer')
      while (!(await onReplica('select pg_last_wal_replay_lsn() >= $1 as answer', [place])))
        await new Promise((resolve) => setImmediate(resolve))
    },
    /** From now on it follows nobody, and takes writes of its own. */
    promoteReplica: () => onReplica('select pg_promote() as answer'),
    killReplica: follower.kill,
    startReplica: follower.start,
    async close() {
      await follower.close()
      const ended = once(primary, 'exit')
      primary.kill('SIGQUIT')
      await ended
      own.remove()
    },
  }
}
