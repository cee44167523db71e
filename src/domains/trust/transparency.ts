// The public figures, by month: counted in the audit log and the reports, none of them typed by anybody (T33).
import { limits } from '../../contract/limits.ts'
import type { MonthFiguresEntry } from '../../contract/trust.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { kept } from '../../platform/kept/kept.ts'
import { firstOf, monthAfter, monthOf } from '../../platform/months.ts'
import { actsByMonth, actsOfKindByMonth, firstEntryAt, medianByMonth } from '../audit/figures.ts'
import { firstReportAt, reportsByMonth } from '../moderation/figures.ts'
import { findMonths, insertMonths, type StoredMonth } from './queries/months.ts'

const monthsShown = 36
const keptMs = 60_000
const day = 86_400_000
/** What was decided about a request of a company to be checked. */
const decided = { first: 'verification.requested', last: ['verification.granted', 'verification.refused'] }

/** What was decided about an appeal against the refusal of one. */
const appealed = { acts: decided.last, kind: 'appeal' }

/**
 * The newest months, this one first, at most 36, up to the end of yesterday: who looks again and again does not see an act as it is
 * done. They are as they were stored; until this day is, as the day before; counted now where that did not happen.
 */
export function showTransparency(db: Db, now = new Date()): Promise<{ months: MonthFiguresEntry[] }> {
  return kept(db, 'transparency', async (_from, until) => {
    until(now.getTime() + keptMs)
    const stored = await findMonths(db, monthsShown)
    const months = isOfToday(stored, now) ? withThisMonth(stored, now) : await countedBefore(db, stored, now)
    return { months: months.slice(0, monthsShown) }
  })
}

const isOfToday = ([newest]: readonly StoredMonth[], now: Date): boolean =>
  Date.parse(newest?.countedUntil ?? '') >= beginOfDay(now) - day

/** On the first day of a month nothing of it is to be told yet. */
function withThisMonth(stored: readonly StoredMonth[], now: Date): MonthFiguresEntry[] {
  const months = stored.map(({ figures }) => figures)
  const nothing = { received: 0, reportSeconds: null, checkSeconds: null }
  return months[0]!.month === monthOf(now) ? months : [figuresOf(monthOf(now), [], [], nothing), ...months]
}

async function countedBefore(
  db: Db,
  stored: readonly StoredMonth[],
  now: Date,
): Promise<MonthFiguresEntry[]> {
  const over = stored.filter(({ countedUntil }) => countedUntil === null)
  const counted = await countedSince(db, over, now)
  return [...counted.toReversed(), ...over.map(({ figures }) => figures)]
}

/** Stores what the months since the last one that is over had, up to the end of yesterday. */
export async function storeMonths(db: Db, now = new Date()): Promise<void> {
  const over = (await findMonths(db, 2)).filter(({ countedUntil }) => countedUntil === null)
  const counted = await countedSince(db, over, now)
  const today = new Date(beginOfDay(now)).toISOString().slice(0, 10)
  const months = counted.map((figures) => ({
    figures,
    countedUntil: figures.month < monthOf(now) ? null : today,
  }))
  await insertMonths(db, months)
}

/** Each month after the newest stored one, else since there is anything to count, up to this one. */
async function countedSince(
  db: Db,
  [newest]: readonly StoredMonth[],
  now: Date,
): Promise<MonthFiguresEntry[]> {
  if (newest) return countedFrom(db, monthAfter(newest.figures.month), now)
  const firsts = await Promise.all([firstEntryAt(db), firstReportAt(db)])
  const first = firsts.reduce<Date>((least, at) => (at && at < least ? at : least), now)
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1, 1))
  return countedFrom(db, monthOf(first > oldest ? first : oldest), now)
}

async function countedFrom(db: Db | Tx, first: string, now: Date): Promise<MonthFiguresEntry[]> {
  const span = { from: firstOf(first), to: new Date(beginOfDay(now)) }
  const [acts, appeals, medians, reports] = await Promise.all([
    actsByMonth(db, span),
    actsOfKindByMonth(db, span, appealed),
    medianByMonth(db, span, decided),
    reportsByMonth(db, span),
  ])
  const months: MonthFiguresEntry[] = []
  for (let month = first; month <= monthOf(now); month = monthAfter(month)) {
    const of = <Row extends { month: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.month === month)
    const [median, report] = [of(medians)[0], of(reports)[0]]
    months.push(
      figuresOf(month, of(acts), of(appeals), {
        received: report?.received ?? 0,
        reportSeconds: timeOf(report?.closed, report?.medianSeconds),
        checkSeconds: timeOf(median?.count, median?.seconds),
      }),
    )
  }
  return months
}

const timeOf = (decisions = 0, seconds: number | null = null): number | null =>
  decisions < limits.usualTimeFrom ? null : seconds

type Count = { act: string; count: number }
type Others = { received: number; reportSeconds: number | null; checkSeconds: number | null }

function figuresOf(
  month: string,
  acts: readonly Count[],
  appeals: readonly Count[],
  others: Others,
): MonthFiguresEntry {
  const sum = (counts: (act: string) => boolean) =>
    acts.reduce((all, { act, count }) => (counts(act) ? all + count : all), 0)
  const of = (name: string) => sum((act) => act === name)
  const ofAppeals = (name: string) => appeals.find(({ act }) => act === name)?.count ?? 0
  const refusedAgain = ofAppeals('verification.refused')
  return {
    month,
    reports: {
      received: others.received,
      upheld: of('report.upheld'),
      dismissed: of('report.dismissed'),
      medianHours: hoursOf(others.reportSeconds),
    },
    actions: sum((act) => act.startsWith('action.') && act !== 'action.undone'),
    appeals: {
      upheld: of('appeal.upheld') + ofAppeals('verification.granted'),
      dismissed: of('appeal.dismissed') + refusedAgain,
    },
    checks: {
      done: of('verification.granted'),
      // Refused once more on appeal it is no second refusal.
      refused: of('verification.refused') - refusedAgain,
      medianHours: hoursOf(others.checkSeconds),
    },
    // Whoever reads something private records an act of this ending.
    readings: sum((act) => act.endsWith('.read')),
  }
}

/** To a tenth. */
const hoursOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / 360) / 10

const beginOfDay = (moment: Date): number => Math.floor(moment.getTime() / day) * day
