// What the provider told, and money that goes back through it; the only SQL on both.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Writes an event down; true when it was dealt with before. */
export async function noteEvent(db: Db, event: { id: string; type: string; at: Date }): Promise<boolean> {
  const { rows } = await sql<{ handled: boolean }>`
    insert into billing_events as known (event_id, type, received_at) values (${event.id}, ${event.type}, ${event.at})
    on conflict (event_id) do update set event_id = excluded.event_id
    returning handled_at is not null as handled`.execute(db)
  return rows[0]!.handled
}

export async function markHandled(db: Db, eventID: string, at: Date): Promise<void> {
  await sql`update billing_events set handled_at = ${at} where event_id = ${eventID}`.execute(db)
}

/** Forgets events of so long ago that the provider repeats none of them. */
export async function deleteEvents(db: Db, before: Date): Promise<void> {
  await sql`delete from billing_events where received_at < ${before}`.execute(db)
}

/** Why money goes back: its order was over, was of another amount, or for a plan that is none any more, or it came twice. */
export type ReturnReason = 'over' | 'amount' | 'plan' | 'twice'

/** Once for a payment. */
export async function insertReturn(
  tx: Tx,
  one: { payment: string; orderID: string; amount: number; reason: ReturnReason; at: Date },
): Promise<void> {
  await sql`
    insert into billing_returns (provider_payment, order_id, amount, reason, created_at)
    values (${one.payment}, ${one.orderID}, ${one.amount}, ${one.reason}, ${one.at})
    on conflict (provider_payment) do nothing`.execute(tx)
}

export type OpenReturn = { payment: string; orderID: string; amount: number }

/** Money that has not gone back yet, oldest first. */
export async function findReturns(db: Db, limit: number): Promise<OpenReturn[]> {
  const { rows } = await sql<OpenReturn>`
    select provider_payment as payment, order_id as "orderID", amount from billing_returns
    where returned_at is null order by created_at limit ${limit}`.execute(db)
  return rows
}

export async function markReturned(
  db: Db,
  one: { payment: string; refund: string; at: Date },
): Promise<void> {
  await sql`
    update billing_returns set provider_refund = ${one.refund}, returned_at = ${one.at}
    where provider_payment = ${one.payment}`.execute(db)
}
