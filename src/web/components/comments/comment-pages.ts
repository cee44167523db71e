// Comments as pages load them.
import type { PageOnServer } from '../../api/page.ts'
import { actingID } from '../../api/session/actor.ts'
import { commentPage, type CommentPage } from './comment-data.ts'

/** The first comments below a thing as the acting identity meets them, or those from `skip` on. */
export async function commentsOf(page: PageOnServer, id: string, skip?: number): Promise<CommentPage> {
  const businessID = await actingID(page)
  const answer = await page.api.listComments({
    id,
    ...(skip !== undefined && { skip }),
    ...(businessID && { businessID }),
  })
  return commentPage(answer, page.language)
}
