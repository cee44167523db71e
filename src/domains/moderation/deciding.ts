// What operators see of reports and decide about them. Each decision leaves a row (T33).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { namesOf } from '../resources/finding.ts'
import { closeReports, findAudit, findReported, findReports, insertAudit, type Verdict } from './queries.ts'

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
  operator: string,
  { id, verdict, reason }: { id: string; verdict: Verdict; reason: string },
): Promise<number> {
  return transaction(db, async (tx) => {
    const closed = await closeReports(tx, id, verdict)
    if (closed.length === 0) throw new AppError('NotFound')
    await insertAudit(
      tx,
      closed.map((reportID) => ({ id: uuidv7(), operator, report_id: reportID, verdict, reason })),
    )
    return closed.length
  })
}

/** What was decided about a report, oldest first. */
export const decisionsAbout = findAudit
