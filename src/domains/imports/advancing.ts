// The steps of an import that people take, or that follow by themselves where a program sent its table: within a transaction that holds it.
import type { ImportChoicesEntry } from '../../contract/import-shapes.ts'
import type { RowKind } from '../../contract/import-words.ts'
import { limits } from '../../contract/limits.ts'
import type { Tx } from '../../platform/db.ts'
import { jsonOf } from './json.ts'
import { findSample, setImport, wakeImports } from './queries/imports.ts'
import { keepMapping } from './queries/mappings.ts'
import { letWait } from './queries/rows.ts'
import type { ImportEntry, Sample, Wishes } from './queries/tables.ts'
import { fingerprintOf, understood } from './understanding.ts'

/** Nobody works on it any more, whoever did. */
export const nobody = { lease: null, leased_until: null }

/** Keeps what was chosen for the next table with these heads. */
async function keepChosen(tx: Tx, row: ImportEntry, sample: Sample): Promise<void> {
  const fingerprint = fingerprintOf(sample)
  if (!fingerprint) return
  const { columns } = understood(sample, row.meanings)
  const meanings = Object.fromEntries(columns.map(({ at, meaning }) => [String(at), meaning]))
  const chosen = { meanings, choices: row.choices }
  await keepMapping(tx, row.business_id, fingerprint, chosen, limits.importMappingsMax)
}

/** Begins the dry run, and keeps what the columns mean for the next table with these heads. */
export async function beginCheck(tx: Tx, row: ImportEntry, sample: Sample): Promise<void> {
  await keepChosen(tx, row, sample)
  await setImport(tx, row.import_id, {
    ...nobody,
    state: 'checking',
    counts: null,
    files: null,
    categories_asked: '[]',
    names_asked: 0,
    has_refused: false,
    done_rows: 0,
    total_rows: null,
  })
  await wakeImports(tx)
}

/** Says who opens the documents that come with it, and keeps it for the next table with these heads. */
export async function chooseDocuments(
  tx: Tx,
  row: ImportEntry,
  documents: ImportChoicesEntry['documents'],
): Promise<void> {
  const choices = { ...row.choices, documents }
  await setImport(tx, row.import_id, { choices: jsonOf(choices) })
  await keepChosen(tx, { ...row, choices }, (await findSample(tx, row.import_id))!)
}

type Run = Wishes & { userID: string; rows?: readonly number[] | undefined }

/** Has what the dry run told of written, in the name of a user. */
export async function beginRun(
  tx: Tx,
  importID: string,
  { publish, rows, missing, userID }: Run,
): Promise<void> {
  const kinds: RowKind[] = missing === 'keep' ? ['new', 'changed'] : ['new', 'changed', 'missing']
  const total = await letWait(tx, importID, kinds, { publish: publish === 'published', rows })
  await setImport(tx, importID, {
    ...nobody,
    state: 'running',
    user_id: userID,
    started_at: new Date(),
    wishes: jsonOf({ publish, missing, isChosen: rows !== undefined }),
    done_rows: 0,
    total_rows: total,
  })
  await wakeImports(tx)
}
