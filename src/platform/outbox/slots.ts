// How many listeners of a process have a turn at once, so that news never takes all its connections.

/** After so long whoever has a turn gives its place on and goes on beside, as long as there is room beside. */
const placeMs = 1_000

/** Of `connections` news takes a quarter, and as many again for turns that last. */
export function slotsOf(connections: number): { atOnce: number; beside: number } {
  const atOnce = Math.max(1, Math.floor(connections / 4))
  return { atOnce, beside: Math.max(0, Math.min(atOnce, connections - atOnce - 2)) }
}

/** Runs work `atOnce` at a time, in the order in which it came, and beside it at most `beside` pieces that last. */
export function slotsIn({ atOnce, beside }: { atOnce: number; beside: number }) {
  let running = 0
  let lasting = 0
  const queue: (() => void)[] = []

  function letIn(): void {
    while (running < atOnce && queue.length > 0) {
      running++
      queue.shift()!()
    }
  }

  return async function inPlace<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      queue.push(begin)
      letIn()
    })
    let isBeside = false
    const lasts = setTimeout(() => {
      if (lasting >= beside) return
      isBeside = true
      lasting++
      running--
      letIn()
    }, placeMs)
    try {
      return await work()
    } finally {
      clearTimeout(lasts)
      if (isBeside) lasting--
      else running--
      letIn()
    }
  }
}
