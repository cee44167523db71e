// What the forms of a case and an appeal send, and what became of it.
import { redirect } from 'react-router'
import type * as z from 'zod'
import { AppError } from '../../../../contract/errors.ts'
import { Ruling } from '../../../../contract/moderation.ts'
import { errorText } from '../../../../messages/texts.ts'
import type { Page } from '../../../api/page.ts'
import { sentLines, sentText } from '../../../api/sent.ts'
import { refusalOf, withStatus, type Told } from '../../../components/forms/outcome.ts'
import { wayIn } from '../way-in.ts'

export type Acted = Told<'done' | 'refused' | 'failed'> & {
  /** Which form it was. */
  intent: string
  wrong: string[]
  values: Record<string, string>
}

const kept = ['reason', 'words', 'ruleCode', 'action', 'until', 'text', 'contents'] as const

/** Sends a form by `send`; goes on to `next` where that is said, else answers what the page says then. */
export async function acted(
  page: Pick<Page, 'url' | 'language' | 'onError'>,
  form: FormData,
  send: (intent: string) => Promise<string | undefined>,
) {
  const intent = sentText(form, 'intent')
  const values = Object.fromEntries(kept.map((name) => [name, sentLines(form, name)]))
  const answer = { at: Date.now(), intent, wrong: [], values }
  try {
    const next = await send(intent)
    if (next === undefined) return withStatus<Acted>({ ...answer, values: {}, outcome: 'done' })
    return redirect(next, 303)
  } catch (error) {
    const way = wayIn(page, error)
    if (way) return way
    const { outcome, wrong, ...refusal } = refusalOf(page, error, errorText, (path) => path)
    if (outcome === 'session') throw error
    return withStatus<Acted>({ ...answer, ...refusal, outcome, wrong })
  }
}

/** What the form of a decision says. Throws InvalidInput, naming the fields, for what is missing. */
export function rulingIn(form: FormData): z.output<typeof Ruling> {
  const action = sentText(form, 'action')
  const until = endOfDay(sentText(form, 'until'))
  const rule = sentText(form, 'ruleCode')
  const isDismissed = action === 'dismissed'
  const read = Ruling.safeParse({
    verdict: isDismissed ? 'dismissed' : 'upheld',
    action: isDismissed ? 'none' : action,
    limits: action === 'limit' ? form.getAll('limits') : [],
    ...(until !== undefined && ['limit', 'suspend'].includes(action) && { until }),
    contents: sentText(form, 'contents', 'stay'),
    reason: sentLines(form, 'reason'),
    ...(rule !== '' && { ruleCode: rule }),
    words: sentLines(form, 'words'),
  })
  if (read.success) return read.data
  const fields = Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]))
  throw new AppError('InvalidInput', { fields })
}

/** The end of a day that was chosen, in UTC; undefined for none. */
const endOfDay = (day: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59.000Z` : undefined
