// The days that notifications are called by.

/** A day YYYY-MM-DD, as a language writes it; empty for what is none. */
export function dayText(day: string, language: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return ''
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
