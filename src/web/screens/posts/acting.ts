// What the menu of a post does without scripts.
import { redirect } from 'react-router'
import { idOfSlug, postPath, timelinePath } from '../../../contract/slugs.ts'
import { msg } from '@lingui/core/macro'
import type { PageOnServer } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { refusalOf, withStatus } from '../../components/forms/outcome.ts'
import { errorText } from '../../../messages/texts.ts'

type Answer = { at: number; outcome: 'refused' | 'failed'; status?: number; problem: string }

/** Removes, restores or hides a post and leads on; else answers what was wrong. */
export async function actOnPost(page: PageOnServer, id: string, form: FormData) {
  const back = postPath(id)
  if (!page.session) throw redirect(logInAddress(back, null), 303)
  const timelineID = idOfSlug(sentText(form, 'timeline'))
  const timeline = timelineID === null ? '/' : timelinePath(timelineID)
  const intent = sentText(form, 'intent')
  try {
    switch (intent) {
      case 'remove':
        await page.api.removePostByID({ id })
        break
      case 'restore':
        await page.api.restorePost({ id })
        break
      case 'hide':
      case 'unhide':
        await page.api.hidePost({ id, hidden: intent === 'hide' })
        break
      case 'pin':
      case 'unpin':
        await page.api.pinPost({ id, pinned: intent === 'pin' })
        break
    }
  } catch (error) {
    const { outcome, message, status } = refusalOf(page, error, errorText)
    if (outcome === 'session') throw redirect(logInAddress(back, null), 303)
    const failed =
      intent === 'remove'
        ? page.i18n._(msg`There was an error removing this post!`)
        : page.i18n._(msg`Something was wrong, try again please`)
    return withStatus<Answer>({
      at: Date.now(),
      outcome,
      ...(status !== undefined && { status }),
      problem: message ?? failed,
    })
  }
  throw redirect(
    intent === 'remove' ? `${timeline}?removed=${id}` : intent === 'restore' ? back : timeline,
    303,
  )
}
