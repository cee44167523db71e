// The calls that tell of the order: why a result stands where it does, and the weights.
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { explainResult, showRanking } from '../../contract/ranking.ts'
import type { Db } from '../../platform/db.ts'
import { roleIn } from '../members/membership.ts'
import { adviceFor } from './advice.ts'
import { explain, type PartName } from './explain.ts'
import { filtersAsked, type Asked } from './numbers.ts'
import { countsMembership, unknownPercent, type Ranking } from './quality.ts'
import { findRankings } from './queries/documents.ts'
import { matchParts, rescored, stepsOf, sumOf, type Kind } from './scoring.ts'
import type { Sight } from './text-query.ts'

type AskedWhy = Asked & { id: string; segment: CompanyTypeCode | 'PR' }

/**
 * Why a result stands where it does; `userID`, who is signed in, learns what would move up what is theirs as an owner or admin.
 * Throws NotFound when it does not stand on that page, for whatever reason, and Unavailable as a search does.
 */
export async function whyHere(
  db: Db,
  viewer: Sight & { userID?: string | undefined },
  { id, segment, ...asked }: AskedWhy,
): Promise<CallOutput<typeof explainResult>> {
  const { textQuery: text, sort = 'relevance', exactly = false, skip, size } = asked
  const { editionBit, withheld } = viewer
  const query = { segment, ...filtersAsked(asked), editionBit, withheld, text, sort, exactly }
  const found = await explain(db, query, { skip, size }, id)
  if (found === undefined) throw new AppError('NotFound')
  const { place, scored, filters, standing } = found
  const role = viewer.userID && (await roleIn(db, standing.businessID, viewer.userID))
  const isTheirs = role === 'owner' || role === 'admin'
  return {
    place,
    sort,
    ...(scored && {
      version: scored.ranking.version,
      score: scored.score,
      ...(scored.kind && { match: scored.kind }),
      parts: scored.parts.map(({ name, points }) => ({
        part: name,
        points,
        ...mostOf(scored.ranking, name),
      })),
    }),
    filters,
    verified: standing.verified,
    likes: standing.likes,
    answerPercent: standing.answer_percent,
    ...(isTheirs && { advice: adviceFor(found, id, segment === 'PR') }),
  }
}

/** The most that a part can bring, where that is not all or nothing of the match. */
function mostOf(ranking: Ranking, part: PartName): { most?: number } {
  const most: Partial<Record<PartName, number>> = {
    checks: ranking.verified,
    answers: ranking.answers,
    likes: ranking.likesMax,
    phrase: ranking.phrase,
    fresh: ranking.fresh,
    membership: ranking.tierPlatinum,
  }
  return most[part] === undefined ? {} : { most: most[part] }
}

/** The weights of all versions, the newest first. */
export async function rankingOf(db: Db): Promise<CallOutput<typeof showRanking>> {
  const versions = await findRankings(db)
  return {
    matches: (Object.keys(stepsOf) as Kind[]).map((match) => ({
      match,
      steps: sumOf(matchParts({ ...versions[0]!, kind: 1 }, match)),
    })),
    unknownPercent,
    answersMin: limits.answersMin,
    first: rescored,
    versions: versions.map((one) => ({
      version: one.version,
      since: one.since,
      active: one.active,
      countsMembership: countsMembership(one),
      step: one.kind,
      verified: one.verified,
      answers: one.answers,
      likes: one.likes,
      likesMost: one.likesMax,
      phrase: one.phrase,
      fresh: one.fresh,
      membership: {
        standard: 0,
        gold: one.tierGold,
        premium: one.tierPremium,
        platinum: one.tierPlatinum,
      },
    })),
  }
}
