// A year by the clock of a place (D15): what is paid on a day in its morning lasts until that day's morning a year later.
import { momentOf, wallAt } from '../../platform/wall-clock.ts'

const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same day and time of the clocks of a zone, years later; 29 February is the 28th where there is none. */
export function addYears(at: Date, zone: string, years = 1): Date {
  const wall = wallAt(at, zone)
  const year = wall.year + years
  const day = Math.min(wall.day, lastOfMonth(year, wall.month))
  return new Date(momentOf({ ...wall, year, day }, zone).getTime() + at.getUTCMilliseconds())
}

const dayMs = 86_400_000

/** How many midnights of a zone lie between two moments; negative when the second is the earlier day. */
export function daysBetween(from: Date, to: Date, zone: string): number {
  const dayOf = (at: Date) => {
    const { year, month, day } = wallAt(at, zone)
    return Date.UTC(year, month - 1, day) / dayMs
  }
  return dayOf(to) - dayOf(from)
}
