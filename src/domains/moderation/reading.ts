// Conversations are read by moderators through a report only, and each reading leaves an entry in the audit log (I15, T33).
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { readCaseMessages as readCall } from '../../contract/moderation.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { findOfSubject } from '../audit/reading.ts'
import { record, type Doer } from '../audit/recording.ts'
import { conversationOf } from '../inquiries/facts.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { holdCase } from './held.ts'
import { findOfCase, lockReported } from './queries/reports.ts'

const readAct = 'report.read'
const readingsMost = 200

/**
 * The conversation that an open report is about, for `operator` (who it is, as the log shall name them); noted first.
 * Throws NotFound without such a report.
 */
export function readReported(db: Db | Tx, operator: Doer, reportID: string, reason?: string) {
  return transaction(db, async (tx) => {
    const inquiryID = await lockReported(tx, reportID)
    if (inquiryID === undefined) throw new AppError('NotFound')
    const about = { type: 'report', id: reportID }
    await record(tx, {
      by: operator,
      act: readAct,
      about,
      ...(reason !== undefined && { reason }),
      details: { inquiry: inquiryID },
    })
    return conversationOf(tx, inquiryID)
  })
}

/**
 * The same for a moderator, of the conversation that a case is about: through the first of its reports that is open. Throws as
 * `requireStaff` does, NotFound, and OwnCase for both sides and for who reported it.
 */
export function readCaseMessages(
  db: Db,
  staff: Staff,
  caseID: string,
  reason: string,
): Promise<CallOutput<typeof readCall>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    // Whoever decides the case meanwhile is waited for.
    await holdCase(tx, staff, caseID)
    const open = (await findOfCase(tx, caseID, readingsMost)).find(({ isOpen }) => isOpen)
    if (!open) throw new AppError('NotFound')
    const { subject, messages } = await readReported(tx, `user:${staff.userID}`, open.reportID, reason)
    return {
      subject,
      messages: messages.map(({ number, from, author, datetime, content }) => ({
        number,
        from,
        by: author.name,
        at: datetime,
        text: content,
      })),
    }
  })
}

/** Who has read through a report and when, oldest first, at most the newest 200. */
export async function readingsOf(db: Db | Tx, reportID: string) {
  const of = { type: 'report', id: reportID, acts: [readAct], limit: readingsMost }
  return (await findOfSubject(db, of)).toReversed().map(({ actor: operator, at }) => ({ operator, at }))
}
