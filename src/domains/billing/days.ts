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

/** When the clock of a zone shows an hour of a day; where it leaves that out, as much later. */
export function hourOf(day: string, hour: number, zone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return momentOf({ year, month, day: date, hour, minute: 0, second: 0 }, zone)
}

/** When a day begins in a zone: not at midnight where the clocks leave that out. */
export const beginOf = (day: string, zone: string): Date => hourOf(day, 0, zone)

/** The same time of the clocks of a zone, so many days later. */
export function laterBy(at: Date, days: number, zone: string): Date {
  const wall = wallAt(at, zone)
  const moment = momentOf({ ...wall, day: wall.day + days }, zone)
  return new Date(moment.getTime() + at.getUTCMilliseconds())
}
