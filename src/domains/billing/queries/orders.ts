// What was ordered; the only SQL on orders.
import { sql, type ColumnType, type Insertable, type Selectable } from 'kysely'
import type { TaxEntry } from '../../../contract/billing-money.ts'
import type { SubscriptionName } from '../../../contract/businesses.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type PaidPlan = Exclude<SubscriptionName, 'standard'>
export type OrderStatus = 'open' | 'requires_action' | 'paid' | 'failed' | 'lapsed' | 'withdrawn'
export type Declined = { code: string; message: string }

type OrderTable = {
  order_id: string
  business_id: string
  ordered_by: string | null
  kind: 'new' | 'upgrade' | 'renewal'
  way: 'card' | 'transfer'
  plan: PaidPlan
  plan_id: string
  price: number
  credit: number
  credit_days: number
  coupon: string | null
  coupon_off: number
  net: number
  tax: ColumnType<TaxEntry, string, never>
  tax_amount: number
  total: number
  currency: ColumnType<string, string | undefined, never>
  period_start: Date
  period_end: Date
  follows: string | null
  edition: string
  language: string
  email: string
  client_key: string | null
  payment_method: string | null
  provider_payment: ColumnType<string | null, string | null | undefined, string | null>
  action: ColumnType<Buffer | null, undefined, Buffer | null>
  status: OrderStatus
  declined: ColumnType<Declined | null, undefined, string | null>
  reference: ColumnType<string | null, string | null | undefined, string | null>
  payable_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  booked_by: ColumnType<string | null, undefined, string | null>
  booked_at: ColumnType<Date | null, undefined, Date | null>
  subscription_id: ColumnType<string | null, string | null | undefined, string | null>
  refunded: ColumnType<number, undefined, number>
  created_at: Date
  settled_at: ColumnType<Date | null, undefined, Date | null>
  asked_at: ColumnType<Date | null, undefined, Date | null>
}
export type OrderRow = Selectable<OrderTable>
export type NewOrder = Insertable<OrderTable>
const tables = (db: Db | Tx) => db.withTables<{ billing_orders: OrderTable }>()

const running = ['open', 'requires_action'] as const
export const isRunning = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'open' || status === 'requires_action'

export function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow> {
  return tables(tx).insertInto('billing_orders').values(order).returningAll().executeTakeFirstOrThrow()
}

export function findOrder(db: Db | Tx, orderID: string): Promise<OrderRow | undefined> {
  return tables(db)
    .selectFrom('billing_orders')
    .selectAll()
    .where('order_id', '=', orderID)
    .executeTakeFirst()
}

/** As nobody else changes it until the transaction ends. */
export function lockOrderRow(tx: Tx, orderID: string): Promise<OrderRow | undefined> {
  return tables(tx)
    .selectFrom('billing_orders')
    .selectAll()
    .where('order_id', '=', orderID)
    .forUpdate()
    .executeTakeFirst()
}

export function findOrderByKey(tx: Tx, businessID: string, key: string): Promise<OrderRow | undefined> {
  return tables(tx)
    .selectFrom('billing_orders')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('client_key', '=', key)
    .executeTakeFirst()
}

/** The order of a company that is not settled. */
export function findRunning(db: Db | Tx, businessID: string): Promise<OrderRow | undefined> {
  return tables(db)
    .selectFrom('billing_orders')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('status', 'in', running)
    .executeTakeFirst()
}

/** The order that a paid period came of; undefined for one that nobody ordered. */
export function findOrderOfPeriod(
  db: Db | Tx,
  { businessID, subscriptionID }: { businessID: string; subscriptionID: string },
): Promise<OrderRow | undefined> {
  return tables(db)
    .selectFrom('billing_orders')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('subscription_id', '=', subscriptionID)
    .executeTakeFirst()
}

export type OrderChanges = {
  status?: OrderStatus
  provider_payment?: string
  action?: Buffer | null
  declined?: string | null
  period_start?: Date
  period_end?: Date
  subscription_id?: string
  settled_at?: Date
}

export function updateOrder(tx: Tx, orderID: string, changes: OrderChanges): Promise<OrderRow> {
  return tables(tx)
    .updateTable('billing_orders')
    .set(changes)
    .where('order_id', '=', orderID)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Card payments that are not settled, oldest first, after one of them. */
export function findUnsettled(
  db: Db,
  { before, after, limit }: { before: Date; after: OrderRow | undefined; limit: number },
): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('billing_orders')
    .selectAll()
    .where('status', 'in', running)
    .where('way', '=', 'card')
    .where('created_at', '<=', before)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, order_id) > (${after?.created_at}, ${after?.order_id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('order_id')
    .limit(limit)
    .execute()
}

/** Orders that ended without a payment after `since`, and of which the provider was not asked after `unasked`. */
export function findUnheard(
  db: Db,
  { since, unasked, limit }: { since: Date; unasked: Date; limit: number },
): Promise<OrderRow[]> {
  return tables(db)
    .selectFrom('billing_orders')
    .selectAll()
    .where('status', '=', 'failed')
    .where('way', '=', 'card')
    .where('provider_payment', 'is', null)
    .where('settled_at', '>', since)
    .where(sql<boolean>`coalesce(asked_at, settled_at) < ${unasked}`)
    .orderBy('settled_at')
    .limit(limit)
    .execute()
}

export async function markAsked(db: Db, orderID: string, at: Date): Promise<void> {
  await tables(db)
    .updateTable('billing_orders')
    .set({ asked_at: at })
    .where('order_id', '=', orderID)
    .execute()
}

/** The invoice of an order that was paid. */
export async function findInvoiceOf(db: Db | Tx, orderID: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select invoice_id as id from billing_invoices where order_id = ${orderID} and kind = 'invoice'`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
