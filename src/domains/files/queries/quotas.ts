// How often somebody asked to upload today.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type QuotaTables = { file_quotas: { user_id: string; day: string; requests: number; bytes: number } }
const tables = (db: Db | Tx) => db.withTables<QuotaTables>()

type Most = { requests: number; bytes: number }

/** Counts a request of a person today, and what it will weigh; false when that is more than they may. */
export async function countRequest(tx: Tx, userID: string, bytes: number, most: Most): Promise<boolean> {
  const counted = await tables(tx)
    .insertInto('file_quotas')
    .values({ user_id: userID, day: sql<string>`(now() at time zone 'utc')::date`, requests: 1, bytes })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({
          requests: sql<number>`file_quotas.requests + 1`,
          bytes: sql<number>`file_quotas.bytes + excluded.bytes`,
        })
        .where('file_quotas.requests', '<', most.requests)
        .where(sql<number>`file_quotas.bytes + excluded.bytes`, '<=', most.bytes),
    )
    .returning('requests')
    .executeTakeFirst()
  return counted !== undefined
}

export async function deleteOldQuotas(db: Db | Tx): Promise<void> {
  await tables(db)
    .deleteFrom('file_quotas')
    .where('day', '<', sql<string>`(now() at time zone 'utc')::date - 1`)
    .execute()
}
