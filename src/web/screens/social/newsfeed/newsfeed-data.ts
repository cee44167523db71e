// What My B2B shows: a page of the feed.
import type { FeedItemEntry, SponsoredItem } from '../../../../contract/newsfeed.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { actingID } from '../../../api/session/actor.ts'
import { postData } from '../../../components/posts/post-data.ts'
import type { PostPage } from '../../../components/posts/PostList.tsx'

/** A page of the feed of the acting identity. */
export async function feedOf(
  page: PageOnServer,
  nextID: string | undefined,
): Promise<PostPage & { sponsored?: SponsoredItem[] }> {
  const businessID = await actingID(page)
  const {
    items,
    nextID: next,
    sponsored,
  } = await page.api.loadNewsfeed({
    ...(nextID !== undefined && { nextID }),
    ...(businessID && { businessID }),
  })
  const now = Date.now()
  const cardOf = (item: FeedItemEntry) => ({ ...postData(item, page.language, now), reason: item.reason })
  return { posts: items.map(cardOf), next, ...(sponsored.length > 0 && { sponsored }) }
}
