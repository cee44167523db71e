// The score of a result: the sum of its parts, by which the order is made and by which it is explained (explain.ts).
import type { Ranking } from './quality.ts'

/** What a result is placed by; `named` when the words stand in its name as typed; when it registered in milliseconds. */
export type Hit = [id: string, bucket: number, quality: number, named: boolean, registered: number]

/** What a result has of the words, from the strongest (plans.ts). */
export type Kind = 'exactName' | 'name' | 'category' | 'otherName' | 'listed' | 'words' | 'otherWords'

/** The steps of a kind, by what they are given for; no search knows both of the kinds that have four. */
export const stepsOf: Readonly<
  Record<Kind, { words: number; name?: number; category?: number; listed?: number }>
> = {
  exactName: { words: 2, name: 4 },
  name: { words: 2, name: 3 },
  category: { words: 2, category: 2 },
  otherName: { words: 2, name: 2 },
  listed: { words: 2, listed: 1 },
  words: { words: 2 },
  otherWords: { words: 1 },
}

/** The points of a match, one by one; none where no words were searched for. */
export function matchParts(ranking: Ranking, kind: Kind | undefined) {
  const { words = 0, name = 0, category = 0, listed = 0 } = kind === undefined ? {} : stepsOf[kind]
  return {
    words: words * ranking.kind,
    name: name * ranking.kind,
    category: category * ranking.kind,
    listed: listed * ranking.kind,
  }
}

/** `phrase` and `fresh` are counted among the first alone. */
export type Scored = {
  id: string
  kind: Kind | undefined
  quality: number
  phrase: number
  fresh: number
  score: number
}

/** The first so many are scored again, by phrase and freshness. */
export const rescored = 50

const dayMs = 86_400_000
export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((all, points) => all + points, 0)

/**
 * Results in the order of their scores, as they come in that of kinds and quality. `from`: how many stand before them; `kinds`
 * from the strongest, as the numbers of hits count them from the weakest.
 */
export function scoredHits(
  ranking: Ranking,
  hits: readonly Hit[],
  { from, kinds }: { from: number; kinds: readonly (Kind | undefined)[] },
): Scored[] {
  const today = Math.floor(Date.now() / dayMs)
  const scored = hits.map(([id, bucket, quality, named, registered], at): Scored => {
    const kind = kinds[kinds.length - bucket]
    const isFirst = kind !== undefined && from + at < rescored
    const days = today - Math.floor(registered / dayMs)
    const fresh = Math.floor((ranking.fresh * Math.max(0, Math.min(365, 365 - days))) / 365)
    const more = { quality, phrase: isFirst && named ? ranking.phrase : 0, fresh: isFirst ? fresh : 0 }
    return { id, kind, ...more, score: sumOf(matchParts(ranking, kind)) + sumOf(more) }
  })
  const first = scored.slice(0, Math.max(0, rescored - from))
  first.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  return [...first, ...scored.slice(first.length)]
}
