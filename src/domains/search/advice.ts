// What would move a result up, for its own people: each way with its points, from what it is scored by.
import type { AdviceEntry } from '../../contract/ranking.ts'
import type { Explanation } from './explain.ts'
import { qualityParts } from './quality.ts'
import { matchParts, sumOf, type Kind } from './scoring.ts'

/** The ways that bring points, most first; none where the order is not that of scores. */
export function adviceFor(found: Explanation, id: string, isProduct: boolean): AdviceEntry[] {
  const { scored, standing, others } = found
  if (scored === undefined) return []
  const { ranking, kind, score } = scored
  const now = sumOf(qualityParts(ranking, standing))
  const qualityWith = (change: Partial<typeof standing>) =>
    sumOf(qualityParts(ranking, { ...standing, ...change })) - now
  const matchWith = (better: Kind) => sumOf(matchParts(ranking, better)) - sumOf(matchParts(ranking, kind))
  const isBehind = (better: Kind) => kind !== undefined && matchWith(better) > 0
  const ways: AdviceEntry[] = [
    { to: 'verify', points: standing.verified ? 0 : qualityWith({ verified: true }) },
    { to: 'answer', points: qualityWith({ answer_percent: 100 }) },
    { to: 'list', points: isBehind('listed') ? matchWith('listed') : 0 },
    // A company is not called otherwise for the sake of a search; a product may say what it is.
    { to: 'name', points: isProduct && isBehind('name') ? matchWith('name') : 0 },
  ]
  return ways
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map((way) => ({ ...way, ...placeWith(others, id, score + way.points) }))
}

/** The place of a score among the others, where all before it are known. */
function placeWith(others: Explanation['others'], id: string, score: number): { place?: number } {
  if (others.length === 0) return {}
  const before = others.filter(
    (one) => one.id !== id && (one.score > score || (one.score === score && one.id < id)),
  )
  return { place: before.length + 1 }
}
