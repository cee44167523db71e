// Comments as pages load them.
import { isAppError } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { parametersOf, type Query } from '../../../contract/pages/query.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import type { PageOnServer } from '../../api/page.ts'
import { actingID } from '../../api/session/actor.ts'
import { commentPage, type CommentEntryPoint, type CommentPage } from './comment-data.ts'

/** Comments below a thing as the acting identity meets them, from `skip` on, five unless said. */
export async function commentsOf(
  page: PageOnServer,
  id: string,
  skip?: number,
  size?: number,
): Promise<CommentPage> {
  const businessID = await actingID(page)
  const answer = await page.api.listComments({
    id,
    ...(skip !== undefined && { skip }),
    ...(size !== undefined && { size }),
    ...(businessID && { businessID }),
  })
  return commentPage(answer, page.language)
}

/** Those that a page shows at once: the first, or those that its address names, with what a form beside them needs. */
export async function commentsOn(page: PageOnServer, id: string): Promise<CommentPage> {
  const { skip, answers } = entryPoint(parametersOf(page.url))
  const shown = async (of: string, from: number): Promise<CommentPage> => ({
    ...(await commentsOf(page, of, from)),
    skip: from,
    ...(page.session && { keyOfForm: crypto.randomUUID() }),
  })
  const [comments, open] = await Promise.all([
    shown(id, skip),
    answers && shown(answers.id, answers.skip).catch(noneOfWhatIsNotThere),
  ])
  return { ...comments, ...(answers && open && { open: { id: answers.id, page: open } }) }
}

function entryPoint(query: Query): CommentEntryPoint {
  const id = idOfSlug(query.get('answers') ?? '')
  return {
    skip: skipIn(query.get('comments')),
    answers: id === null ? undefined : { id, skip: skipIn(query.get('from')) },
  }
}

/** What no link of ours says is the beginning. */
export function skipIn(text: string | null): number {
  const skip = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0
  return skip <= limits.commentSkipMax ? skip : 0
}

function noneOfWhatIsNotThere(error: unknown): undefined {
  if (!isAppError(error) || error.name !== 'NotFound') throw error
}
