// The static part of a score, and the constants of the whole (docs/search.md, "Order of the results").
import type { SubscriptionName } from '../../contract/businesses.ts'

/** One version of the constants; all are points. */
export type Ranking = {
  tierGold: number
  tierPremium: number
  tierPlatinum: number
  verified: number
  /** For each natural logarithm of 1 + likes, at most `likesMax`. */
  likes: number
  likesMax: number
  /** Only among the first 50 results. */
  phrase: number
  fresh: number
}

/** The plans in order, as numbers of a document's `tier`. */
export const tierNumbers: Readonly<Record<SubscriptionName, number>> = {
  standard: 0,
  gold: 1,
  premium: 2,
  platinum: 3,
}

/** Points of a document before any word is searched for. */
export function qualityOf(
  ranking: Ranking,
  { tier, verified, likes }: { tier: number; verified: boolean; likes: number },
): number {
  const ofTier = [0, ranking.tierGold, ranking.tierPremium, ranking.tierPlatinum][tier] ?? 0
  const ofLikes = Math.min(ranking.likesMax, Math.floor(ranking.likes * Math.log1p(likes)))
  return ofTier + (verified ? ranking.verified : 0) + ofLikes
}

/** The names of the numbers. */
export const tierNames = Object.keys(tierNumbers) as SubscriptionName[]
