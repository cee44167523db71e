// At what pace imports are worked on: nobody waits for a table as for a page, so everybody else keeps half of what there is.
import { setTimeout as sleep } from 'node:timers/promises'

const restMsMax = 1_000

/** One for a piece of work: called after each part of it, it rests as long as the part took, at least `restMs`. */
export function pace(restMs: number): () => Promise<void> {
  let since = performance.now()
  return async () => {
    await sleep(Math.min(Math.max(restMs, performance.now() - since), restMsMax))
    since = performance.now()
  }
}
