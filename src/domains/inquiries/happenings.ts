// What of conversations others count.
import type { SideName } from '../../contract/inquiries.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { MailboxType } from './queries/tables.ts'
import { findFirstAnswers } from './queries/clocks.ts'
import { findInquiries } from './queries/threads.ts'

export type InquiryMark = {
  businessID: string
  productID: string | null
  from: { type: MailboxType; id: string }
  sentBy: string
  begunBy: SideName
}

/** Who wrote to which company about which product, by id; those that are not there are missing. One query. */
export async function inquiryMarks(
  db: Db | Tx,
  requestIDs: readonly string[],
): Promise<Map<string, InquiryMark>> {
  const rows = requestIDs.length === 0 ? [] : await findInquiries(db, requestIDs)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        businessID: row.to_id,
        productID: row.product_id,
        from: { type: row.from_type, id: row.from_id },
        sentBy: row.sent_by,
        begunBy: row.begun_by,
      },
    ]),
  )
}

/** Whether a message is the first of its receiver; asked for many at once. One query. */
export async function firstAnswers(
  db: Db | Tx,
  requestIDs: readonly string[],
): Promise<(requestID: string, number: number) => boolean> {
  const first = await findFirstAnswers(db, requestIDs)
  return (requestID, number) => first.get(requestID) === number
}
