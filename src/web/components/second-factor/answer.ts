import type { ErrorName } from '../../../contract/errors.ts'

/** What a form that asks for the second factor has learned when it was sent before. */
export type ProofAnswer = {
  /** The refusal by its name. */
  refused?: ErrorName
  /** What the refusal says beside its name: for the passkey, and whether codes count. */
  details?: Readonly<Record<string, unknown>>
  fields: Readonly<Record<string, string>>
}
