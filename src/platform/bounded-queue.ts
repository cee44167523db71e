// Costly work takes turns: so much at once, so much waiting, and what comes after that is refused at once.

type Turns = {
  atOnce: number
  waiting: number
  /** While others wait, a place rests after work as long as that took, but no longer than so many milliseconds. */
  restMs?: number
  refusal(): Error
}

/**
 * Runs work `atOnce` at a time while `waiting` more wait in order; further work rejects with `refusal()` without waiting.
 * `requireRoom` throws that as long as it would be so: for whoever wants to know before doing what goes before.
 */
export function boundedQueue({ atOnce, waiting, restMs = 0, refusal }: Turns) {
  let running = 0
  const queue: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin))
    else throw refusal()
    const began = performance.now()
    try {
      return await work()
    } finally {
      const rest = queue.length > 0 ? Math.min(performance.now() - began, restMs) : 0
      if (rest > 0) setTimeout(giveOn, rest)
      else giveOn()
    }
  }

  /** Whoever waits takes over the place, so that nobody who comes between them is let in too. */
  function giveOn(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    inTurn,
    requireRoom() {
      if (running >= atOnce && queue.length >= waiting) throw refusal()
    },
  }
}
