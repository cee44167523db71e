// Facets that took long to count, as long as no document of their segment changed.
import { ofProcess, type Db } from '../../platform/db.ts'
import { steadyNow } from '../../platform/steady-clock.ts'
import type { FacetSet } from './queries/facets.ts'
import type { Place } from './text-query.ts'

type Counted = Readonly<Record<string, { values: readonly { documents: number }[] }>>
/** `version` tells the documents of a segment apart from those after any change to them (`selectVersion`). */
type Cached<Facets> = { facets: Facets; version: string }

/** Of fewer documents they are counted as soon as it is asked whether one has changed. */
const worthFrom = 500
/** Documents that are all made anew may come out as many as before. */
const heldMs = 60_000
/** Some ten kilobytes each. */
const rememberedMax = 300
const kept = new WeakMap<Db, Map<string, Cached<Counted> & { at: number }>>()

/** What a process remembers of one question; nothing of what was counted already, and where documents are kept from who asks. */
export function cachedFacetsOf<Facets extends Counted>(
  db: Db,
  { segment, editionBit, withheld }: Place,
  asked: { sets: readonly FacetSet[]; most: number },
) {
  const isMet = asked.sets.some(({ met }) => met)
  if (!isMet || (withheld !== undefined && withheld.size > 0)) return undefined
  const process = ofProcess(db)
  let all = kept.get(process)
  if (!all) kept.set(process, (all = new Map()))
  const remembered = all
  const key = JSON.stringify([segment, editionBit, asked])
  return {
    get(): Cached<Facets> | undefined {
      const one = remembered.get(key) as (Cached<Facets> & { at: number }) | undefined
      if (!one || steadyNow() - one.at >= heldMs) return undefined
      remembered.delete(key)
      remembered.set(key, one)
      return one
    },
    keep(one: Cached<Facets>): void {
      if (!isWorthIt(one.facets)) return
      remembered.delete(key)
      remembered.set(key, { ...one, at: steadyNow() })
      if (remembered.size > rememberedMax) remembered.delete(remembered.keys().next().value!)
    },
    forget: () => remembered.delete(key),
  }
}

const isWorthIt = (facets: Counted): boolean =>
  Object.values(facets).some(
    ({ values }) => values.reduce((sum, { documents }) => sum + documents, 0) >= worthFrom,
  )
