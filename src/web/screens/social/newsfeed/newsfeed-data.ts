// What My B2B shows: a page of the feed, and companies that one may want to follow.
import type { FeedItemEntry } from '../../../../contract/newsfeed.ts'
import { businessPath } from '../../../../contract/slugs.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { actingID } from '../../../api/session/actor.ts'
import { standingOf } from '../../../api/standing.ts'
import { postData } from '../../../components/posts/post-data.ts'
import type { PostPage } from '../../../components/posts/PostList.tsx'
import { langAttribute } from '../../../components/text/text-language.ts'

/** A page of the feed of the acting identity. */
export async function feedOf(page: PageOnServer, nextID: string | undefined): Promise<PostPage> {
  const businessID = await actingID(page)
  const { items, nextID: next } = await page.api.loadNewsfeed({
    ...(nextID !== undefined && { nextID }),
    ...(businessID && { businessID }),
  })
  const now = Date.now()
  const cardOf = (item: FeedItemEntry) => ({ ...postData(item, page.language, now), reason: item.reason })
  return { posts: items.map(cardOf), next }
}

const suggested = 5

export type Suggestions = Awaited<ReturnType<typeof suggestionsFor>>

/**
 * Companies of the person's industry, in the country of the edition first, that they neither follow nor belong to; with how they stand to
 * them. None when search has no answer now: the feed does not wait for it.
 */
export async function suggestionsFor(page: PageOnServer) {
  const { api, language, edition } = page
  const profile = await api.showOwnProfile({}).catch(() => undefined)
  const industry = profile?.industry?.id
  const wish = { size: suggested * 2, ...(industry !== undefined && { industry: [industry] }) }
  const [near, far] = await Promise.all([
    api.searchBusinesses({ ...wish, country: edition.countryCode }).catch(() => undefined),
    api.searchBusinesses(wish).catch(() => undefined),
  ])
  const found = new Map(
    [...(near?.results ?? []), ...(far?.results ?? [])].map((card) => [card.businessID, card]),
  )
  const standing = await standingOf(page, [...found.keys()])
  const companies = [...found.values()]
    .filter(({ businessID: id }) => !standing?.followed.includes(id) && !standing?.mine.includes(id))
    .slice(0, suggested)
    .map(({ businessID, general, contactInfo }) => ({
      businessID,
      name: general.companyName,
      lang: langAttribute(general.companyName, contactInfo.country.code, language),
      picture: general.profilePhoto?.url,
      industryID: general.industry.id,
      industry: general.industry.name,
      country: contactInfo.country.countryName,
      path: businessPath({ businessID, companyName: general.companyName }),
    }))
  return { companies, standing }
}
