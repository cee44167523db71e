// Which plan a business is on (P3.9 and P6.5).
import { subscriptions, type SubscriptionName } from '../../contract/businesses.ts'
import { staleKeysOf, type DomainEvent } from '../../contract/events.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { findPaidPeriods, findTurned, insertSubscription } from './queries.ts'

/**
 * The plan of each business at a moment: the highest with a current paid period, else standard. Every id asked for has an
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
  for (const { businessID, tier, start, end } of await findPaidPeriods(db, businessIDs, at)) {
    const isCurrent = start <= at
    if (isCurrent && rankOf(tier) > rankOf(tiers.get(businessID) ?? 'standard')) tiers.set(businessID, tier)
    const turn = (isCurrent ? end : start).getTime()
    turns.set(businessID, Math.min(turn, turns.get(businessID) ?? Infinity))
  }
  for (const [businessID, turn] of turns) until(businessID, turn)
  return tiers
}

function rankOf(tier: SubscriptionName): number {
  return subscriptions.indexOf(tier)
}

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

/** Writes down a paid period of a business and tells of it; whoever calls has checked that it was paid. */
export async function addPaidPeriod(tx: Tx, period: PaidPeriod): Promise<void> {
  await insertSubscription(tx, {
    id: uuidv7(),
    business_id: period.businessID,
    tier: period.tier,
    status: 'active',
    period_start: period.start,
    period_end: period.end,
    created_at: period.start,
  })
  const changed: DomainEvent = { type: 'business.changed', businessID: period.businessID }
  await publishEvent(tx, changed, staleKeysOf(changed))
}
