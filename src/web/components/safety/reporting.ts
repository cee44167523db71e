// What becomes of a report when it is sent, of a thing or of a conversation.
import { parametersOf } from '../../../contract/pages/query.ts'
import { redirect } from 'react-router'
import type * as z from 'zod'
import { ReportWords } from '../../../contract/safety.ts'
import { errorText } from '../../../messages/texts.ts'
import type { Page } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { sentLines, sentText } from '../../api/sent.ts'
import { refusalOf, type Told } from '../forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../forms/problems.ts'

export type ReportAnswer = Told<'sent' | 'already' | 'refused' | 'failed'> & {
  wrong: Wrong
  /** What was typed. */
  values: { reason: string; text: string }
}

type Where = {
  /** The page that a log-in leads back to when the session has ended. */
  back: string
  send(words: z.output<typeof ReportWords>): Promise<unknown>
}

/** Sends what was typed by `send`; answers what the form says then. */
export async function reportFrom(
  page: Pick<Page, 'url' | 'language' | 'onError'>,
  form: FormData,
  { back, send }: Where,
): Promise<ReportAnswer> {
  const values = { reason: sentText(form, 'reason'), text: sentLines(form, 'text') }
  const answer = { at: Date.now(), wrong: {}, values }
  const words = ReportWords.safeParse(values)
  if (!words.success)
    return { ...answer, outcome: 'refused', wrong: wrongOf(words.error.issues, (path) => path) }
  try {
    await send(words.data)
    return { ...answer, outcome: 'sent' }
  } catch (error) {
    if ((error as Error).name === 'AlreadyReported') return { ...answer, outcome: 'already' }
    const { outcome, wrong, ...refusal } = refusalOf(page, error, errorText, (path) => path)
    if (outcome === 'session') throw redirect(logInAddress(back, parametersOf(page.url).get('lang')), 303)
    return { ...answer, ...refusal, outcome, wrong: refusedFields(wrong) }
  }
}
