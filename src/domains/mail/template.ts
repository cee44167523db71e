// The parts of what a mail says.
import type { ServerText } from '../../messages/texts.ts'

export type Template = {
  subject: ServerText
  paragraphs: readonly ServerText[]
  /** The label of the button that leads to `link`. */
  action?: ServerText
  afterwards: readonly ServerText[]
  /** What is said only where the mail has an `until`. */
  untilText?: ServerText
  /** What is said, behind the paragraphs, only where the mail has `words`. */
  wordsText?: ServerText
  /** Why somebody gets it, where that is not the account they have. */
  why?: ServerText
}
