// Cases of the world that verifiers and moderators decide.
import { uuidv7 } from '../../platform/ids.ts'

export type ModerationCase = { caseID: string; decisionID: string; appealID: string }

/** Cases that never were. */
export const noModeration = () => ({
  operator: noCase(),
  secondOperator: noCase(),
  moderator: noCase(),
  supportAndModerator: noCase(),
})
const noCase = (): ModerationCase => ({ caseID: uuidv7(), decisionID: uuidv7(), appealID: uuidv7() })

/** What was never asked to be checked. */
export const noVerification = () => ({
  seen: '',
  caseID: uuidv7(),
  documentID: uuidv7(),
  proposalID: uuidv7(),
  requestID: uuidv7(),
  version: 'none',
  checks: { operator: uuidv7(), secondOperator: uuidv7(), verifier: uuidv7() },
})
