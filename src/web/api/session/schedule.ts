// When a session is renewed: shortly before its end, and when a browser that slept or was offline is back (P4.1).
import { leadMs, SessionLost } from './renewal.ts'

type Tools = {
  /** In milliseconds since 1970. */
  endsAt(): number
  renew(): Promise<unknown>
  onLost(): void
  /** What tells of coming back; a page gives its window and its document. */
  signals: { target: EventTarget; event: string }[]
  retryMs?: number
}

const defaultRetryMs = 30_000
/** A timer cannot wait longer. */
const longestMs = 2_147_483_647

/** Renews until it is stopped; a failed network is tried again, an ended session is told once. */
export function renewInTime({ endsAt, renew, onLost, signals, retryMs = defaultRetryMs }: Tools): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const plan = (ms: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(check, Math.min(Math.max(ms, 0), longestMs))
  }
  const untilDue = () => endsAt() - leadMs - Date.now()
  const check = () => {
    if (untilDue() > 0) return plan(untilDue())
    clearTimeout(timer)
    renew().then(
      // Due again at once: the clocks of browser and server differ.
      () => plan(untilDue() > 0 ? untilDue() : retryMs),
      (error: unknown) => {
        if (stopped) return
        if (!(error instanceof SessionLost)) return plan(retryMs)
        stop()
        onLost()
      },
    )
  }
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    for (const { target, event } of signals) target.removeEventListener(event, check)
  }
  for (const { target, event } of signals) target.addEventListener(event, check)
  check()
  return stop
}
