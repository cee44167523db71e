// The figures of a company over days of its own clock, for its owners and admins (D8).
import type { AnsweredInquiryEntry, StatisticsEntry } from '../../contract/statistics.ts'
import { statisticKinds, type StatisticKind } from '../../contract/statistic-kinds.ts'
import { dayIn, dayOf } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import { momentOf } from '../../platform/wall-clock.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { zoneOf } from '../businesses/time-zones.ts'
import { answeredIn, answersIn } from '../inquiries/winning.ts'
import { resolveManager } from '../members/actors.ts'
import { findDaySums, type DayRow } from './queries/figures.ts'
import { findProgress } from './queries/sums.ts'

export type Counts = Record<StatisticKind, number>
type Days = { from: string; until: string }

export const noCounts = (): Counts => Object.fromEntries(statisticKinds.map((kind) => [kind, 0])) as Counts

/** A day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * 86_400_000))

/** When a day begins on a clock. */
function beginOf(day: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return momentOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, zone)
}

/** The last whole days on a clock, and as many before them; their ends are not in them. */
function periodsOf(zone: string, days: number, at: Date) {
  const today = dayIn(zone, at)
  const [from, before] = [dayAfter(today, -days), dayAfter(today, -2 * days)]
  const moments = ({ from: first, until }: Days) => ({
    from: beginOf(first, zone),
    until: beginOf(until, zone),
  })
  const now = { from, until: today }
  const earlier = { from: before, until: from }
  return { now, before: earlier, moments: { now: moments(now), before: moments(earlier) } }
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
  const { now, before, moments } = periodsOf(zone, days, at)
  const [rows, counted, { won, answers }] = await Promise.all([
    findDaySums(db, id, { from: before.from, until: now.until }),
    findProgress(db, 'slots'),
    answersIn(db, id, moments, at),
  ])
  const [ofNow, ofBefore] = [
    rows.filter(({ day }) => day >= now.from),
    rows.filter(({ day }) => day < now.from),
  ]
  return {
    zone,
    now: shownPeriod(now),
    before: shownPeriod(before),
    countedUntil: counted?.toISOString() ?? null,
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
}

function countsOf(rows: readonly DayRow[]): Counts {
  const counts = noCounts()
  for (const { kind, events } of rows) if (kind in counts) counts[kind as StatisticKind] += events
  return counts
}

const visitorsOf = (rows: readonly DayRow[]) =>
  rows.reduce((sum, { kind, events }) => (kind === 'visitor' ? sum + events : sum), 0)

const answeredAtOnce = 50

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
