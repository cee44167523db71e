// What a company is told of a month that is over, once its morning has come.
import { extremesOf } from '../../contract/product-strength.ts'
import type { AdviceEntry, StatisticsEntry } from '../../contract/statistics.ts'
import type { Tx } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { monthAfter } from '../../platform/months.ts'
import { momentOf, wallAt } from '../../platform/wall-clock.ts'
import { readingsOf, type Reading } from '../businesses/readings.ts'
import { deleteMails, findDueMails, setMailsDue, type MonthMail } from './queries/mails.ts'
import { periodsBetween } from './figures.ts'
import { reportOf } from './report.ts'

const morning = 8

/** When it is next eight in the morning on a clock. */
function nextMorning(zone: string, now: Date): Date {
  const today = wallAt(now, zone)
  const at = (day: number) => momentOf({ ...today, day, hour: morning, minute: 0, second: 0 }, zone)
  return at(today.day) >= now ? at(today.day) : at(today.day + 1)
}

export type MonthOfCompany = { businessID: string; month: string; reading: Reading }

/**
 * Takes what is due, so many at most: answers how many were taken and, of companies that are there and whose morning has come, the months to
 * tell. Whoever tells them does so in the same transaction, and settles them.
 */
export async function takeMonths(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ taken: number; months: MonthOfCompany[] }> {
  const due = await findDueMails(tx, now, limit)
  const readings = await readingsOf(
    tx,
    due.map(({ businessID }) => businessID),
  )
  const planned = due.flatMap((mail): (MonthMail & { dueAt: Date })[] => {
    const reading = readings.get(mail.businessID)
    return mail.isNew && reading ? [{ ...mail, dueAt: nextMorning(reading.zone, now) }] : []
  })
  if (planned.length > 0) await setMailsDue(tx, planned)
  const gone = due.filter(({ businessID }) => !readings.has(businessID))
  if (gone.length > 0) await deleteMails(tx, gone)
  const months = due.flatMap(({ businessID, month, isNew }) => {
    const reading = readings.get(businessID)
    return reading && !isNew ? [{ businessID, month, reading }] : []
  })
  return { taken: due.length, months }
}

const hourMs = 3_600_000
const triedDays = 14

/** Whether a month that could not be told is tried again: for two weeks after its end. */
export const isTriedAgain = ({ month }: Pick<MonthOfCompany, 'month'>, now: Date): boolean =>
  now.getTime() < Date.parse(beside(month, 1)) + triedDays * 24 * hourMs

/** Of what was taken that is over, and what could not be told is due an hour later. */
export async function settleMonths(
  tx: Tx,
  { taken, failed }: Record<'taken' | 'failed', readonly MonthOfCompany[]>,
  now: Date,
): Promise<void> {
  const again = failed.filter((one) => isTriedAgain(one, now))
  const over = taken.filter((one) => !again.includes(one))
  if (over.length > 0) await deleteMails(tx, over)
  const dueAt = new Date(now.getTime() + hourMs)
  if (again.length > 0)
    await setMailsDue(
      tx,
      again.map((one) => ({ ...one, dueAt })),
    )
}

export type MonthTold = {
  figures: StatisticsEntry
  /** The product that did best; undefined where there are not two that differ. */
  strongest: NonNullable<ReturnType<typeof extremesOf>>['strongest'] | undefined
  advice: AdviceEntry | undefined
}

/** The first day of the month so many after that of a first day. */
const beside = (day: string, by: number): string => `${monthAfter(day.slice(0, 7), by)}-01`

/** How a company did in a month and in the one before; undefined where there is nothing to tell: nothing happened, or the company is younger than the month. */
export async function tellMonth(
  tx: Tx,
  { businessID, month, reading }: MonthOfCompany,
  language: string,
  now: Date,
): Promise<MonthTold | undefined> {
  const next = beside(month, 1)
  const periods = periodsBetween(reading.zone, beside(month, -1), month, next)
  if (businessID >= firstIDAt(periods.moments.now.from)) return undefined
  const wish = { periods, months: 1, language, monthsUntil: new Date(next) }
  const { figures, breakdowns, advice } = await reportOf(tx, businessID, reading, wish, now)
  const happened = Object.values(figures.counts.now).reduce((sum, count) => sum + count, figures.won.now)
  if (happened === 0) return undefined
  return { figures, strongest: extremesOf(breakdowns.by.product.rows)?.strongest, advice: advice[0] }
}
