// Every listener goes at its own pace: a turn while something is due for it, a rest, the next turn.
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionsOf, type Db } from '../db.ts'
import { coalesced, type Coalesced } from '../coalesced.ts'
import type { Logger } from '../log.ts'
import type { Listener, AnyEvent } from './listener.ts'
import { slotsOf, slotsIn } from './slots.ts'
import { turnMsMax, runBatch } from './batch.ts'

/** A portion begins with so many events and grows while it is quick. */
export const portionFirst = 50
const portionMax = 500
const restMs = 20
/** One change alone takes a tenth of it. */
const longTurnMs = 100
/** Whoever finds a listener busy elsewhere looks again after so long: it may have come just too late. */
const busyMs = 500

export type Runners = {
  /** Lets listeners with these names have a turn. */
  wake(names: readonly string[]): void
  /** No more turns; resolves when those that are under way have ended. */
  close(): Promise<void>
}

/** Turns for each of `listeners`, all at their own pace. */
export function runnersOf<E extends AnyEvent>(
  db: Db,
  listeners: readonly Listener<E>[],
  log: Logger,
): Runners {
  const inPlace = slotsIn(slotsOf(connectionsOf(db)))
  const closing = new AbortController()
  const runners = new Map(listeners.map((one) => [one.name, runnerOf(one)]))

  function runnerOf(listener: Listener<E>): Coalesced {
    let most = portionFirst
    const runner: Coalesced = coalesced(log, `news not delivered: ${listener.name}`, async () => {
      const { delivered, more, busy, ms } = await inPlace(async () => {
        if (closing.signal.aborted) return { delivered: 0, more: false, busy: false, ms: 0 }
        const began = performance.now()
        const turn = await runBatch(db, listener, { most, turnMs: turnMsMax, log })
        const took = performance.now() - began
        most = nextPortion(most, { delivered: turn.delivered, ms: took })
        return { ...turn, ms: took }
      })
      if (busy) setTimeout(() => runner.run(), busyMs).unref()
      // Who has a whole portion behind it gathers enough as it is.
      if (more) runner.run()
      // Where little comes nobody waits for more: one change after another is found at once.
      else if (delivered > 0)
        await rest(Math.max(Math.min(listener.restMs ?? restMs, restMs * delivered), restAfter(ms)))
    })
    return runner
  }

  const rest = (ms: number) => sleep(ms, undefined, { signal: closing.signal }).catch(() => {})

  return {
    wake(names) {
      for (const name of names) runners.get(name)?.run()
    },
    async close() {
      closing.abort()
      await Promise.all([...runners.values()].map((runner) => runner.settled()))
    },
  }
}

/** Whoever had a long turn leaves others as much, and takes together what comes meanwhile. */
const restAfter = (ms: number): number => (ms < longTurnMs ? 0 : Math.min(ms, turnMsMax))

/** So much as fits into half of the longest turn; at most twice as much as before. */
function nextPortion(most: number, { delivered, ms }: { delivered: number; ms: number }): number {
  if (delivered < most && ms < turnMsMax) return most
  const fits = Math.floor((Math.max(delivered, 1) * turnMsMax) / 2 / Math.max(ms, 1))
  return Math.max(1, Math.min(fits, most * 2, portionMax))
}
