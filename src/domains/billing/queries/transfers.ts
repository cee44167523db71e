// Orders that wait for a bank transfer; the only SQL on what is special about them.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export async function referenceIsTaken(tx: Tx, reference: string): Promise<boolean> {
  const { rows } = await sql`select from billing_orders where reference = ${reference}`.execute(tx)
  return rows.length > 0
}

export type WaitingRow = {
  orderID: string
  businessID: string
  reference: string
  amount: number
  orderedAt: Date
  payableUntil: Date
  bookedBy: string | null
}

/** Those that wait for their money or a second operator, oldest first. */
export async function findWaiting(db: Db, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select order_id as "orderID", business_id as "businessID", reference, total as amount, created_at as "orderedAt",
      payable_until as "payableUntil", booked_by as "bookedBy"
    from billing_orders where way = 'transfer' and status = 'open'
    order by created_at, order_id limit ${limit}`.execute(db)
  return rows
}

/** Those of which nobody has booked money and that are payable until a moment at most; with `unreminded` only those nobody was reminded of. */
export async function findDueTransfers(
  db: Db,
  { until, unreminded, limit }: { until: Date; unreminded: boolean; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ orderID: string }>`
    select order_id as "orderID" from billing_orders
    where way = 'transfer' and status = 'open' and booked_by is null and payable_until < ${until}
      and (not ${unreminded}::boolean or reminded_at is null)
    order by created_at, order_id limit ${limit}`.execute(db)
  return rows.map(({ orderID }) => orderID)
}

export type BookingRow = { bookedBy: string | null; remindedAt: Date | null }

/** Who has booked an order that whoever calls holds, and whether its owner was reminded of it. */
export async function findBooking(tx: Tx, orderID: string): Promise<BookingRow> {
  const { rows } = await sql<BookingRow>`
    select booked_by as "bookedBy", reminded_at as "remindedAt" from billing_orders where order_id = ${orderID}`.execute(
    tx,
  )
  return rows[0]!
}

export type Booking = { orderID: string; by: string; at: Date; receivedOn: string; reference: string }

export async function writeBooking(
  tx: Tx,
  { orderID, by, at, receivedOn, reference }: Booking,
): Promise<void> {
  await sql`
    update billing_orders set booked_by = ${by}, booked_at = ${at}, booked_on = ${receivedOn}, booked_text = ${reference}
    where order_id = ${orderID}`.execute(tx)
}

export async function writeSecondBooking(tx: Tx, orderID: string, by: string): Promise<void> {
  await sql`update billing_orders set second_by = ${by} where order_id = ${orderID}`.execute(tx)
}

export async function markReminded(tx: Tx, orderID: string, at: Date): Promise<void> {
  await sql`update billing_orders set reminded_at = ${at} where order_id = ${orderID}`.execute(tx)
}

/** The pro-forma invoice of an order, else its invoice; undefined for neither. */
export async function findPaperOf(db: Db | Tx, orderID: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select invoice_id as id from billing_invoices where order_id = ${orderID} and kind <> 'credit-note'
    order by kind desc limit 1`.execute(db)
  return rows[0]?.id
}
