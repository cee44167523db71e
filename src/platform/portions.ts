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
  /** So much waits at once. */
  most: number
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
export function inPortionsOf<Item>({
  name,
  write,
  mayAgain = isDatabaseAway,
  restMs,
  most,
  log,
}: Writing<Item>): Portions<Item> {
  let waiting: Item[] = []
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let isClosed = false

  async function flush(): Promise<void> {
    timer = undefined
    const portion = waiting
    waiting = []
    try {
      await write(portion)
    } catch (error) {
      const kept = mayAgain(error) ? portion.slice(0, most - waiting.length) : []
      waiting = [...kept, ...waiting]
      dropped += portion.length - kept.length
      log.warn({ error: String(error), kept: kept.length }, `not written: ${name}`)
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
      if (isClosed || waiting.length >= most) {
        dropped += 1
        return false
      }
      waiting.push(item)
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
