// Money is given back by two operators: one proposes, another approves, the provider pays, a credit note says so (decision 102).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { ProviderAway, ProviderRefused } from '../../platform/payments/provider.ts'
import type { PaymentProvider, ProviderRefund } from '../../platform/payments/provider.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { record } from '../audit/recording.ts'
import { requireForeign } from '../members/membership.ts'
import { lockOrder } from './orders.ts'
import { updateAccount } from './queries/accounts.ts'
import { findRunning, type OrderRow } from './queries/orders.ts'
import {
  findOpenRefunds,
  findOrderOfRefund,
  findRefundable,
  insertRefund,
  lockRefund,
  markApproved,
  markFailed,
  type RefundRow,
} from './queries/refunds.ts'
import { finishRefund } from './refund-ends.ts'

export type RefundWish = { invoiceID: string; amount: number; reason: string; endsPlan: boolean }

/** Proposes to give back cents of an invoice, for an operator; nothing happens yet. Throws NotFound, OwnCase for their own company, and AmountRefused with what is `left` of it. */
export async function proposeRefund(
  tx: Tx,
  operator: Staff,
  wish: RefundWish,
  at: Date = new Date(),
): Promise<{ refundID: string }> {
  await requireStaff(tx, operator, [])
  const paid = await findRefundable(tx, wish.invoiceID)
  if (!paid) throw new AppError('NotFound')
  const { orderID, businessID, left } = paid
  await requireForeign(tx, operator.userID, businessID)
  if (wish.amount > left) throw new AppError('AmountRefused', { left })
  const refundID = uuidv7()
  await insertRefund(tx, { ...wish, refundID, orderID, by: operator.userID, at })
  await recordRefund(tx, operator, 'refund.proposed', { ...wish, refundID })
  return { refundID }
}

/** An entry in the audit log of what an operator did about a refund. */
export const recordRefund = (
  tx: Tx,
  operator: Staff,
  act: 'refund.proposed' | 'refund.approved' | 'refund.declined',
  { refundID, invoiceID, amount, reason }: Pick<RefundRow, 'refundID' | 'invoiceID' | 'amount' | 'reason'>,
): Promise<void> =>
  record(tx, {
    by: `user:${operator.userID}`,
    act,
    about: { type: 'refund', id: refundID },
    reason,
    details: { invoice: invoiceID, amount },
  })

export type RefundAnswer = { status: 'refunded' | 'pending'; creditNoteID: string | null }

/**
 * Approves a refund that another operator proposed; approved again, it goes on. Of a bank transfer the money goes back by hand; with
 * `job` instead of a provider the job asks it within minutes. Throws
 * NotFound, OwnCase for their own company, SecondNeeded for who proposed it, AmountRefused for more than is `left` or what the provider refuses, PaymentRunning while an
 * order of the company counts on what is given back, and PaymentsAway without a provider.
 */
export async function approveRefund(
  db: Db,
  provider: PaymentProvider | 'job' | undefined,
  operator: Staff,
  wish: { refundID: string; reason: string },
  at: Date = new Date(),
): Promise<RefundAnswer> {
  const approved = await transaction(db, async (tx) => {
    await requireStaff(tx, operator, [])
    return approve(tx, operator, { ...wish, at, canPay: provider !== undefined })
  })
  if ('done' in approved) return approved.done
  if (!provider) throw new AppError('PaymentsAway')
  if (provider === 'job') return { status: 'pending', creditNoteID: null }
  return payBack(db, provider, approved, at)
}

type Approved = { refund: RefundRow; payment: string }

async function approve(
  tx: Tx,
  operator: Staff,
  { refundID, reason, at, canPay }: { refundID: string; reason: string; at: Date; canPay: boolean },
): Promise<Approved | { done: RefundAnswer }> {
  const held = await holdRefund(tx, refundID, at)
  if (!held || held.refund.status === 'declined') throw new AppError('NotFound')
  const { refund, order } = held
  await requireForeign(tx, operator.userID, order.business_id)
  const { amount, status, creditNoteID } = refund
  if (refund.proposedBy === operator.userID) throw new AppError('SecondNeeded')
  if (status === 'refunded') return { done: { status, creditNoteID } }
  const { left = 0 } = (await findRefundable(tx, refund.invoiceID)) ?? {}
  // What is made again was taken from it by its credit note.
  const isNew = status === 'proposed' && creditNoteID === null
  if (status === 'failed' || (isNew && amount > left)) throw new AppError('AmountRefused', { left })
  const payment = order.provider_payment
  if (payment !== null && !canPay) throw new AppError('PaymentsAway')
  if (status === 'proposed') {
    if (isNew) await refuseCounted(tx, order)
    // Nobody is charged for another year of what is given back, however long the bank takes.
    if (refund.endsPlan) await updateAccount(tx, order.business_id, { renews: false })
    await markApproved(tx, refund, operator.userID, at)
    const { invoiceID } = refund
    await recordRefund(tx, operator, 'refund.approved', { refundID, invoiceID, amount, reason })
  }
  if (payment !== null) return { refund, payment }
  return {
    done: { status: 'refunded', creditNoteID: await finishRefund(tx, { refund, order, paidBack: null, at }) },
  }
}

/** The refund with its order, in the order of locks that everybody takes them in; undefined for no refund. */
export async function holdRefund(
  tx: Tx,
  refundID: string,
  at: Date,
): Promise<{ refund: RefundRow; order: OrderRow } | undefined> {
  const orderID = await findOrderOfRefund(tx, refundID)
  const order = orderID === undefined ? undefined : await lockOrder(tx, orderID, at)
  const refund = order && (await lockRefund(tx, refundID))
  return order && refund && { refund, order }
}

/** What an open order was credited with, or renews, cannot be given back as well. */
async function refuseCounted(tx: Tx, order: OrderRow): Promise<void> {
  const running = await findRunning(tx, order.business_id)
  if (!running || running.follows !== order.subscription_id) return
  if (running.credit > 0 || running.kind === 'renewal') throw new AppError('PaymentRunning')
}

/** Asks the provider, outside of any transaction, with the refund's id as key: asked again it pays once. */
async function payBack(
  db: Db,
  provider: PaymentProvider,
  { refund, payment }: Approved,
  at: Date,
): Promise<RefundAnswer> {
  const { refundID, amount } = refund
  try {
    const known = (await provider.refunds(payment)).find((one) => one.refundID === refundID)
    return await take(
      db,
      refundID,
      known ?? (await provider.refund({ key: refundID, payment, amount, refundID })),
      at,
    )
  } catch (error) {
    // What became of it is asked for by the job.
    if (error instanceof ProviderAway) return { status: 'pending', creditNoteID: null }
    if (!(error instanceof ProviderRefused)) throw error
    const { code } = error
    await onHeld(db, refundID, at, async ({ refund: held }, tx) => {
      await markFailed(tx, held, code, at)
      return null
    })
    throw new AppError('AmountRefused', { refused: error.message })
  }
}

/** What the provider says of a refund now, once. */
async function take(db: Db, refundID: string, told: ProviderRefund, at: Date): Promise<RefundAnswer> {
  if (told.status === 'pending') return { status: 'pending', creditNoteID: null }
  if (told.status === 'failed')
    throw new ProviderRefused(told.failure ?? 'refund_failed', 'The refund failed')
  const creditNoteID = await onHeld(db, refundID, at, (held, tx) =>
    finishRefund(tx, { ...held, paidBack: told.id, at }),
  )
  return { status: 'refunded', creditNoteID: creditNoteID ?? null }
}

/** While it is approved and nothing more; one that has ended meanwhile answers its credit note. */
function onHeld<T>(
  db: Db,
  refundID: string,
  at: Date,
  act: (held: { refund: RefundRow; order: OrderRow }, tx: Tx) => Promise<T>,
): Promise<T | string | null> {
  return transaction(db, async (tx) => {
    const held = await holdRefund(tx, refundID, at)
    return held?.refund.status === 'approved' ? act(held, tx) : (held?.refund.creditNoteID ?? null)
  })
}

/** A call that approves takes its answer itself. */
const restMs = 60_000
const portion = 50

/** Finishes refunds whose answers were lost or are to come. One that fails keeps no other from it. */
export async function reconcileRefunds(
  db: Db,
  provider: PaymentProvider,
  onProblem: (refundID: string, error: unknown) => void,
  at: Date = new Date(),
): Promise<void> {
  const before = new Date(at.getTime() - restMs)
  let behind: string | undefined
  for (;;) {
    const refundIDs = await findOpenRefunds(db, { before, behind, limit: portion })
    for (const refundID of refundIDs) {
      const held = await transaction(db, (tx) => holdRefund(tx, refundID, at))
      const payment = held?.order.provider_payment
      if (!held || !payment) continue
      await payBack(db, provider, { refund: held.refund, payment }, at).catch((error: unknown) =>
        onProblem(refundID, error),
      )
    }
    if (refundIDs.length < portion) return
    behind = refundIDs.at(-1)
  }
}
