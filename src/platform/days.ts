// Calendar days as the database and the wire write them.

/** The day that it is now in UTC, as YYYY-MM-DD. */
export function today(): string {
  return dayOf(new Date())
}

/** The day in UTC of a moment, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
