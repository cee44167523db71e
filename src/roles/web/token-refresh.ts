// A session is renewed once in this process, however many requests come with the same token; other processes get the
// same successor from the account service within its grace.
import { createHash } from 'node:crypto'
import type { SessionEntry } from '../../contract/accounts.ts'

/** Requests that were sent before the answer reached their browser still come with the token of before. */
const keptMs = 5_000
const keptMax = 10_000

export type Refreshing = {
  /** The session that follows `refreshToken`; `ask` is called for the first of those who come with it. */
  refresh(refreshToken: string, ask: () => Promise<SessionEntry>): Promise<SessionEntry>
}

/** Shares each refresh among all who need it; a failed one is forgotten at once. */
export function coalesceRefreshes(): Refreshing {
  const running = new Map<string, Promise<SessionEntry>>()
  return {
    refresh(refreshToken, ask) {
      const key = createHash('sha256').update(refreshToken).digest('base64')
      const already = running.get(key)
      if (already) return already
      const asked = ask()
      running.set(key, asked)
      const forget = () => {
        if (running.get(key) === asked) running.delete(key)
      }
      asked.then(() => {
        if (running.size > keptMax) forget()
        else setTimeout(forget, keptMs).unref()
      }, forget)
      return asked
    },
  }
}
