// How much was reported and how soon it was decided: of the public figures what the log does not say.
import type { Db, Tx } from '../../platform/db.ts'
import { findFirstReport, findReportsByMonth, type ReportsOfMonth } from './queries/figures.ts'

/** By the months (YYYY-MM) of UTC from a moment on and before another; months without any are left out. */
export const reportsByMonth = (db: Db | Tx, span: { from: Date; to: Date }): Promise<ReportsOfMonth[]> =>
  findReportsByMonth(db, span)

/** When the oldest report came; undefined without any. */
export const firstReportAt = (db: Db | Tx): Promise<Date | undefined> => findFirstReport(db)
