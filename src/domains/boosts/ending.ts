// Boosts that are over: what they brought is kept, and their company is told, once.
import type { BoostNoticeKind } from '../../contract/notification-kinds.ts'
import type { DomainEvent } from '../../contract/events.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { managersOfAll, roleIn } from '../members/membership.ts'
import { namesOf } from '../resources/finding.ts'
import { findBoost, findUnreported, setReport, type BoostRow } from './queries/boosts.ts'
import { reportOf } from './report.ts'

/** So long after its end nothing of a half hour is written any more. */
const countedAfterMs = 5 * 60_000
const atOnce = 200

/** Reports on all that were over some minutes before a moment; answers how many. May be killed at any moment. */
export async function reportEnded(db: Db, now: Date = new Date()): Promise<number> {
  let reported = 0
  for (;;) {
    const ids = await findUnreported(db, new Date(now.getTime() - countedAfterMs), atOnce)
    for (const id of ids) reported += Number(await reportOne(db, id))
    if (ids.length < atOnce) return reported
  }
}

/** Both the report and what is told of it, or neither. */
function reportOne(db: Db, boostID: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const row = await findBoost(tx, boostID)
    if (!row || !(await setReport(tx, boostID, await reportOf(tx, row)))) return false
    // Who stopped it themself knows.
    if (row.stoppedBy !== 'company')
      await tell(tx, row, row.stoppedBy === 'staff' ? 'boost.stopped' : 'boost.ended')
    return true
  })
}

async function tell(tx: Tx, row: BoostRow, kind: BoostNoticeKind): Promise<void> {
  const { boostID, businessID, thingType: type, thingID: id, madeBy } = row
  const role = await roleIn(tx, businessID, madeBy)
  const isManager = role === 'owner' || role === 'admin'
  const userIDs = isManager ? [madeBy] : [...(await managersOfAll(tx, [businessID]))(businessID)]
  if (userIDs.length === 0) return
  const title = (await namesOf(tx, [{ type, id }]))({ type, id }) ?? ''
  const told: DomainEvent = { type: 'boost.told', kind, businessID, boostID, userIDs, title }
  await publishEvents(tx, [told])
}
