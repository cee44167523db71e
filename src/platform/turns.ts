// Costly work takes turns: so much at once, so much waiting, and what comes after that is refused at once.

/**
 * Runs work `atOnce` at a time while `waiting` more wait in order; further work rejects with `refusal()` without waiting.
 * `requireRoom` throws that as long as it would be so: for whoever wants to know before doing what goes before.
 */
export function takingTurns(atOnce: number, waiting: number, refusal: () => Error) {
  let running = 0
  const queue: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin))
    else throw refusal()
    try {
      return await work()
    } finally {
      // Whoever waits takes over this place, so that nobody who comes between them is let in too.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    inTurn,
    requireRoom() {
      if (running >= atOnce && queue.length >= waiting) throw refusal()
    },
  }
}
