// Moments as words of distance, such as "in 3 hr" or "2 days ago"; written on the server, since engines differ in their words.

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How far a moment is from `now` (milliseconds): minutes below an hour, hours below two days or fewer hours, then days. */
export function agoText(at: string, now: number, language: string, hoursMost = 48): string {
  const distance = Date.parse(at) - now
  const steps = [
    { unit: 'minute', ms: minuteMs, below: hourMs },
    { unit: 'hour', ms: hourMs, below: hoursMost * hourMs },
    { unit: 'day', ms: 24 * hourMs, below: Infinity },
  ] as const
  const { unit, ms } = steps.find(({ below }) => Math.abs(distance) < below)!
  const count = Math.trunc(distance / ms)
  return new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' }).format(
    count === 0 ? Math.sign(distance) || -1 : count,
    unit,
  )
}
