// Days by the clock of a company (D15): written YYYY-MM-DD, counted in a calendar, and begun when its clock says so.
import { momentOf, wallAt } from '../../platform/wall-clock.ts'

const dayMs = 86_400_000

/** The day that it is in a zone at a moment. */
export function dayIn(zone: string, at: Date): string {
  const { year, month, day } = wallAt(at, zone)
  return dayOfCalendar(Date.UTC(year, month - 1, day))
}

const dayOfCalendar = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/** The day so many days later, or earlier, in the calendar. */
export const daysAfter = (day: string, days: number): string =>
  dayOfCalendar(Date.parse(`${day}T00:00:00Z`) + days * dayMs)

/** The same time of the clocks of a zone, so many days later. */
export function laterBy(at: Date, days: number, zone: string): Date {
  const wall = wallAt(at, zone)
  const moment = momentOf({ ...wall, day: wall.day + days }, zone)
  return new Date(moment.getTime() + at.getUTCMilliseconds())
}
