// A comment on its way from a form: what works without scripts.
import { redirect } from 'react-router'
import { makeComment } from '../../../contract/comments.ts'
import { limits } from '../../../contract/limits.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { sentLines, sentText } from '../../api/sent.ts'
import { actingID } from '../../api/session/actor.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { refusalOf, withStatus, type Told } from '../forms/outcome.ts'
import { skipIn } from './comment-pages.ts'
import { commentsPath, type CommentEntryPoint } from './comment-data.ts'

export type CommentAnswer = Told<'refused' | 'failed'> & {
  why?: 'empty' | 'long'
  /** What stands in the form, and below what it was said. */
  shown: { id: string; content: string; key: string }
}

export const saysComment = (form: FormData): boolean => sentText(form, 'intent') === 'comment'

/**
 * Says what a form says, once however often it comes, and leads to where it stands on the page `back`; else answers what the
 * form says and why it was not taken. Visitors log in first.
 */
export async function commentFrom(page: PageOnServer, form: FormData, back: string) {
  if (!page.session) throw redirect(logInAddress(back, null), 303)
  const businessID = await actingID(page)
  const [id, key] = [sentText(form, 'id'), sentText(form, 'key') || crypto.randomUUID()]
  const content = sentLines(form, 'content')
  const kept = { at: Date.now(), shown: { id, content, key } }
  const wish = makeComment.body.safeParse({
    resourceType: sentText(form, 'type'),
    resourceID: id,
    content,
    ...(businessID && { businessID }),
  })
  if (!wish.success) {
    const [{ path, code } = { path: [], code: undefined }] = wish.error.issues
    if (path[0] !== 'content') throw redirect(back, 303)
    return withStatus<CommentAnswer>({
      ...kept,
      outcome: 'refused',
      why: code === 'too_big' ? 'long' : 'empty',
    })
  }
  let said
  try {
    said = await page.apiOnce(key).makeComment(wish.data)
  } catch (error) {
    const { outcome, wrong: _, ...refusal } = refusalOf(page, error, errorText)
    if (outcome === 'session') throw redirect(logInAddress(back, null), 303)
    // What was said with other words before stays as it was said: this is another one.
    const isReused = (error as Error).name === 'KeyReused'
    const shown = isReused ? { ...kept.shown, key: crypto.randomUUID() } : kept.shown
    return withStatus<CommentAnswer>({ ...kept, ...refusal, outcome, shown })
  }
  const place = await placeOf(page, wish.data, { businessID, at: skipIn(sentText(form, 'at')) })
  throw redirect(`${commentsPath(back, place)}#comment-${said.commentID}`, 303)
}

/** The page of comments on which the newest stands; `at` is that of the comment which it answers. */
async function placeOf(
  page: PageOnServer,
  { resourceType, resourceID: id }: { resourceType: string; resourceID: string },
  { businessID, at }: { businessID: string | undefined; at: number },
): Promise<CommentEntryPoint> {
  // It has been said, whatever comes of this.
  const { total } = await page.api
    .listComments({ id, size: 1, ...(businessID && { businessID }) })
    .catch(() => ({ total: 0 }))
  const size = limits.commentPageSize
  const skip = Math.max(0, Math.floor((total - 1) / size)) * size
  return resourceType === 'comment' ? { skip: at, answers: { id, skip } } : { skip }
}
