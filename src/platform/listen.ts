// LISTEN on one connection of a process, which comes back by itself; what was missed meanwhile is told by `onGap`.
import type { Socket } from 'node:net'
import pg from 'pg'
import { clientClass } from './database-password.ts'
import type { Logger } from './log.ts'
import { limitSilence } from './pool.ts'

export type Listening = { close(): Promise<void> }

type Handlers = {
  onNotice(payload: string): void
  onGap(): void
  onLost?: (() => void) | undefined
  log: Logger
}
type Hearer = Handlers & { channel: string }
type Line = { add(hearer: Hearer): void; remove(hearer: Hearer): Promise<void> }

/** Every commit that notifies wakes every connection that listens, to whatever channel: so a process has one, by its address. */
const lines = new Map<string, Line>()

/**
 * Calls `onNotice` for each payload on `channel`, `onGap` after every (re)connection, since notices may have been missed, and
 * `onLost` when the connection breaks: until the next gap none are heard.
 */
export function listen(url: string, channel: string, handlers: Handlers): Listening {
  const line = lines.get(url) ?? openLine(url)
  lines.set(url, line)
  const hearer = { channel, ...handlers }
  line.add(hearer)
  return { close: () => line.remove(hearer) }
}

/** A line that was cut, or leads to a server that others have taken over from, brings nothing and says nothing: it is asked. */
const beatMs = 5_000
const beatSilenceMs = 4_000

/** A connection for as long as somebody hears. */
function openLine(url: string): Line {
  const hearers = new Set<Hearer>()
  let client: pg.Client | undefined
  /** The client once it is connected. */
  let connected: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined
  let closed = false

  const lost = () => {
    connected = undefined
    for (const { onLost } of hearers) onLost?.()
  }

  const again = () => {
    client = undefined
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, 1_000)
  }

  /** Ends `on` unless it answers, as a server that is written to. */
  const ask = async (on: pg.Client) => {
    limitSilence(on, beatSilenceMs)
    const { rows } = await on.query<{ old: boolean }>('select pg_is_in_recovery() as old')
    limitSilence(on, 0)
    if (rows[0]?.old) throw new Error('others have taken over from this server')
  }
  const askLater = (on: pg.Client) => {
    clearTimeout(asking)
    asking = setTimeout(() => {
      ask(on).then(
        () => connected === on && askLater(on),
        (error: unknown) => (on.connection.stream as Socket).destroy(error as Error),
      )
    }, beatMs).unref()
  }

  const begin = async (hearer: Hearer, on: pg.Client) => {
    await on.query(`listen ${pg.escapeIdentifier(hearer.channel)}`)
    if (hearers.has(hearer)) hearer.onGap()
  }

  const connect = async () => {
    const fresh = new (clientClass())({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    client = fresh
    fresh.on('error', (error) => {
      const [first] = hearers
      first?.log.warn({ error: error.message }, 'listening connection lost')
      lost()
    })
    fresh.on('end', () => {
      lost()
      again()
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const hearer of hearers) if (hearer.channel === channel) hearer.onNotice(payload ?? '')
    })
    try {
      await fresh.connect()
      connected = fresh
      askLater(fresh)
      await Promise.all([...hearers].map((hearer) => begin(hearer, fresh)))
    } catch {
      await fresh.end().catch(() => {})
      again()
    }
  }
  void connect()

  return {
    add(hearer) {
      hearers.add(hearer)
      // A connection that breaks meanwhile tells by its end.
      if (connected) begin(hearer, connected).catch(() => {})
    },
    async remove(hearer) {
      hearers.delete(hearer)
      if (hearers.size > 0) return
      closed = true
      lines.delete(url)
      clearTimeout(retry)
      clearTimeout(asking)
      await client?.end().catch(() => {})
    },
  }
}
