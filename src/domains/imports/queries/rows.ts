// The rows of imports: what becomes of each product.
import { sql } from 'kysely'
import type { RowKind, RowState } from '../../../contract/import-words.ts'
import type { ImportProblemEntry } from '../../../contract/import-shapes.ts'
import type { ProductStateName } from '../../../contract/product-management.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { jsonOf } from '../json.ts'
import { tables, type Change, type StagedRow, type StagedTexts } from './tables.ts'

export type NewRow = Pick<
  StagedRow,
  'row_number' | 'kind' | 'part_number' | 'name' | 'product_id' | 'fields' | 'revision'
> & { changes: Change[]; problems: ImportProblemEntry[]; texts?: StagedTexts | null }

/** Writes rows of an import by one statement. */
export async function insertRows(tx: Tx, importID: string, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into import_rows (
      import_id, row_number, kind, part_number, name, product_id, fields, revision, changes, problems, texts)
    select ${importID}, row_number, kind, part_number, name, product_id, nullif(fields, 'null'::jsonb), revision, changes,
      problems, nullif(texts, 'null'::jsonb)
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as said (
      row_number integer, kind text, part_number text, name text, product_id uuid, fields jsonb, revision integer,
      changes jsonb, problems jsonb, texts jsonb)`.execute(tx)
}

const listed = [
  'row_number',
  'kind',
  'state',
  'part_number',
  'name',
  'product_id',
  'fields',
  'changes',
  'problems',
] as const
export type ListedRow = Pick<StagedRow, (typeof listed)[number]>

type Wanted = { kind?: RowKind | undefined; state?: RowState | undefined; after: number; limit: number }

/** The next rows of an import, of a kind and in a state where they are named. */
export function findRows(
  db: Db | Tx,
  importID: string,
  { kind, state, after, limit }: Wanted,
): Promise<ListedRow[]> {
  const rows = tables(db)
    .selectFrom('import_rows')
    .select(listed)
    .where('import_id', '=', importID)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(limit)
  const ofKind = kind === undefined ? rows : rows.where('kind', '=', kind)
  return (state === undefined ? ofKind : ofKind.where('state', '=', state)).execute()
}

export function findRow(db: Db | Tx, importID: string, row: number): Promise<StagedRow | undefined> {
  return tables(db)
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importID)
    .where('row_number', '=', row)
    .executeTakeFirst()
}

/** Has the run wait for rows of these kinds; `rows` of new ones, or all of them, are to be published. Answers how many wait. */
export async function letWait(
  tx: Tx,
  importID: string,
  kinds: readonly RowKind[],
  { publish, rows }: { publish: boolean; rows: readonly number[] | undefined },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_rows set state = 'waiting',
      publish = kind = 'new' and ${publish} and (${rows === undefined} or row_number = any(${rows ?? []}::integer[]))
    where import_id = ${importID} and kind = any(${kinds}::text[])`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** The next rows in a state, of a kind where it is named. */
export function findInState(
  tx: Tx,
  importID: string,
  state: RowState,
  { limit, kind }: { limit: number; kind?: RowKind },
): Promise<StagedRow[]> {
  const rows = tables(tx)
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importID)
    .where('state', '=', state)
    .orderBy('row_number')
    .limit(limit)
  return (kind === undefined ? rows : rows.where('kind', '=', kind)).execute()
}

export type Settled = {
  row_number: number
  state: RowState
  product_id?: string | null
  left_revision?: number
  left_state?: ProductStateName
  before?: unknown
  problems?: ImportProblemEntry[]
  texts?: StagedTexts
}

/** Says what became of rows, by one statement; what is left out stays. */
export async function settleRows(tx: Tx, importID: string, rows: readonly Settled[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update import_rows as kept set
      state = said.state, product_id = coalesce(said.product_id, kept.product_id),
      left_revision = coalesce(said.left_revision, kept.left_revision),
      left_state = coalesce(said.left_state, kept.left_state), before = coalesce(said.before, kept.before),
      problems = coalesce(said.problems, kept.problems), texts = coalesce(said.texts, kept.texts)
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as said (
      row_number integer, state text, product_id uuid, left_revision integer, left_state text, before jsonb, problems jsonb,
      texts jsonb)
    where kept.import_id = ${importID} and kept.row_number = said.row_number
      and kept.row_number = any(${rows.map((row) => row.row_number)}::integer[])`.execute(tx)
}

/**
 * Notes on the rows of products that files came to how the import left them. Of products that say what they said before it is noted
 * when they were saved, so that this is taken back too; answers how many of these there are more.
 */
export async function leaveFiles(
  tx: Tx,
  importID: string,
  touched: readonly { row_number: number; was: number; now: number; updatedAt: string }[],
): Promise<number> {
  if (touched.length === 0) return 0
  const isFirst = sql<boolean>`kept.kind = 'unchanged' and kept.state = 'none'`
  const { rows } = await sql<{ isNew: boolean }>`
    update import_rows as kept set
      state = 'done',
      -- What somebody saved since is not ours: its number stays, and is not the product's.
      left_revision = case when said.was = coalesce(kept.left_revision, kept.revision) then said.now
        else coalesce(kept.left_revision, kept.revision) end,
      before = case when ${isFirst} then jsonb_build_object('updatedAt', said."updatedAt") else kept.before end
    from jsonb_to_recordset(${jsonOf(touched)}::jsonb) as said (row_number integer, was integer, now integer, "updatedAt" text),
      import_rows as old
    where kept.import_id = ${importID} and kept.row_number = said.row_number
      and kept.row_number = any(${touched.map((one) => one.row_number)}::integer[])
      and old.import_id = kept.import_id and old.row_number = kept.row_number
      and (kept.state = 'done' or kept.kind = 'unchanged')
    returning old.state = 'none' as "isNew"`.execute(tx)
  return rows.filter(({ isNew }) => isNew).length
}

/** Other imports that left a product with one revision find it with another, since all behind it was taken back. */
export async function followRevisions(
  tx: Tx,
  importID: string,
  rows: readonly { product_id: string; was: number; now: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update import_rows as kept set left_revision = said.now
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as said (product_id uuid, was integer, now integer)
    where kept.product_id = any(${rows.map(({ product_id: id }) => id)}::uuid[]) and kept.product_id = said.product_id
      and kept.left_revision = said.was and kept.import_id <> ${importID}`.execute(tx)
}

/** The same of what products say in other languages. */
export async function followTexts(
  tx: Tx,
  importID: string,
  rows: readonly { product_id: string; language: string; was: number; now: number }[],
): Promise<void> {
  for (const [language, said] of Map.groupBy(rows, (row) => row.language))
    await sql`
      update import_rows as kept set texts = jsonb_set(kept.texts, array['left', ${language}::text], to_jsonb(said.now))
      from jsonb_to_recordset(${jsonOf(said)}::jsonb) as said (product_id uuid, was integer, now integer)
      where kept.product_id = any(${said.map(({ product_id: id }) => id)}::uuid[]) and kept.product_id = said.product_id
        and kept.left_revision is not null and kept.texts->'left'->${language} = to_jsonb(said.was)
        and kept.import_id <> ${importID}`.execute(tx)
}
