// A refund that was proposed and is not to be made.
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { markDeclined } from './queries/refunds.ts'
import { holdRefund, recordRefund } from './refunds.ts'

/** Ends a refund that nobody has approved, for an operator, also for who proposed it. Throws NotFound for any other. */
export async function declineRefund(
  tx: Tx,
  operator: Staff,
  { refundID, reason }: { refundID: string; reason: string },
  at: Date = new Date(),
): Promise<void> {
  await requireStaff(tx, operator, [])
  const refund = (await holdRefund(tx, refundID, at))?.refund
  if (refund?.status !== 'proposed') throw new AppError('NotFound')
  await markDeclined(tx, refundID, operator.userID, at)
  const { invoiceID, amount } = refund
  await recordRefund(tx, operator, 'refund.declined', { refundID, invoiceID, amount, reason })
}
