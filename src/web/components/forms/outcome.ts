// What becomes of a form of a company that was sent, as its page is told.
import { data } from 'react-router'
import type { Page } from '../../api/page.ts'
import type { Wrong } from '../manage/problems.ts'

/** `listed`: only a list was asked for, by who has no script. */
export type Outcome = 'saved' | 'listed' | 'refused' | 'failed' | 'session' | 'stale' | 'same'

export type Told = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  outcome: Outcome
  /** The server's words when it refused. */
  message?: string
  /** The server's status when it refused. */
  status?: number
  wrong: Wrong
}

const statuses: Record<Outcome, number> = {
  saved: 200,
  listed: 200,
  refused: 400,
  failed: 500,
  session: 401,
  stale: 409,
  same: 409,
}

/** The answer with the status that fits; only what is saved or listed has the page's data made anew. */
export const withStatus = <Answer extends Told>(answer: Answer) =>
  data(answer, { status: answer.status ?? statuses[answer.outcome] })

/** When the answer never came: what was typed is still in the form. */
export const unanswered = (): Told => ({ at: Date.now(), outcome: 'failed', wrong: {} })

/** Why a call did not do what a form asked for; `textOf` has the words of the page's language. */
export function refusalOf(
  page: Pick<Page, 'onError' | 'language'>,
  error: unknown,
  fieldOf: (path: string) => string | undefined,
  textOf: (name: string, language: string) => string,
): Omit<Told, 'at'> {
  const { name, status, details } = error as {
    name: string
    status?: number
    details?: { fields?: Record<string, string> }
  }
  if (status === 401) return { outcome: 'session', wrong: {} }
  if (status === undefined || status >= 500) {
    // Told to the log, but not as a page that could not be made.
    page.onError(new Error('a form was not saved', { cause: error }))
    return { outcome: 'failed', wrong: {} }
  }
  const named = Object.keys(details?.fields ?? {}).map(fieldOf)
  const wrong: Wrong = {}
  for (const field of named) if (field !== undefined) wrong[field] = 'choose'
  return { outcome: 'refused', message: textOf(name, page.language), status, wrong }
}
