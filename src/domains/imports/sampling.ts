// A table that arrived is looked at: its first rows, its sheets, and what its columns mean.
import type { Db } from '../../platform/db.ts'
import { transaction } from '../../platform/db.ts'
import { TableError, type Merged, type OpenedTable, type TableRow } from '../../platform/tables/table.ts'
import { jsonOf } from './json.ts'
import { findImport, holdLease, setImport } from './queries/imports.ts'
import { findMapping } from './queries/mappings.ts'
import type { Failure, Sample } from './queries/tables.ts'
import { inFolder, sheetOf, unpackTable, withTable } from './table-file.ts'
import { tellEnd } from './telling.ts'
import { goOnAlone } from './unattended.ts'
import { fingerprintOf } from './understanding.ts'

const sampleRows = 200
const sampleLetters = 2_000_000

/** Reads the sample of an import, or says why its file cannot be read. */
export async function readSample(db: Db, importID: string, lease: string): Promise<void> {
  const found = await findImport(db, importID)
  if (!found) return
  const { file_name: fileName, sheet } = found
  const read = await inFolder(async (folder) => {
    await unpackTable(importID, folder)
    return withTable({ importID, fileName, folder }, (table) => sampleOf(table, sheet))
  }).catch((error: unknown) => {
    if (error instanceof TableError) return failureOf(error)
    throw error
  })
  await transaction(db, async (tx) => {
    const held = await holdLease(tx, importID, lease, 'reading')
    if (!held) return
    if ('reason' in read) {
      await setImport(tx, importID, { state: 'failed', failure: jsonOf(read) })
      return tellEnd(tx, importID)
    }
    const fingerprint = fingerprintOf(read)
    const kept = fingerprint && (await findMapping(tx, held.business_id, fingerprint))
    await setImport(tx, importID, {
      state: 'mapping',
      sample: jsonOf(read),
      meanings: jsonOf(kept?.meanings ?? {}),
      choices: jsonOf(kept?.choices ?? held.choices),
      is_known: kept !== undefined,
    })
    await goOnAlone(tx, importID)
  })
}

/** Why a table is not read, as people are told. */
export function failureOf({ reason, row, column }: TableError): Failure {
  return { reason, ...(row !== undefined && { row }), ...(column !== undefined && { column }) }
}

async function sampleOf(table: OpenedTable, name: string | null): Promise<Sample> {
  const sheet = sheetOf(table, name)
  const rows: TableRow[] = []
  let letters = 0
  for await (const row of sheet.rows()) {
    letters += row.cells.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0)
    if (rows.length > 0 && letters > sampleLetters) break
    rows.push(row)
    if (rows.length >= sampleRows) break
  }
  const last = rows.at(-1)
  if (!last) throw new TableError('empty')
  return {
    format: table.format,
    encoding: table.encoding ?? null,
    sheets: table.sheets.map((one) => one.name),
    rows,
    merged: amongFirst(await sheet.merged(), last.number),
  }
}

/** Merged cells that begin no later than a row. */
const amongFirst = (merged: readonly Merged[], row: number): Merged[] =>
  merged.filter(({ top }) => top <= row)
