// Connections to the database, with limits on how long one is waited for.
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from './log.ts'

/** Longer than any statement may take: a database that says nothing for so long is gone, whatever TCP believes. */
const silenceMs = 7_000

/** Connections to `url`, none yet; each waits for an answer only so long. */
export function openPool(url: string, options: { max: number; log: Logger; settings: string }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: options.settings,
    // What is asked for on one connection does not wait for the answer to what was asked before.
    pipeline: true,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'database connection lost'))
  // The pool listens only to idle ones: one that breaks between two statements of a transaction tells its next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('acquire', (client) => limitSilence(client, silenceMs))
  pool.on('release', (_error, client) => limitSilence(client, 0))
  return pool
}

/** Breaks a connection when the database says nothing for so long; 0 for without a limit. */
export function limitSilence(client: pg.Client, ms: number): void {
  const stream = client.connection.stream as Socket
  stream.removeAllListeners('timeout')
  stream.setTimeout(ms)
  if (ms > 0)
    stream.once('timeout', () =>
      stream.destroy(new Error('Connection terminated: the database says nothing')),
    )
}

/** Of a write on a server that others have taken over from. */
export const onlyReadCode = '25006'

/** Whether a connection leads to such a server: the next one is made anew, and leads to whoever has taken over. */
export const isToOldLeader = (error: unknown): boolean => (error as { code?: unknown }).code === onlyReadCode
