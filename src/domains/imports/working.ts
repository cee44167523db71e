// Who works on imports: a step of each in turn, so that a long one keeps no other company waiting.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Logger } from '../../platform/log.ts'
import { checkTable } from './checking.ts'
import { pace } from './pace.ts'
import { claimImport, releaseLease, type Claimed } from './queries/imports.ts'
import { runPortion } from './running.ts'
import { readSample } from './sampling.ts'
import { isGivenUp, sufferError } from './troubles.ts'
import { undoPortion } from './undoing.ts'

/** Tables that a process works on at once. */
const lanes = 2
/** Between two steps everybody else has the products and the database, at least so long. */
const restMs = 50
const lookAgainMs = 250
/** Then the next run of the job goes on. */
const longestMs = 10 * 60_000

/** Works until there is nothing to do; safe beside others and after any that died. */
export async function workOnImports(db: Db, log: Logger): Promise<void> {
  const until = Date.now() + longestMs
  /** Nothing is left: who waits for more need not. */
  const over = new AbortController()
  let busy = 0

  async function lane(): Promise<void> {
    while (Date.now() < until) {
      const lease = uuidv7()
      const claimed = await claimImport(db, lease)
      if (!claimed) {
        if (busy === 0) over.abort()
        if (over.signal.aborted) return
        // While one is worked on another may come.
        await sleep(lookAgainMs, undefined, { signal: over.signal }).catch(() => {})
        continue
      }
      busy += 1
      const rest = pace(restMs)
      try {
        if (await isGivenUp(db, claimed, { lease, log })) continue
        const error = await step(db, claimed, lease).then(
          () => undefined,
          (thrown: unknown) => thrown ?? new Error('nothing was thrown'),
        )
        await (error === undefined
          ? releaseLease(db, claimed.importID, lease)
          : sufferError(db, claimed, { lease, error, log }))
        await rest()
      } catch (error) {
        // The database is away: the lease runs out, and then it is tried again.
        log.warn({ importID: claimed.importID, error: String(error) }, 'import not noted on')
      } finally {
        busy -= 1
      }
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane))
}

async function step(db: Db, { importID, state }: Claimed, lease: string): Promise<void> {
  if (state === 'reading') return readSample(db, importID, lease)
  if (state === 'checking') return checkTable(db, importID, lease)
  await (state === 'running' ? runPortion(db, importID, lease) : undoPortion(db, importID, lease))
}
