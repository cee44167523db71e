// What the forms of the console ask for: each does one act, and says what became of it.
import { data, redirect } from 'react-router'
import { errorText } from '../../../messages/texts.ts'
import type { Page } from '../../api/page.ts'
import { sentLines, sentText } from '../../api/sent.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { wayIn } from './way-in.ts'

export type Acted = Told<'done' | 'refused' | 'failed'> & {
  intent: string
  /** Which of several forms of an intent. */
  about: string
  /** Names of the fields that are wrong. */
  wrong: string[]
  /** What was typed, where it was refused. */
  values: Readonly<Record<string, string>>
}

type Sent = {
  form: FormData
  text(name: string): string
  lines(name: string): string
  about: string
  reason: string
}
export type Acts = Readonly<Record<string, (sent: Sent) => Promise<unknown>>>

/** Does the act that a form names, and leads to `to` of it, or answers the page what became of it. Throws what is no refusal. */
export async function act(
  page: Pick<Page, 'url' | 'language' | 'onError'>,
  form: FormData,
  acts: Acts,
  to: Readonly<Record<string, string>> = {},
) {
  const [intent, about] = [sentText(form, 'intent'), sentText(form, 'about')]
  const work = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!work) throw data(null, { status: 400 })
  const answer = { at: Date.now(), intent, about, wrong: [] }
  try {
    await work({
      form,
      text: (name) => sentText(form, name),
      lines: (name) => sentLines(form, name),
      about,
      reason: sentLines(form, 'reason'),
    })
  } catch (error) {
    const way = wayIn(page, error)
    if (way) return way
    const { outcome, ...refusal } = refusalOf(page, error, errorText, (path) => path)
    if (outcome === 'session') throw error
    return withStatus<Acted>({ ...answer, ...refusal, outcome, values: valuesIn(form) })
  }
  const next = to[intent]
  if (next !== undefined) return redirect(next, 303)
  return withStatus<Acted>({ ...answer, outcome: 'done', values: {} })
}

const valuesIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].map((name) => [name, sentLines(form, name)]))
