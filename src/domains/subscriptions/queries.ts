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
  /** The plan stays until then, when that is later: a renewal is unpaid. */
  grace_until: Date | null
  created_at: Date
}
type SubscriptionTables = { subscriptions: SubscriptionRow }
const tables = (db: Db | Tx) => db.withTables<SubscriptionTables>()

const periodColumns = [
  'id',
  'business_id as businessID',
  'tier',
  'period_start as start',
  'period_end as end',
  'grace_until as graceUntil',
] as const

/** When a plan ends that nobody renews: the later one, null is none. */
const planEnd = sql<Date>`greatest(period_end, grace_until)`

/** Paid periods whose plan is not over, also those to come. */
export function findPaidPeriods(db: Db | Tx, businessIDs: readonly string[], at: Date) {
  return (
    tables(db)
      .selectFrom('subscriptions')
      .select(periodColumns)
      .where('business_id', '=', sql<string>`any(${businessIDs}::uuid[])`)
      // In the text, as the index has it, and the moment behind a select of its own: so one plan serves all (docs/decisions/0099).
      .where('status', '=', sql.lit('active'))
      .where(planEnd, '>', sql<Date>`(select ${at}::timestamptz)`)
      .execute()
  )
}

/** The paid period of a business that ends last, over or not. */
export function findLastPeriod(db: Db | Tx, businessID: string) {
  return tables(db)
    .selectFrom('subscriptions')
    .select(['id', 'tier', 'period_start as start', 'period_end as end', 'grace_until as graceUntil'])
    .where('business_id', '=', businessID)
    .where('status', '=', 'active')
    .orderBy('period_end', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The next `limit` periods that end in a span and are the last of their business, after one of them; in the order of their ends. */
export function findEnding(
  db: Db | Tx,
  {
    from,
    to,
    after,
    limit,
  }: { from: Date; to: Date; after: { end: Date; id: string } | undefined; limit: number },
) {
  return tables(db)
    .selectFrom('subscriptions')
    .select(periodColumns)
    .where('status', '=', 'active')
    .where('period_end', '>=', from)
    .where('period_end', '<', to)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(period_end, id) > (${after?.end}, ${after?.id}::uuid)`),
    )
    .where(
      sql<boolean>`not exists (
        select from subscriptions as later
        where later.business_id = subscriptions.business_id and later.status = 'active'
          and later.period_end > subscriptions.period_end)`,
    )
    .orderBy('period_end')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Ends a period early, and one that has not begun altogether; answers whose it is. */
export async function endEarly(tx: Tx, id: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ businessID: string }>`
    update subscriptions set
      period_end = case when period_start < ${at} then least(period_end, ${at}) else period_end end,
      status = case when period_start < ${at} then status else 'cancelled' end,
      grace_until = null
    where id = ${id} and status = 'active' returning business_id as "businessID"`.execute(tx)
  return rows[0]?.businessID
}

/** Answers whose period it is. */
export async function updateGrace(tx: Tx, id: string, until: Date | null): Promise<string | undefined> {
  const row = await tables(tx)
    .updateTable('subscriptions')
    .set({ grace_until: until })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning('business_id as businessID')
    .executeTakeFirst()
  return row?.businessID
}

/** The next `limit` businesses after an id with a paid period that began or ended, or whose grace ended, after `from` and not after `to`. */
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
      union
      select business_id from subscriptions
      where status = 'active' and grace_until > ${from} and grace_until <= ${to} and business_id > ${after}
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
