// The posts of a timeline as pages load them.
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { showTimeline } from '../../../contract/posts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { actingID } from '../../api/session/actor.ts'
import { postData } from './post-data.ts'
import type { PostPage } from './PostList.tsx'

type Timeline = CallOutput<typeof showTimeline>

/** A page of a timeline as the acting identity meets it. */
export async function timelineOf(page: PageOnServer, id: string, cursor?: string): Promise<Timeline> {
  const businessID = await actingID(page)
  return page.api.showTimeline({
    id,
    ...(cursor !== undefined && { cursor }),
    ...(businessID !== undefined && { businessID }),
  })
}

/** Its posts as cards show them. */
export function postPageOf({ items, nextCursor }: Timeline, language: string): PostPage {
  const now = Date.now()
  return { posts: items.map((post) => postData(post, language, now)), next: nextCursor }
}
