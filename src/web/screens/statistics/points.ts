// What the chart of days draws: a bar for each day, of a year for each week.
import type { StatisticsEntry } from '../../../contract/statistics.ts'
import type { StatisticKind } from '../../../contract/statistic-kinds.ts'

type Counted = StatisticKind | 'visitors'
export type Point = { from: string; to: string } & Record<Counted, number>

const dayMs = 86_400_000
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
/** Of more days there is no room for a bar each. */
const barsMost = 100
const weekDays = 7

/** Every day of the period in turn, those too on which nothing happened; of a long one its weeks, of which the first may be short. */
export function pointsOf({ now, byDay }: Pick<StatisticsEntry, 'now' | 'byDay'>): Point[] {
  const end = Date.parse(now.to)
  const days = (end - Date.parse(now.from)) / dayMs + 1
  const length = days > barsMost ? weekDays : 1
  const found = new Map(byDay.map((one) => [one.day, one]))
  const points: Point[] = []
  for (let last = end; last >= Date.parse(now.from); last -= length * dayMs) {
    const first = Math.max(last - (length - 1) * dayMs, Date.parse(now.from))
    const point: Point = { from: dayAt(first), to: dayAt(last), ...none }
    for (let at = first; at <= last; at += dayMs) {
      const one = found.get(dayAt(at))
      if (!one) continue
      point.visitors += one.visitors
      for (const kind of kinds) point[kind] += one.counts[kind]
    }
    points.unshift(point)
  }
  return points
}

const none: Record<Counted, number> = {
  shown: 0,
  opened: 0,
  viewed: 0,
  document: 0,
  saved: 0,
  followed: 0,
  inquired: 0,
  answered: 0,
  visitors: 0,
}
const kinds = Object.keys(none).filter((name) => name !== 'visitors') as StatisticKind[]
