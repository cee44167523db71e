// Removals of companies that wait for a second moderator.
import { needsSecond } from '../../contract/moderation-rules.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Doer } from '../audit/recording.ts'
import { dropProposal, proposalAbout } from '../staff/proposals.ts'
import type { CaseRow } from './queries/cases.ts'

/** As proposals and the audit log name it. */
export const removalAct = 'action.removed'

type OfCase = Pick<CaseRow, 'caseID' | 'type' | 'resourceID'>

/** The removal of a company that waits for a second moderator, of a case. */
export async function proposedFor(db: Db | Tx, { caseID, type, resourceID: id }: OfCase) {
  if (!needsSecond(type, 'remove')) return undefined
  const proposal = await proposalAbout(db, removalAct, { type, id })
  return proposal?.input['case'] === caseID ? proposal : undefined
}

/** Ends the removal that is proposed for a case which is decided otherwise. */
export async function dropProposed(tx: Tx, by: Doer, of: OfCase, reason: string): Promise<void> {
  if (!(await proposedFor(tx, of))) return
  await dropProposal(tx, by, { act: removalAct, about: { type: of.type, id: of.resourceID }, reason })
}
