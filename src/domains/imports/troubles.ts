// Errors that are no refusal of a file: an import is tried again after growing pauses, and not without end.
import { isDatabaseAway, transaction, type Db } from '../../platform/db.ts'
import type { Logger } from '../../platform/log.ts'
import { isStorageAway } from '../../platform/storage/away.ts'
import { jsonOf } from './json.ts'
import { holdLease, restAfter, setImport, type Claimed } from './queries/imports.ts'
import { writtenKinds, type ImportEntry } from './queries/tables.ts'
import { tellEnd } from './telling.ts'

/** After the how manyth failure in a row it rests so long; after one more it is given up. */
const restSeconds = [5, 20, 60, 120, 300]
const triesMost = restSeconds.length + 1
/** Beside the pause of ten seconds more for each, which `claimImport` keeps: hours. */
const outagesMost = 40
const outageSeconds = 10

/** A statement that is too slow, or waits too long for a lock, comes from what it is to do as often as from the machine. */
const slowCodes: readonly unknown[] = ['57014', '55P03', '40P01']
const isSlow = (error: unknown): boolean => slowCodes.includes((error as { code?: unknown } | null)?.code)

/** Whether an import cannot be blamed for an error. */
const isOfMachine = (error: unknown): boolean =>
  (isDatabaseAway(error) && !isSlow(error)) || isStorageAway(error)

/** Counts a step that failed, and has the import rest, or ends it. */
export async function sufferError(
  db: Db,
  { importID, state, tries, outages }: Claimed,
  { lease, error, log }: { lease: string; error: unknown; log: Logger },
): Promise<void> {
  const about = { importID, state, tries: tries + 1, outages, error: String(error) }
  if (isOfMachine(error)) {
    log.warn(about, 'import not gone on with: database or storage away')
    return restAfter(db, importID, { lease, seconds: outageSeconds, tries: 0, outages: 1 })
  }
  if (tries + 1 < triesMost) {
    log.warn(about, 'import not gone on with')
    return restAfter(db, importID, { lease, seconds: restSeconds[tries]!, tries: 1, outages: 0 })
  }
  log.error(about, 'import given up')
  await giveUp(db, importID, { lease, state })
}

/** Ends an import that was left too often; false for one that was not. */
export async function isGivenUp(
  db: Db,
  { importID, state, outages }: Claimed,
  { lease, log }: { lease: string; log: Logger },
): Promise<boolean> {
  if (outages <= outagesMost) return false
  log.error({ importID, state, outages }, 'import given up: whoever works on it dies')
  await giveUp(db, importID, { lease, state })
  return true
}

/** What has written nothing has failed; what has is left to people, who go on with it, or end it and take it back. */
async function giveUp(
  db: Db,
  importID: string,
  { lease, state }: { lease: string; state: ImportEntry['state'] },
): Promise<void> {
  await transaction(db, async (tx) => {
    const held = await holdLease(tx, importID, lease, state)
    if (!held) return
    const anew = { tries: 0, outages: 0, lease: null, leased_until: null }
    const resumes = state === 'undoing' ? 'undoing' : 'running'
    await setImport(
      tx,
      importID,
      hasWritten(held)
        ? { ...anew, state: 'paused', paused_by: 'trouble', resumes }
        : { ...anew, state: 'failed', failure: jsonOf({ reason: 'trouble' }) },
    )
    await tellEnd(tx, importID)
  })
}

const hasWritten = ({ written }: ImportEntry): boolean =>
  writtenKinds.some((kind) => kind !== 'skipped' && (written[kind] ?? 0) > 0)
