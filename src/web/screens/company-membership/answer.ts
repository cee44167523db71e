// What the forms of the membership page are called, and what the page learns after one was sent.
import type { Told } from '../../components/forms/outcome.ts'
import type { Wrong } from '../../components/forms/problems.ts'
import type { DetailValues } from './detail-values.ts'

export const intents = ['details', 'transfer', 'withdraw', 'cancel', 'resume'] as const
export type Intent = (typeof intents)[number]

export type Answer = Told<'done' | 'refused' | 'failed' | 'session'> & {
  intent: Intent
  wrong: Wrong
  /** What was typed, while it is not saved. */
  shown?: DetailValues
}

/** What a form asks for; undefined for what none of ours sends. */
export const intentOf = (form: FormData): Intent | undefined =>
  intents.find((intent) => intent === form.get('intent'))
