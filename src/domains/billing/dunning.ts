// What is due for a membership at a moment (D15): reminders, the renewal, dunning, the end; by the clock of its company.
import { membershipDays } from '../../contract/plans.ts'
import { beginOf, hourOf } from '../../platform/wall-clock.ts'
import type { CurrentPeriod } from '../subscriptions/periods.ts'
import { planEndOf } from '../subscriptions/tiers.ts'
import { dayIn, daysAfter, laterBy } from './days.ts'
import type { Reminder, Told, Tried } from './queries/year.ts'

/** Days of the grace on which its owners are told, the last first. */
const dunned = [12, 7, 1] as const
/** When people are told, by their company's clock. */
const morning = 9
/** After they were told that it is tried again: another card may come meanwhile. */
const restMs = 6 * 3_600_000

export type Standing = {
  period: CurrentPeriod
  zone: string
  /** Its account says so, and the company is there. */
  renews: boolean
  told: Told
  tried: Tried | undefined
}

/**
 * What is done next: something is told; the renewal is tried; a grace that nobody wants any more is taken back; or the plan
 * is over, with its year or unpaid.
 */
export type Due =
  | { do: 'tell'; what: Exclude<Reminder, 'ended' | 'standard'> }
  | { do: 'renew' | 'drop grace' }
  | { do: 'end'; what: 'ended' | 'standard' }

/** When the grace of a period ends. */
export const graceOf = ({ end }: Pick<CurrentPeriod, 'end'>, zone: string): Date =>
  laterBy(end, membershipDays.grace, zone)

/** The next thing that is due at a moment; undefined for none. */
export function dueOf(standing: Standing, now: Date): Due | undefined {
  const { period, zone, renews, told, tried } = standing
  if (told.has('ended') || told.has('standard')) return undefined
  if (isUnderWay(tried)) return now < planEndOf(period) ? dunningOf(standing, now) : undefined
  const lastDay = beginOf(dayIn(zone, period.end), zone)
  if (!renews) {
    if (period.graceUntil !== null) return { do: 'drop grace' }
    return now >= period.end ? { do: 'end', what: 'ended' } : reminderOf(standing, now)
  }
  if (now < lastDay) return reminderOf(standing, now)
  // Nobody has tried yet, however late it is: the plan is given back for the rest of its grace.
  if (period.graceUntil === null)
    return now < graceOf(period, zone) ? { do: 'renew' } : { do: 'end', what: 'ended' }
  if (now >= planEndOf(period)) return { do: 'end', what: 'standard' }
  return dunningOf(standing, now) ?? (isLost(tried) ? { do: 'renew' } : undefined)
}

const isUnderWay = (tried: Tried | undefined): boolean =>
  tried !== undefined && (tried.status === 'open' || tried.status === 'requires_action')

/** Nobody said no to it: the provider was away, or we were. */
const isLost = (tried: Tried | undefined): boolean =>
  tried === undefined || (tried.status === 'failed' && tried.declined === null)

/** A reminder that comes too late is left out for the one after it. */
function reminderOf({ period: { end }, zone, told }: Standing, now: Date): Due | undefined {
  const lastDay = dayIn(zone, end)
  const isSince = (days: number) => now >= hourOf(daysAfter(lastDay, -days), morning, zone)
  if (now >= beginOf(lastDay, zone)) return undefined
  const what = isSince(7) ? '7 days' : isSince(30) ? '30 days' : undefined
  return what === undefined || told.has(what) ? undefined : { do: 'tell', what }
}

/** Of the days of dunning the last one that has come; then the card is tried again, unless somebody has meanwhile. */
function dunningOf({ period: { end, graceUntil }, zone, told, tried }: Standing, now: Date): Due | undefined {
  if (graceUntil === null) return undefined
  const lastDay = dayIn(zone, end)
  const day = dunned.find((days) => now >= hourOf(daysAfter(lastDay, days), morning, zone))
  if (day === undefined) return undefined
  const what = `dunning ${day}` as const
  const toldAt = told.get(what)
  if (toldAt === undefined) return { do: 'tell', what }
  const isRested = now.getTime() >= toldAt.getTime() + restMs
  const isTried = isUnderWay(tried) || (tried !== undefined && tried.at > toldAt && !isLost(tried))
  return isRested && !isTried ? { do: 'renew' } : undefined
}
