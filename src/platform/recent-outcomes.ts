// How often something went well in the last minutes, in few numbers, however often it is done.

export type Recent = {
  count(isWell: boolean): void
  shares(): { well: number; failed: number }
}

const minuteMs = 60_000
const minutes = 5

/** Counts of the last five minutes, the one that runs among them. `now` in milliseconds. */
export function recentOutcomes(now: () => number = Date.now): Recent {
  const slots = Array.from({ length: minutes }, () => ({ minute: -1, well: 0, failed: 0 }))
  const minuteNow = () => Math.floor(now() / minuteMs)
  return {
    count(isWell) {
      const minute = minuteNow()
      const slot = slots[minute % minutes]!
      if (slot.minute !== minute) Object.assign(slot, { minute, well: 0, failed: 0 })
      slot[isWell ? 'well' : 'failed'] += 1
    },
    shares() {
      const since = minuteNow() - minutes
      const recent = slots.filter(({ minute }) => minute > since)
      return {
        well: recent.reduce((sum, { well }) => sum + well, 0),
        failed: recent.reduce((sum, { failed }) => sum + failed, 0),
      }
    },
  }
}

/** Fewer tell nothing: somebody reloads a page three times. */
const failedMin = 3
const degradedShare = 0.05
const downShare = 0.5

/** Half of it fails: down; one of twenty: degraded. */
export function stateOf({ well, failed }: { well: number; failed: number }): 'working' | 'degraded' | 'down' {
  if (failed < failedMin) return 'working'
  const share = failed / (well + failed)
  return share >= downShare ? 'down' : share >= degradedShare ? 'degraded' : 'working'
}
