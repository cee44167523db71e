// Pictures and documents of imports, each in its place behind the row of its product.
import { sql } from 'kysely'
import type { FileRefusal, ImportFileState, RowKind, RowState } from '../../../contract/import-words.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ListedPart } from '../../../platform/tables/archive-list.ts'
import type { Replaced } from '../../products/bulk-files.ts'
import { jsonOf } from '../json.ts'
import type { DocumentKind } from '../reading/meanings.ts'

export type AboutDocument = { kind: DocumentKind; language?: string; version?: string }
export type NewFile = {
  row_number: number
  position: number
  kind: 'picture' | 'document'
  name: string
  part: ListedPart | null
  about: AboutDocument | null
  state: 'waiting' | 'refused'
  reason: FileRefusal | null
}

/** Writes files of an import by one statement. */
export async function insertFiles(tx: Tx, importID: string, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return
  await sql`
    insert into import_files (import_id, row_number, position, kind, name, part, about, state, reason)
    select ${importID}, row_number, position, kind, name, nullif(part, 'null'::jsonb), nullif(about, 'null'::jsonb), state, reason
    from jsonb_to_recordset(${jsonOf(files)}::jsonb) as said (
      row_number integer, position integer, kind text, name text, part jsonb, about jsonb, state text, reason text)`.execute(
    tx,
  )
}

export type WaitingFile = NewFile & {
  productID: string | null
  rowKind: RowKind
  rowState: RowState
  tries: number
}

/** The next files that wait, with the rows of their products. */
export async function findWaiting(db: Db | Tx, importID: string, limit: number): Promise<WaitingFile[]> {
  const { rows } = await sql<WaitingFile>`
    select f.row_number, f.position, f.kind, f.name, f.part, f.about, f.state, f.reason, f.tries,
      r.product_id as "productID", r.kind as "rowKind", r.state as "rowState"
    from import_files as f join import_rows as r using (import_id, row_number)
    where f.import_id = ${importID} and f.state = 'waiting'
    order by f.row_number, f.position limit ${limit}`.execute(db)
  return rows
}

/** Whether any file of an import waits. */
export async function hasWaiting(db: Db | Tx, importID: string): Promise<boolean> {
  return (await findWaiting(db, importID, 1)).length > 0
}

export type SettledFile = {
  row_number: number
  position: number
  state: ImportFileState
  reason?: FileRefusal | null
  came_as?: string | null
  replaced?: Replaced | null
}

/** Says what became of files, by one statement. */
export async function settleFiles(tx: Tx, importID: string, files: readonly SettledFile[]): Promise<void> {
  if (files.length === 0) return
  await sql`
    update import_files as kept set
      state = said.state, tries = kept.tries + (said.state = 'waiting')::int, reason = said.reason, came_as = said.came_as,
      replaced = nullif(said.replaced, 'null'::jsonb)
    from jsonb_to_recordset(${jsonOf(files)}::jsonb) as said (
      row_number integer, position integer, state text, reason text, came_as text, replaced jsonb)
    where kept.import_id = ${importID} and kept.row_number = said.row_number and kept.position = said.position
      and kept.row_number = any(${files.map((one) => one.row_number)}::integer[])`.execute(tx)
}

export type ListedFile = {
  row: number
  position: number
  partNumber: string
  productID: string | null
  kind: 'picture' | 'document'
  name: string
  state: ImportFileState
  reason: FileRefusal | null
}

/** The next files of an import, in a state where it is named. */
export async function findFiles(
  db: Db | Tx,
  importID: string,
  {
    state,
    row,
    position,
    limit,
  }: { state?: ImportFileState | undefined; row: number; position: number; limit: number },
): Promise<ListedFile[]> {
  const inState = state === undefined ? sql`true` : sql`f.state = ${state}`
  const { rows } = await sql<ListedFile>`
    select f.row_number as row, f.position, r.part_number as "partNumber", r.product_id as "productID", f.kind, f.name,
      f.state, f.reason
    from import_files as f join import_rows as r using (import_id, row_number)
    where f.import_id = ${importID} and ${inState} and (f.row_number, f.position) > (${row}, ${position})
    order by f.row_number, f.position limit ${limit}`.execute(db)
  return rows
}

/** What came of the files of rows: addresses of pictures and ids of documents, by row. */
export async function findArrived(
  tx: Tx,
  importID: string,
  rows: readonly number[],
): Promise<Map<number, Arrived>> {
  const { rows: found } = await sql<{ row: number } & { [Kind in keyof Arrived]: Arrived[Kind] | null }>`
    select row_number as row, array_agg(came_as) filter (where kind = 'picture' and replaced is null) as urls,
      array_agg(came_as) filter (where kind = 'document') as "documentIDs",
      jsonb_agg(jsonb_build_object('url', came_as, 'replaced', replaced)) filter (where replaced is not null) as swapped
    from import_files
    where import_id = ${importID} and row_number = any(${rows}::integer[]) and state = 'done' and came_as <> ''
    group by row_number`.execute(tx)
  return new Map(
    found.map(({ row, urls, documentIDs, swapped }) => [
      row,
      { urls: urls ?? [], documentIDs: documentIDs ?? [], swapped: swapped ?? [] },
    ]),
  )
}
type Arrived = { urls: string[]; documentIDs: string[]; swapped: { url: string; replaced: Replaced }[] }

/** The pictures of rows: what each is called, and what came of it so far. */
export async function findPicturesOf(
  db: Db | Tx,
  importID: string,
  rows: readonly number[],
): Promise<{ row: number; name: string; came: string | null }[]> {
  const { rows: found } = await sql<{ row: number; name: string; came: string | null }>`
    select row_number as row, coalesce(part->>'path', name) as name, came_as as came
    from import_files
    where import_id = ${importID} and row_number = any(${rows}::integer[]) and kind = 'picture'`.execute(db)
  return found
}

/** Forgets of at most `limit` pictures what they have replaced; answers it. */
export async function takeReplaced(tx: Tx, importID: string, limit: number): Promise<Replaced[]> {
  const { rows } = await sql<{ replaced: Replaced }>`
    with those as (
      select row_number, position, replaced from import_files
      where import_id = ${importID} and replaced is not null limit ${limit} for update)
    update import_files as kept set replaced = null from those
    where kept.import_id = ${importID} and kept.row_number = those.row_number and kept.position = those.position
    returning those.replaced`.execute(tx)
  return rows.map(({ replaced }) => replaced)
}

/** Rows, by number, with the folded part numbers of their products, behind one. */
export async function findNumberedRows(
  db: Db | Tx,
  importID: string,
  after: number,
  limit: number,
): Promise<{ row: number; partNumber: string; files: { name: string; position: number }[] }[]> {
  const { rows } = await sql<{
    row: number
    partNumber: string
    files: { name: string; position: number }[]
  }>`
    select row_number as row, part_number as "partNumber",
      coalesce((select jsonb_agg(jsonb_build_object('name', coalesce(f.part->>'path', f.name), 'position', f.position))
        from import_files as f where f.import_id = r.import_id and f.row_number = r.row_number), '[]') as files
    from import_rows as r
    where import_id = ${importID} and kind in ('new', 'changed', 'unchanged') and part_number <> ''
      and row_number > ${after}
    order by row_number limit ${limit}`.execute(db)
  return rows
}

export type FileCounts = {
  pictures: { done: number; of: number }
  documents: { done: number; of: number }
  refused: number
}

/** Forgets at most `limit` files of an import; answers how many. */
export async function forgetFiles(db: Db, importID: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from import_files where import_id = ${importID} and (row_number, position) in (
      select row_number, position from import_files where import_id = ${importID} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Counts the files of an import; null without any. */
export async function countFiles(db: Db | Tx, importID: string): Promise<FileCounts | null> {
  const { rows } = await sql<{ kind: 'picture' | 'document'; done: number; all: number; refused: number }>`
    select kind, count(*) filter (where state <> 'waiting')::int as done, count(*)::int as all,
      count(*) filter (where state = 'refused')::int as refused
    from import_files where import_id = ${importID} group by kind`.execute(db)
  if (rows.length === 0) return null
  const of = (kind: string) => {
    const { done = 0, all = 0 } = rows.find((row) => row.kind === kind) ?? {}
    return { done, of: all }
  }
  return {
    pictures: of('picture'),
    documents: of('document'),
    refused: rows.reduce((sum, { refused }) => sum + refused, 0),
  }
}
