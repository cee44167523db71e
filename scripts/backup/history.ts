// What of a key was there at a moment, told by all that became of it. Keys are new whenever their bytes are, but for a few.

/** Bytes were put at a key, or the key was removed; `at` in milliseconds. */
export type Version = {
  key: string
  at: number
  isGone: boolean
  bytes: number
  id: string
  /** The same for the same bytes. */
  content: string
  isLatest: boolean
}

/** By how much the clocks of the database and of the store may differ, and how long it takes until a removal is noticed. */
export const clocksDifferMs = 60_000

/**
 * The version of one key that was there at a moment; undefined when none was. Put or removed within a minute of it counts as there:
 * what is too much nobody names, what is missing somebody misses. `history` is of this key, newest first.
 */
export function versionAt(history: readonly Version[], ms: number): Version | undefined {
  const puts = history.filter(({ isGone }) => !isGone)
  const put = puts.find(({ at }) => at <= ms) ?? puts.findLast(({ at }) => at <= ms + clocksDifferMs)
  if (!put) return undefined
  const next = history[history.indexOf(put) - 1]
  return next?.isGone && next.at <= ms - clocksDifferMs ? undefined : put
}

/** Versions by key, each newest first; of those of one moment the latest is newer, and a removal than what it removed. */
export function histories(versions: readonly Version[]): Map<string, Version[]> {
  const byKey = Map.groupBy(versions, ({ key }) => key)
  for (const history of byKey.values())
    history.sort(
      (a, b) => b.at - a.at || Number(b.isLatest) - Number(a.isLatest) || Number(b.isGone) - Number(a.isGone),
    )
  return byKey
}

/** Uploads under way, which nobody names yet. */
export const isUnderWay = (key: string): boolean => key.startsWith('incoming/')
