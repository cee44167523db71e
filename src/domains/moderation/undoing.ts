// What was decided is undone: by a moderator, by an appeal that was right, or because its time is over.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { record } from '../audit/recording.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { takeBack, unsuspend } from './effects.ts'
import { holdCase } from './held.ts'
import { lockEnding, markEnded, markUndone, type DecisionRow } from './queries/decisions.ts'
import { companyOf } from './ruling.ts'
import { peopleOf, tellUndone } from './telling.ts'

/**
 * Undoes the decision about a case, which can be decided anew then; answers whether all came back. Throws as `requireStaff` does,
 * NotFound, OwnCase, NothingToUndo, and AppealWaits where its appeal is to be decided.
 */
export function undoCase(
  db: Db,
  staff: Staff,
  caseID: string,
  reason: string,
): Promise<{ cameBack: boolean }> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    const { decisions } = await holdCase(tx, staff, caseID)
    const [last] = decisions
    if (!last || last.undoneAt !== null) throw new AppError('NothingToUndo')
    if (last.appealID !== null && last.appealVerdict === null) throw new AppError('AppealWaits')
    return { cameBack: await undo(tx, staff, last, { as: 'undo', reason }) }
  })
}

/** Takes back what a decision did, tells the other side, and answers whether all came back. The case is held. */
export async function undo(
  tx: Tx,
  { userID }: Staff,
  decision: DecisionRow,
  { as, reason }: { as: 'undo' | 'appeal'; reason: string },
): Promise<boolean> {
  const { decisionID, type, resourceID, action, caseID } = decision
  const by = `user:${userID}` as const
  const cameBack = await takeBack(tx, decision, userID, reason)
  await markUndone(tx, decisionID, { by, as, reason })
  await record(tx, {
    by,
    act: 'action.undone',
    about: { type, id: resourceID },
    ...companyOf(decision),
    reason,
    details: { case: caseID, decision: decisionID, action, as, cameBack },
  })
  if (action !== 'none') await tellUndone(tx, await peopleOf(tx, decision), decision)
  return cameBack
}

const batch = 50

/** Ends suspensions whose time is over, and shows again what they hid; answers how many. May run twice. */
export async function endSuspensions(db: Db): Promise<number> {
  for (let ended = 0; ;) {
    const some = await transaction(db, async (tx) => {
      const due = await lockEnding(tx, batch)
      for (const decision of due) {
        await markEnded(tx, decision.decisionID)
        await unsuspend(tx, decision, { by: 'system', reason: 'Its time is over.' })
      }
      return due.length
    })
    ended += some
    if (some < batch) return ended
  }
}
