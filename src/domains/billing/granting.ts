// Plans that are given without money to companies on the standard plan (D57): proposed by one of staff, given by another.
import type { SubscriptionName } from '../../contract/businesses.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { beginOf } from '../../platform/wall-clock.ts'
import { record, type Doer } from '../audit/recording.ts'
import { businessExists } from '../businesses/existence.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { lastPeriod } from '../subscriptions/periods.ts'
import { addPaidPeriod, planEndOf } from '../subscriptions/tiers.ts'
import { dayIn, daysAfter } from './days.ts'
import { updateAccount } from './queries/accounts.ts'
import { findRunning } from './queries/orders.ts'
import { holdAccount } from './queries/year.ts'

/** `until` is the last day by the company's clock, YYYY-MM-DD. */
export type PlanGift = { businessID: string; plan: Exclude<SubscriptionName, 'standard'>; until: string }

const daysMost = 366

/**
 * When a plan that is given would end. Throws NotFound without the company, PlanNotAbove where it has a paid plan or an order
 * under way, and InvalidInput for a day that is over or more than a year ahead.
 */
export async function requireGrantable(
  db: Db | Tx,
  { businessID, until }: Pick<PlanGift, 'businessID' | 'until'>,
  at: Date = new Date(),
): Promise<Date> {
  if (!(await businessExists(db, businessID))) throw new AppError('NotFound')
  const last = await lastPeriod(db, businessID)
  if ((last && planEndOf(last) > at) || (await findRunning(db, businessID)))
    throw new AppError('PlanNotAbove')
  const zone = await zoneOf(db, businessID)
  const today = dayIn(zone, at)
  const fields = {
    ...(until < today && { until: 'In the past' }),
    ...(until > daysAfter(today, daysMost) && { until: 'At most a year ahead' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
  return beginOf(daysAfter(until, 1), zone)
}

/** Gives the plan, from now on; nobody is charged for another year of it. Throws as `requireGrantable`. */
export async function grantPlan(
  tx: Tx,
  by: Doer,
  { reason, ...gift }: PlanGift & { reason: string },
  at: Date = new Date(),
): Promise<void> {
  const { businessID, plan } = gift
  const account = await holdAccount(tx, businessID)
  const end = await requireGrantable(tx, gift, at)
  if (account) await updateAccount(tx, businessID, { renews: false })
  const periodID = uuidv7()
  await addPaidPeriod(tx, { businessID, tier: plan, start: at, end }, periodID)
  await record(tx, {
    by,
    act: 'plan.granted',
    about: { type: 'business', id: businessID },
    businessID,
    reason,
    details: { period: periodID, plan, until: end.toISOString() },
  })
}
