// How far the other side of a conversation has read, as far as both want that shown.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tables } from './tables.ts'

/** Up to which message of `i` anybody on the other side has read who shows that, for a person who does; else 0: a column. */
export const readByOther = (userID: string, side: RawBuilder<unknown>) => sql<number>`coalesce((
    select max(o.number) from inquiry_reads as o
    where o.inquiry_id = i.id and o.side <> ${side} and not exists (
      select 1 from inquiry_read_marks_off as private where private.user_id in (o.user_id, ${userID}))), 0)`

/** Those of these people who do not show how far they have read. */
export async function findReadMarksOff(db: Db | Tx, userIDs: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('inquiry_read_marks_off')
    .select('user_id as id')
    .where('user_id', '=', sql<string>`any(${userIDs}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function saveReadMarks(tx: Tx, userID: string, isShown: boolean): Promise<void> {
  if (isShown) await tables(tx).deleteFrom('inquiry_read_marks_off').where('user_id', '=', userID).execute()
  else
    await tables(tx)
      .insertInto('inquiry_read_marks_off')
      .values({ user_id: userID })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
