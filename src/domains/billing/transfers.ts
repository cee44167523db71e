// Plans that are paid by bank transfer: ordered with a reference, withdrawn, reminded of, lapsed (P2.20).
import type * as z from 'zod'
import type { Transfer } from '../../contract/billing.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { priceText } from '../../contract/plans.ts'
import { sellers } from '../../contract/sellers.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { sellerOf } from '../editions/editions.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { currentPeriod } from '../subscriptions/periods.ts'
import { invoiced } from './invoiced.ts'
import { issueProForma, voidProForma } from './invoices.ts'
import { lockOrder, openOrder } from './orders.ts'
import { mailOwners } from './owner-letters.ts'
import type { Place } from './queries/accounts.ts'
import { findRunning, isRunning, type OrderRow } from './queries/orders.ts'
import {
  findBooking,
  findDueTransfers,
  findPaperOf,
  markReminded,
  referenceIsTaken,
} from './queries/transfers.ts'
import { newReference } from './references.ts'
import { countOrder, endOrder } from './settling.ts'

type TransferEntry = z.input<typeof Transfer>
type Wish = Place & { businessID: string; planId: string; coupon?: string | undefined }
const dayMs = 86_400_000

/**
 * Orders a plan to be paid by bank transfer, for an owner, with its pro-forma invoice and a mail that says how; one that costs
 * nothing begins at once. Throws as `openOrder` does.
 */
export async function orderTransfer(
  tx: Tx,
  session: LiveSession,
  wish: Wish,
  at: Date = new Date(),
): Promise<TransferEntry> {
  requireOwner(await resolveActor(tx, session, wish.businessID))
  const mailbox = (await mailboxesOf(tx, [session.userID])).get(session.userID)
  const order = await openOrder(
    tx,
    session,
    {
      ...wish,
      way: 'transfer',
      email: mailbox?.email ?? '',
      reference: await freeReference(tx),
      payableUntil: await lastMomentFor(tx, wish.businessID, at),
    },
    at,
  )
  if (order.total === 0) await countOrder(tx, order, { at })
  else {
    await issueProForma(tx, await invoiced(tx, order), at)
    await mailTransfer(tx, 'transfer-ordered', order)
  }
  return requireTransfer(tx, order)
}

/** Some weeks, and no longer than the plan lasts whose unused days are credited. */
async function lastMomentFor(tx: Tx, businessID: string, at: Date): Promise<Date> {
  const period = await currentPeriod(tx, businessID, at)
  const latest = new Date(at.getTime() + limits.transferDays * dayMs)
  return period && period.end > at && period.end < latest ? period.end : latest
}

/** By chance, so that nobody pays for another order by a slip of the finger. */
async function freeReference(tx: Tx): Promise<string> {
  const reference = newReference()
  return (await referenceIsTaken(tx, reference)) ? freeReference(tx) : reference
}

async function requireTransfer(db: Db | Tx, order: OrderRow): Promise<TransferEntry> {
  const transfer = await transferOf(db, order)
  if (!transfer) throw new RangeError('a transfer without its pro-forma invoice')
  return transfer
}

/** What an owner is told of an order that waits for its money: what to pay, to whom, with which reference, until when. */
export async function transferOf(db: Db | Tx, order: OrderRow): Promise<TransferEntry | null> {
  const invoiceId = await findPaperOf(db, order.order_id)
  if (invoiceId === undefined || order.reference === null || order.payable_until === null) return null
  return {
    orderID: order.order_id,
    subscription: order.plan,
    amount: order.total,
    currency: 'USD',
    reference: order.reference,
    payableUntil: order.payable_until.toISOString(),
    invoiceId,
    bank: sellers[sellerOf(order.edition)].bank,
  }
}

/** Takes back the order of a company that waits for its money, for an owner. Throws NotFound, NotAllowed, and PaymentRunning once money was booked. */
export function withdrawTransfer(
  db: Db,
  session: LiveSession,
  businessID: string,
  at: Date = new Date(),
): Promise<void> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    requireOwner(actor)
    const running = await findRunning(tx, actor.id)
    const order = running?.way === 'transfer' ? await lockOrder(tx, running.order_id, at) : undefined
    if (!order || !isRunning(order)) throw new AppError('NotFound')
    if ((await findBooking(tx, order.order_id)).bookedBy !== null) throw new AppError('PaymentRunning')
    await endTransfer(tx, order, 'withdrawn', at)
  })
}

async function endTransfer(tx: Tx, order: OrderRow, status: 'withdrawn' | 'lapsed', at: Date): Promise<void> {
  await endOrder(tx, order, { status, at })
  await voidProForma(tx, order.order_id, at)
}

/** An order that nobody has booked gives way to the renewal of the plan; false for any other, which stays. */
export async function giveWay(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
  if (order.way !== 'transfer' || (await findBooking(tx, order.order_id)).bookedBy !== null) return false
  await endTransfer(tx, order, 'lapsed', at)
  await mailTransfer(tx, 'transfer-lapsed', order)
  return true
}

const portion = 100

/** Reminds of transfers some days before they lapse, and ends those whose time is over; what was booked by one operator waits for the second. */
export async function watchTransfers(db: Db, at: Date = new Date()): Promise<void> {
  const soon = new Date(at.getTime() + limits.transferReminderDays * dayMs)
  const each = async (
    due: { until: Date; unreminded: boolean },
    act: (tx: Tx, order: OrderRow) => Promise<void>,
  ) => {
    for (;;) {
      const orderIDs = await findDueTransfers(db, { ...due, limit: portion })
      for (const orderID of orderIDs) await onWaiting(db, orderID, at, act)
      if (orderIDs.length < portion) return
    }
  }
  await each({ until: at, unreminded: false }, async (tx, order) => {
    await endTransfer(tx, order, 'lapsed', at)
    await mailTransfer(tx, 'transfer-lapsed', order)
  })
  await each({ until: soon, unreminded: true }, async (tx, order) => {
    await markReminded(tx, order.order_id, at)
    await mailTransfer(tx, 'transfer-reminder', order)
  })
}

/** In a transaction of its own, while the order still waits and nobody has booked its money. */
function onWaiting(
  db: Db,
  orderID: string,
  at: Date,
  act: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderID, at)
    if (!order || !isRunning(order) || (await findBooking(tx, orderID)).bookedBy !== null) return
    await act(tx, order)
  })
}

function mailTransfer(
  tx: Tx,
  template: 'transfer-ordered' | 'transfer-reminder' | 'transfer-lapsed',
  order: OrderRow,
): Promise<void> {
  return mailOwners(tx, order.business_id, {
    template,
    about: order.order_id,
    data: (language) => ({
      amount: priceText(order.total, language),
      reference: order.reference ?? '',
      until: order.payable_until?.toISOString() ?? '',
    }),
  })
}
