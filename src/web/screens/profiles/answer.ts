// What the edit form is told after it was sent.
import type { Told } from '../../components/forms/outcome.ts'
import type { FieldName, FormValues } from './form-values.ts'

export type Answer = Told<'saved' | 'listed' | 'refused' | 'failed' | 'session'> & {
  wrong: FieldName[]
  /** What the form shows from now on: what was typed, or what was kept of it. */
  shown?: FormValues
}

/** What failed, then why; no space between them where the language has none. */
export const withReason = (locale: string, what: string, why = ''): string =>
  `${what}${locale === 'ja' || locale === 'zh' ? '' : ' '}${why}`
