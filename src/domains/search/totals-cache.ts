// Totals that took long to count, as long as no document of their place changed.
import { ofProcess, type Db } from '../../platform/db.ts'
import { steadyNow } from '../../platform/steady-clock.ts'
import type { Place, TextQuery } from './text-query.ts'

/** `version` tells the documents of a place apart from those after any change to them (`placeVersion`). */
export type CachedTotal = { counted: number; version: string }

/** What is counted sooner is counted anew. */
const worthFrom = 500
/** Documents that are all made anew may come out as many as before. */
const heldMs = 60_000
const rememberedMax = 20_000
const kept = new WeakMap<Db, Map<string, CachedTotal & { at: number }>>()

/** The totals that a process remembers for one question; none where some documents are kept from who asks. */
export function cachedTotalsOf(db: Db, place: Place, text: TextQuery | undefined, countMost: number) {
  const { withheld, ...seen } = place
  if (withheld !== undefined && withheld.size > 0) return undefined
  const process = ofProcess(db)
  let all = kept.get(process)
  if (!all) kept.set(process, (all = new Map()))
  const totals = all
  const key = JSON.stringify([seen, text?.words, countMost])
  return {
    get(): CachedTotal | undefined {
      const total = totals.get(key)
      return total && steadyNow() - total.at < heldMs ? total : undefined
    },
    keep(total: CachedTotal): void {
      if (total.counted < worthFrom) return
      totals.delete(key)
      totals.set(key, { ...total, at: steadyNow() })
      if (totals.size > rememberedMax) totals.delete(totals.keys().next().value!)
    },
    forget: () => totals.delete(key),
  }
}
