// A membership is paid for another year (D15): ordered at today's price, charged without anybody there, settled as every order.
import { AppError } from '../../contract/errors.ts'
import { planCurrency, plans } from '../../contract/plans.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { beginOf } from '../../platform/wall-clock.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { sellerOf } from '../editions/editions.ts'
import { giveGrace, lastPeriod, type CurrentPeriod } from '../subscriptions/periods.ts'
import { planEndOf } from '../subscriptions/tiers.ts'
import { replaceCard } from './accounts.ts'
import { charge } from './charging.ts'
import { dayIn } from './days.ts'
import { buyerOf } from './details.ts'
import { graceOf } from './dunning.ts'
import type { AccountRow } from './queries/accounts.ts'
import { findRunning, insertOrder } from './queries/orders.ts'
import { holdAccount } from './queries/year.ts'
import { taxOn } from './tax/tax-on.ts'
import { giveWay } from './transfers.ts'
import { addYears } from './years.ts'

/** What another year of the plan of a period costs at today's price, in cents. */
export async function renewalQuote(db: Db | Tx, account: AccountRow, { tier }: Pick<CurrentPeriod, 'tier'>) {
  const { planId, price } = plans[tier]
  const buyer = account.details ?? (await buyerOf(db, account.business_id))
  const tax = taxOn(price, sellerOf(account.edition), buyer)
  return { planId, price, tax, total: price + tax.amount }
}

type Held = { account: AccountRow; period: CurrentPeriod; zone: string; charges: boolean }

/**
 * Orders the next year of a period and gives the grace in which it may be paid; answers the order, undefined when another one
 * runs, or nothing is known with which to pay, or nobody `charges`. Whoever calls holds the account.
 */
export async function openRenewal(
  tx: Tx,
  { account, period, zone, charges }: Held,
  at: Date,
): Promise<string | undefined> {
  if (period.graceUntil === null) await giveGrace(tx, period.id, graceOf(period, zone), at)
  if (!charges || account.card_method === null || account.details === null) return undefined
  const running = await findRunning(tx, account.business_id)
  if (running && !(await giveWay(tx, running, at))) return undefined
  const { planId, price, tax, total } = await renewalQuote(tx, account, period)
  const { order_id: orderID } = await insertOrder(tx, {
    order_id: uuidv7(),
    business_id: account.business_id,
    ordered_by: null,
    kind: 'renewal',
    way: 'card',
    plan: period.tier,
    plan_id: planId,
    price,
    credit: 0,
    credit_days: 0,
    coupon: null,
    coupon_off: 0,
    net: price,
    tax: JSON.stringify(tax),
    tax_amount: tax.amount,
    total,
    currency: planCurrency,
    period_start: period.end,
    period_end: addYears(period.end, zone),
    follows: period.id,
    edition: account.edition,
    language: account.language,
    email: account.details.email,
    client_key: null,
    payment_method: account.card_method,
    status: 'open',
    created_at: at,
  })
  return orderID
}

/**
 * Keeps another card for renewals, as `replaceCard`; when a renewal is unpaid it is charged at once. Throws as that, and
 * CardRefused when the renewal was declined.
 */
export async function replaceCardAndRenew(
  db: Db,
  provider: PaymentProvider | undefined,
  session: LiveSession,
  wish: Parameters<typeof replaceCard>[3],
  at: Date = new Date(),
): ReturnType<typeof replaceCard> {
  const kept = await replaceCard(db, provider, session, wish, at)
  const orderID = await transaction(db, (tx) => openUnpaid(tx, wish.businessID, at))
  if (!provider || orderID === undefined) return kept
  const { status, declined } = await charge(db, provider, orderID, { at })
  if (status === 'failed' && declined) throw new AppError('CardRefused', { declined })
  return kept
}

/** Orders the next year of a company whose renewal is unpaid; undefined when none is. */
async function openUnpaid(tx: Tx, businessID: string, at: Date): Promise<string | undefined> {
  const account = await holdAccount(tx, businessID)
  const period = await lastPeriod(tx, businessID)
  if (!account?.renews || !period || period.graceUntil === null || at >= planEndOf(period)) return undefined
  const zone = await zoneOf(tx, businessID)
  if (at < beginOf(dayIn(zone, period.end), zone)) return undefined
  return openRenewal(tx, { account, period: { ...period, businessID }, zone, charges: true }, at)
}
