// What the forms of the members page are called, and what the page learns after one was sent.

import type { ErrorName } from '../../../contract/errors.ts'

export const intents = [
  'invite',
  'withdraw',
  'role',
  'referee',
  'owner',
  'remove',
  'leave',
  'transfer',
  'withdraw-offer',
  'take-over',
  'decline-offer',
  'admit',
  'refuse',
] as const
export type Intent = (typeof intents)[number]

export type TeamAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  intent: Intent
  outcome: 'done' | 'refused'
  /** What is said about it. */
  text?: string
  /** The field of the question that is wrong, or missing without a text: it is asked again. */
  field?: 'password' | 'code'
  /** The refusal of a proof by its name, and what it says of the second factor. */
  refused?: ErrorName
  details?: Readonly<Record<string, unknown>>
  /** Whom the question was about. */
  userID?: string
  /** What an owner is to be, or a member who becomes one. */
  role?: OwnersRole
  /** What is wrong with the address. */
  email?: string
  /** What was typed, to stand in the form again. */
  typed?: { email: string; role: string }
}

/** What is asked about before it is done: the address says it where there are no scripts. */
export const questions = ['remove', 'leave', 'transfer', 'owner'] as const
/** `none` takes an owner out. */
export type OwnersRole = 'owner' | 'admin' | 'member' | 'none'
export type Question = { about: (typeof questions)[number]; userID: string; role?: OwnersRole | undefined }

/** The question that a page's address asks, as `remove:` and whom, or `leave`; undefined for none. */
export function questionOf(ask: string | null): Question | undefined {
  const [word, userID = ''] = (ask ?? '').split(':')
  const about = questions.find((one) => one === word)
  return about && { about, userID }
}

/** How the address asks a question. */
export const askedAs = ({ about, userID }: Question): string => (userID ? `${about}:${userID}` : about)
