// What the forms of the verification tab are called, and what the page learns after one was sent.
import type { OwnVerificationEntry } from '../../../contract/verification.ts'
import type { Told } from '../../components/forms/outcome.ts'

export const intents = ['request', 'answer', 'appeal', 'withdraw', 'identity', 'certificate'] as const
export type Intent = (typeof intents)[number]

export type Answer = Told<'done' | 'refused' | 'failed' | 'session'> & {
  intent: Intent
  /** Of the fields of a form nothing is told but that some are wrong. */
  wrong: string[]
}

/** What a form asks for; undefined for what none of ours sends. */
export const intentOf = (form: FormData): Intent | undefined =>
  intents.find((intent) => intent === form.get('intent'))

export type VerificationProps = {
  businessID: string
  verification: OwnVerificationEntry
  /** Of one sending, however often it arrives. */
  sendingKey: string
  answer: Answer | undefined
}
export type AnswerTo = (...intents: Intent[]) => Answer | undefined
