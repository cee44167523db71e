// Files of things that were removed, and may come back.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { withCommit } from '../../../platform/db.ts'
import { storedColumns, tables, uuids, type FileOwner, type StoredRow } from './files.ts'

/** Wakes who moves the bytes. */
export const withheldChannel = 'files_withheld'

/** Places by the beginning of their names, or by name. */
export type Places = { under: string } | { named: readonly string[] }

/** Says of the files in these places of an owner whether the thing that shows them was removed. */
export async function setWithheld(
  tx: Tx,
  owner: FileOwner,
  places: Places,
  isWithheld: boolean,
): Promise<void> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('files')
    .set({ withheld: isWithheld })
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where(
      'under' in places
        ? sql<boolean>`starts_with(place, ${places.under})`
        : sql<boolean>`place = any(${places.named}::text[])`,
    )
    .where('withheld', '!=', isWithheld)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await wake(tx)
}

/** The same of many places, each by its owner and the beginning of its name. */
export async function setManyWithheld(
  tx: Tx,
  places: readonly { type: string; id: string; under: string }[],
  isWithheld: boolean,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update files set withheld = ${isWithheld}
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as told (type text, id uuid, under text)
    where owner_type = told.type and owner_id = told.id and starts_with(place, told.under)
      and withheld <> ${isWithheld}`.execute(tx)
  if (numAffectedRows > 0n) await wake(tx)
}

/** Says of all files that somebody shows whether they are gone themselves. */
export async function setKeeperGone(
  tx: Tx,
  { type, id }: { type: 'user' | 'business'; id: string },
  isGone: boolean,
): Promise<void> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('files')
    .set({ keeper_gone: isGone })
    .where('owner_type', '=', type)
    .where('owner_id', '=', id)
    .where('keeper_gone', '!=', isGone)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await wake(tx)
}

const wake = (tx: Tx) => withCommit(tx, sql`select pg_notify(${withheldChannel}, '')`.execute(tx))

const isMisplaced = sql<boolean>`lies_apart <> (withheld or keeper_gone)`

/** The next files after an id that lie where they should not. */
export async function findMisplaced(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('files')
    .select('file_id')
    .where(isMisplaced)
    .where('file_id', '>', after)
    .orderBy('file_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.file_id)
}

/** Whether a file that lies where it should not lies apart, held until the transaction ends; undefined when somebody else moves it. */
export async function lockMisplaced(tx: Tx, fileID: string): Promise<boolean | undefined> {
  const row = await tables(tx)
    .selectFrom('files')
    .select('lies_apart')
    .where('file_id', '=', fileID)
    .where(isMisplaced)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.lies_apart
}

export async function setLiesApart(tx: Tx, fileID: string, liesApart: boolean): Promise<void> {
  await tables(tx).updateTable('files').set({ lies_apart: liesApart }).where('file_id', '=', fileID).execute()
}

/** Those of these files that lie apart. */
export function findApart(db: Db | Tx, fileIDs: readonly string[]): Promise<StoredRow[]> {
  return tables(db)
    .selectFrom('files')
    .select(storedColumns)
    .where('file_id', '=', uuids(fileIDs))
    .where('lies_apart', '=', true)
    .execute()
}
