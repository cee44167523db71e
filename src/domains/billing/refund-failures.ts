// What becomes of refunds after they were made: a bank may send the money back for weeks. The credit note stays, so that it is owed, and
// two operators make the refund again; money without a plan goes once more by itself.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { ProviderAway } from '../../platform/payments/provider.ts'
import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { requireForeign } from '../members/membership.ts'
import { namesForStaff } from '../businesses/listing.ts'
import {
  findListed,
  findRefunded,
  findRepeat,
  findWatched,
  markWatched,
  reopenReturns,
} from './queries/refund-failures.ts'
import { insertRefund, markFailed } from './queries/refunds.ts'
import { holdRefund, proposeRefund, recordRefund } from './refunds.ts'

/** Refunds that are proposed, approved, or failed and not made again, newest first, at most 200. Throws NotFound for who is no operator. */
export async function listRefunds(db: Db, operator: Staff, language: string) {
  await requireStaff(db, operator, [])
  const listed = await findListed(db, limits.refundsListed)
  const ids = listed.map(({ businessID }) => businessID)
  const names = await namesForStaff(db, ids, language)
  return listed.map((refund) => ({
    ...refund,
    companyName: names.get(refund.businessID) ?? '',
    proposedAt: refund.proposedAt.toISOString(),
    failedAt: refund.failedAt?.toISOString() ?? null,
  }))
}

/**
 * Proposes to make a refund again that failed, for an operator: as it was, and for the credit note that it has. Asked again it
 * answers the same. Throws NotFound for others and for a refund that has not failed, OwnCase and AmountRefused as `proposeRefund` does.
 */
export async function proposeAgain(
  tx: Tx,
  operator: Staff,
  { refundID: failedID, reason }: { refundID: string; reason: string },
  at: Date = new Date(),
): Promise<{ refundID: string }> {
  await requireStaff(tx, operator, [])
  const held = await holdRefund(tx, failedID, at)
  if (held?.refund.status !== 'failed') throw new AppError('NotFound')
  await requireForeign(tx, operator.userID, held.order.business_id)
  const failed = held.refund
  const { invoiceID, orderID, amount, endsPlan, creditNoteID } = failed
  if (creditNoteID === null) return proposeRefund(tx, operator, { invoiceID, amount, reason, endsPlan }, at)
  const known = await findRepeat(tx, failedID)
  if (known !== undefined) return { refundID: known }
  const refundID = uuidv7()
  const again = { repeats: failedID, creditNoteID }
  // A plan that was to end has ended with the first one.
  const wish = { invoiceID, orderID, amount, reason, endsPlan: false, again }
  await insertRefund(tx, { ...wish, refundID, by: operator.userID, at })
  await recordRefund(tx, operator, 'refund.proposed', { ...wish, refundID })
  return { refundID }
}

/** Asks the provider for the refunds of a payment: those that came back are noted, or made again where no operator has to. */
export async function seeRefunds(
  db: Db,
  provider: PaymentProvider,
  payment: string,
  at: Date = new Date(),
): Promise<void> {
  const failed = (await provider.refunds(payment)).filter(({ status }) => status === 'failed')
  if (failed.length === 0) return
  const ids = failed.map(({ id }) => id)
  const why = new Map(failed.map(({ refundID, failure }) => [refundID, failure]))
  for (const refundID of await findRefunded(db, ids))
    await transaction(db, async (tx) => {
      const refund = (await holdRefund(tx, refundID, at))?.refund
      if (refund?.status === 'refunded')
        await markFailed(tx, refund, why.get(refundID) ?? 'refund_failed', at)
    })
  await reopenReturns(db, ids)
}

/** Banks send money back for thirty days at most. */
const watchedMs = 35 * 24 * 60 * 60_000
const askAgainMs = 24 * 60 * 60_000
const portion = 50

/** Sees refunds of the last weeks, each once a day, for those whose webhook was lost. One that cannot be seen keeps no other from it. */
export async function watchRefunds(
  db: Db,
  provider: PaymentProvider,
  onProblem: (payment: string, error: unknown) => void,
  at: Date = new Date(),
): Promise<void> {
  const since = new Date(at.getTime() - watchedMs)
  const unasked = new Date(at.getTime() - askAgainMs)
  for (const payment of await findWatched(db, { since, unasked, limit: portion })) {
    try {
      await seeRefunds(db, provider, payment, at)
    } catch (error) {
      if (error instanceof ProviderAway) return
      onProblem(payment, error)
    }
    await markWatched(db, payment, at)
  }
}
