// How often somebody asked to upload today.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type QuotaTables = { file_quotas: { user_id: string; day: string; requests: number } }
const tables = (db: Db | Tx) => db.withTables<QuotaTables>()

/** Counts a request of a person today; false when they have made `most` already. */
export async function countRequest(tx: Tx, userID: string, most: number): Promise<boolean> {
  const counted = await tables(tx)
    .insertInto('file_quotas')
    .values({ user_id: userID, day: sql<string>`(now() at time zone 'utc')::date`, requests: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ requests: sql<number>`file_quotas.requests + 1` })
        .where('file_quotas.requests', '<', most),
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
