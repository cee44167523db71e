// What clocks on the walls of a zone show, and when they show it.

/** A day and time as a clock shows it; months from 1. */
export type Wall = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** What clocks in a zone show at a moment; milliseconds are not shown. */
export function wallAt(at: Date, zone: string): Wall {
  const shown = clockOf(zone)
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)])
  return Object.fromEntries(shown) as Wall
}

/** What clocks show as if it were UTC; a day or hour behind the last is one of the next month or day. */
export const asIfUtc = ({ year, month, day, hour, minute, second }: Wall): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function aheadAt(time: number, zone: string): number {
  const whole = Math.floor(time / 1_000) * 1_000
  return asIfUtc(wallAt(new Date(whole), zone)) - whole
}

/** When clocks in a zone show that; of an hour that they show twice the first, and an hour that they leave out is the one after it. */
export function momentOf(wall: Wall, zone: string): Date {
  const shown = asIfUtc(wall)
  const dayMs = 86_400_000
  // The clocks of the day before and after: between them lies a change, if there is one.
  const [before, after] = [aheadAt(shown - dayMs, zone), aheadAt(shown + dayMs, zone)]
  const early = shown - Math.max(before, after)
  const late = shown - Math.min(before, after)
  if (early + aheadAt(early, zone) === shown) return new Date(early)
  if (late + aheadAt(late, zone) === shown) return new Date(late)
  return new Date(shown - before)
}

/** When the clock of a zone shows an hour of a day (YYYY-MM-DD); where it leaves that out, as much later. */
export function hourOf(day: string, hour: number, zone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return momentOf({ year, month, day: date, hour, minute: 0, second: 0 }, zone)
}

/** When a day begins in a zone: not at midnight where the clocks leave that out. */
export const beginOf = (day: string, zone: string): Date => hourOf(day, 0, zone)
