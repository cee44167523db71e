// Comments as forms: what works without scripts.
import { redirect, type ActionFunctionArgs } from 'react-router'
import { makeComment } from '../../contract/comments.ts'
import { isAppError } from '../../contract/errors.ts'
import { ownPath } from '../../contract/own-path.ts'
import { pageOf } from '../api/page.ts'
import { sentLines, sentText } from '../api/sent.ts'
import { actingID } from '../api/session/actor.ts'
import { logInAddress } from '../api/session/require-session.ts'

/** Says what the form says and comes back to `back`; visitors log in first. What cannot be said is not there. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const form = await request.formData()
  const back = ownPath(sentText(form, 'back'))
  if (!page.session) return redirect(logInAddress(back, null), 303)
  const businessID = await actingID(page)
  const wish = makeComment.body.safeParse({
    resourceType: sentText(form, 'type'),
    resourceID: sentText(form, 'id'),
    content: sentLines(form, 'content'),
    ...(businessID && { businessID }),
  })
  if (!wish.success) return redirect(back, 303)
  try {
    const { commentID } = await page.apiOnce(crypto.randomUUID()).makeComment(wish.data)
    return redirect(`${back}#comment-${commentID}`, 303)
  } catch (error) {
    if (!isAppError(error)) throw error
    if (error.status === 401) return redirect(logInAddress(back, null), 303)
    return redirect(back, 303)
  }
}

export const loader = (): Response => redirect('/')
