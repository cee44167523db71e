// At what pace imports are worked on: nobody waits for a table as for a page, so everybody else keeps half of what there is.
import { setTimeout as sleep } from 'node:timers/promises'

const restMsMax = 1_000
let isResting = true

/** From now on this process goes on without a rest, which is for tests: nobody waits beside them. */
export function goOnWithoutRest(): void {
  isResting = false
}

/** One for a piece of work: called after each part of it, it rests as long as the part took, at least `restMs`. */
export function pace(restMs: number): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (isResting) await sleep(Math.min(Math.max(restMs, performance.now() - since), restMsMax))
    since = performance.now()
  }
}
