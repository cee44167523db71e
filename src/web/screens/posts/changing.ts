// What becomes of the form in which a post is edited.
import { redirect } from 'react-router'
import { changePost } from '../../../contract/posts.ts'
import { postPath } from '../../../contract/slugs.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { sentLines, sentText } from '../../api/sent.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../components/forms/problems.ts'

export type ChangeAnswer = Told<'refused' | 'failed' | 'session' | 'stale'> & {
  wrong: Wrong
  shown: string | undefined
  /** What somebody else made of it meanwhile. */
  current: { content: string; revision: number } | undefined
}

/** Saves it and leads to the post; else answers what the form says. */
export async function changeFrom(page: PageOnServer, id: string, form: FormData) {
  const content = sentLines(form, 'content')
  const kept = { at: Date.now(), shown: content, wrong: {}, current: undefined }
  const checked = changePost.body.safeParse({ content, revision: Number(sentText(form, 'revision')) })
  if (!checked.success)
    return withStatus<ChangeAnswer>({
      ...kept,
      outcome: 'refused',
      wrong: wrongOf(checked.error.issues, (path) => path),
    })
  try {
    await page.api.changePost({ id, ...checked.data })
  } catch (error) {
    const { details } = error as { details?: { current?: ChangeAnswer['current'] } }
    const { wrong, outcome, ...refusal } = refusalOf(page, error, errorText, (path) => path)
    if (refusal.status === 404) return notFoundAs404(error)
    if (details?.current)
      return withStatus<ChangeAnswer>({ ...kept, ...refusal, outcome: 'stale', current: details.current })
    return withStatus<ChangeAnswer>({ ...kept, ...refusal, outcome, wrong: refusedFields(wrong) })
  }
  throw redirect(postPath(id), 303)
}
