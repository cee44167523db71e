// A process that is started again a second after it died, as systemd does, and that can be restarted in good order.
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'

const againMs = 1_000
/** Longer than it may take to drain and to stop. */
const stopMs = 20_000

export type KeptRunning = {
  /** Ends it as a crash would; it comes back. */
  kill(): void
  /** Ends it in good order and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export function keepRunning(start: () => ChildProcess): KeptRunning {
  let child = start()
  let isExpected = false
  const watch = () =>
    child.once('exit', () => {
      if (isExpected) return
      setTimeout(() => {
        if (isExpected) return
        child = start()
        watch()
      }, againMs)
    })
  watch()
  const end = async () => {
    isExpected = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), stopMs)
    await ended
    clearTimeout(late)
  }
  return {
    kill: () => void child.kill('SIGKILL'),
    async restart() {
      await end()
      isExpected = false
      child = start()
      watch()
    },
    stop: end,
  }
}
