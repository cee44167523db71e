// A lane lets so many works run at once and so many wait, those of one asker behind each other and askers in turn: whoever asks
// a thousand things at once waits for themself, and everybody else for one of them at most.
import { unavailable } from './failures.ts'

/** Who asks, such as their network; `isGone` says that nobody waits for the answer any more. */
export type Asker = { of: string; isGone?: (() => boolean) | undefined }
export type FairLane = {
  /** Runs `work` when its turn has come; throws Unavailable (503) when there is no room or it waited too long. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>
  /** How many run and wait now, and how many were refused so far. */
  state(): LaneState
}
export type LaneState = { running: number; waiting: number; refused: number }
export type LaneLimits = {
  atOnce: number
  /** Of all askers together; when they are so many, the last of whoever has most waiting is refused. */
  waiting: number
  /** Milliseconds, until what waits is refused. */
  waitMs: number
}

type Waiting = {
  isGone: (() => boolean) | undefined
  until: number
  begin(): void
  refuse(error: Error): void
}

const named = new Map<string, FairLane>()

/** The lanes of this process by their names; of several with one name the last. */
export const lanesOfProcess = (): ReadonlyMap<string, FairLane> => named

/** A lane with these limits, empty; `name` is for metrics. */
export function fairLane(name: string, limits: LaneLimits): FairLane {
  const lane = laneOf(limits)
  named.set(name, lane)
  return lane
}

function laneOf({ atOnce, waiting: waitingMax, waitMs }: LaneLimits): FairLane {
  // In the order of their turns: whoever was served goes to the end.
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0
  let refused = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const refusal = () => {
    refused += 1
    return unavailable()
  }

  const takeFrom = (of: string, queue: Waiting[], one: Waiting | undefined) => {
    if (one !== undefined) waiting -= 1
    if (queue.length === 0) queues.delete(of)
    return one
  }

  /** The asker with most waiting, unless that is `of`: there is nobody to give way then. */
  const makeRoom = (of: string): boolean => {
    const own = queues.get(of)?.length ?? 0
    const [most, queue] = [...queues].reduce((one, other) => (other[1].length > one[1].length ? other : one))
    if (queue.length <= own + 1) return false
    takeFrom(most, queue, queue.pop())?.refuse(refusal())
    return true
  }

  const next = () => {
    const now = performance.now()
    while (running < atOnce) {
      const [turn] = queues
      if (!turn) return
      const [of, queue] = turn
      const one = takeFrom(of, queue, queue.shift())!
      if (queue.length > 0) {
        queues.delete(of)
        queues.set(of, queue)
      }
      if (one.until <= now || one.isGone?.()) one.refuse(refusal())
      else {
        running += 1
        one.begin()
      }
    }
  }

  /** Refuses what has waited too long, also while nothing ends. */
  const sweep = () => {
    timer = undefined
    const now = performance.now()
    for (const [of, queue] of queues)
      while (queue[0] && queue[0].until <= now) takeFrom(of, queue, queue.shift())?.refuse(refusal())
    watch()
  }
  const watch = () => {
    if (waiting > 0) (timer ??= setTimeout(sweep, Math.min(waitMs, 250))).unref()
  }

  const turnOf = ({ of, isGone }: Asker) =>
    new Promise<void>((begin, refuse) => {
      const queue = queues.get(of) ?? []
      if (queue.length === 0) queues.set(of, queue)
      queue.push({ isGone, until: performance.now() + waitMs, begin, refuse })
      waiting += 1
      watch()
    })

  return {
    async run(asker, work) {
      if (running < atOnce && waiting === 0) running += 1
      else if (waitingMax > 0 && (waiting < waitingMax || makeRoom(asker.of))) await turnOf(asker)
      else throw refusal()
      try {
        return await work()
      } finally {
        running -= 1
        next()
      }
    },
    state: () => ({ running, waiting, refused }),
  }
}
