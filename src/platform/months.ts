// Calendar months, as YYYY-MM; their moments are those of UTC.

/** The month of a moment. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)

/** When a month begins. */
export const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** The month so many after one, the next one unless told otherwise; also those before it. */
export function monthAfter(month: string, by = 1): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)))
}

/** The newest months that are over at a moment, so many, the oldest first. */
export const monthsOver = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) => monthAfter(monthOf(now), at - count))
