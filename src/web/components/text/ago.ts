// Moments as words of distance, such as "in 3 hr" or "2 days ago"; written on the server, since engines differ in their words.

const minuteMs = 60_000
const steps = [
  { unit: 'minute', ms: minuteMs, below: 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs, below: 48 * 60 * minuteMs },
  { unit: 'day', ms: 24 * 60 * minuteMs, below: Infinity },
] as const

/** How far a moment is from `now` (milliseconds): minutes below an hour, hours below two days, then days. */
export function agoText(at: string, now: number, language: string): string {
  const distance = Date.parse(at) - now
  const { unit, ms } = steps.find(({ below }) => Math.abs(distance) < below)!
  const count = Math.trunc(distance / ms)
  return new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' }).format(
    count === 0 ? Math.sign(distance) || -1 : count,
    unit,
  )
}
