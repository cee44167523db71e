// The figures of a company over days of its own clock, for its owners and admins (D8).
import type { AnsweredInquiryEntry, StatisticsEntry } from '../../contract/statistics.ts'
import { statisticKinds, type StatisticKind } from '../../contract/statistic-kinds.ts'
import { dayIn, dayOf } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { beginOf } from '../../platform/wall-clock.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { answeredIn, answersIn } from '../inquiries/winning.ts'
import { resolveManager } from '../members/actors.ts'
import { findDaySums, type DayRow } from './queries/figures.ts'
import { findProgress } from './queries/sums.ts'

export type Counts = Record<StatisticKind, number>
type Days = { from: string; until: string }
/** Days, as many or as long before them, and the moments at which they begin and end; their ends are not in them. */
export type Periods = {
  now: Days
  before: Days
  moments: Record<'now' | 'before', { from: Date; until: Date }>
}

export const noCounts = (): Counts => Object.fromEntries(statisticKinds.map((kind) => [kind, 0])) as Counts

/** A day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * 86_400_000))

/** Two periods that follow each other, by their first days and the end of the second. */
export function periodsBetween(zone: string, before: string, from: string, until: string): Periods {
  const moments = ({ from: first, until: end }: Days) => ({
    from: beginOf(first, zone),
    until: beginOf(end, zone),
  })
  const now = { from, until }
  const earlier = { from: before, until: from }
  return { now, before: earlier, moments: { now: moments(now), before: moments(earlier) } }
}

/** The last whole days on a clock, and as many before them. */
export function periodsOf(zone: string, days: number, at: Date): Periods {
  const today = dayIn(zone, at)
  return periodsBetween(zone, dayAfter(today, -2 * days), dayAfter(today, -days), today)
}

const shownPeriod = ({ from, until }: Days) => ({ from, to: dayAfter(until, -1) })

/** How a company did in so many days. Throws NotFound and NotAllowed. */
export async function showStatistics(
  db: Db,
  session: LiveSession,
  { businessID, days }: { businessID: string; days: number },
  at: Date = new Date(),
): Promise<StatisticsEntry> {
  const { id } = await resolveManager(db, session, businessID)
  const zone = await zoneOf(db, id)
  const countedUntil = await findProgress(db, 'slots')
  const wish = { zone, periods: periodsOf(zone, days, at), countedUntil, language: 'en', listed: 0 }
  return (await figuresOf(db, id, wish, at)).figures
}

type FiguresWish = {
  zone: string
  periods: Periods
  countedUntil: Date | undefined
  language: string
  /** How many of the inquiries to list. */
  listed: number
}

/** The figures of two periods and the newest inquiries of the first, for whom nobody asks who they are. Three queries. */
export async function figuresOf(
  db: Db | Tx,
  businessID: string,
  { zone, periods, countedUntil, language, listed }: FiguresWish,
  at: Date,
): Promise<{ figures: StatisticsEntry; newest: AnsweredInquiryEntry[] }> {
  const { now, before, moments } = periods
  const [rows, { won, answers, newest }] = await Promise.all([
    findDaySums(db, businessID, { from: before.from, until: now.until }),
    answersIn(db, businessID, moments, { at, language, listed }),
  ])
  const [ofNow, ofBefore] = [
    rows.filter(({ day }) => day >= now.from),
    rows.filter(({ day }) => day < now.from),
  ]
  const figures = {
    zone,
    now: shownPeriod(now),
    before: shownPeriod(before),
    countedUntil: countedUntil?.toISOString() ?? null,
    counts: { now: countsOf(ofNow), before: countsOf(ofBefore) },
    visitorDays: { now: visitorsOf(ofNow), before: visitorsOf(ofBefore) },
    won,
    byDay: [...Map.groupBy(ofNow, ({ day }) => day)].map(([day, those]) => ({
      day,
      counts: countsOf(those),
      visitors: visitorsOf(those),
    })),
    answers,
  }
  return { figures, newest }
}

function countsOf(rows: readonly DayRow[]): Counts {
  const counts = noCounts()
  for (const { kind, events } of rows) if (kind in counts) counts[kind as StatisticKind] += events
  return counts
}

const visitorsOf = (rows: readonly DayRow[]) =>
  rows.reduce((sum, { kind, events }) => (kind === 'visitor' ? sum + events : sum), 0)

export const answeredAtOnce = 50

type Wanted = { businessID: string; days: number; after: string | null; language: string }

/** The inquiries behind the answers of those days; throws as `showStatistics` does. `next` is the id after which more come. */
export async function listAnswered(
  db: Db,
  session: LiveSession,
  { businessID, days, after, language }: Wanted,
  at: Date = new Date(),
): Promise<{ inquiries: AnsweredInquiryEntry[]; next: string | null }> {
  const { id } = await resolveManager(db, session, businessID)
  const { moments } = periodsOf(await zoneOf(db, id), days, at)
  const wish = { ...moments.now, language, beforeID: after ?? undefined, limit: answeredAtOnce + 1 }
  const rows = await answeredIn(db, id, wish, at)
  const inquiries = rows.slice(0, answeredAtOnce)
  return { inquiries, next: rows.length > answeredAtOnce ? inquiries.at(-1)!.requestID : null }
}
