// Calendar days as the database and the wire write them.

/** The day that it is now in UTC, as YYYY-MM-DD. */
export function today(): string {
  return dayOf(new Date())
}

/** The day in UTC of a moment, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

const zones = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment by the clock of an IANA time zone, as YYYY-MM-DD; RangeError for an unknown zone. */
export function dayIn(timeZone: string, moment: Date): string {
  let format = zones.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    zones.set(timeZone, format)
  }
  return format.format(moment)
}
