// A lane lets so many calls run at once and tells the next one to come back: a flood in one lane leaves the others free.
import { unavailable } from './failures.ts'

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** A lane for `most` calls at once; one more throws Unavailable (503) without waiting. */
export function concurrencyLimit(most: number): ConcurrencyLimit {
  let running = 0
  return async (work) => {
    if (running >= most) throw unavailable()
    running++
    try {
      return await work()
    } finally {
      running--
    }
  }
}
