// How a refund ends: with a credit note, the end of the plan where that was proposed, and the word to the owners.
import { priceText } from '../../contract/plans.ts'
import type { Tx } from '../../platform/db.ts'
import { endPeriod } from '../subscriptions/periods.ts'
import { issueCreditNote } from './invoices.ts'
import { mailOwners } from './owner-letters.ts'
import { updateAccount } from './queries/accounts.ts'
import type { OrderRow } from './queries/orders.ts'
import { findNumberOf, markRefunded, type RefundRow } from './queries/refunds.ts'

type Ended = {
  refund: RefundRow
  order: OrderRow
  at: Date
  /** What the provider calls it; null for what goes back by hand. */ paidBack: string | null
}

/** The money is back: the credit note is issued, the plan ends where that was proposed, and owners are told. Answers the id of the note. Whoever calls holds both. */
export async function finishRefund(tx: Tx, { refund, order, paidBack, at }: Ended): Promise<string> {
  const { refundID, invoiceID, amount, endsPlan } = refund
  const { business_id: businessID, subscription_id: periodID } = order
  const creditNoteID = await issueCreditNote(tx, { invoiceID, amount, refundID }, at)
  await markRefunded(tx, { refundID, paidBack, at })
  if (endsPlan && periodID !== null) {
    await endPeriod(tx, periodID, at)
    // Nobody is charged for another year of what was given back.
    await updateAccount(tx, businessID, { renews: false })
  }
  const number = await findNumberOf(tx, creditNoteID)
  await mailOwners(tx, businessID, {
    template: endsPlan ? 'refund-ends-plan' : 'refund-made',
    about: refundID,
    data: (language) => ({ amount: priceText(amount, language), number }),
  })
  return creditNoteID
}
