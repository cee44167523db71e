// The static part of a score, and the constants of the whole (docs/search.md, "Order of the results").
import type { SubscriptionName } from '../../contract/businesses.ts'

/** One version of the constants; all but the first are points. */
export type Ranking = {
  version: number
  /** Of each step between the kinds of matches (scoring.ts). */
  kind: number
  tierGold: number
  tierPremium: number
  tierPlatinum: number
  verified: number
  /** For a company that answers every inquiry in time, less in proportion. */
  answers: number
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

/** What the static part is made from; `answer_percent` null below five inquiries (D27). */
export type Standing = { tier: number; verified: boolean; likes: number; answer_percent: number | null }

/** A company that nobody knows stands between those that answer and those that do not. */
export const unknownPercent = 50

/** The points of a document before any word is searched for, one by one; whole numbers. */
export function qualityParts(ranking: Ranking, { tier, verified, likes, answer_percent }: Standing) {
  return {
    membership: [0, ranking.tierGold, ranking.tierPremium, ranking.tierPlatinum][tier] ?? 0,
    verified: verified ? ranking.verified : 0,
    answers: Math.floor((ranking.answers * (answer_percent ?? unknownPercent)) / 100),
    likes: Math.min(ranking.likesMax, Math.floor(ranking.likes * Math.log1p(likes))),
  }
}

/** Their sum. */
export const qualityOf = (ranking: Ranking, standing: Standing): number =>
  Object.values(qualityParts(ranking, standing)).reduce((sum, points) => sum + points, 0)

/** True while a plan that is paid for moves a result. */
export const countsMembership = ({ tierGold, tierPremium, tierPlatinum }: Ranking): boolean =>
  tierGold + tierPremium + tierPlatinum > 0

/** The names of the numbers. */
export const tierNames = Object.keys(tierNumbers) as SubscriptionName[]
