// The money of bank transfers, as operators book it from the account: the plan begins with it.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { record } from '../audit/recording.ts'
import { namesForStaff } from '../businesses/listing.ts'
import { requireForeign } from '../members/membership.ts'
import { lockOrder } from './orders.ts'
import { isRunning } from './queries/orders.ts'
import { findBooking, findWaiting, writeBooking, writeSecondBooking } from './queries/transfers.ts'
import { countOrder, isPlanOpen } from './settling.ts'

/** Transfers that wait for their money or for a second operator, oldest first, at most 200. Throws NotFound for who is no operator. */
export async function listTransfers(db: Db, operator: Staff, language: string) {
  await requireStaff(db, operator, [])
  const waiting = await findWaiting(db, limits.transfersListed)
  const names = await namesForStaff(
    db,
    waiting.map(({ businessID }) => businessID),
    language,
  )
  return waiting.map((order) => ({
    ...order,
    companyName: names.get(order.businessID) ?? '',
    orderedAt: order.orderedAt.toISOString(),
    payableUntil: order.payableUntil.toISOString(),
  }))
}

/** `receivedOn` is a day, YYYY-MM-DD; `reference` is what the bank says. */
export type BookingWish = { orderID: string; amount: number; receivedOn: string; reference: string }

/**
 * Books the money of a transfer, for an operator: the plan begins, and the invoice is issued; from a limit on that needs a second one who
 * books the same. Throws NotFound for others and for what does not wait, OwnCase for their own company, AmountRefused with what is `owed`, SecondNeeded
 * for whoever booked it first, InvalidInput for a day to come, and PlanNotAbove when the company
 * has the plan by now, or what was credited has ended.
 */
export async function bookTransfer(
  tx: Tx,
  operator: Staff,
  { orderID, amount, receivedOn, reference }: BookingWish,
  at: Date = new Date(),
): Promise<{ status: 'booked' | 'second needed' }> {
  await requireStaff(tx, operator, [])
  const order = await lockOrder(tx, orderID, at)
  if (!order || order.way !== 'transfer' || !isRunning(order)) throw new AppError('NotFound')
  await requireForeign(tx, operator.userID, order.business_id)
  if (amount !== order.total) throw new AppError('AmountRefused', { owed: order.total })
  // A day further east has begun already.
  if (Date.parse(receivedOn) > at.getTime() + 86_400_000)
    throw new AppError('InvalidInput', { fields: { receivedOn: 'Not yet' } })
  if (!(await isPlanOpen(tx, order, at))) throw new AppError('PlanNotAbove')
  const { bookedBy } = await findBooking(tx, orderID)
  if (bookedBy === operator.userID) throw new AppError('SecondNeeded')
  await record(tx, {
    by: `user:${operator.userID}`,
    act: bookedBy === null ? 'transfer.booked' : 'transfer.seconded',
    about: { type: 'order', id: orderID },
    businessID: order.business_id,
    reason: reference,
    details: { amount, receivedOn },
  })
  if (bookedBy !== null) await writeSecondBooking(tx, orderID, operator.userID)
  else {
    await writeBooking(tx, { orderID, by: operator.userID, at, receivedOn, reference })
    if (order.total >= limits.transferSecondFrom) return { status: 'second needed' }
  }
  await countOrder(tx, order, { at })
  return { status: 'booked' }
}
