// What the forms of a page of the console ask for: each does one act, and says why where it was refused.
import { data, redirect } from 'react-router'
import { AppError } from '../../../../contract/errors.ts'
import { errorText } from '../../../../messages/texts.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { sentLines, sentText } from '../../../api/sent.ts'
import { wayIn } from '../way-in.ts'

export type ActAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  intent: string
  /** Which of several forms of an intent. */
  about: string
  problem: string
}

type Sent = { text(name: string): string; lines(name: string): string; about: string; reason: string }
export type Acts = Record<string, (sent: Sent) => Promise<unknown>>

/** Does the act that a form names, and leads to `to`, or back to the page. Throws what is no refusal. */
export async function act(page: PageOnServer, form: FormData, acts: Acts, to?: Record<string, string>) {
  const intent = sentText(form, 'intent')
  const sent: Sent = {
    text: (name) => sentText(form, name),
    lines: (name) => sentLines(form, name),
    about: sentText(form, 'about'),
    reason: sentLines(form, 'reason'),
  }
  try {
    const asked = Object.hasOwn(acts, intent) ? acts[intent] : undefined
    if (!asked) throw new AppError('NotFound')
    await asked(sent)
    return redirect(to?.[intent] ?? page.url.pathname + page.url.search)
  } catch (error) {
    const way = wayIn(page, error)
    if (way) return way
    const { name, status } = error as { name: string; status?: number }
    if (status === undefined) throw error
    const problem = errorText(name, page.language, error)
    return data({ at: Date.now(), intent, about: sent.about, problem } satisfies ActAnswer, { status })
  }
}
