// What an import did is taken back, a portion a transaction; what somebody edited since is left, listed, and taken back alone.
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { holdProducts } from '../products/bulk.ts'
import { takeBack, type Left } from '../products/bulk-undo.ts'
import { jsonOf } from './json.ts'
import { holdLease, setImport } from './queries/imports.ts'
import { findArrived } from './queries/files.ts'
import { findInState, followRevisions, followTexts, settleRows } from './queries/rows.ts'
import type { ImportEntry, StagedRow } from './queries/tables.ts'
import { mayGoOn } from './rights.ts'
import { added, portionOfRun } from './running.ts'

/** Takes back the next portion; false when there is nothing more to take back, or somebody else does it. */
export function undoPortion(db: Db, importID: string, lease: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const held = await holdLease(tx, importID, lease, 'undoing')
    if (!held) return false
    if (!(await mayGoOn(tx, held))) return false
    // What was added goes first: it makes room for what comes back.
    const rows = await findInState(tx, importID, 'done', { limit: portionOfRun })
    if (rows.length === 0) {
      await setImport(tx, importID, { state: 'undone' })
      return false
    }
    await undo(tx, held, rows, false)
    return true
  })
}

/** Takes back rows of an import that the transaction holds. */
export async function undo(
  tx: Tx,
  { import_id: importID, business_id: businessID, wishes, written, done_rows: done }: ImportEntry,
  rows: readonly StagedRow[],
  anyway: boolean,
): Promise<void> {
  const room = await holdProducts(tx, businessID)
  const arrived = await findArrived(
    tx,
    importID,
    rows.map((row) => row.row_number),
  )
  const left = rows.map((row): Left => {
    const files = arrived.get(row.row_number)
    const { left: revisions, before } = row.texts ?? {}
    const texts = revisions && before && { left: revisions, before }
    return { ...leftOf(row, wishes?.missing === 'remove'), ...(files && { files }), ...(texts && { texts }) }
  })
  const { fates, revisions, texts } = await takeBack(tx, { businessID, room, anyway }, left)
  const isEdited = (row: StagedRow) => fates.get(row.product_id!) === 'edited'
  await settleRows(
    tx,
    importID,
    rows.map((row) => ({ row_number: row.row_number, state: isEdited(row) ? 'edited' : 'undone' })),
  )
  // What an import before this one left is there again.
  const again = rows.flatMap(({ product_id: id, revision }) => {
    const now = revisions.get(id!)
    return now === undefined ? [] : [{ product_id: id!, was: revision!, now }]
  })
  await followRevisions(tx, importID, again)
  await followTexts(tx, importID, texts)
  const edited = rows.filter(isEdited).length
  // A row that was told as edited before is so no more.
  const was = rows.filter(({ state }) => state === 'edited').length
  await setImport(tx, importID, {
    done_rows: done + rows.length,
    written: jsonOf(added(written, { undone: rows.length - edited, edited: edited - was })),
  })
}

function leftOf(row: StagedRow, isRemoved: boolean): Left {
  const { product_id: id, left_revision: revision, left_state: state } = row
  const left = { id: id!, revision: revision!, state: state ?? ('draft' as const) }
  if (row.kind === 'unchanged')
    return { ...left, was: 'pictured', updatedAt: (row.before as { updatedAt: string }).updatedAt }
  if (row.kind === 'new') return { ...left, was: 'not there' }
  const before = row.before as never
  return row.kind === 'changed'
    ? { ...left, was: 'otherwise', before }
    : { ...left, was: isRemoved ? 'kept' : 'listed', before }
}
