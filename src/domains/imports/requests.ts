// Owners and admins bring in a table of products: what they ask for, step by step. Whatever takes time is done by a job.
import { AppError } from '../../contract/errors.ts'
import type { ImportState } from '../../contract/import-words.ts'
import { limits } from '../../contract/limits.ts'
import {
  ImportChoices,
  type ColumnMeaningEntry,
  type ImportChoicesEntry,
  type ImportRowEntry,
  type ImportTableEntry,
  type ProductImportEntry,
} from '../../contract/product-imports.ts'
import type { RowKind, RowState } from '../../contract/import-words.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { storage } from '../files/place.ts'
import { resolveManager, type BusinessActor } from '../members/actors.ts'
import { fullness } from '../products/room.ts'
import { jsonOf } from './json.ts'
import {
  findImport,
  findImports,
  findSample,
  hasOtherInHand,
  insertImport,
  lockImport,
  setImport,
  wakeImports,
} from './queries/imports.ts'
import { keepMapping } from './queries/mappings.ts'
import { findRow, findRows, letWait } from './queries/rows.ts'
import type { ImportEntry } from './queries/tables.ts'
import { entryOf, isUndoable, rowEntryOf, tableEntryOf } from './showing.ts'
import { keepPosted, postedKey, refusedKey, tableType } from './table-file.ts'
import { fingerprintOf, rivalsIn, understood } from './understanding.ts'
import { undo } from './undoing.ts'

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
  if (!(await insertImport(tx, { ...row, ...file, choices }))) throw new AppError('ImportInHand')
  const signedPost = await storage().signPost({
    key: postedKey(importID),
    contentType: tableType,
    maxBytes: limits.importBytesMax,
    seconds: postSeconds,
  })
  return { import: await shown(tx, importID), signedPost }
}

/** The import for an owner or admin of its company; throws NotFound alike for unknown imports and those of others, and NotAllowed. */
async function requireImport(
  db: Db | Tx,
  session: LiveSession,
  importID: string,
): Promise<{ actor: BusinessActor; row: ImportEntry }> {
  const row = await findImport(db, importID)
  // No company has the id of an import: what is unknown is asked for like what is somebody else's.
  const actor = await resolveManager(db, session, row?.business_id ?? importID)
  return { actor, row: row! }
}

async function shown(db: Db | Tx, importID: string): Promise<ProductImportEntry> {
  const row = (await findImport(db, importID))!
  return entryOf(row, (await fullness(db, row.business_id)).room)
}

/** An import of the acting company. */
export async function showImport(
  db: Db,
  session: LiveSession,
  importID: string,
): Promise<ProductImportEntry> {
  const { row } = await requireImport(db, session, importID)
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
  session: LiveSession,
  importID: string,
  wanted: Wanted,
): Promise<{ results: ImportRowEntry[]; next: number | null }> {
  await requireImport(db, session, importID)
  const limit = limits.importRowsPageSize
  const rows = await findRows(db, importID, { ...wanted, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return { results: page.map(rowEntryOf), next: rows.length > limit ? page.at(-1)!.row_number : null }
}

/** Where its refused rows are fetched. Throws ImportNotReady where there are none. */
export async function refusedAddress(
  db: Db,
  session: LiveSession,
  importID: string,
): Promise<{ url: string }> {
  const { row } = await requireImport(db, session, importID)
  if (!row.has_refused || row.counts === null) throw new AppError('ImportNotReady')
  const fileName = `${row.file_name.replace(/\.[^.]*$/, '')} - refused.csv`
  const wish = { seconds: linkSeconds, fileName, contentType: 'text/csv' }
  return { url: await storage().signGet(refusedKey(importID), wish) }
}

type Changing = (tx: Tx, row: ImportEntry, actor: BusinessActor) => Promise<void>

/** Changes an import that is in one of these states; throws ImportNotReady in every other. Answers it as it is then. */
function change(
  db: Db,
  session: LiveSession,
  importID: string,
  states: readonly ImportState[],
  work: Changing,
): Promise<ProductImportEntry> {
  return transaction(db, async (tx) => {
    const { actor } = await requireImport(tx, session, importID)
    const row = await lockImport(tx, importID)
    if (!row || !states.includes(row.state)) throw new AppError('ImportNotReady')
    await work(tx, row, actor)
    return shown(tx, importID)
  })
}

/** Nobody works on it any more, whoever did. */
const nobody = { lease: null, leased_until: null }

/** Takes the table that was posted. Throws as keepPosted does; asked again it answers the same. */
export async function receiveTable(
  db: Db,
  session: LiveSession,
  importID: string,
): Promise<ProductImportEntry> {
  const { row } = await requireImport(db, session, importID)
  if (row.state === 'reading') return shown(db, importID)
  if (row.state !== 'awaited') throw new AppError('ImportNotReady')
  await keepPosted(importID, row.file_bytes)
  return change(db, session, importID, ['awaited', 'reading'], async (tx) => {
    await setImport(tx, importID, { state: 'reading' })
    await wakeImports(tx)
  })
}

const changeable = ['mapping', 'checking', 'checked', 'failed'] as const satisfies ImportState[]

type MappingChanges = {
  columns: readonly { at: number; meaning: ColumnMeaningEntry }[]
  sheet?: string | undefined
  choices?: ImportChoicesEntry | undefined
}

/** Says what its columns mean; another sheet is read first. Throws InvalidInput for two columns that one product cannot both have. */
export function changeMapping(
  db: Db,
  session: LiveSession,
  importID: string,
  { columns, sheet, choices }: MappingChanges,
): Promise<ProductImportEntry> {
  return change(db, session, importID, changeable, async (tx, row) => {
    // What could not be read at all is read in no other way; what is over makes room for the next.
    if (row.state === 'failed') throw new AppError('ImportNotReady')
    const isOther = sheet !== undefined && sheet !== row.sheet
    if (isOther) {
      const sample = await findSample(tx, importID)
      if (!sample?.sheets.includes(sheet))
        throw new AppError('InvalidInput', { fields: { sheet: 'No sheet of this table' } })
    }
    const chosen = Object.fromEntries(columns.map(({ at, meaning }) => [String(at), meaning]))
    const meanings = isOther ? {} : { ...row.meanings, ...chosen }
    const twice = rivalsIn(meanings)
    if (twice !== undefined) {
      const at = Math.max(
        0,
        columns.findIndex((column) => String(column.at) === twice),
      )
      throw new AppError('InvalidInput', {
        fields: { [`columns.${at}.meaning`]: 'Another column means this' },
      })
    }
    await setImport(tx, importID, {
      ...nobody,
      state: isOther ? 'reading' : 'mapping',
      meanings: jsonOf(meanings),
      counts: null,
      categories_asked: '[]',
      done_rows: 0,
      ...(isOther && { sheet, sample: null, is_known: false }),
      ...(choices && { choices: jsonOf(choices) }),
    })
    if (isOther) await wakeImports(tx)
  })
}

/** Begins the dry run, and keeps what the columns mean for the next table with these heads. */
export function checkImport(db: Db, session: LiveSession, importID: string): Promise<ProductImportEntry> {
  return change(db, session, importID, ['mapping', 'checked'], async (tx, row) => {
    const sample = (await findSample(tx, importID))!
    const fingerprint = fingerprintOf(sample)
    const { columns } = understood(sample, row.meanings)
    const meanings = Object.fromEntries(columns.map(({ at, meaning }) => [String(at), meaning]))
    if (fingerprint)
      await keepMapping(
        tx,
        row.business_id,
        fingerprint,
        { meanings, choices: row.choices },
        limits.importMappingsMax,
      )
    await setImport(tx, importID, {
      ...nobody,
      state: 'checking',
      counts: null,
      categories_asked: '[]',
      has_refused: false,
      done_rows: 0,
      total_rows: null,
    })
    await wakeImports(tx)
  })
}

type Run = {
  publish: 'drafts' | 'published'
  rows?: readonly number[] | undefined
  missing: 'keep' | 'unlist' | 'remove'
}

/** Has what the dry run told of written, in the name of who asks. */
export function runImport(
  db: Db,
  session: LiveSession,
  importID: string,
  { publish, rows, missing }: Run,
): Promise<ProductImportEntry> {
  return change(db, session, importID, ['checked'], async (tx, _row, { userID }) => {
    const kinds: RowKind[] = missing === 'keep' ? ['new', 'changed'] : ['new', 'changed', 'missing']
    const total = await letWait(tx, importID, kinds, { publish: publish === 'published', rows })
    await setImport(tx, importID, {
      ...nobody,
      state: 'running',
      user_id: userID,
      started_at: new Date(),
      wishes: jsonOf({ publish, missing }),
      done_rows: 0,
      total_rows: total,
    })
    await wakeImports(tx)
  })
}

/** Lets it rest. */
export const pauseImport = (db: Db, session: LiveSession, importID: string): Promise<ProductImportEntry> =>
  change(db, session, importID, ['running'], (tx) =>
    setImport(tx, importID, { ...nobody, state: 'paused', paused_by: 'people', resumes: 'running' }),
  )

/** Goes on with it, in the name of who asks. */
export const resumeImport = (db: Db, session: LiveSession, importID: string): Promise<ProductImportEntry> =>
  change(db, session, importID, ['paused'], async (tx, { resumes }, { userID }) => {
    const state = resumes ?? 'running'
    await setImport(tx, importID, { ...nobody, state, user_id: userID, paused_by: null, resumes: null })
    await wakeImports(tx)
  })

/** Ends it; what was written stays. */
export const cancelImport = (db: Db, session: LiveSession, importID: string): Promise<ProductImportEntry> =>
  change(
    db,
    session,
    importID,
    ['awaited', 'reading', 'mapping', 'checking', 'checked', 'running', 'paused', 'failed'],
    (tx, row) => {
      if (row.resumes === 'undoing') throw new AppError('ImportNotReady')
      return setImport(tx, importID, { ...nobody, state: 'cancelled', paused_by: null, resumes: null })
    },
  )

/** Has what it wrote taken back, in the name of who asks. Throws ImportNotReady after 30 days and where nothing was written, ImportInHand while another import is not over. */
export const undoImport = (db: Db, session: LiveSession, importID: string): Promise<ProductImportEntry> =>
  change(db, session, importID, ['done', 'cancelled'], async (tx, row, { userID }) => {
    if (!isUndoable(row)) throw new AppError('ImportNotReady')
    if (await hasOtherInHand(tx, row.business_id, importID)) throw new AppError('ImportInHand')
    const { created = 0, changed = 0, unlisted = 0, removed = 0 } = row.written
    await setImport(tx, importID, {
      ...nobody,
      state: 'undoing',
      user_id: userID,
      done_rows: 0,
      total_rows: created + changed + unlisted + removed,
    })
    await wakeImports(tx)
  })

/** Takes back one row that was left since somebody had edited its product. */
export function undoRow(
  db: Db,
  session: LiveSession,
  importID: string,
  number: number,
): Promise<ImportRowEntry> {
  return transaction(db, async (tx) => {
    await requireImport(tx, session, importID)
    const row = await lockImport(tx, importID)
    const staged = await findRow(tx, importID, number)
    if (!staged) throw new AppError('NotFound')
    if (row?.state !== 'undone' || staged.state !== 'edited') throw new AppError('ImportNotReady')
    await undo(tx, row, [staged], true)
    return rowEntryOf((await findRow(tx, importID, number))!)
  })
}
