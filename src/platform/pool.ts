// Connections to the database, with limits on how long one is waited for.
import type { Socket } from 'node:net'
import pg from 'pg'
import { clientClass, passwordMayChange } from './database-password.ts'
import type { Logger } from './log.ts'

/** What a statement may take, unless its transaction allows itself longer. */
export const statementMs = 5_000

/** A database that says nothing for longer than a statement may take is gone, whatever TCP believes; 0 without a limit. */
export const silenceFor = (ms: number): number => (ms > 0 ? ms + 2_000 : 0)

/** Connections to `url`, none yet; each waits for an answer only so long. */
export function openPool(url: string, options: { max: number; log: Logger; settings: string }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: clientClass() as unknown as new () => pg.ClientBase,
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
  pool.on('acquire', (client) => limitSilence(client, silenceFor(statementMs)))
  pool.on('release', (_error, client) => limitSilence(client, 0))
  return passwordMayChange() ? waitingForPassword(pool) : pool
}

const passwordRefused = '28P01'
/** So long a new password may be known to the database and not yet to the file, or the other way round. */
const passwordMs = 3_000
const againMs = 100

/** A pool that tries again when a password is refused: it is read anew for each connection. */
function waitingForPassword(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const patiently = async (): Promise<pg.PoolClient> => {
    const until = performance.now() + passwordMs
    for (;;)
      try {
        return await connect()
      } catch (error) {
        if ((error as { code?: unknown }).code !== passwordRefused || performance.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, againMs))
      }
  }
  type Told = (error: Error | undefined, client?: pg.PoolClient, release?: unknown) => void
  pool.connect = ((told?: Told) => {
    if (!told) return patiently()
    patiently().then(
      (client) => told(undefined, client, client.release),
      (error: Error) => told(error),
    )
  }) as typeof pool.connect
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
