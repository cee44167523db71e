// Calendar months of UTC, as YYYY-MM.

/** The month of a moment. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)

/** When a month begins. */
export const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** The month after one. */
export const monthAfter = (month: string): string => moved(month, 1)

/** The newest months that are over at a moment, so many, the oldest first. */
export const monthsOver = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) => moved(monthOf(now), at - count))

function moved(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)))
}
