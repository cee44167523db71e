// When digests go: in the morning by the clock of their reader, the weekly one on Mondays.
import type { Digest } from '../../contract/notification-kinds.ts'

const morning = 7
const monday = 1
const dayMs = 86_400_000

/** The next morning in `zone` after `now` on which a digest goes. */
export function nextMorning(digest: Digest, zone: string, now: Date): Date {
  const today = wallAt(now.getTime(), zone)
  const midnight = today - (today % dayMs)
  for (let days = 0; ; days += 1) {
    const day = midnight + days * dayMs
    const isIts = digest === 'daily' || new Date(day).getUTCDay() === monday
    const at = momentOf(day + morning * 3_600_000, zone)
    if (isIts && at > now.getTime()) return new Date(at)
  }
}

/** What a clock in `zone` shows, as if it were UTC. */
function wallAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** When a clock in `zone` shows this; asked twice, as the first guess may lie beyond a change of the clocks. */
function momentOf(wall: number, zone: string): number {
  const guess = wall - (wallAt(wall, zone) - wall)
  return guess + (wall - wallAt(guess, zone))
}
