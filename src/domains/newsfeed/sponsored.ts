// The places between posts that are paid for (D18): what may stand in them. Who paid is known to whoever is asked; a feed waits 5 ms for
// it at most, and stands as it would without.
import type { SponsoredItem } from '../../contract/newsfeed.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { orNone } from '../../platform/within.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { businessCards } from '../businesses/cards.ts'
import type { EditionVisibility } from '../businesses/visibility.ts'
import { sharedCards, type SharedRef } from '../posts/sharing.ts'
import { showOwnProfile } from '../profiles/own.ts'

/** What is known of who reads a feed, themself or as a company; undefined for what they have not said. */
export type Interests = {
  industry: string | undefined
  country: string | undefined
  edition: string
  language: string
  /** Their companies. */
  own: readonly string[]
  withheld: ReadonlySet<string> | undefined
  /** What comes after so many is not looked at. */
  atMost: number
}

export type FeedOffer = { thing: SharedRef & { type: SponsoredItem['card']['type'] }; boostID: string }
export type FeedSponsoring = {
  /** What paid to stand in such a feed and fits who reads it, first what is to be shown first. */
  offers(db: Db, reader: Interests): Promise<readonly FeedOffer[]>
  /** These are shown. */
  shown(boostIDs: readonly string[]): void
}

/** Nobody has paid. */
export const nobody: FeedSponsoring = { offers: async () => [], shown() {} }

/** Some of those who paid hide, or have gone. */
const candidatesPerPlace = 4

/** The industry and country of who reads, as themself or as a company. One query. */
export async function interestsOf(
  db: Db,
  {
    session,
    businessID,
    language,
  }: { session: LiveSession; businessID?: string | undefined; language: string },
): Promise<Pick<Interests, 'industry' | 'country'>> {
  if (businessID !== undefined) {
    const card = (await businessCards(db, [businessID], language)).get(businessID)
    return { industry: card?.general.industry.id, country: card?.contactInfo.country.code }
  }
  const profile = await showOwnProfile(db, session, language).catch(() => undefined)
  return { industry: profile?.industry?.id, country: profile?.country?.code }
}

type Reader = {
  reads: Omit<Interests, 'atMost'>
  sight: EditionVisibility & { userID: string }
}

/** What may stand between so many posts, as its reader meets it. */
export async function sponsoredFor(
  db: Db,
  sponsoring: FeedSponsoring,
  posts: number,
  { reads, sight }: Reader,
): Promise<(postsShown: readonly string[]) => SponsoredItem[]> {
  const most = Math.floor(posts / limits.feedItemsPerSponsored)
  const atMost = most * candidatesPerPlace
  if (atMost === 0) return () => []
  const offered = await orNone(limits.sponsoredMs, () => sponsoring.offers(db, { ...reads, atMost }))
  const offers = offered.slice(0, atMost)
  const cardOf = await sharedCards(
    db,
    offers.map(({ thing }) => thing),
    { sight, language: reads.language, withheld: reads.withheld },
  )
  return (postIDs) => {
    const there = new Set(postIDs)
    const items = new Map<string, SponsoredItem>()
    for (const { thing, boostID } of offers) {
      const card = cardOf(thing)
      if (card.isGone || there.has(thing.id) || items.has(thing.id)) continue
      items.set(thing.id, { boostID, card: { ...card, type: thing.type } })
    }
    const shown = [...items.values()].slice(0, Math.floor(postIDs.length / limits.feedItemsPerSponsored))
    sponsoring.shown(shown.map(({ boostID }) => boostID))
    return shown
  }
}
