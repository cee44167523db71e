// The boosts that run, as every process keeps them: pages choose from these without asking the database (docs/decisions/0142).
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { BoostThing } from '../../contract/boost-words.ts'
import type { Db } from '../../platform/db.ts'
import { kept } from '../../platform/kept/kept.ts'
import { within } from '../../platform/within.ts'
import { readCards } from '../businesses/cards.ts'
import { maskOfEditions } from '../editions/masks.ts'
import { namesOf } from '../resources/finding.ts'
import type { Segment } from '../search/documents.ts'
import { documentsOf } from '../search/fitting.ts'
import { findLive, type BoostRow } from './queries/boosts.ts'
import { restsBy } from './resting.ts'

export type RunningBoost = Pick<BoostRow, 'boostID' | 'businessID' | 'thingID' | 'industries'> & {
  thingType: BoostThing
  /** Without any it is for all. */
  countries: readonly string[]
  editions: readonly string[]
  startsAt: number
  endsAt: number
  /** From these editions its company hides. */
  hiddenEditions: number
  /** In which its company says something. */
  languages: readonly string[]
  /** Of what is found by search, and by which lexemes; null for posts. */
  segment: Segment | null
  lexemes: string
}

/** Dropped when one is made or stopped. */
export const runningKey = 'boosts:running'
/** Of the pages on which one stands. */
export const boostKey = (boostID: string): string => `boost:${boostID}`

/** More than these do not run at once: those that end last wait. */
const runningMost = 5_000
/** What begins meanwhile is known before. */
const aheadMs = 60_000

/**
 * Those that run now or begin within a minute and are not at rest, of what is there. Kept until one is made or stopped, for a minute at
 * most: that a company changed is known by then, and one that hides or goes has no card at once. Four queries.
 */
export const runningBoosts = (db: Db): Promise<readonly RunningBoost[]> =>
  kept(db, runningKey, async (from, until) => {
    from(runningKey)
    const now = Date.now()
    until(now + aheadMs)
    const span = { at: new Date(now), until: new Date(now + aheadMs), limit: runningMost }
    const rows = await findLive(db, span)
    if (rows.length === 0) return []
    const companies = [...new Set(rows.map(({ businessID }) => businessID))]
    const posts = rows.flatMap(({ thingType, thingID: id }) =>
      thingType === 'post' ? [{ type: 'post' as const, id }] : [],
    )
    const [cards, documents, nameOf] = await Promise.all([
      readCards(db, companies, 'en', undefined, until),
      documentsOf(
        db,
        rows.map(({ thingID }) => thingID),
      ),
      // One that was deleted is shown to nobody, and so would be the least shown for days: the first of all that are asked.
      namesOf(db, posts),
    ])
    const documentOf = new Map(documents.map((one) => [one.id, one]))
    return rows.flatMap((row): RunningBoost[] => {
      const card = cards.get(row.businessID)
      const document = documentOf.get(row.thingID)
      const { boostID, businessID, thingID, thingType, industries, countries, editions } = row
      const isPost = thingType === 'post'
      const isThere = isPost ? nameOf({ type: 'post', id: thingID }) !== null : document !== undefined
      if (!card || !isThere || restsBy(card.answers)) return []
      const own = { boostID, businessID, thingID, thingType, industries, countries, editions }
      return [
        {
          ...own,
          startsAt: row.startsAt.getTime(),
          endsAt: row.endsAt.getTime(),
          hiddenEditions: document?.hiddenEditions ?? maskOfEditions(card.hiddenIn ?? []),
          languages: languagesOf(card),
          segment: document?.segment ?? null,
          lexemes: document?.lexemes ?? '',
        },
      ]
    })
  })

/** Its own, and English where it says something in it. */
const languagesOf = ({ language, textLanguages }: BusinessCardEntry): string[] => [
  ...new Set([language, ...Object.values(textLanguages)]),
]

/** As they were last, by the pool of their database: while they are made anew nobody waits. */
const last = new WeakMap<object, readonly RunningBoost[]>()
const waitedMs = 2

/** The same at once, as it was a moment ago where it is just made anew; the first one waits. */
export async function runningNow(db: Db): Promise<readonly RunningBoost[]> {
  const pool = db.getExecutor().adapter
  const made = runningBoosts(db).then((list) => {
    last.set(pool, list)
    return list
  })
  const known = last.get(pool)
  return known ? within(waitedMs, made).catch(() => known) : made
}
