// Conversations as an export takes them: all of a mailbox, page by page.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { InquiryRow, MessageRow } from './tables.ts'

/** The newest conversations of either side of a mailbox before an id. */
export async function findOfMailbox(
  db: Db | Tx,
  mailboxID: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<InquiryRow[]> {
  const from = before === undefined ? sql`` : sql`and id < ${before}`
  const { rows } = await sql<InquiryRow>`
    select * from (
      (select * from inquiries where from_id = ${mailboxID} ${from} order by id desc limit ${limit})
      union all
      (select * from inquiries where to_id = ${mailboxID} ${from} order by id desc limit ${limit})
    ) as page order by id desc limit ${limit}`.execute(db)
  return rows
}

/** The next messages of these conversations after a place, each conversation's in the order of their numbers. */
export async function findWritten(
  db: Db | Tx,
  requestIDs: readonly string[],
  { after, limit }: { after: Pick<MessageRow, 'inquiry_id' | 'number'> | undefined; limit: number },
): Promise<MessageRow[]> {
  const from = after
    ? sql`and (inquiry_id, number) > (${after.inquiry_id}::uuid, ${after.number}::int)`
    : sql``
  const { rows } = await sql<MessageRow>`
    select * from inquiry_messages where inquiry_id = any(${requestIDs}::uuid[]) ${from}
    order by inquiry_id, number limit ${limit}`.execute(db)
  return rows
}
