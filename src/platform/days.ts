// Calendar days as the database and the wire write them.

/** The day that it is now in UTC, as YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
