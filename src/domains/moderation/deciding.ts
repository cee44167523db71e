// What operators see of reports and decide about them. Each decision leaves an entry in the audit log (T33).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { findOfSubject } from '../audit/reading.ts'
import { record, type Doer } from '../audit/recording.ts'
import { namesOf } from '../resources/finding.ts'
import { closeCase, findEmptied } from './queries/cases.ts'
import { insertDecision } from './queries/decisions.ts'
import { closeReports, findReported, findReports, type Verdict } from './queries/reports.ts'
import { dropProposed } from './removals.ts'
import { tellReporters } from './telling.ts'

export const verdicts = ['upheld', 'dismissed'] as const satisfies Verdict[]

const listed = 200

/** Things with open reports, those with most first, at most 200, with their names; null for what went meanwhile. */
export async function reportedThings(db: Db) {
  const things = await findReported(db, listed)
  const nameOf = await namesOf(db, things)
  return things.map((thing) => ({ ...thing, name: nameOf(thing) }))
}

/** A report by its id, or the open ones about the thing of that id, at most 200. Throws NotFound when there is none. */
export async function reportsAbout(db: Db, id: string) {
  const reports = await findReports(db, id, listed)
  if (reports.length === 0) throw new AppError('NotFound')
  const thingOf = ({ type, resourceID: id }: (typeof reports)[number]) => ({ type, id })
  const nameOf = await namesOf(db, reports.map(thingOf))
  return reports.map((report) => ({ ...report, name: nameOf(thingOf(report)) }))
}

/**
 * Closes an open report by its id, or all that are open about the thing of that id, for `operator` (who it is, as the
 * audit shall name them); answers how many. Throws NotFound when none is open.
 */
export function decideReports(
  db: Db | Tx,
  operator: Doer,
  { id, verdict, reason }: { id: string; verdict: Verdict; reason: string },
): Promise<number> {
  return transaction(db, async (tx) => {
    const closed = await closeReports(tx, id, verdict)
    if (closed.length === 0) throw new AppError('NotFound')
    const reportIDs = closed.map(({ reportID }) => reportID)
    await recordVerdicts(tx, operator, { reportIDs, verdict, reason })
    // What no report is open about any more is decided, without anything being done.
    for (const done of await findEmptied(tx, reportIDs)) {
      await closeCase(tx, done.caseID)
      await dropProposed(tx, operator, done, reason)
      await insertDecision(tx, {
        ...plain,
        ...done,
        decisionID: uuidv7(),
        verdict,
        reason,
        decidedBy: operator,
      })
    }
    await tellReporters(tx, closed, { verdict, action: 'none', decisionID: 'by command' })
    return closed.length
  })
}

const plain = {
  action: 'none',
  limits: [],
  until: null,
  contents: null,
  rule: null,
  words: '',
  effects: {},
} as const

/** Notes in the audit log what became of reports. */
export function recordVerdicts(
  tx: Tx,
  by: Doer,
  { reportIDs, verdict, reason }: { reportIDs: readonly string[]; verdict: Verdict; reason: string },
): Promise<void> {
  const about = (id: string) => ({ type: 'report', id })
  return record(tx, ...reportIDs.map((id) => ({ by, act: actOf(verdict), about: about(id), reason })))
}

const actOf = (verdict: Verdict) => `report.${verdict}`
const decisionsMost = 200

/** What was decided about a report, oldest first. */
export async function decisionsAbout(db: Db | Tx, reportID: string) {
  const acts = verdicts.map(actOf)
  const entries = await findOfSubject(db, { type: 'report', id: reportID, acts, limit: decisionsMost })
  return entries.toReversed().map(({ actor: operator, act, reason, at }) => ({
    operator,
    verdict: verdicts.find((verdict) => actOf(verdict) === act),
    reason,
    at,
  }))
}
