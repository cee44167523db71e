// One server that follows the primary: connections to it, how far it is, and whether it answers.
import type pg from 'pg'
import { openPool } from '../pool.ts'
import { withoutNames } from '../statement-names.ts'
import type { Logger } from '../log.ts'
import { within } from '../within.ts'

export type Replica = {
  /** Host and port, for metrics and the log. */
  name: string
  pool: pg.Pool
  costlyPool: pg.Pool
  /** How far it was when it last said; -1 while it is away. */
  position(): number
  /** Asks how far it is on the connection of what is read after that; throws when it does not say so in time. */
  positionOn(client: pg.ClientBase): Promise<number>
  /** Asks on a connection that it has for that alone. */
  look(): Promise<void>
  /** Whether it has the log up to `position` within so many milliseconds. */
  reaches(position: number, withinMs: number): Promise<boolean>
  close(): Promise<void>
}

export type ReplicaOpening = {
  max: number
  costlyMax: number
  log: Logger
  settings: string
  costlySettings: string
  costlyUrl: string
  /** False for a pooler that knows no prepared statements. */
  prepare: boolean
}

/** Null on a server that follows nobody. */
type Row = { position: number | null }
const text = "select (pg_last_wal_replay_lsn() - '0/0')::float8 as position"
const answersMs = 1_000
const lookMs = 500
const lookAgainMs = 2

/** Connections to the replica at `url`, none yet; it counts as away until it was looked at. */
export function openReplica(url: string, opening: ReplicaOpening): Replica {
  const { max, costlyMax, log, settings, costlySettings, costlyUrl, prepare } = opening
  const { host } = new URL(url)
  const pool = openPool(url, { max, log, settings })
  const costlyPool = openPool(costlyUrl, { max: costlyMax, log, settings: costlySettings })
  if (!prepare) for (const one of [pool, costlyPool]) withoutNames(one)
  // Whoever looks never waits behind those who read.
  const lookPool = openPool(url, { max: 1, log, settings })
  let reached = -1
  let looking: Promise<void> | undefined

  const say = async (client: pg.ClientBase, withinMs: number) => {
    const asked = client.query<Row>(prepare ? { name: 'replayed', text } : { text })
    const { rows } = await within(withinMs, asked)
    const position = rows[0]?.position ?? null
    if (position === null) throw new Error('this server follows nobody')
    if (reached < 0) log.info({ replica: host }, 'replica answers')
    return (reached = position)
  }
  const away = (error: unknown) => {
    if (reached >= 0) log.warn({ replica: host, error: String(error) }, 'replica left')
    reached = -1
  }
  const ask = async () => {
    const connecting = lookPool.connect()
    try {
      const client = await within(lookMs, connecting)
      await say(client, lookMs)
      client.release()
    } catch (error) {
      away(error)
      connecting.then(
        (client) => client.release(true),
        () => {},
      )
    }
  }
  const look = () => (looking ??= ask().finally(() => (looking = undefined)))

  return {
    name: host,
    pool,
    costlyPool,
    position: () => reached,
    async positionOn(client) {
      try {
        return await say(client, answersMs)
      } catch (error) {
        away(error)
        throw error
      }
    },
    look,
    async reaches(position, withinMs) {
      const until = performance.now() + withinMs
      for (;;) {
        if (reached >= position) return true
        if (performance.now() >= until) return false
        await look()
        if (reached < 0) return false
        if (reached < position) await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      }
    },
    close: async () => void (await Promise.all([pool, costlyPool, lookPool].map((one) => one.end()))),
  }
}
