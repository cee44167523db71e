// What a plan costs a company now (D15): its price, less the unused days of the plan before, less a coupon, plus tax. Whole cents.
import type { QuoteEntry } from '../../contract/billing.ts'
import type { SubscriptionName } from '../../contract/businesses.ts'
import { subscriptions } from '../../contract/subscription-names.ts'
import { AppError } from '../../contract/errors.ts'
import { planCurrency, plans } from '../../contract/plans.ts'
import type { SellerCode } from '../../contract/sellers.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { sellerOf } from '../editions/editions.ts'
import { currentPeriod, type CurrentPeriod } from '../subscriptions/periods.ts'
import { rankOf } from '../subscriptions/tiers.ts'
import { couponFor, offOf, type Coupon } from './coupons.ts'
import { buyerOf } from './details.ts'
import { findAccount } from './queries/accounts.ts'
import { findOrderOfPeriod, type OrderRow, type PaidPlan } from './queries/orders.ts'
import { taxOn, type TaxedBuyer } from './tax/tax-on.ts'
import { addYears, daysBetween } from './years.ts'

/** All that a quote follows from. */
export type QuoteBasis = {
  zone: string
  period: CurrentPeriod | undefined
  /** Cents, without tax, that the running period was paid with: by money and by credit, less what was given back. */
  paid: number
  seller: SellerCode
  buyer: TaxedBuyer
  at: Date
}

/** What a quote of a company follows from at a moment, in the edition where it buys. */
export async function basisOf(
  db: Db | Tx,
  { businessID, edition }: { businessID: string; edition: string },
  at: Date,
): Promise<QuoteBasis> {
  const [zone, period, account] = await Promise.all([
    zoneOf(db, businessID),
    currentPeriod(db, businessID, at),
    findAccount(db, businessID),
  ])
  const [order, buyer] = await Promise.all([
    period && findOrderOfPeriod(db, { businessID, subscriptionID: period.id }),
    account?.details ?? buyerOf(db, businessID),
  ])
  return { zone, period, paid: order ? paidNet(order) : 0, seller: sellerOf(edition), buyer, at }
}

/** What an order was paid with, without tax; of money that was given back the same share of net is gone. */
export function paidNet({
  net,
  credit,
  total,
  refunded,
}: Pick<OrderRow, 'net' | 'credit' | 'total' | 'refunded'>) {
  return credit + (total === 0 ? net : Math.floor((net * (total - refunded)) / total))
}

/** Of the days of a running period that are not used, today's included, what they were paid with; rounded down to the cent. */
export function creditOf({ period, paid, zone, at }: QuoteBasis): { days: number; credit: number } {
  if (!period) return { days: 0, credit: 0 }
  const all = daysBetween(period.start, period.end, zone)
  const days = Math.min(all, Math.max(0, daysBetween(at, period.end, zone)))
  return { days, credit: all === 0 ? 0 : Math.floor((paid * days) / all) }
}

/** What a plan costs on that basis. Throws PlanNotAbove unless it is above the one that runs. */
export function quoteOn(basis: QuoteBasis, subscription: SubscriptionName, coupon?: Coupon): QuoteEntry {
  const { period, zone, at, seller, buyer } = basis
  if (rankOf(subscription) <= rankOf(period?.tier ?? 'standard')) throw new AppError('PlanNotAbove')
  const { planId, price } = plans[subscription]
  const { days, credit: whole } = creditOf(basis)
  const credit = Math.min(whole, price)
  const off = coupon ? offOf(coupon, price - credit) : 0
  const net = price - credit - off
  const tax = taxOn(net, seller, buyer)
  return {
    planId,
    subscription,
    price,
    credit,
    creditDays: credit === 0 ? 0 : days,
    coupon: coupon ? { code: coupon.code, off } : null,
    net,
    tax,
    total: net + tax.amount,
    currency: planCurrency,
    periodStart: at.toISOString(),
    periodEnd: addYears(at, zone).toISOString(),
  }
}

/** The plan that is sold under an id. Throws InvalidInput for none, and for what costs nothing. */
export function planNamed(planId: string): PaidPlan {
  const name = subscriptions.find((one) => plans[one].planId === planId)
  if (name === undefined || name === 'standard')
    throw new AppError('InvalidInput', { fields: { planId: 'Not in the list' } })
  return name
}

type Wish = { businessID: string; edition: string; planId: string; coupon?: string | undefined }

/** The quote of a plan for a company, and which paid period it ends. Throws InvalidInput, PlanNotAbove and CouponRefused. */
export async function quoteFor(
  db: Db | Tx,
  { businessID, edition, planId, coupon }: Wish,
  at: Date,
): Promise<{ plan: PaidPlan; quote: QuoteEntry; follows: string | null }> {
  const plan = planNamed(planId)
  const basis = await basisOf(db, { businessID, edition }, at)
  // Whoever may not have the plan is told so, whatever their coupon.
  const plain = quoteOn(basis, plan)
  const quote =
    coupon === undefined ? plain : quoteOn(basis, plan, await couponFor(db, coupon, businessID, at))
  return { plan, quote, follows: basis.period?.id ?? null }
}
