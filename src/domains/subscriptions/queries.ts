import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { copyRows, type BulkClient, type CopyRow } from '../../platform/copy.ts'

type SubscriptionTables = {
  subscriptions: {
    id: string
    business_id: string
    tier: 'gold' | 'premium' | 'platinum'
    status: 'active' | 'past_due' | 'cancelled'
    period_start: Date
    period_end: Date
    created_at: Date
  }
}
const tables = (db: Db | Tx) => db.withTables<SubscriptionTables>()

export function findCurrentTiers(db: Db | Tx, businessIDs: readonly string[], at: Date) {
  return tables(db)
    .selectFrom('subscriptions')
    .select(['business_id as businessID', 'tier'])
    .where('business_id', '=', sql<string>`any(${businessIDs}::uuid[])`)
    .where('status', '=', 'active')
    .where('period_start', '<=', at)
    .where('period_end', '>', at)
    .execute()
}

export async function insertSubscription(tx: Tx, row: SubscriptionTables['subscriptions']): Promise<void> {
  await tables(tx).insertInto('subscriptions').values(row).execute()
}

export function copySubscriptions(client: BulkClient, rows: AsyncIterable<CopyRow>): Promise<number> {
  const columns = ['id', 'business_id', 'tier', 'status', 'period_start', 'period_end', 'created_at']
  return copyRows(client, 'subscriptions', columns, rows)
}
