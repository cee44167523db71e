// How often what was done, by months of UTC: what the public figures are made of.
import type { Db, Tx } from '../../platform/db.ts'
import {
  countByMonth,
  countKindByMonth,
  findFirst,
  findMedians,
  type MonthCount,
  type MonthMedian,
} from './queries.ts'

/** From a moment on and before another. */
export type Span = { from: Date; to: Date }

/** How often each act stands in the log, by month (YYYY-MM). */
export const actsByMonth = (db: Db | Tx, span: Span): Promise<MonthCount[]> => countByMonth(db, span)

/** The same of these acts, of those entries alone whose details name a kind. */
export const actsOfKindByMonth = (
  db: Db | Tx,
  span: Span,
  which: { acts: readonly string[]; kind: string },
): Promise<MonthCount[]> => countKindByMonth(db, { ...span, ...which })

/** How many seconds it took, at the median, from the act `first` about a thing to one of `last`, by the month of the latter, and of how many. */
export const medianByMonth = (
  db: Db | Tx,
  span: Span,
  acts: { first: string; last: readonly string[] },
): Promise<MonthMedian[]> => findMedians(db, { ...span, ...acts })

/** When the oldest entry was made; undefined in an empty log. */
export const firstEntryAt = (db: Db | Tx): Promise<Date | undefined> => findFirst(db)
