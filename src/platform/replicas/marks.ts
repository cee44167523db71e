// Where the primary stood in its log at moments of this process's clock: what was committed before a moment stands before the
// place that was asked for after it.

/** A place in the log in bytes, and the timeline of who writes it: another one after a change of leader. */
export type Place = { position: number; timeline: string }

type Marks = {
  /** A place behind all that was committed before `at`; asked for when none is known, and thrown when it cannot be. */
  after(at: number): Promise<number>
  /** As of when a server stands that has the log up to `position`; -Infinity when that is longer ago than is remembered. */
  asOf(position: number): number
}

type Mark = { at: number; position: number }
type Flight = { at: number; place: Promise<number> }

const rememberedMs = 10_000
/** Of marks closer together than that one is enough. */
const apartMs = 2

/** Marks of the primary that `ask` asks; `onNewLeader` is told when another one answers. `now` in milliseconds, never set back. */
export function createMarks(
  ask: () => Promise<Place>,
  onNewLeader: () => void,
  now: () => number = () => performance.now(),
): Marks {
  let marks: Mark[] = []
  let timeline: string | undefined
  let current: Flight | undefined
  let next: Promise<number> | undefined

  const note = (at: number, place: Place) => {
    if (timeline !== undefined && timeline !== place.timeline) {
      marks = []
      onNewLeader()
    }
    timeline = place.timeline
    const [before, last] = marks.slice(-2)
    if (before && last && last.at - before.at < apartMs) marks.pop()
    marks.push({ at, position: place.position })
    const kept = marks.findIndex((mark) => at - mark.at < rememberedMs)
    if (kept > 0) marks.splice(0, kept)
    return place.position
  }

  const start = (): Promise<number> => {
    const at = now()
    const flight: Flight = {
      at,
      place: ask()
        .then((place) => note(at, place))
        .finally(() => {
          if (current === flight) current = undefined
        }),
    }
    current = flight
    return flight.place
  }

  /** One that begins from now on: of those who come while another is under way one for all. */
  const anew = (): Promise<number> => {
    if (!current) return start()
    return (next ??= current.place
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      }))
  }

  return {
    async after(at) {
      const newest = marks.at(-1)
      if (newest && newest.at >= at) {
        let first = marks.length - 1
        while (first > 0 && marks[first - 1]!.at >= at) first--
        return marks[first]!.position
      }
      return current && current.at >= at ? current.place : anew()
    },
    asOf(position) {
      for (let place = marks.length - 1; place >= 0; place--)
        if (marks[place]!.position <= position) return marks[place]!.at
      return -Infinity
    },
  }
}
