import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'

export type SubscriptionRow = {
  id: string
  business_id: string
  tier: 'gold' | 'premium' | 'platinum'
  status: 'active' | 'past_due' | 'cancelled'
  period_start: Date
  period_end: Date
  created_at: Date
}
type SubscriptionTables = { subscriptions: SubscriptionRow }
const tables = (db: Db | Tx) => db.withTables<SubscriptionTables>()

/** Paid periods that are not over, also those to come. */
export function findPaidPeriods(db: Db | Tx, businessIDs: readonly string[], at: Date) {
  return tables(db)
    .selectFrom('subscriptions')
    .select(['business_id as businessID', 'tier', 'period_start as start', 'period_end as end'])
    .where('business_id', '=', sql<string>`any(${businessIDs}::uuid[])`)
    .where('status', '=', 'active')
    .where('period_end', '>', at)
    .execute()
}

/** The next `limit` businesses after an id with a paid period that began or ended after `from` and not after `to`. */
export async function findTurned(
  db: Db | Tx,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select business_id as id from (
      select business_id from subscriptions
      where status = 'active' and period_start > ${from} and period_start <= ${to} and business_id > ${after}
      union
      select business_id from subscriptions
      where status = 'active' and period_end > ${from} and period_end <= ${to} and business_id > ${after}
    ) as turned
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  await tables(tx).insertInto('subscriptions').values(row).execute()
}

export function copySubscriptions(client: BulkClient, rows: Rows<SubscriptionRow>): Promise<number> {
  return copyRows(client, 'subscriptions', rows)
}
