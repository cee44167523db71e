// Appeals are decided by somebody who had no part in what is appealed.
import type {
  AppealRowEntry,
  decideAppeal as decideCall,
  listAppeals as listCall,
  showAppealCase as showCall,
} from '../../contract/appeals.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { placeIn, positionAt } from '../../platform/exact-place.ts'
import { record } from '../audit/recording.ts'
import { addNote, assignedAmong, notesOf, releaseCase as release, takeCase as take } from '../staff/cases.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { caseOf, decisionEntries, personIn } from './case-details.ts'
import { assignedEntry, colleaguesOf } from './cases.ts'
import { holdCase } from './held.ts'
import { requireNotTheirs } from './own-part.ts'
import { countOpenAppeals, findAppeal, findAppeals, markDecided, type AppealRow } from './queries/appeals.ts'
import { findDecisions, findDecision, findOfCase, type DecisionRow } from './queries/decisions.ts'
import type { Verdict } from './queries/reports.ts'
import { companyOf } from './ruling.ts'
import { peopleOf, tellDismissed } from './telling.ts'
import { undo } from './undoing.ts'

const queue = 'appeals'
const pageSize = 50

type Wish = {
  state: 'open' | 'closed'
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** A page of appeals. Throws as `requireStaff` does. */
export async function appealsPage(
  db: Db,
  staff: Staff,
  { state, after, cursorOf }: Wish,
): Promise<CallOutput<typeof listCall>> {
  await requireStaff(db, staff, ['moderator'])
  const list = JSON.stringify(['appeals', state])
  const [rows, { open }] = await Promise.all([
    findAppeals(db, { state, after: placeIn(after(list)), limit: pageSize + 1 }),
    openAppeals(db),
  ])
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    open,
    items: await rowsOf(db, staff, page),
    nextCursor:
      rows.length > pageSize && last
        ? cursorOf(list, positionAt({ at: last.place, id: last.appealID }))
        : null,
  }
}

/** How many appeals wait, and when the first of them is due; for who was let in already. */
export const openAppeals = (db: Db | Tx) => countOpenAppeals(db)

/** As many queries for many as for one. */
async function rowsOf(db: Db | Tx, staff: Staff, rows: readonly AppealRow[]): Promise<AppealRowEntry[]> {
  const [decisions, assigned] = await Promise.all([
    findDecisions(
      db,
      rows.map(({ decisionID }) => decisionID),
    ),
    assignedAmong(
      db,
      queue,
      rows.map(({ appealID }) => appealID),
    ),
  ])
  const decisionOf = new Map(decisions.map((decision) => [decision.decisionID, decision]))
  const colleagueOf = await colleaguesOf(
    db,
    [...assigned.values()].map(({ userID }) => userID),
  )
  return rows.map(({ appealID, decisionID, madeAt, dueAt, verdict, decidedAt }) => {
    const decision = decisionOf.get(decisionID)!
    return {
      appealID,
      decisionID,
      caseID: decision.caseID,
      type: decision.type,
      name: decision.effects.name ?? '',
      action: decision.action,
      madeAt: madeAt.toISOString(),
      dueAt: dueAt.toISOString(),
      verdict,
      decidedAt: decidedAt?.toISOString() ?? null,
      assigned: assignedEntry(assigned.get(appealID), colleagueOf, staff),
      isOwn: hadPart(staff, [decision]),
    }
  })
}

/** Whether somebody decided, proposed or undid one of these. */
const hadPart = ({ userID }: Staff, decisions: readonly DecisionRow[]): boolean =>
  decisions.some(({ decidedBy, undoneBy, effects }) =>
    [personIn(decidedBy), personIn(undoneBy), effects.proposedBy].includes(userID),
  )

/** An appeal with the case that it is about. Throws as `requireStaff` does, NotFound, and OwnCase for whose thing it is. */
export async function showAppealCase(
  db: Db,
  staff: Staff,
  appealID: string,
): Promise<CallOutput<typeof showCall>> {
  await requireStaff(db, staff, ['moderator'])
  const appeal = await findAppeal(db, appealID)
  if (!appeal) throw new AppError('NotFound')
  const decision = (await findDecision(db, appeal.decisionID))!
  const [[row], [told], about, notes, decisions] = await Promise.all([
    rowsOf(db, staff, [appeal]),
    decisionEntries(db, [decision]),
    caseOf(db, staff, decision.caseID),
    notesOf(db, { queue, caseID: appealID }),
    findOfCase(db, decision.caseID),
  ])
  const names = await colleaguesOf(db, [appeal.userID, ...notes.map(({ userID }) => userID)])
  return {
    ...row!,
    isOwn: hadPart(staff, decisions),
    by: names(appeal.userID),
    text: appeal.text,
    reason: appeal.reason,
    decision: told!,
    case: about,
    notes: notes.map(({ noteID, userID, at, text }) => ({
      noteID,
      by: names(userID),
      at: at.toISOString(),
      text,
    })),
  }
}

/**
 * Decides an appeal: upheld, what was decided is undone and everything comes back that can. Throws as `requireStaff` does,
 * NotFound, CaseDecided, DecidedByYou for who decided, proposed or undid what is appealed, OwnCase.
 */
export function decideAppeal(
  db: Db,
  staff: Staff,
  appealID: string,
  { verdict, reason }: { verdict: Verdict; reason: string },
): Promise<CallOutput<typeof decideCall>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    const known = await findAppeal(tx, appealID)
    const about = known && (await findDecision(tx, known.decisionID))
    if (!about) throw new AppError('NotFound')
    const { decisions } = await holdCase(tx, staff, about.caseID)
    if (hadPart(staff, decisions)) throw new AppError('DecidedByYou')
    const decision = decisions.find(({ decisionID }) => decisionID === about.decisionID)!
    if (decision.appealVerdict !== null) throw new AppError('CaseDecided')
    await markDecided(tx, appealID, { verdict, by: staff.userID, reason })
    await record(tx, {
      by: `user:${staff.userID}`,
      act: `appeal.${verdict}`,
      about: { type: decision.type, id: decision.resourceID },
      ...companyOf(decision),
      reason,
      details: { appeal: appealID, decision: decision.decisionID, case: decision.caseID },
    })
    if (verdict === 'upheld') return { cameBack: await undo(tx, staff, decision, { as: 'appeal', reason }) }
    await tellDismissed(tx, [...new Set([known.userID, ...(await peopleOf(tx, decision))])], decision)
    return { cameBack: false }
  })
}

/** Takes an appeal in hand. Throws as `requireStaff` does, NotFound, OwnCase, and CaseTaken when another has it. */
export function takeAppeal(
  db: Db,
  staff: Staff,
  appealID: string,
  from?: string,
): Promise<Record<never, never>> {
  return onAppeal(db, staff, appealID, (tx, key) => take(tx, staff, key, from))
}

/** Leaves an appeal for others. Throws as `requireStaff` does, NotFound, and OwnCase. */
export function releaseAppeal(db: Db, staff: Staff, appealID: string): Promise<Record<never, never>> {
  return onAppeal(db, staff, appealID, (tx, key) => release(tx, staff, key))
}

/** Adds a note for colleagues. Throws as `requireStaff` does, NotFound, and OwnCase. */
export function noteAppeal(
  tx: Tx,
  staff: Staff,
  appealID: string,
  text: string,
): Promise<Record<never, never>> {
  return onAppeal(tx, staff, appealID, (joined, key) => addNote(joined, staff, key, text))
}

function onAppeal(
  db: Db | Tx,
  staff: Staff,
  appealID: string,
  act: (tx: Tx, key: { queue: string; caseID: string }) => Promise<void>,
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    const appeal = await findAppeal(tx, appealID)
    const decision = appeal && (await findDecision(tx, appeal.decisionID))
    if (!decision) throw new AppError('NotFound')
    await requireNotTheirs(tx, staff.userID, decision)
    await act(tx, { queue, caseID: appealID })
    return {}
  })
}
