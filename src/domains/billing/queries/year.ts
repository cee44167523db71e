// What the year of memberships is made of: accounts, reminders and renewals of many periods at once.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { AccountRow } from './accounts.ts'
import type { Declined, OrderStatus } from './orders.ts'

/** What is told of a paid period, once each; `standard` after a grace that was not paid. */
export type Reminder = '30 days' | '7 days' | 'ended' | `dunning ${1 | 7 | 12}` | 'standard'
/** When each was told. */
export type Told = ReadonlyMap<Reminder, Date>
/** The last renewal that was tried for a period. */
export type Tried = { at: Date; status: OrderStatus; declined: Declined | null }

/** Which of these companies renew; those without an account do not. One query. */
export async function findRenewing(db: Db | Tx, businessIDs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select business_id as id from billing_accounts where renews and business_id = any(${businessIDs}::uuid[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The account of a company, and nobody else orders, settles or changes it until the transaction ends; undefined for none. */
export async function holdAccount(tx: Tx, businessID: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select * from billing_accounts where business_id = ${businessID} for update`.execute(tx)
  return rows[0]
}

/** What was told of each of these periods. One query. */
export async function findTold(db: Db | Tx, periodIDs: readonly string[]): Promise<Map<string, Told>> {
  const { rows } = await sql<{ id: string; kind: Reminder; at: Date }>`
    select subscription_id as id, kind, sent_at as at from billing_reminders
    where subscription_id = any(${periodIDs}::uuid[])`.execute(db)
  const told = new Map<string, Map<Reminder, Date>>()
  for (const { id, kind, at } of rows) told.set(id, (told.get(id) ?? new Map()).set(kind, at))
  return told
}

/** The last renewal of each of these periods. One query. */
export async function findTried(
  db: Db | Tx,
  periods: readonly { id: string; businessID: string }[],
): Promise<Map<string, Tried>> {
  const { rows } = await sql<Tried & { id: string }>`
    select distinct on (follows) follows as id, created_at as at, status, declined from billing_orders
    where business_id = any(${periods.map(({ businessID }) => businessID)}::uuid[])
      and follows = any(${periods.map(({ id }) => id)}::uuid[]) and kind = 'renewal'
    order by follows, created_at desc, order_id desc`.execute(db)
  return new Map(rows.map(({ id, ...tried }) => [id, tried]))
}

/** Notes that something is told; false when it was before. Whoever does so at the same time waits, and is told so. */
export async function insertReminder(
  tx: Tx,
  one: { periodID: string; kind: Reminder; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into billing_reminders (subscription_id, kind, sent_at) values (${one.periodID}, ${one.kind}, ${one.at})
    on conflict (subscription_id, kind) do nothing`.execute(tx)
  return numAffectedRows === 1n
}
