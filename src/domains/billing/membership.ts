// The membership screen (P2.20): the plan of a company, what is used of it, what an upgrade costs, and how it is paid.
import type { MembershipEntry, QuoteEntry } from '../../contract/billing.ts'
import { subscriptions } from '../../contract/subscription-names.ts'
import { AppError } from '../../contract/errors.ts'
import { plans } from '../../contract/plans.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { businessFaces } from '../businesses/listing.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { fullness } from '../products/room.ts'
import type { CurrentPeriod } from '../subscriptions/periods.ts'
import { rankOf } from '../subscriptions/tiers.ts'
import { nextActionOf } from './checkout.ts'
import { presetDetails } from './details.ts'
import { findAccount, type Place } from './queries/accounts.ts'
import { findRunning, type OrderRow } from './queries/orders.ts'
import { basisOf, quoteFor, quoteOn } from './quotes.ts'
import { supportOf } from './support.ts'
import { transferOf } from './transfers.ts'

type Asked = Place & { businessID: string }

/** All that an owner is shown of a company's membership; as many queries for every company. Throws NotFound and NotAllowed. */
export async function showMembership(
  db: Db,
  session: LiveSession,
  { businessID, language, edition }: Asked,
  at: Date = new Date(),
): Promise<MembershipEntry> {
  requireOwner(await resolveActor(db, session, businessID))
  const [running, basis, account, { room }, faces] = await Promise.all([
    // First: when no payment runs any more its plan must be seen.
    findRunning(db, businessID),
    basisOf(db, { businessID, edition }, at),
    findAccount(db, businessID),
    fullness(db, businessID),
    businessFaces(db, [businessID], language),
  ])
  const face = faces.get(businessID)
  if (!face) throw new AppError('NotFound')
  const { period, zone } = basis
  const [supportMinutes, details, transfer] = await Promise.all([
    supportOf(db, businessID, period),
    // No owner has said so yet: their own address is asked for with the card.
    account?.details ?? presetDetails(db, businessID, ''),
    running?.way === 'transfer' ? transferOf(db, running) : null,
  ])
  const subscription = period?.tier ?? 'standard'
  const renews = account?.renews ?? false
  return {
    businessID,
    subscription,
    verified: face.verified,
    period: period ? periodOf(period, renews, at) : null,
    timeZone: zone,
    products: { used: room.published, of: plans[subscription].products },
    boosts: null,
    supportMinutes,
    upgrades: subscriptions
      .filter((plan) => rankOf(plan) > rankOf(subscription))
      .map((plan) => quoteOn(basis, plan)),
    card: account?.card ?? null,
    details,
    open: openOf(running),
    transfer,
    unlistedByPlan: period && !renews ? Math.max(0, room.published - plans.standard.products) : 0,
  }
}

function periodOf({ start, end, graceUntil }: CurrentPeriod, renews: boolean, at: Date) {
  return {
    start: start.toISOString(),
    end: end.toISOString(),
    renews,
    state: end > at ? ('active' as const) : ('grace' as const),
    graceUntil: graceUntil?.toISOString() ?? null,
  }
}

/** A payment by card that is under way. */
function openOf(order: OrderRow | undefined): MembershipEntry['open'] {
  if (order?.way !== 'card') return null
  return {
    orderID: order.order_id,
    subscription: order.plan,
    status: order.status === 'requires_action' ? 'requires_action' : 'pending',
    nextAction: nextActionOf(order),
  }
}

/** What a plan costs a company now, for an owner. Throws NotFound, NotAllowed, InvalidInput, PlanNotAbove and CouponRefused. */
export async function quoteMembership(
  db: Db,
  session: LiveSession,
  wish: { businessID: string; edition: string; planId: string; coupon?: string | undefined },
  at: Date = new Date(),
): Promise<QuoteEntry> {
  requireOwner(await resolveActor(db, session, wish.businessID))
  return (await quoteFor(db, wish, at)).quote
}
