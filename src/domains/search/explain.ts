// Why a result stands where it does: the parts of its score, taken from the search that placed it.
import { costly, type Db } from '../../platform/db.ts'
import { limited, searchScored, type SearchQuery } from './find.ts'
import { countsMembership, qualityParts, type Ranking, type Standing } from './quality.ts'
import { findStanding } from './queries/documents.ts'
import { matchParts, rescored, sumOf, type Kind, type Scored } from './scoring.ts'
import { groupsOf, type Page } from './text-query.ts'

/** In the order in which they are told. `renewed`: constants changed, and this result is scored by them with the next batch. */
export const partNames = [
  'words', 'name', 'category', 'listed', 'filters', 'checks', 'answers', 'likes', 'phrase', 'fresh', 'membership', 'renewed',
] as const // prettier-ignore
export type PartName = (typeof partNames)[number]
export type Part = { name: PartName; points: number }

export type Explanation = {
  /** From 1 on, of all results. */
  place: number
  /** Undefined where the order is another one than that of scores. */
  scored?: { score: number; kind: Kind | undefined; parts: Part[]; ranking: Ranking }
  /** How many groups of filters it meets, each of which it must. */
  filters: number
  /** What it is scored by, beside words. */
  standing: Standing & { registered: Date; businessID: string }
  /** What those before and behind it have, from the first on: only among the first fifty. */
  others: readonly Pick<Scored, 'id' | 'score'>[]
}

/**
 * Why the result `id` of a page of a search stands there; undefined when it does not, or no more. One search and one row: nothing
 * of it is done while somebody searches. Throws Unavailable as a search does.
 */
export async function explain(
  db: Db,
  query: SearchQuery,
  page: Page,
  id: string,
): Promise<Explanation | undefined> {
  // Those before it are told too where they are scored again, which costs the search nothing.
  const isAmongFirst = page.skip + page.size <= rescored
  const asked = isAmongFirst ? { skip: 0, size: rescored } : page
  const found = await searchScored(db, query, asked)
  const at = found.ids.indexOf(id)
  if (at < 0) return undefined
  const { segment, sort = 'relevance' } = query
  const [standing, ranking] = await limited(db, async (reads, known) => [
    await findStanding(costly(reads), segment, id),
    known.ranking,
  ])
  if (standing === undefined) return undefined
  const { quality, registered_at, business_id, ...scoredBy } = standing
  // What an index has in order has no words, and is placed by its quality alone.
  const own = found.scored?.[at] ?? { id, kind: undefined, quality, phrase: 0, fresh: 0, score: quality }
  return {
    place: asked.skip + at + 1,
    ...(sort === 'relevance' && { scored: scoredOf(ranking, own, scoredBy, groupsOf(query).length) }),
    filters: groupsOf(query).length,
    standing: { ...scoredBy, registered: registered_at, businessID: business_id ?? id },
    others: isAmongFirst ? (found.scored ?? []).map(({ id, score }) => ({ id, score })) : [],
  }
}

function scoredOf(ranking: Ranking, own: Scored, standing: Standing, filters: number) {
  const { verified, ...ofQuality } = qualityParts(ranking, standing)
  const points: Record<PartName, number> = {
    ...matchParts(ranking, own.kind),
    filters: 0,
    checks: verified,
    ...ofQuality,
    phrase: own.phrase,
    fresh: own.fresh,
    renewed: 0,
  }
  points.renewed = own.score - sumOf(points)
  const isTold: Partial<Record<PartName, boolean>> = {
    ...Object.fromEntries(
      ['words', 'name', 'category', 'listed', 'phrase', 'fresh'].map((name) => [
        name,
        own.kind !== undefined,
      ]),
    ),
    filters: filters > 0,
    membership: countsMembership(ranking),
    renewed: points.renewed !== 0,
  }
  const parts = partNames
    .filter((name) => isTold[name] !== false)
    .map((name): Part => ({ name, points: points[name] }))
  return { score: own.score, kind: own.kind, parts, ranking }
}
