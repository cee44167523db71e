// What the forms of an import are called, and what they learn after one was sent.

const intents = [
  'map',
  'check',
  'back',
  'answer-categories',
  'answer-names',
  'run',
  'pause',
  'resume',
  'cancel',
  'undo',
  'undo-row',
] as const
export type Intent = (typeof intents)[number]

export type ImportAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  intent: Intent
  done?: true
  /** Why it was not done, in the server's words; empty when it never answered. */
  problem?: string
  /** Columns whose meaning was not taken. */
  wrong?: readonly number[]
}

export const intentOf = (form: FormData): Intent => intents.find((one) => one === form.get('intent')) ?? 'map'
