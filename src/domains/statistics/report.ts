// All that the page of the figures shows, at once: one query for each domain that knows something of it.
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { reportStatistics as reportCall } from '../../contract/statistics.ts'
import { dimensions, monthsBeside } from '../../contract/statistic-kinds.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { readingsOf, type Reading } from '../businesses/readings.ts'
import { resolveManager } from '../members/actors.ts'
import { adviceOf } from './advice.ts'
import { breakdownsOf } from './breakdowns.ts'
import { answeredAtOnce, figuresOf, periodsOf, type Periods } from './figures.ts'
import { findAllProgress } from './queries/sums.ts'

type Report = Omit<CallOutput<typeof reportCall>, 'nextCursor'> & {
  /** The id after which more inquiries come. */
  next: string | null
}

/** The figures of so many days. Throws NotFound and NotAllowed. */
export async function reportStatistics(
  db: Db,
  session: LiveSession,
  { businessID, days, language }: { businessID: string; days: number; language: string },
  at: Date = new Date(),
): Promise<Report> {
  const { id } = await resolveManager(db, session, businessID)
  const reading = (await readingsOf(db, [id])).get(id)
  if (!reading) throw new AppError('NotFound')
  const wish = { periods: periodsOf(reading.zone, days, at), months: monthsBeside(days), language }
  return reportOf(db, id, reading, wish, at)
}

type Wish = {
  periods: Periods
  months: number
  /** Up to which month breakdowns go; left out, the last one that is closed. */
  monthsUntil?: Date
  language: string
}

/** The same of any two periods, for whom nobody asks who they are. */
export async function reportOf(
  db: Db | Tx,
  businessID: string,
  { zone, writtenIn }: Reading,
  { periods, months, monthsUntil, language }: Wish,
  at: Date,
): Promise<Report> {
  const progress = await findAllProgress(db)
  const figuresWish = { zone, periods, countedUntil: progress.slots, language, listed: answeredAtOnce + 1 }
  const [{ figures, newest }, parts] = await Promise.all([
    figuresOf(db, businessID, figuresWish, at),
    breakdownsOf(db, businessID, { dimensions, months, until: monthsUntil ?? progress.months, language }),
  ])
  const { period, by } = parts
  const inquiries = newest.slice(0, answeredAtOnce)
  return {
    figures,
    breakdowns: { period, by },
    advice: adviceOf({ answers: figures.answers, parts, writtenIn }),
    inquiries,
    next: newest.length > answeredAtOnce ? inquiries.at(-1)!.requestID : null,
  }
}
