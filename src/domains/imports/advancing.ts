// The steps of an import that people take, or that follow by themselves where a program sent its table: within a transaction that holds it.
import type { RowKind } from '../../contract/import-words.ts'
import { limits } from '../../contract/limits.ts'
import type { Tx } from '../../platform/db.ts'
import { jsonOf } from './json.ts'
import { setImport, wakeImports } from './queries/imports.ts'
import { keepMapping } from './queries/mappings.ts'
import { letWait } from './queries/rows.ts'
import type { ImportEntry, Sample, Wishes } from './queries/tables.ts'
import { fingerprintOf, understood } from './understanding.ts'

/** Nobody works on it any more, whoever did. */
export const nobody = { lease: null, leased_until: null }

/** Begins the dry run, and keeps what the columns mean for the next table with these heads. */
export async function beginCheck(tx: Tx, row: ImportEntry, sample: Sample): Promise<void> {
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
