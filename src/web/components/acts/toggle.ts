// A like, follow or save that shows at once what was wanted, and comes back when the server did not do it (P4.3).

/** What is shown: whether it is on, and how many do it where that is counted. */
export type Shown = { on: boolean; count: number | undefined }

export type Toggle = {
  shown(): Shown
  /** Turns it on or off; calls go out one at a time, and only those that still change something. */
  turn(on: boolean): void
  /** What a page has learnt since; what is on its way to the server stands above it, and what was done here above what the page said all along. */
  learn(known: Shown): void
  /** Calls `listener` at every change; answers what ends that. */
  onChange(listener: () => void): () => void
}

type Tools = {
  /** Does it; answers how many do it now, where that is counted. */
  send(on: boolean): Promise<number | undefined>
  /** Told after what is shown has come back. */
  onFailure?(error: unknown): void
}

const added = (count: number | undefined, more: number) =>
  count === undefined ? undefined : Math.max(0, count + more)

/** Begins with what the server said; idempotent calls make every order of clicks end in what was wanted last. */
export function createToggle(known: Shown, { send, onFailure = () => {} }: Tools): Toggle {
  let held = known
  /** Whether it is on, as the page said last. */
  let said = known.on
  let wanted = known.on
  let running = false
  let shown = known
  const listeners = new Set<() => void>()
  const show = () => {
    const next = { on: wanted, count: added(held.count, Number(wanted) - Number(held.on)) }
    if (next.on === shown.on && next.count === shown.count) return
    shown = next
    for (const listener of listeners) listener()
  }
  const run = async () => {
    running = true
    try {
      while (wanted !== held.on) {
        const on = wanted
        const counted = await send(on)
        held = { on, count: counted ?? added(held.count, on ? 1 : -1) }
        show()
      }
    } catch (error) {
      wanted = held.on
      show()
      onFailure(error)
    } finally {
      running = false
    }
  }
  return {
    shown: () => shown,
    turn(on) {
      wanted = on
      show()
      if (!running && wanted !== held.on) void run()
    },
    learn(next) {
      if (running) return
      // A button beside the number says nothing of it.
      held = { on: next.on === said ? held.on : next.on, count: next.count ?? held.count }
      said = next.on
      wanted = held.on
      show()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
