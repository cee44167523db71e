// Live events for the pages of a browser: one tab holds the stream, all hear it; without one they ask every 30 seconds.
import type { LiveEventEntry } from '../../../contract/live.ts'
import { eventsOf } from './event-stream.ts'
import { SessionLost, type Renewal } from './renewal.ts'
import { joinTabs } from './tabs.ts'

type Tools = {
  userID: string
  renewal: Pick<Renewal, 'token' | 'renew'>
  onEvent(event: LiveEventEntry): void
  fetchIt?: typeof fetch
  origin?: string
  /** Of the waits below, for tests. */
  pace?: number
}
/** What the tab with the stream tells the others: where it is, and what came. */
type News = { id: string | undefined; event?: LiveEventEntry }

const silenceMs = 40_000
const pollMs = 30_000
const firstWaitMs = 1_000
const longestWaitMs = 30_000
const path = '/api/live'

/** Hears what happens to a person until it is stopped. Whatever may have been missed is told as `gap`. */
export function startLive({
  userID,
  renewal,
  onEvent,
  fetchIt = fetch,
  origin = '',
  pace = 1,
}: Tools): () => void {
  const stop = new AbortController()
  let lastID: string | undefined
  let heardAt = 0
  const hear = ({ id, event }: News) => {
    heardAt = Date.now()
    // The first word of a stream: what happened since this page was made is not known.
    if (lastID === undefined && event?.type !== 'gap') onEvent({ type: 'gap' })
    lastID = id ?? lastID ?? ''
    if (event) onEvent(event)
  }
  const tabs = joinTabs<News>(`mw-live-${userID}`, hear)

  const readStream = async (cut: AbortController): Promise<number | undefined> => {
    const response = await ask(cut.signal)
    if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`)
    let retryMs: number | undefined
    let silent: ReturnType<typeof setTimeout> | undefined
    const stillThere = () => {
      clearTimeout(silent)
      silent = setTimeout(() => cut.abort(), silenceMs * pace)
    }
    try {
      stillThere()
      for await (const told of eventsOf(response.body)) {
        stillThere()
        retryMs = told.retryMs ?? retryMs
        const news: News = {
          id: told.id,
          ...(told.data && { event: JSON.parse(told.data) as LiveEventEntry }),
        }
        hear(news)
        tabs.tell({ ...news, id: lastID })
      }
    } finally {
      clearTimeout(silent)
    }
    return retryMs
  }
  const ask = async (signal: AbortSignal) => {
    const token = await renewal.token()
    const send = (bearer: string) =>
      fetchIt(origin + path, {
        headers: { authorization: `Bearer ${bearer}`, ...(lastID && { 'last-event-id': lastID }) },
        cache: 'no-store',
        signal,
      })
    const first = await send(token)
    return first.status === 401 ? send(await renewal.renew(token)) : first
  }

  const keepReading = async () => {
    let failures = 0
    while (!stop.signal.aborted) {
      const cut = new AbortController()
      const end = () => cut.abort()
      stop.signal.addEventListener('abort', end)
      // A network that comes back does so on another way: what hangs is cut.
      window.addEventListener('offline', end)
      const begun = Date.now()
      const retryMs = await readStream(cut).catch((error: unknown) => {
        if (error instanceof SessionLost) stop.abort()
        return undefined
      })
      stop.signal.removeEventListener('abort', end)
      window.removeEventListener('offline', end)
      failures = Date.now() - begun > longestWaitMs * pace ? 0 : failures + 1
      const wait =
        retryMs ?? Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs) * (0.5 + Math.random())
      await pause(wait * pace, stop.signal)
    }
  }

  const poll = setInterval(() => {
    const isCutOff = Date.now() - heardAt > silenceMs * pace
    if (isCutOff && document.visibilityState === 'visible') onEvent({ type: 'gap' })
  }, pollMs * pace)

  // Browsers lend locks only to secure pages; without them each tab has a stream of its own.
  const { locks } = navigator as { locks?: LockManager }
  const reading = locks
    ? locks.request(`mw-live-${userID}`, { signal: stop.signal }, keepReading)
    : keepReading()
  reading.catch(() => {})

  return () => {
    stop.abort()
    clearInterval(poll)
    tabs.close()
  }
}

/** Ends early when the network is back, or everything is over. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
    signal.addEventListener('abort', go)
  })
}
