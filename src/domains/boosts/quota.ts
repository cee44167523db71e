// How many boosts the plan of a company has in a calendar month of its clock: nothing is carried over (D18).
import type { BoostQuota } from '../../contract/boosts.ts'
import { plans } from '../../contract/plans.ts'
import { dayIn } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { monthAfter } from '../../platform/months.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { countInMonth } from './queries/boosts.ts'

/** The first day of the month of a moment by a clock, as YYYY-MM-DD. */
export const monthOf = (zone: string, at: Date): string => `${dayIn(zone, at).slice(0, 7)}-01`

/** What is used of the month of a moment, by the plan of another one: now. Two queries. */
export async function quotaOf(
  db: Db | Tx,
  businessID: string,
  { zone, at, now = at }: { zone: string; at: Date; now?: Date },
): Promise<BoostQuota> {
  const month = monthOf(zone, at)
  const [used, tiers] = await Promise.all([
    countInMonth(db, businessID, month),
    tiersOf(db, [businessID], now),
  ])
  return {
    month,
    renewsOn: `${monthAfter(month.slice(0, 7))}-01`,
    used,
    of: plans[tiers.get(businessID) ?? 'standard'].boostsPerMonth,
  }
}
