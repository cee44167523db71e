// How many boosts the plan of a company has in a calendar month of its clock: nothing is carried over (D18).
import type { BoostQuota } from '../../contract/boosts.ts'
import { plans } from '../../contract/plans.ts'
import { dayIn } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { momentOf } from '../../platform/wall-clock.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { countInMonth } from './queries/boosts.ts'

/** The first day of the month of a moment by a clock, as YYYY-MM-DD. */
export const monthOf = (zone: string, at: Date): string => `${dayIn(zone, at).slice(0, 7)}-01`

/** The first day of the month after. */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}

/** When a day (YYYY-MM-DD) begins on a clock. */
export function beginOf(day: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return momentOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, zone)
}

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
    renewsOn: nextMonth(month),
    used,
    of: plans[tiers.get(businessID) ?? 'standard'].boostsPerMonth,
  }
}
