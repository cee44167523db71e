// A post on its way from a form: what stands in its fields, and what becomes of it without scripts.
import { redirect } from 'react-router'
import { makePost } from '../../../contract/posts.ts'
import { timelinePath } from '../../../contract/slugs.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { sentLines, sentText } from '../../api/sent.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { refusalOf, withStatus, type Told } from '../forms/outcome.ts'
import { wrongOf, type Wrong } from '../forms/problems.ts'
import { picturesIn, picturesField } from './composed.ts'
import { linkedIn, type Linked } from './linked.ts'

export type PostAnswer = Told<'refused' | 'failed'> & {
  wrong: Wrong
  shown: { actor: string; content: string; key: string }
}

const Content = makePost.body.pick({ content: true })

/**
 * Writes what a form says, once however often it comes, and leads to the timeline on which it stands, or `then`; else answers
 * what the form says. `back` is where a log-in comes back to.
 */
export async function postFrom(page: PageOnServer, form: FormData, back: string, then?: string) {
  const { session } = page
  const actor = sentText(form, 'actor')
  const content = sentLines(form, 'content')
  const key = sentText(form, 'key') || crypto.randomUUID()
  if (!session) throw redirect(logInAddress(back, null), 303)
  const kept = { at: Date.now(), shown: { actor, content, key } }
  const checked = Content.safeParse({ content })
  if (!checked.success)
    return withStatus<PostAnswer>({
      ...kept,
      outcome: 'refused',
      wrong: wrongOf(checked.error.issues, (path) => path),
    })
  const group = sentText(form, 'group')
  const target = group || actor || session.userID
  const { shared, ...others } = linkedIn(checked.data.content, page.url.host)
  const write = (linked: Linked) =>
    page.apiOnce(key).makePost({
      ...checked.data,
      timelineType: group ? 'group' : actor === '' ? 'user' : 'business',
      timelineID: target,
      ...(actor !== '' && { businessID: actor }),
      pictures: picturesIn(sentText(form, picturesField)).map(({ token, alt }) => ({ token, alt })),
      ...linked,
    })
  try {
    await write({ ...others, ...(shared && { shared }) }).catch((error: unknown) => {
      const { fields = {} } = (error as { details?: { fields?: object } }).details ?? {}
      // A link to what is not there stays a link.
      if (shared && 'shared' in fields) return write(others)
      throw error
    })
  } catch (error) {
    const { outcome, ...refusal } = refusalOf(page, error, errorText)
    if (outcome === 'session') throw redirect(logInAddress(back, null), 303)
    return withStatus<PostAnswer>({ ...kept, ...refusal, outcome, wrong: {} })
  }
  throw redirect(`${then ?? timelinePath(target)}?done=posted`, 303)
}
