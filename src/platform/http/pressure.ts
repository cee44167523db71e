// The last resort of a process that has more to do than it can: new requests are refused before anything is made of them, while
// its memory is nearly full or its event loop late.
import { getHeapStatistics } from 'node:v8'

export type Pressure = { isHigh(): boolean; close(): void }

type Options = {
  /** How often it is looked at, in milliseconds. */
  everyMs?: number
  /** By so many milliseconds the event loop is late, three times one after the other. */
  lateMs?: number
  /** Of the heap that V8 allows, three times one after the other. */
  heapShare?: number
  heap?: () => number
}

/** A single long turn, such as that which compiles a page, is no storm. */
const times = 3
const heapInUse = (): number => {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
  return used / most
}

/** Looks from now on. */
export function watchPressure(options: Options = {}): Pressure {
  const { everyMs = 250, lateMs = 500, heapShare = 0.9, heap = heapInUse } = options
  let late = 0
  let full = 0
  let due = performance.now() + everyMs
  const timer = setInterval(() => {
    const now = performance.now()
    late = now - due > lateMs ? late + 1 : 0
    full = heap() > heapShare ? full + 1 : 0
    due = now + everyMs
  }, everyMs).unref()
  return { isHigh: () => late >= times || full >= times, close: () => clearInterval(timer) }
}
