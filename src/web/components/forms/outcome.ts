// What becomes of a form that was sent, as its page is told.
import { data } from 'react-router'
import type { Page } from '../../api/page.ts'

const statuses = {
  saved: 200,
  published: 200,
  removed: 200,
  restored: 200,
  done: 200,
  sent: 200,
  /** It had been sent before. */
  already: 200,
  /** Only a list was asked for, by who has no script. */
  listed: 200,
  refused: 400,
  'nothing chosen': 400,
  session: 401,
  stale: 409,
  same: 409,
  full: 409,
  failed: 500,
}

export type Outcome = keyof typeof statuses

export type Told<Of extends Outcome = Outcome> = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  outcome: Of
  /** The server's words when it refused. */
  message?: string
  /** The server's status when it refused. */
  status?: number
  /** Its answer never came. */
  isUnanswered?: true
}

/** The answer with the status that fits; only what was done or listed has the page's data made anew. */
export const withStatus = <Answer extends Pick<Told, 'outcome' | 'status'>>(answer: Answer) =>
  data(answer, { status: answer.status ?? statuses[answer.outcome] })

/** When the answer never came: what was typed is still in the form. */
export const unanswered = <Wrong>(wrong: Wrong) => ({
  at: Date.now(),
  outcome: 'failed' as const,
  isUnanswered: true as const,
  wrong,
})

/** Whether a toast says that it failed: where no answer came, the form says so itself, and that what was typed is there. */
export const hasFailed = ({ outcome, isUnanswered }: Pick<Told, 'outcome' | 'isUnanswered'>): boolean =>
  outcome === 'failed' && !isUnanswered

type Refusal<Field> = Omit<Told<'session' | 'failed' | 'refused'>, 'at'> & { wrong: Field[] }

/**
 * Why a call did not do what a form asked for: `textOf` has the words of the page's language, `fieldOf` says which field
 * a path of the call means.
 */
export function refusalOf<Field = never>(
  page: Pick<Page, 'onError' | 'language'>,
  error: unknown,
  textOf: (name: string, language: string, error: unknown) => string,
  fieldOf: (path: string) => Field | undefined = () => undefined,
): Refusal<Field> {
  const { name, status, details } = error as {
    name: string
    status?: number
    details?: { fields?: Record<string, string> }
  }
  if (status === 401) return { outcome: 'session', wrong: [] }
  if (status === undefined || status >= 500) {
    // Told to the log, but not as a page that could not be made.
    page.onError(new Error('what a form asked for was not done', { cause: error }))
    return { outcome: 'failed', wrong: [] }
  }
  const named = Object.keys(details?.fields ?? {}).map(fieldOf)
  const wrong = [...new Set(named)].filter((field) => field !== undefined)
  return { outcome: 'refused', message: textOf(name, page.language, error), status, wrong }
}
