// Days and times of messages, in UTC and therefore the same on the server and in the browser (P9.14).

const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)
const made = new Map<string, Intl.DateTimeFormat>()

function format(language: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`
  let found = made.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' })
    made.set(key, found)
  }
  return found
}

const dayMs = 86_400_000
const dayOf = (moment: number) => Math.floor(moment / dayMs)

/** hh:mm */
export const timeText = (at: string): string => at.slice(11, 16)

/** A day and a time, such as 19/11/2026 17:02. */
export function dateTimeText(at: string, language: string): string {
  const day = format(language, 'date', { day: '2-digit', month: '2-digit', year: 'numeric' })
  return `${day.format(new Date(at))} ${timeText(at)}`
}

/** For a list: the time today, else the day, with its year when that is another one. */
export function listText(at: string, now: number, language: string): string {
  const moment = new Date(at)
  if (dayOf(moment.getTime()) === dayOf(now)) return timeText(at)
  const sameYear = moment.getUTCFullYear() === new Date(now).getUTCFullYear()
  const text = sameYear
    ? format(language, 'day', { day: 'numeric', month: 'short' }).format(moment)
    : format(language, 'dayYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(moment)
  return text.replace('Sept', 'Sep')
}

/** `today`, `yesterday`, or the whole day in words. */
export function dayText(at: string, now: number, language: string): 'today' | 'yesterday' | { day: string } {
  const ago = dayOf(now) - dayOf(Date.parse(at))
  if (ago === 0) return 'today'
  if (ago === 1) return 'yesterday'
  const long = format(language, 'long', { day: 'numeric', month: 'long', year: 'numeric' })
  return { day: long.format(new Date(at)) }
}

/** Whether two messages were written on different days. */
export const isAnotherDay = (one: string | undefined, other: string): boolean =>
  one?.slice(0, 10) !== other.slice(0, 10)

/** The day on which a person or thing was made, as `yyyy-mm-dd`: every id begins with its moment (UUIDv7). */
export const madeOn = (id: string): string =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString().slice(0, 10)
