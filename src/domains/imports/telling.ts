// How an import ended is told to who began it; of one that a program sent, to who answers for its key, and not the same every night.
import { limits } from '../../contract/limits.ts'
import type { ImportTold } from '../../contract/import-words.ts'
import type { ImportKind } from '../../contract/notification-kinds.ts'
import type { DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { ownersOfAll, roleIn } from '../members/membership.ts'
import { findImport, findReports, setImport } from './queries/imports.ts'
import type { ImportEntry } from './queries/tables.ts'

/** Tells, within the transaction that ended or stopped it, how an import stands. */
export async function tellEnd(tx: Tx, importID: string): Promise<void> {
  const row = (await findImport(tx, importID))!
  const told = toldOf(row)
  if (row.key_id === null) return tell(tx, row, `import.${told.how}`, told)
  const report = [told.how, told.reason ?? row.failure?.reason ?? '', told.refused].join(':')
  const isTold = isWorthTelling(told) && !(await wasToldLately(tx, row, report))
  await setImport(tx, importID, { report, ...(isTold && { reported_at: new Date() }) })
  if (isTold) await tell(tx, row, 'import.reported', told)
}

export function toldOf(row: ImportEntry): ImportTold {
  const { created = 0, changed = 0, unlisted = 0, removed = 0, skipped = 0 } = row.written
  const { state, counts, stopped, file_name: file } = row
  const refused = (counts?.refused ?? 0) + skipped
  if (state === 'failed') {
    const isOurs = row.failure?.reason === 'trouble'
    return {
      how: 'failed',
      ...(isOurs && { reason: 'trouble' }),
      file,
      new: 0,
      changed: 0,
      gone: 0,
      refused: 0,
    }
  }
  if (state === 'done') return { how: 'done', file, new: created, changed, gone: unlisted + removed, refused }
  const why = row.state === 'paused' ? row.paused_by : null
  if (why === 'trouble')
    return { how: 'stopped', reason: why, file, new: created, changed, gone: unlisted + removed, refused }
  const reason = stopped?.reason ?? why ?? 'people'
  // Nothing was written where the dry run told too much: its own figures say what it would have been.
  return stopped
    ? { how: 'stopped', reason, file, ...figuresOf(row), refused }
    : { how: 'stopped', reason, file, new: created, changed, gone: unlisted + removed, refused }
}

const figuresOf = ({ counts }: ImportEntry) => ({
  new: counts?.new ?? 0,
  changed: counts?.changed ?? 0,
  gone: counts?.missing ?? 0,
})

/** A run of a night that had nothing to do is no news. */
const isWorthTelling = ({ how, refused, ...wrote }: ImportTold): boolean =>
  how !== 'done' || refused > 0 || hasWritten(wrote)

const hasWritten = ({ new: fresh, changed, gone }: Pick<ImportTold, 'new' | 'changed' | 'gone'>): boolean =>
  fresh + changed + gone > 0

/** Whether the runs right before this one ended the same, and one of them was told within a week; what was written is always told. */
async function wasToldLately(tx: Tx, row: ImportEntry, report: string): Promise<boolean> {
  const told = toldOf(row)
  if (told.how === 'done' && hasWritten(told)) return false
  const before = await findReports(tx, row, limits.importToldAgainDays)
  const other = before.findIndex((one) => one.report !== report)
  return before.slice(0, other < 0 ? undefined : other).some(({ isTold }) => isTold)
}

async function tell(tx: Tx, row: ImportEntry, kind: ImportKind, told: ImportTold): Promise<void> {
  const { import_id: importID, business_id: businessID } = row
  const userIDs = await whoHears(tx, row)
  const event: DomainEvent = {
    type: 'import.told',
    kind,
    businessID,
    importID,
    userIDs,
    title: JSON.stringify(told),
  }
  if (userIDs.length > 0) await publishEvents(tx, [event])
}

/** Who began it or made its key, while they may see to it; else the owners. */
async function whoHears(
  tx: Tx,
  { business_id: businessID, user_id: userID }: ImportEntry,
): Promise<string[]> {
  const role = await roleIn(tx, businessID, userID)
  if (role === 'owner' || role === 'admin') return [userID]
  return [...(await ownersOfAll(tx, [businessID]))(businessID)]
}
