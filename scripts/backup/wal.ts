// Whether the WAL of a repository is whole: names of segments, 8 digits each of timeline, log and segment.

const segmentsInLog = 256

const numberOf = (name: string): number =>
  parseInt(name.slice(8, 16), 16) * segmentsInLog + parseInt(name.slice(16, 24), 16)

const nameOf = (number: number): string =>
  [Math.floor(number / segmentsInLog), number % segmentsInLog]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')

export type Gap = {
  /** The first and the last segment that are missing, without their timeline. */
  from: string
  to: string
  /** When the segment before them arrived (seconds): what happened until then can be restored, or nearly. */
  wholeUntil: number
  /** How many segments of later are there. */
  behind: number
}

/** Segments travel beside each other: a few may be there before those in front of them. */
const besideMost = 4
const travelSeconds = 600

/** Whether what is missing may have been on its way when the last segments arrived. */
export const isLast = ({ behind }: Gap): boolean => behind <= besideMost

/** Whether it may still be on its way. */
export const isOnItsWay = (gap: Gap, now = Date.now() / 1_000): boolean =>
  isLast(gap) && now - gap.wholeUntil < travelSeconds

/**
 * What is missing from the segment `from` of a backup on until the newest; `found` are segments with when they arrived. A segment
 * counts on whichever timeline it is: after a failover the next one goes on.
 */
export function gapsIn(found: ReadonlyMap<string, number>, from: string): Gap[] {
  const arrived = new Map<number, number>()
  for (const [name, time] of found) {
    const number = numberOf(name)
    arrived.set(number, Math.min(time, arrived.get(number) ?? Infinity))
  }
  const gaps: Gap[] = []
  // An archive of a few terabytes has more segments than a call takes arguments.
  const last = arrived.keys().reduce((high, number) => Math.max(high, number), numberOf(from))
  let wholeUntil = 0
  for (let number = numberOf(from); number <= last; number++) {
    const time = arrived.get(number)
    if (time !== undefined) {
      wholeUntil = time
      continue
    }
    const begin = number
    while (number < last && !arrived.has(number + 1)) number++
    gaps.push({ from: nameOf(begin), to: nameOf(number), wholeUntil, behind: 0 })
  }
  for (const gap of gaps) gap.behind = [...arrived.keys()].filter((number) => nameOf(number) > gap.to).length
  return gaps
}
