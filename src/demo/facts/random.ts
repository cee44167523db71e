export type Random = {
  /** A number from 0 up to, but not including, 1. */
  unit: () => number
  /** A whole number from min to max, both included. */
  int: (min: number, max: number) => number
  /** True with the given probability. */
  chance: (probability: number) => boolean
  /** One element of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T
  /** `count` different elements in the order of the list; all of them when the list is shorter. */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** Mixes whole numbers into one of 32 bits; each input bit reaches each output bit. */
export function hashOf(...parts: number[]): number {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15) ^ Math.floor(part / 0x1_0000_0000), 0xc2b2ae35)
    hash ^= hash >>> 13
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A generator of its own for one thing of the world: the seed, the kind of fact, and the thing's indexes. */
export function randomOf(...parts: number[]): Random {
  let state = hashOf(...parts)
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (min: number, max: number) => min + Math.floor(unit() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(unit() * list.length)] as T
  const some = <T>(list: readonly T[], count: number): T[] => {
    const chosen: T[] = []
    let wanted = Math.min(count, list.length)
    for (let at = 0; at < list.length && wanted > 0; at += 1) {
      if (unit() * (list.length - at) >= wanted) continue
      chosen.push(list[at] as T)
      wanted -= 1
    }
    return chosen
  }
  return { unit, int, pick, some, chance: (probability) => unit() < probability }
}

/** The kinds of facts, so that two kinds about the same index never share a generator. */
export const kind = {
  slots: 1,
  company: 2,
  contact: 3,
  figures: 4,
  texts: 5,
  certificates: 6,
  product: 7,
  person: 8,
  members: 9,
  likes: 10,
  follows: 11,
  id: 12,
  names: 13,
  film: 14,
  posts: 15,
  crowd: 16,
  memberships: 17,
  languages: 18,
  trade: 19,
  statistics: 20,
} as const
