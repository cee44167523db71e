// A case in the hands of one moderator until their transaction ends; nobody decides where they have a part.
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import type { Staff } from '../staff/roles.ts'
import { requireNoPart } from './own-part.ts'
import { lockCase, setParty, type CaseRow } from './queries/cases.ts'
import { findOfCase as decisionsOf, type DecisionRow } from './queries/decisions.ts'
import { findNameThen } from './queries/reports.ts'
import { snapshotOf } from './snapshots.ts'

/** With what the thing is called now, else was when it was reported, and what was decided so far, the newest first. */
export type HeldCase = CaseRow & { name: string; decisions: DecisionRow[] }

/** Throws NotFound without such a case, and OwnCase for who reported it, or has a part in what is reported. */
export async function holdCase(tx: Tx, { userID }: Staff, caseID: string): Promise<HeldCase> {
  const found = await lockCase(tx, caseID)
  if (!found) throw new AppError('NotFound')
  const [decisions, seen, nameThen] = await Promise.all([
    decisionsOf(tx, caseID),
    snapshotOf(tx, { type: found.type, id: found.resourceID }),
    findNameThen(tx, caseID),
  ])
  const held = await withParty(tx, found, seen?.owner ?? null)
  await requireNoPart(tx, userID, held)
  const name = seen?.snapshot.name ?? nameThen ?? ''
  return { ...held, name, decisions }
}

/** The same of one that waits for a decision: open, or its last one was undone. Throws CaseDecided for any other. */
export async function holdOpen(tx: Tx, staff: Staff, caseID: string): Promise<HeldCase> {
  const held = await holdCase(tx, staff, caseID)
  if (held.closedAt !== null && held.decisions[0]?.undoneAs !== 'undo') throw new AppError('CaseDecided')
  return held
}

/** Reports of before cases were kept do not say whose the thing is. */
async function withParty(
  tx: Tx,
  found: CaseRow,
  owner: { type: 'user' | 'business'; id: string } | null,
): Promise<CaseRow> {
  if (found.partyID !== null || owner === null) return found
  await setParty(tx, found.caseID, owner)
  return { ...found, partyType: owner.type, partyID: owner.id }
}
