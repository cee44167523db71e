// The steps of an import, as owners and admins take them. Whatever takes time is done by a job.
import { AppError } from '../../contract/errors.ts'
import type {
  ColumnMeaningEntry,
  ImportChoicesEntry,
  ImportRowEntry,
  ProductImportEntry,
} from '../../contract/import-shapes.ts'
import type { ImportState } from '../../contract/import-words.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import type { BusinessActor } from '../members/actors.ts'
import { beginCheck, beginRun, chooseDocuments, nobody } from './advancing.ts'
import { jsonOf } from './json.ts'
import { findSample, hasOtherInHand, lockImport, setImport, wakeImports } from './queries/imports.ts'
import { findRow } from './queries/rows.ts'
import type { ImportEntry, Wishes } from './queries/tables.ts'
import { requireImport, shown } from './requests.ts'
import { isUndoable, rowEntryOf } from './showing.ts'
import { keepPosted } from './table-file.ts'
import { tellEnd } from './telling.ts'
import { rivalsIn } from './understanding.ts'
import { undo } from './undoing.ts'

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
    // Whoever sees to what a program sent goes on with it in their own name.
    if (row.orders) await setImport(tx, importID, takenOver(actor))
    await work(tx, row, actor)
    return shown(tx, importID)
  })
}

const takenOver = ({ userID }: BusinessActor) => ({
  user_id: userID,
  key_id: null,
  orders: null,
  stopped: null,
})

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
      files: null,
      categories_asked: '[]',
      names_asked: 0,
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
    await beginCheck(tx, row, (await findSample(tx, importID))!)
  })
}

type Run = Wishes & {
  rows?: readonly number[] | undefined
  documents?: ImportChoicesEntry['documents'] | undefined
}

/** Has what the dry run told of written, in the name of who asks. */
export function runImport(
  db: Db,
  session: LiveSession,
  importID: string,
  { documents, ...wish }: Run,
): Promise<ProductImportEntry> {
  return change(db, session, importID, ['checked'], async (tx, row, { userID }) => {
    if (documents !== undefined) await chooseDocuments(tx, row, documents)
    await beginRun(tx, importID, { ...wish, userID })
  })
}

/** Somebody else has stopped it; whoever took over what a program sent knows it. */
async function tellWhoBegan(tx: Tx, row: ImportEntry, { userID }: BusinessActor): Promise<void> {
  if (!row.orders && row.user_id !== userID) await tellEnd(tx, row.import_id)
}

/** Lets it rest. */
export const pauseImport = (db: Db, session: LiveSession, importID: string): Promise<ProductImportEntry> =>
  change(db, session, importID, ['running'], async (tx, row, actor) => {
    await setImport(tx, importID, { ...nobody, state: 'paused', paused_by: 'people', resumes: 'running' })
    await tellWhoBegan(tx, row, actor)
  })

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
    async (tx, row, actor) => {
      if (row.resumes === 'undoing') throw new AppError('ImportNotReady')
      await setImport(tx, importID, { ...nobody, state: 'cancelled', paused_by: null, resumes: null })
      if (row.state !== 'failed') await tellWhoBegan(tx, row, actor)
    },
  )

/** Has what it wrote taken back, in the name of who asks. Throws ImportNotReady after 30 days and where nothing was written, ImportInHand while another import is not over. */
export const undoImport = (db: Db, session: LiveSession, importID: string): Promise<ProductImportEntry> =>
  change(db, session, importID, ['done', 'cancelled'], async (tx, row, { userID }) => {
    if (!isUndoable(row)) throw new AppError('ImportNotReady')
    if (await hasOtherInHand(tx, row.business_id, importID)) throw new AppError('ImportInHand')
    const { created = 0, changed = 0, unlisted = 0, removed = 0, pictured = 0 } = row.written
    await setImport(tx, importID, {
      ...nobody,
      state: 'undoing',
      user_id: userID,
      done_rows: 0,
      total_rows: created + changed + unlisted + removed + pictured,
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
