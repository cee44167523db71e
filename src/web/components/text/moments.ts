// Days and times (P9.14, D52): a moment is first put on the clock of a zone, then written as if that were UTC.

const clocks = new Map<string, Intl.DateTimeFormat>()
const clocksMax = 100

/** What the clock of `zone` shows at a moment, written as a moment in UTC is. */
export function inZone(at: string | number, zone: string): string {
  const moment = new Date(at)
  if (zone === 'UTC') return moment.toISOString()
  let clock = clocks.get(zone)
  if (!clock) {
    if (clocks.size >= clocksMax) clocks.clear()
    clock = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      timeZone: zone,
    })
    clocks.set(zone, clock)
  }
  const shown = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute, second } = shown as Record<string, number>
  return new Date(Date.UTC(year!, month! - 1, day, hour, minute, second)).toISOString()
}

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
const dayOf = (at: string) => Date.parse(at.slice(0, 10)) / dayMs

/** hh:mm */
export const timeText = (at: string): string => at.slice(11, 16)

/** A day in digits, such as 19/11/2026. */
export const dateText = (at: string, language: string): string =>
  format(language, 'date', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(at))

/** A day and a time, such as 19/11/2026 17:02. */
export const dateTimeText = (at: string, language: string): string =>
  `${dateText(at, language)} ${timeText(at)}`

/** A full date on the reader's clock and, unless that is UTC, behind it as P9.14 has it. */
export function fullDateTexts(at: string, zone: string, language: string): [first: string, second?: string] {
  const utc = `${dateTimeText(at, language)} UTC`
  return zone === 'UTC' ? [utc] : [dateTimeText(inZone(at, zone), language), utc]
}

/** For a list, `at` and `now` on the same clock: the time today, else the day, with its year when that is another one. */
export function listText(at: string, now: string, language: string): string {
  const moment = new Date(at)
  if (!isAnotherDay(at, now)) return timeText(at)
  const sameYear = at.slice(0, 4) === now.slice(0, 4)
  const text = sameYear
    ? format(language, 'day', { day: 'numeric', month: 'short' }).format(moment)
    : format(language, 'dayYear', { day: 'numeric', month: 'short', year: 'numeric' }).format(moment)
  return text.replace('Sept', 'Sep')
}

/** When something is due, `at` and `now` on the same clock: the time, with its day unless that is today. */
export const dueText = (at: string, now: string, language: string): string =>
  isAnotherDay(at, now) ? `${listText(at, now, language)} ${timeText(at)}` : timeText(at)

/** `today`, `yesterday`, or the whole day in words; `at` and `now` on the same clock. */
export function dayText(at: string, now: string, language: string): 'today' | 'yesterday' | { day: string } {
  const ago = dayOf(now) - dayOf(at)
  if (ago === 0) return 'today'
  if (ago === 1) return 'yesterday'
  const long = format(language, 'long', { day: 'numeric', month: 'long', year: 'numeric' })
  return { day: long.format(new Date(at)) }
}

/** Whether two moments on the same clock are on different days. */
export const isAnotherDay = (one: string | undefined, other: string): boolean =>
  one?.slice(0, 10) !== other.slice(0, 10)

/** The day on which a person or thing was made, as `yyyy-mm-dd`: every id begins with its moment (UUIDv7). */
export const madeOn = (id: string): string =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString().slice(0, 10)
