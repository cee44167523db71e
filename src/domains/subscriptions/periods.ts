// Paid periods one by one (D15): the one that runs, and how it ends earlier or later than it was paid for.
import type { Db, Tx } from '../../platform/db.ts'
import { endEarly, findEnding, findLastPeriod, findPaidPeriods, updateGrace } from './queries.ts'
import { planEndOf, rankOf, recordPlan, tellPlan, type PaidPeriod } from './tiers.ts'

export type CurrentPeriod = PaidPeriod & {
  id: string
  /** Null while no renewal is unpaid. */
  graceUntil: Date | null
}

/** The paid period that gives a company its plan at a moment, its grace included; of two the one with the higher plan, undefined on standard. */
export async function currentPeriod(
  db: Db | Tx,
  businessID: string,
  at: Date = new Date(),
): Promise<CurrentPeriod | undefined> {
  const periods = await findPaidPeriods(db, [businessID], at)
  const [first] = periods
    .filter(({ start }) => start <= at)
    .toSorted((a, b) => rankOf(b.tier) - rankOf(a.tier) || +planEndOf(b) - +planEndOf(a))
  return first
}

/** The paid period of a company that ends last, whether it runs or not. */
export const lastPeriod = findLastPeriod

/** The place of a paid period among others, in the order of their ends. */
export type PlaceOfPeriod = { end: Date; id: string }

/** The last paid periods of companies that end in a span, `to` not included, after one of them; in the order of their ends. */
export function periodsEnding(
  db: Db | Tx,
  span: { from: Date; to: Date; after: PlaceOfPeriod | undefined; limit: number },
): Promise<CurrentPeriod[]> {
  return findEnding(db, span)
}

/** Ends a paid period at a moment, with its grace; one that had not begun by then never counts. Nothing for one that has ended. */
export async function endPeriod(tx: Tx, id: string, at: Date): Promise<void> {
  const businessID = await endEarly(tx, id, at)
  if (businessID === undefined) return
  await recordPlan(tx, 'plan.ended', businessID, { period: id, end: at.toISOString() })
  await tellPlan(tx, businessID, at)
}

/** The plan of a paid period stays until then, though its renewal is unpaid; null ends that with the period. */
export async function giveGrace(tx: Tx, id: string, until: Date | null, at: Date): Promise<void> {
  const businessID = await updateGrace(tx, id, until)
  if (businessID === undefined) return
  await recordPlan(tx, 'plan.grace', businessID, { period: id, until: until?.toISOString() ?? null })
  await tellPlan(tx, businessID, at)
}
