// What comes by the thousand and waits for nobody is written in portions; what is too much is dropped and counted, never waited for.
import { isDatabaseAway } from './db.ts'
import type { Logger } from './log.ts'

type Writing<Item> = {
  name: string
  write(portion: readonly Item[]): Promise<void>
  /** Whether what failed so is tried again with the next portion: unless said, while the database is away. */
  mayAgain?(error: unknown): boolean
  /** Milliseconds that something waits at most before it is written. */
  restMs: number
  /** So much waits or is under way at once, and is one portion at most, by `sizeOf` where that is told. */
  most: number
  sizeOf?(item: Item): number
  log: Logger
}

export type Portions<Item> = {
  /** Whether it will be written: nobody is told when it is. */
  take(item: Item): boolean
  /** What was dropped since the start. */
  dropped(): number
  /** Writes what waits, and takes nothing more. */
  close(): Promise<void>
}

/** Takes what is to be written in portions, one after the other; in memory nothing waits longer than `restMs` and the portion before. */
export function inPortionsOf<Item>(wish: Writing<Item>): Portions<Item> {
  const { name, write, mayAgain = isDatabaseAway, restMs, most, sizeOf = () => 1, log } = wish
  let waiting: Item[] = []
  // With what is under way, for which there has to be room when it fails: nothing that was taken is dropped for what came later.
  let size = 0
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let isClosed = false

  async function flush(): Promise<void> {
    timer = undefined
    const [portion, its] = [waiting, size]
    waiting = []
    try {
      await write(portion)
      size -= its
    } catch (error) {
      const isKept = mayAgain(error)
      if (isKept) waiting = [...portion, ...waiting]
      else [size, dropped] = [size - its, dropped + portion.length]
      log.warn({ error: String(error), isKept }, `not written: ${name}`)
    }
    writing = undefined
    if (waiting.length > 0 && !isClosed) begin()
  }

  function begin(): void {
    timer ??= setTimeout(() => {
      writing = flush()
    }, restMs)
  }

  return {
    take(item) {
      const its = sizeOf(item)
      if (isClosed || size + its > most) {
        dropped += 1
        return false
      }
      waiting.push(item)
      size += its
      if (!writing) begin()
      return true
    },
    dropped: () => dropped,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await writing
      if (waiting.length > 0) await flush()
    },
  }
}
