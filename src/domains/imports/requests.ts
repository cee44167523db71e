// Owners and admins bring in a table of products: how they begin, and what they see of it.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import {
  ImportChoices,
  type ImportFileEntry,
  type ImportRowEntry,
  type ImportTableEntry,
  type ProductImportEntry,
} from '../../contract/import-shapes.ts'
import type { ImportFileState, RowKind, RowState } from '../../contract/import-words.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { storage } from '../files/place.ts'
import { resolveManager, type BusinessActor, type SessionOrKey } from '../members/actors.ts'
import { fullness } from '../products/room.ts'
import { jsonOf } from './json.ts'
import { findFiles } from './queries/files.ts'
import { dropAwaited, findImport, findImports, findSample, insertImport } from './queries/imports.ts'
import { findRows } from './queries/rows.ts'
import type { ImportEntry } from './queries/tables.ts'
import { entryOf, rowEntryOf, tableEntryOf } from './showing.ts'
import { postedKey, refusedKey, tableType } from './table-file.ts'

const postSeconds = 300
const linkSeconds = 300

/** Begins an import, and answers the form for its table. Throws NotFound, NotAllowed, and ImportInHand while another one is not over. */
export async function beginImport(
  tx: Tx,
  actor: BusinessActor,
  { fileName, fileSize }: { fileName: string; fileSize: number },
) {
  const importID = uuidv7()
  const row = { import_id: importID, business_id: actor.id, user_id: actor.userID }
  const file = { file_name: fileName, file_bytes: fileSize }
  const choices = jsonOf(ImportChoices.parse({}))
  await dropAwaited(tx, actor.id)
  if (!(await insertImport(tx, { ...row, ...file, choices }))) throw new AppError('ImportInHand')
  const signedPost = await storage().signPost({
    key: postedKey(importID),
    contentType: tableType,
    maxBytes: fileSize,
    seconds: postSeconds,
  })
  return { import: await shown(tx, importID), signedPost }
}

/** The import for an owner or admin of its company; throws NotFound alike for unknown imports and those of others, and NotAllowed. */
export async function requireImport(
  db: Db | Tx,
  by: SessionOrKey,
  importID: string,
): Promise<{ actor: BusinessActor; row: ImportEntry }> {
  const row = await findImport(db, importID)
  // No company has the id of an import: what is unknown is asked for like what is somebody else's.
  const actor = await resolveManager(db, by, row?.business_id ?? importID)
  // Somebody asked by the id of their own company.
  if (!row) throw new AppError('NotFound')
  return { actor, row }
}

export async function shown(db: Db | Tx, importID: string): Promise<ProductImportEntry> {
  const row = (await findImport(db, importID))!
  return entryOf(row, (await fullness(db, row.business_id)).room)
}

/** An import of the acting company. */
export async function showImport(db: Db, by: SessionOrKey, importID: string): Promise<ProductImportEntry> {
  const { row } = await requireImport(db, by, importID)
  return entryOf(row, (await fullness(db, row.business_id)).room)
}

/** Those of the last 30 days. */
export async function listImports(
  db: Db,
  session: LiveSession,
  businessID: string,
): Promise<ProductImportEntry[]> {
  const actor = await resolveManager(db, session, businessID)
  const wanted = { days: limits.importDays, limit: limits.importsListedMax }
  const [rows, { room }] = await Promise.all([findImports(db, actor.id, wanted), fullness(db, actor.id)])
  return rows.map((row) => entryOf(row, room))
}

/** The first rows of its table. Throws ImportNotReady until it was read. */
export async function showTable(db: Db, session: LiveSession, importID: string): Promise<ImportTableEntry> {
  const { row } = await requireImport(db, session, importID)
  const sample = await findSample(db, importID)
  if (!sample) throw new AppError('ImportNotReady')
  return tableEntryOf(row, sample)
}

type Wanted = { kind?: RowKind | undefined; state?: RowState | undefined; after: number }

/** A page of its rows. */
export async function listRows(
  db: Db,
  by: SessionOrKey,
  importID: string,
  wanted: Wanted,
): Promise<{ results: ImportRowEntry[]; next: number | null }> {
  await requireImport(db, by, importID)
  const limit = limits.importRowsPageSize
  const rows = await findRows(db, importID, { ...wanted, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return { results: page.map(rowEntryOf), next: rows.length > limit ? page.at(-1)!.row_number : null }
}

/** A page of its pictures and documents. */
export async function listFiles(
  db: Db,
  by: SessionOrKey,
  importID: string,
  { state, after }: { state?: ImportFileState | undefined; after: string },
): Promise<{ results: ImportFileEntry[]; next: string | null }> {
  await requireImport(db, by, importID)
  const limit = limits.importRowsPageSize
  const [row = 0, position = 0] = after.split('.').map(Number)
  const rows = await findFiles(db, importID, { state, row, position, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    results: page.map(({ position: _position, ...file }) => file),
    next: rows.length > limit ? `${last!.row}.${last!.position}` : null,
  }
}

/** Where its refused rows are fetched. Throws ImportNotReady where there are none. */
export async function refusedAddress(db: Db, by: SessionOrKey, importID: string): Promise<{ url: string }> {
  const { row } = await requireImport(db, by, importID)
  if (!row.has_refused || row.counts === null) throw new AppError('ImportNotReady')
  const fileName = `${row.file_name.replace(/\.[^.]*$/, '')} - refused.csv`
  const wish = { seconds: linkSeconds, fileName, contentType: 'text/csv' }
  return { url: await storage().signGet(refusedKey(importID), wish) }
}
