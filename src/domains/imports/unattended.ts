// Tables that go on by themselves (P7.13): nothing is guessed, and what is more than was allowed changes nothing; people see to it then.
import type { ImportStop } from '../../contract/import-words.ts'
import type { Tx } from '../../platform/db.ts'
import { beginCheck, beginRun } from './advancing.ts'
import { jsonOf } from './json.ts'
import { findImport, findSample, setImport } from './queries/imports.ts'
import type { Counts, ImportEntry, Orders, Sample, Stopped } from './queries/tables.ts'
import { tellEnd } from './telling.ts'
import { understood } from './understanding.ts'

/** Goes on with a table that was just read, or just tried; one that people brought in waits for them. */
export async function goOnAlone(tx: Tx, importID: string): Promise<void> {
  const row = await findImport(tx, importID)
  if (!row?.orders) return
  if (row.state === 'mapping') {
    const sample = (await findSample(tx, importID))!
    const asked = askedOf(row, sample)
    await (asked ? stop(tx, importID, asked) : beginCheck(tx, row, sample))
  } else if (row.state === 'checked' && row.counts) {
    const reason = tooMuchIn(row.counts, row.orders)
    const { publish, missing } = row.orders
    await (reason
      ? stop(tx, importID, { reason, columns: [] })
      : beginRun(tx, importID, { publish, missing, userID: row.user_id }))
  }
}

async function stop(tx: Tx, importID: string, stopped: Stopped): Promise<void> {
  await setImport(tx, importID, { stopped: jsonOf(stopped) })
  await tellEnd(tx, importID)
}

/** What people would be asked before its dry run; undefined when all is sure or was chosen for such a table. */
function askedOf({ meanings, is_known: isKnown, sheet }: ImportEntry, sample: Sample): Stopped | undefined {
  const isThere = sheet === null ? sample.sheets.length === 1 || isKnown : sample.sheets.includes(sheet)
  if (!isThere) return { reason: 'sheet', columns: [] }
  const { header, columns } = understood(sample, meanings)
  const unsure = columns.filter(({ sureness }) => sureness !== 'sure').map(({ at }) => at)
  if (unsure.length === 0 && (isKnown || header.sureness === 'sure')) return undefined
  return { reason: 'columns', columns: unsure }
}

/** Why a dry run tells of more than was allowed: a file that broke would empty a showcase. */
export function tooMuchIn(counts: Counts, { missing, stopAbove }: Orders): ImportStop | undefined {
  const { new: fresh, changed, unchanged, refused } = counts
  const told = fresh + changed + unchanged + refused
  if (told === 0) return 'no products'
  if (isMore(refused, told, stopAbove)) return 'refused'
  const had = changed + unchanged + counts.missing
  return missing !== 'keep' && isMore(counts.missing, had, stopAbove) ? 'missing' : undefined
}

const isMore = (some: number, all: number, percent: number): boolean => some * 100 > all * percent
