// When digests go: in the morning by the clock of their reader, the weekly one on Mondays.
import type { Digest } from '../../contract/notification-kinds.ts'
import { asIfUtc, momentOf, wallAt } from '../../platform/wall-clock.ts'

const morning = 7
const monday = 1

/** The next morning in `zone` after `now` on which a digest goes. */
export function nextMorning(digest: Digest, zone: string, now: Date): Date {
  const today = wallAt(now, zone)
  for (let days = 0; ; days += 1) {
    const wall = { ...today, day: today.day + days, hour: morning, minute: 0, second: 0 }
    const isIts = digest === 'daily' || new Date(asIfUtc(wall)).getUTCDay() === monday
    const at = momentOf(wall, zone)
    if (isIts && at > now) return at
  }
}
