// The ledger of support time; the only SQL on it.
import { sql } from 'kysely'
import type { BulkClient, Rows } from '../../../platform/copy.ts'
import { copyRows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type SupportRow = {
  entry_id: string
  business_id: string
  subscription_id: string
  minutes: number
  what: string
  /** YYYY-MM-DD. */
  worked_on: string
  booked_by: string
  booked_at: Date
}
const tables = (db: Db | Tx) => db.withTables<{ billing_support: SupportRow }>()

/** Whoever else books time of this company waits until the transaction ends. */
export async function lockSupport(tx: Tx, businessID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support of ${businessID}`}, 0))`.execute(tx)
}

/** Minutes booked in a paid period, less what was taken back. */
export async function sumOfSupport(db: Db | Tx, businessID: string, subscriptionID: string): Promise<number> {
  const { sum } = await tables(db)
    .selectFrom('billing_support')
    .select(sql<number>`coalesce(sum(minutes), 0)::int`.as('sum'))
    .where('business_id', '=', businessID)
    .where('subscription_id', '=', subscriptionID)
    .executeTakeFirstOrThrow()
  return sum
}

/** The lines of a paid period, newest first. */
export function findSupport(db: Db | Tx, businessID: string, subscriptionID: string, limit: number) {
  return tables(db)
    .selectFrom('billing_support')
    .select([
      'entry_id as entryID',
      'minutes',
      'what',
      sql<string>`worked_on::text`.as('on'),
      'booked_by as bookedBy',
    ])
    .where('business_id', '=', businessID)
    .where('subscription_id', '=', subscriptionID)
    .orderBy('booked_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertSupport(tx: Tx, row: SupportRow): Promise<void> {
  await tables(tx).insertInto('billing_support').values(row).execute()
}

export function copySupport(client: BulkClient, rows: Rows<SupportRow>): Promise<number> {
  return copyRows(client, 'billing_support', rows)
}
