// Which plan a business is on (P3.9 and P6.5).
import type { SubscriptionName } from '../../contract/businesses.ts'
import { subscriptions } from '../../contract/subscription-names.ts'
import { staleKeysOf, type DomainEvent } from '../../contract/events.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import { findPaidPeriods, findTurned, insertSubscription } from './queries.ts'

/**
 * The plan of each business at a moment: the highest with a current paid period or its grace, else standard. Every id asked for has an
 * entry. `until` is told when time alone may change one, in milliseconds.
 */
export async function tiersOf(
  db: Db | Tx,
  businessIDs: readonly string[],
  at: Date = new Date(),
  until: (businessID: string, at: number) => void = () => {},
): Promise<Map<string, SubscriptionName>> {
  const tiers = new Map<string, SubscriptionName>(businessIDs.map((id) => [id, 'standard']))
  if (businessIDs.length === 0) return tiers
  const turns = new Map<string, number>()
  for (const { businessID, tier, start, ...ends } of await findPaidPeriods(db, businessIDs, at)) {
    const isCurrent = start <= at
    if (isCurrent && rankOf(tier) > rankOf(tiers.get(businessID) ?? 'standard')) tiers.set(businessID, tier)
    const turn = (isCurrent ? planEndOf(ends) : start).getTime()
    turns.set(businessID, Math.min(turn, turns.get(businessID) ?? Infinity))
  }
  for (const [businessID, turn] of turns) until(businessID, turn)
  return tiers
}

/** Where a plan stands in the order of upgrades. */
export function rankOf(tier: SubscriptionName): number {
  return subscriptions.indexOf(tier)
}

/** When the plan of a paid period ends: with the period, or with the grace of one that is to be renewed. */
export const planEndOf = ({ end, graceUntil }: { end: Date; graceUntil: Date | null }): Date =>
  graceUntil !== null && graceUntil > end ? graceUntil : end

/** Businesses, in order of ids after one, at most `limit`, whose plan may have turned by the passing of time after `from` and until `to`. */
export function businessesWhosePlanTurned(
  db: Db | Tx,
  span: { from: Date; to: Date; after: string; limit: number },
): Promise<string[]> {
  return findTurned(db, span)
}

export type PaidPeriod = {
  businessID: string
  tier: Exclude<SubscriptionName, 'standard'>
  start: Date
  end: Date
}

/** Writes down a paid period of a business, under an id that is free, and tells of it; whoever calls has checked that it was paid. */
export async function addPaidPeriod(tx: Tx, period: PaidPeriod, id: string = uuidv7()): Promise<void> {
  await insertSubscription(tx, {
    id,
    business_id: period.businessID,
    tier: period.tier,
    status: 'active',
    period_start: period.start,
    period_end: period.end,
    grace_until: null,
    created_at: period.start,
  })
  await recordPlan(tx, 'plan.began', period.businessID, {
    period: id,
    plan: period.tier,
    start: period.start.toISOString(),
    end: period.end.toISOString(),
  })
  await tellPlan(tx, period.businessID, period.start)
}

/** Tells that the plan of a business may be another one since a moment: on its pages, and to what follows its plan. */
export async function tellPlan(tx: Tx, businessID: string, at: Date): Promise<void> {
  const changed: DomainEvent = { type: 'business.changed', businessID }
  const turned: DomainEvent = { type: 'subscription.turned', businessID, at: at.toISOString() }
  await publishEvents(tx, [changed, turned], staleKeysOf(changed))
}

/** An entry in the audit log of a paid period; why it changed stands in billing. */
export const recordPlan = (
  tx: Tx,
  act: 'plan.began' | 'plan.ended' | 'plan.grace',
  businessID: string,
  details: Record<string, unknown>,
): Promise<void> =>
  record(tx, { by: 'system', act, about: { type: 'business', id: businessID }, businessID, details })
