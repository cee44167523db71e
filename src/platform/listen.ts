// LISTEN on a connection of its own that comes back by itself; what was missed meanwhile is told by `onGap`.
import pg from 'pg'
import type { Logger } from './log.ts'

export type Listening = { close(): Promise<void> }

/**
 * Calls `onNotice` for each payload on `channel`, `onGap` after every (re)connection, since notices may have been missed, and
 * `onLost` when a connection breaks: until the next gap none are heard.
 */
export function listen(
  url: string,
  channel: string,
  handlers: {
    onNotice(payload: string): void
    onGap(): void
    onLost?: (() => void) | undefined
    log: Logger
  },
): Listening {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const again = () => {
    client = undefined
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, 1_000)
  }

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true })
    client = fresh
    fresh.on('error', (error) => {
      handlers.log.warn({ error: error.message, channel }, 'listening connection lost')
      handlers.onLost?.()
    })
    fresh.on('end', () => {
      handlers.onLost?.()
      again()
    })
    fresh.on('notification', (notice) => handlers.onNotice(notice.payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      handlers.onGap()
    } catch {
      await fresh.end().catch(() => {})
      again()
    }
  }
  void connect()

  return {
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
