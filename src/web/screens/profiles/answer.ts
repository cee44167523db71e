// What the edit form is told after it was sent.
import { data } from 'react-router'
import type { FieldName, FormValues } from './form-values.ts'

export type Answer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  outcome: 'saved' | 'listed' | 'refused' | 'failed' | 'session'
  /** The server's words when it refused. */
  message?: string
  wrong: FieldName[]
  /** What the form shows from now on: what was typed, or what was kept of it. */
  shown?: FormValues
}

const statuses = { saved: 200, listed: 200, refused: 400, failed: 500, session: 401 }

/** The answer with the status that fits; only what is saved or listed has the page's data made anew. */
export const withStatus = (answer: Answer) => data(answer, { status: statuses[answer.outcome] })

/** When the answer never came: what was typed is still in the form. */
export const unanswered = (): Answer => ({ at: Date.now(), outcome: 'failed', wrong: [] })

/** What failed, then why; no space between them where the language has none. */
export const withReason = (locale: string, what: string, why = ''): string =>
  `${what}${locale === 'ja' || locale === 'zh' ? '' : ' '}${why}`
