// Whom somebody may want to follow and to know, beside their feed: the best of the industries they show an interest in.
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listToFollow } from '../../contract/newsfeed.ts'
import type { Db } from '../../platform/db.ts'
import { kept } from '../../platform/kept/kept.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { businessCards, cardsInSight } from '../businesses/cards.ts'
import { publicVisibility } from '../businesses/visibility.ts'
import { standingsAmong } from '../connections/standing.ts'
import { editionOf } from '../editions/editions.ts'
import { savedLately } from '../favourites/listing.ts'
import { followedAmong } from '../follows/acting.ts'
import { resolveActor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { publishedProducts } from '../products/listing.ts'
import { showOwnProfile } from '../profiles/own.ts'
import { userCards } from '../profiles/public.ts'
import { search } from './find.ts'
import type { Place, Sight } from './text-query.ts'

type Viewer = Sight & { edition: string; editionBit: number; language: string }

/** So many are looked at for each that is shown: others are followed already. */
const spare = 6
/** What was saved last is looked at, and of its industries so many beside one's own. */
const savedMost = 20
const besideOwn = 2

/**
 * Companies to follow and people to know for the acting identity: of its industry, and of those of what it saved last. As many
 * queries whomever it follows; who is best in an industry is kept for all. Throws NotFound for somebody else's business,
 * Unavailable when the search is.
 */
export async function toFollow(
  db: Db,
  session: LiveSession,
  businessID: string | undefined,
  viewer: Viewer,
): Promise<CallOutput<typeof listToFollow>> {
  const { language, editionBit, withheld } = viewer
  const [actor, members, industry, saved] = await Promise.all([
    resolveActor(db, session, businessID),
    businessesOf(db, session.userID),
    industryOf(db, session, businessID, language),
    industriesSaved(db, businessID ?? session.userID, language),
  ])
  const others = saved.filter((id) => id !== industry?.id).slice(0, besideOwn)
  const [bestBusinesses, bestPeople] = await Promise.all([
    businessesIn(db, [...(industry ? [industry.id] : []), ...others], viewer),
    industry ? best(db, { segment: 'UR', industries: [industry.id] }, limits.suggestedPeople) : [],
  ])
  const own = new Set([session.userID, ...members])
  const isMet = (id: string) => !own.has(id) && withheld?.has(id) !== true
  const [businessIDs, userIDs] = [bestBusinesses.filter(isMet), bestPeople.filter(isMet)]
  const [followed, standings, businesses, people] = await Promise.all([
    followedAmong(db, actor, [...businessIDs, ...userIDs]),
    standingsAmong(db, actor.id, userIDs),
    cardsInSight(db, businessIDs, language, publicVisibility(editionBit)),
    userCards(db, userIDs, language),
  ])
  const known = new Set([...followed, ...Object.values(standings).flat()])
  const shown = <Card>(ids: readonly string[], cards: ReadonlyMap<string, Card>, most: number): Card[] =>
    ids.flatMap((id) => (known.has(id) ? [] : (cards.get(id) ?? []))).slice(0, most)
  return {
    industry: industry ?? null,
    businesses: shown(businessIDs, businesses, limits.suggestedBusinesses).map(
      ({ businessID: id, key, verified, textLanguages, general, contactInfo }) => ({
        businessID: id,
        key,
        verified,
        textLanguages,
        general,
        contactInfo,
      }),
    ),
    people: shown(userIDs, people, limits.suggestedPeople).map((card) => {
      // Whose likes are counted there hangs on who looks.
      const { reactions: _, ...person } = card
      return person
    }),
  }
}

/** Of the person's profile or of the acting business. */
async function industryOf(db: Db, session: LiveSession, businessID: string | undefined, language: string) {
  if (businessID === undefined) return (await showOwnProfile(db, session, language)).industry
  return (await businessCards(db, [businessID], language)).get(businessID)?.general.industry
}

/** The industries of the companies that were saved last, and of those whose products were, the newest first. */
async function industriesSaved(db: Db, keeperID: string, language: string): Promise<string[]> {
  const saved = await savedLately(db, keeperID, savedMost)
  const idsOf = (kind: string) =>
    saved.filter(({ type }) => type === kind).map(({ resourceID }) => resourceID)
  const products = await publishedProducts(db, idsOf('product'), language)
  const makerOf = (id: string) => products.get(id)?.businessID ?? id
  const makers = saved.filter(({ type }) => type !== 'user').map(({ resourceID }) => makerOf(resourceID))
  const cards = await businessCards(db, [...new Set(makers)], language)
  return [...new Set(makers.flatMap((id) => cards.get(id)?.general.industry.id ?? []))]
}

/** The best of the country of the edition, then those of everywhere. */
async function businessesIn(
  db: Db,
  industries: readonly string[],
  { edition, editionBit }: Viewer,
): Promise<string[]> {
  const place = { segment: 'MA' as const, industries, editionBit }
  const country = editionOf(edition)?.countryCode
  const [near, anywhere] = await Promise.all([
    best(db, { ...place, country }, limits.suggestedBusinesses),
    best(db, place, limits.suggestedBusinesses),
  ])
  return [...new Set([...near, ...anywhere])]
}

/** Kept for all who ask for the same: nobody's blocks are in it. */
function best(db: Db, place: Place, shown: number): Promise<string[]> {
  const { segment, industries, country, editionBit } = place
  const key = `to follow ${segment} ${country} ${editionBit} ${industries?.join()}`
  return kept(db, key, async (from) => {
    from('search')
    const { ids } = await search(
      db,
      { ...place, text: '', sort: 'relevance' },
      { skip: 0, size: shown * spare },
    )
    return ids
  })
}
