// When this process heard of each thing that changed, so that nothing is shown from before.

export type Fence = {
  /** These changed by now. */
  changed(keys: readonly string[]): void
  /** Whether something that was made from these things as of then lacks a change that was heard of. */
  isOutdated(keys: readonly string[], asOf: number): boolean
  /** When something was last heard of; -Infinity for never. */
  latest(): number
  /** What was made before then may lack a change that nobody can name; Infinity while nothing is heard. */
  floor(): number
  /** From now on news is heard; what came before was missed. */
  hear(): void
  /** News may be missed from now on. */
  deafen(): void
}

/** Longer than a replica may be behind and a reading may take. */
export const rememberedMs = 15_000
const keysMax = 20_000

/** A fence that has heard nothing yet. `onChange` is told of each change. `now` in milliseconds, never set back. */
export function createFence(
  onChange: () => void = () => {},
  now: () => number = () => performance.now(),
): Fence {
  /** Oldest first. */
  const heard = new Map<string, number>()
  let floor = Infinity
  let latest = -Infinity

  return {
    changed(keys) {
      if (keys.length === 0) return
      latest = now()
      for (const key of keys) {
        heard.delete(key)
        heard.set(key, latest)
      }
      for (const [key, at] of heard) {
        const isOld = latest - at > rememberedMs
        if (!isOld && heard.size <= keysMax) break
        heard.delete(key)
        if (!isOld) floor = Math.max(floor, at)
      }
      onChange()
    },
    isOutdated: (keys, asOf) => floor > asOf || keys.some((key) => (heard.get(key) ?? -Infinity) > asOf),
    latest: () => latest,
    floor: () => floor,
    hear() {
      floor = latest = now()
      heard.clear()
      onChange()
    },
    deafen() {
      floor = Infinity
    },
  }
}
