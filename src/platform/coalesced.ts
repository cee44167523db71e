// Work that is asked for more often than it can be done.
import type { Logger } from './log.ts'

export type Coalesced = {
  /** Asks for the work: asked for while it is done, it is done once more afterwards. */
  run(): void
  /** Resolves when nothing is being done and nothing is asked for. */
  settled(): Promise<void>
}

/** `work` whenever it is asked for and never twice at once; where it throws, the log is told in the words of `failed`. */
export function coalesced(log: Logger, failed: string, work: () => Promise<unknown>): Coalesced {
  let running: Promise<void> | undefined
  let again = false
  const run = () => {
    if (running) {
      again = true
      return
    }
    running = work()
      .then(
        () => {},
        (error: unknown) => log.warn({ error: String(error) }, failed),
      )
      .finally(() => {
        running = undefined
        if (!again) return
        again = false
        run()
      })
  }
  const settled = async (): Promise<void> => {
    if (!running) return
    await running
    await settled()
  }
  return { run, settled }
}
