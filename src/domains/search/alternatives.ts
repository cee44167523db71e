// Who else may answer what a company has not: similar suppliers that answer fast (D27).
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { listAlternatives } from '../../contract/inquiry-alternatives.ts'
import { limits } from '../../contract/limits.ts'
import { costly, type Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { cardsInSight } from '../businesses/cards.ts'
import { publicVisibility } from '../businesses/visibility.ts'
import { askedAmong } from '../inquiries/alternatives.ts'
import { dueAtOf } from '../inquiries/answer-clock.ts'
import { requireThread, type Place } from '../inquiries/thread.ts'
import { businessesOf } from '../members/membership.ts'
import { findFast, findNiche } from './queries/alternatives.ts'
import { filtersOf, type Sight } from './text-query.ts'

/** Types of companies that deliver something. */
const suppliers = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE'] as const
/** So many are looked at for the few that are shown: others were asked already. */
const lookedAt = 40

type Viewer = Sight & { editionBit: number; language: string }
type Thread = Awaited<ReturnType<typeof requireThread>>
type Shown = CallOutput<typeof listAlternatives>

/**
 * For the sender of an inquiry that is due without an answer: at most three companies of the same category (of the product that was asked
 * for, else of the company), else of its industry, of which at least 80 of 100 inquiries are answered in time. Nobody before that. Throws
 * NotFound for what is no conversation of the mailbox, and NotAllowed for who received it.
 */
export async function alternatives(
  db: Db,
  session: LiveSession,
  place: Place,
  viewer: Viewer,
  now = new Date(),
): Promise<Shown> {
  const thread = await requireThread(db, session, place)
  if (thread.side !== 'S') throw new AppError('NotAllowed')
  const isOwed = thread.begun_by === 'S' && thread.answered_at === null && thread.closed_at === null
  if (!isOwed || dueAtOf(thread.created_at) > now) return { isOver: false, companies: [] }
  const [niche, own] = await Promise.all([
    findNiche(costly(db), [...(thread.product_id ? [thread.product_id] : []), thread.to_id]),
    businessesOf(db, session.userID),
  ])
  const companies: BusinessCardEntry[] = []
  for (const query of queriesOf(niche)) {
    const left = limits.alternativesShown - companies.length
    if (left === 0) break
    const known = [...own, thread.to_id, ...companies.map(({ businessID }) => businessID)]
    const found = await fastAmong(db, thread, query, {
      ...viewer,
      withheld: new Set([...(viewer.withheld ?? []), ...known]),
    })
    companies.push(...found.slice(0, left))
  }
  return { isOver: true, companies }
}

/** Those that a query finds and whom the mailbox has not asked, best first. */
async function fastAmong(
  db: Db,
  thread: Thread,
  query: string,
  { editionBit, withheld, language }: Viewer,
): Promise<BusinessCardEntry[]> {
  const sight = { editionBit, withheld }
  const least = limits.fastAnswersPercent
  const ids = await findFast(costly(db), { segments: suppliers, query, least, limit: lookedAt, sight })
  const [asked, cards] = await Promise.all([
    askedAmong(db, thread, ids),
    cardsInSight(db, ids, language, publicVisibility(editionBit)),
  ])
  return ids.flatMap((id) => {
    const card = asked.has(id) ? undefined : cards.get(id)
    // The index may be some moments behind.
    return card?.answers && card.answers.share * 100 >= least ? [card] : []
  })
}

/** The categories first, then the industry, which is asked for when they have too few. */
function queriesOf(niche: Awaited<ReturnType<typeof findNiche>>): string[] {
  if (!niche) return []
  const categories = [...new Set(niche.tokens.split(' '))].flatMap((token) => category.exec(token)?.[1] ?? [])
  const ofCategories = filtersOf({ categories })
  const ofIndustry = niche.industry === null ? undefined : filtersOf({ industries: [niche.industry] })
  return [ofCategories, ofIndustry].filter((query) => query !== undefined)
}
const category = /^k:(\d{4}-\d{2})$/
