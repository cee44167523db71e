// Every call, whoever makes it and from where, as those see it who measure: how long it took and what came of it.
import { traced } from './tracing.ts'
import { failureOf } from './http/failures.ts'

/** `refused`: the caller was told why not; `failed`: it is our fault, or the database is away. */
export type Outcome = 'done' | 'refused' | 'failed'
export type CallWatcher = (call: string, outcome: Outcome, seconds: number) => void

const watchers = new Set<CallWatcher>()
let running = 0

export const callsRunning = (): number => running

/** Tells `watcher` of every call of this process; answers what ends that. */
export function watchCalls(watcher: CallWatcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Runs a call, watched and traced under its name. */
export async function watched<T>(call: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  running++
  const tell = (outcome: Outcome) => {
    running--
    for (const watcher of watchers) watcher(call, outcome, (performance.now() - began) / 1000)
  }
  try {
    const answer = await traced(() => ({ name: `call ${call}`, kind: 'internal' }), work)
    tell('done')
    return answer
  } catch (error) {
    tell(failureOf(error).status >= 500 ? 'failed' : 'refused')
    throw error
  }
}
