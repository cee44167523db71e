// Imports and who works on them.
import { sql, type Insertable, type Updateable } from 'kysely'
import type { ImportState } from '../../../contract/import-words.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { TableRow } from '../../../platform/tables/table.ts'
import { now, tables, type ImportEntry, type ImportTable, type Sample } from './tables.ts'

/** Wakes the job at commit. */
export const importChannel = 'imports'
export async function wakeImports(tx: Tx): Promise<void> {
  await sql`select pg_notify(${importChannel}, '')`.execute(tx)
}

/** All but the sample, which may be large. */
const columns = [
  'import_id',
  'business_id',
  'user_id',
  'file_name',
  'file_bytes',
  'state',
  'begun_at',
  'started_at',
  'paused_by',
  'resumes',
  'failure',
  'sheet',
  'meanings',
  'is_known',
  'choices',
  'wishes',
  'done_rows',
  'total_rows',
  'counts',
  'categories_asked',
  'names_asked',
  'written',
  'has_refused',
  'files',
  'lease',
  'leased_until',
  'served_at',
  'tries',
  'outages',
  'key_id',
  'key_name',
  'orders',
  'stopped',
  'report',
  'reported_at',
] as const

const inHand = sql<boolean>`state in (
  'awaited', 'reading', 'mapping', 'checking', 'checked', 'running', 'paused', 'undoing')`

/** Tables that were never sent give way to the next. */
export async function dropAwaited(tx: Tx, businessID: string): Promise<void> {
  await tables(tx)
    .updateTable('product_imports')
    .set({ state: 'cancelled' })
    .where('business_id', '=', businessID)
    .where('state', '=', 'awaited')
    .execute()
}

/**
 * What has written nothing and waits for people gives way to the table of a program: what a program sent before, at once, what
 * people began, after a day; a table that they are sending, after five minutes.
 */
const givesWay = sql<boolean>`(
  state in ('mapping', 'checked') and (stopped is not null or begun_at < now() - interval '1 day')
  or state = 'awaited' and begun_at < now() - interval '5 minutes')`

/** Cancels what gives way to the table of a program. */
export async function makeWay(tx: Tx, businessID: string): Promise<void> {
  await tables(tx)
    .updateTable('product_imports')
    .set({ state: 'cancelled', lease: null, leased_until: null })
    .where('business_id', '=', businessID)
    .where(inHand)
    .where(givesWay)
    .execute()
}

/** Whether the company has an import in hand that gives no way to the table of a program. */
export async function hasInHand(db: Db, businessID: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('product_imports')
    .select('import_id')
    .where('business_id', '=', businessID)
    .where(inHand)
    .where(({ not }) => not(givesWay))
    .executeTakeFirst()
  return row !== undefined
}

/** A new import of a company; false while it has another one in hand. */
export async function insertImport(tx: Tx, row: Insertable<ImportTable>): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('product_imports')
    .values(row)
    .onConflict((conflict) => conflict.column('business_id').where(inHand).doNothing())
    .returning('import_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findImport(db: Db | Tx, importID: string): Promise<ImportEntry | undefined> {
  return tables(db)
    .selectFrom('product_imports')
    .select(columns)
    .where('import_id', '=', importID)
    .executeTakeFirst()
}

/** The same, which nobody else changes until the transaction ends. */
export function lockImport(tx: Tx, importID: string): Promise<ImportEntry | undefined> {
  return tables(tx)
    .selectFrom('product_imports')
    .select(columns)
    .where('import_id', '=', importID)
    .forUpdate()
    .executeTakeFirst()
}

export function findImports(
  db: Db | Tx,
  businessID: string,
  { days, limit }: { days: number; limit: number },
): Promise<ImportEntry[]> {
  return tables(db)
    .selectFrom('product_imports')
    .select(columns)
    .where('business_id', '=', businessID)
    .where('begun_at', '>', sql<Date>`now() - ${days} * interval '1 day'`)
    .orderBy('begun_at', 'desc')
    .limit(limit)
    .execute()
}

/** How runs of programs of the same company ended before, the newest first; `isTold` of those that were told in the last days. */
export async function findReports(
  tx: Tx,
  { import_id: importID, business_id: businessID }: Pick<ImportEntry, 'import_id' | 'business_id'>,
  days: number,
): Promise<{ report: string | null; isTold: boolean }[]> {
  return tables(tx)
    .selectFrom('product_imports')
    .select([
      'report',
      sql<boolean>`coalesce(reported_at > now() - ${days} * interval '1 day', false)`.as('isTold'),
    ])
    .where('business_id', '=', businessID)
    .where('import_id', '<>', importID)
    .where('report', 'is not', null)
    .orderBy('begun_at', 'desc')
    .limit(reportsLooked)
    .execute()
}
/** More than a program may send in a day. */
const reportsLooked = 1_000

export async function findSample(db: Db | Tx, importID: string): Promise<Sample | null> {
  const row = await tables(db)
    .selectFrom('product_imports')
    .select('sample')
    .where('import_id', '=', importID)
    .executeTakeFirst()
  if (!row?.sample) return null
  // JSON knows nothing that is not there: an empty cell came back as null.
  const filled = ({ number, cells }: TableRow): TableRow => ({
    number,
    cells: Array.from(cells, (cell) => cell ?? undefined),
  })
  return { ...row.sample, rows: row.sample.rows.map(filled) }
}

/** Whether the company has an import in hand beside this one. */
export async function hasOtherInHand(tx: Tx, businessID: string, importID: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('product_imports')
    .select('import_id')
    .where('business_id', '=', businessID)
    .where(inHand)
    .where('import_id', '<>', importID)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes an import that the transaction holds. */
export async function setImport(tx: Tx, importID: string, changes: Updateable<ImportTable>): Promise<void> {
  await tables(tx).updateTable('product_imports').set(changes).where('import_id', '=', importID).execute()
}
/** So long nobody else works on an import whose worker says nothing. */
const leaseSeconds = 30

export type Claimed = Pick<ImportEntry, 'state' | 'tries' | 'outages'> & { importID: string }

/**
 * Takes the import that has waited longest for somebody to work on it. Of one whose worker said nothing more it is counted; it is
 * taken up ten seconds later each time, so that others come first.
 */
export async function claimImport(db: Db, lease: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update product_imports set
      lease = ${lease}, leased_until = now() + ${leaseSeconds} * interval '1 second', served_at = now(),
      outages = outages + (lease is not null)::int
    where import_id = (
      select import_id from product_imports
      where state in ('reading', 'checking', 'running', 'undoing')
        and (leased_until is null or leased_until < now() - outages * interval '10 seconds')
      order by served_at limit 1 for update skip locked)
    returning import_id as "importID", state, tries, outages`.execute(db)
  return rows[0]
}

/** The import while its worker is still the one that counts, and keeps it so; undefined when it is not, or there is nothing more to do. */
export async function holdLease(
  tx: Tx,
  importID: string,
  lease: string,
  state: ImportState,
): Promise<ImportEntry | undefined> {
  return tables(tx)
    .updateTable('product_imports')
    .set({ leased_until: sql<Date>`now() + ${leaseSeconds} * interval '1 second'` })
    .where('import_id', '=', importID)
    .where('lease', '=', lease)
    .where('state', '=', state)
    .returning(columns)
    .executeTakeFirst()
}

/** Lets others work on it, after a step that was through. */
export async function releaseLease(db: Db, importID: string, lease: string): Promise<void> {
  await tables(db)
    .updateTable('product_imports')
    .set({ lease: null, leased_until: null, served_at: now, tries: 0, outages: 0 })
    .where('import_id', '=', importID)
    .where('lease', '=', lease)
    .execute()
}

/** Has nobody work on it for a while, after a step that failed, and counts that. */
export async function restAfter(
  db: Db,
  importID: string,
  { lease, seconds, tries, outages }: { lease: string; seconds: number; tries: number; outages: number },
): Promise<void> {
  await sql`
    update product_imports set
      lease = null, leased_until = now() + ${seconds} * interval '1 second', served_at = now(),
      tries = tries + ${tries}, outages = outages + ${outages}
    where import_id = ${importID} and lease = ${lease}`.execute(db)
}

/** Imports that were begun so many days ago, and are to go. */
export async function findOld(db: Db, days: number, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('product_imports')
    .select('import_id')
    .where('begun_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .limit(limit)
    .execute()
  return rows.map(({ import_id: id }) => id)
}

/** Forgets at most `limit` rows of an import; answers how many. */
export async function forgetRows(db: Db, importID: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from import_rows where import_id = ${importID} and row_number in (
      select row_number from import_rows where import_id = ${importID} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export async function forgetImport(db: Db, importID: string): Promise<void> {
  await tables(db).deleteFrom('product_imports').where('import_id', '=', importID).execute()
}
