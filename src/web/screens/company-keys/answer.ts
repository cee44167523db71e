// What the forms of the page are called, and what they learn after one was sent.
import type { ErrorName } from '../../../contract/errors.ts'
import { sentText } from '../../api/sent.ts'

const intents = ['make', 'end'] as const
export type Intent = (typeof intents)[number]

export type KeysAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  intent: Intent
  /** The key that was made, whole: this once. */
  made?: { name: string; secret: string }
  ended?: true
  /** Why it was not done, in the server's words; empty when it never answered. */
  problem?: string
  /** The refusal of a proof by its name, and what it says of the second factor. */
  refused?: ErrorName
  details?: Readonly<Record<string, unknown>>
  /** What is wrong with which field. */
  fields: Readonly<Record<string, string>>
  /** What was typed, to stand in the form again; never a password. */
  typed?: { name: string; scopes: string[]; days: string }
}

/** What a form asks for; that a key is made where it does not say. */
export const intentOf = (form: FormData): Intent =>
  intents.find((one) => one === form.get('intent')) ?? 'make'

export const typedIn = (form: FormData): KeysAnswer['typed'] => ({
  name: sentText(form, 'name'),
  scopes: form.getAll('scope').filter((one) => typeof one === 'string'),
  days: sentText(form, 'days'),
})
