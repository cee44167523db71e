// Keeps the numbers of the answer clock where pages and cards read them.
import type { Db, Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { noteAnswers } from '../businesses/answers.ts'
import { answerClockOf, countedSince, nextChange } from './answer-clock.ts'
import { findInquiries } from './queries/threads.ts'
import { findClocked, findFirstAnswers, findDue, lockClock, setDue } from './queries/clocks.ts'

/** Of a company that is written to more often the newest ones speak. */
export const inquiriesMax = 2_000

/** Counts the answers of a company anew and notes them, with when to do so again. */
export async function countAnswers(tx: Tx, businessID: string, now: Date = new Date()): Promise<void> {
  await lockClock(tx, businessID, now)
  const sinceID = firstIDAt(countedSince(now))
  const inquiries = await findClocked(tx, { businessID, sinceID, limit: inquiriesMax })
  await noteAnswers(tx, businessID, answerClockOf(inquiries, now))
  await setDue(tx, businessID, nextChange(inquiries, now))
}

/**
 * The same after something happened in conversations, once for each company; a message counts only where it was the first of
 * its receiver.
 */
export async function countAnswersAfter(
  tx: Tx,
  happened: readonly { requestID: string; number?: number }[],
): Promise<void> {
  const requestIDs = [...new Set(happened.map(({ requestID }) => requestID))]
  const inquiries = await findInquiries(tx, requestIDs)
  const firstOf = await findFirstAnswers(tx, requestIDs)
  const counts = new Set(
    happened
      .filter(({ requestID, number }) => number === undefined || number === firstOf.get(requestID))
      .map(({ requestID }) => requestID),
  )
  const businessIDs = new Set(inquiries.filter(({ id }) => counts.has(id)).map(({ to_id: id }) => id))
  // All who change rows of several companies do so in the order of their ids.
  for (const businessID of [...businessIDs].toSorted()) await countAnswers(tx, businessID)
}

const batch = 100

/** Counts anew where time alone has changed something; answers for how many companies. */
export async function countDue(db: Db, now: Date = new Date()): Promise<number> {
  let counted = 0
  for (;;) {
    const due = await findDue(db, now, batch)
    for (const businessID of due) await transaction(db, (tx) => countAnswers(tx, businessID, now))
    counted += due.length
    if (due.length < batch) return counted
  }
}
