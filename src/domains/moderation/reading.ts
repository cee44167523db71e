// Conversations are read by moderators through a report only, and each reading leaves a row (I15, T33).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { conversationOf } from '../inquiries/facts.ts'
import { findReadings, insertReading } from './queries.ts'

/**
 * The conversation that an open report is about, for `operator` (who it is, as the log shall name them); noted first.
 * Throws NotFound without such a report.
 */
export function readReported(db: Db, operator: string, reportID: string) {
  return transaction(db, async (tx) => {
    const inquiryID = await insertReading(tx, { id: uuidv7(), operator, reportID })
    if (inquiryID === undefined) throw new AppError('NotFound')
    return conversationOf(tx, inquiryID)
  })
}

/** Who has read through a report and when, oldest first. */
export const readingsOf = findReadings
