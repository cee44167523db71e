// What My B2B shows: a page of the feed, and companies that one may want to follow.
import type { FeedItemEntry } from '../../../../contract/newsfeed.ts'
import { businessPath } from '../../../../contract/slugs.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { actingID } from '../../../api/session/actor.ts'
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
 * Companies of the person's industry in the country of the edition that they do not belong to, and have not followed lately.
 * None when search has no answer now: the feed does not wait for it.
 */
export async function suggestionsFor(page: PageOnServer) {
  const { api, language, edition } = page
  const businessID = await actingID(page)
  const [profile, follows, mine] = await Promise.all([
    api.showOwnProfile({}).catch(() => undefined),
    api.listFollows({ ...(businessID && { businessID }) }),
    page.myBusinesses(),
  ])
  const industry = profile?.industry?.id
  const found = await api
    .searchBusinesses({
      country: edition.countryCode,
      size: suggested * 3,
      ...(industry !== undefined && { industry: [industry] }),
    })
    .catch(() => undefined)
  const known = new Set([
    ...follows.items.map(({ resourceID }) => resourceID),
    ...mine.map((business) => business.businessID),
  ])
  return (found?.results ?? [])
    .filter(({ businessID: id }) => !known.has(id))
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
}
