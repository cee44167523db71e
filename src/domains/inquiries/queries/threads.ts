// One conversation. Whoever writes into it holds its row, so that numbers have no gaps and the end is the end.
import { sql } from 'kysely'
import type { SideName } from '../../../contract/inquiries.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { namesOfProduct, type ProductNames } from '../../products/listing.ts'
import { readByOther } from './read-marks.ts'
import { tables, type InquiryRow, type Thread } from './tables.ts'

/** The conversation when the mailbox is a side of it, with what the person has read there. */
export async function findThread(
  db: Db | Tx,
  { requestID, mailboxID, userID }: { requestID: string; mailboxID: string; userID: string },
): Promise<Thread | undefined> {
  const side = sql`case when i.from_id = ${mailboxID} then 'S' else 'R' end`
  const { rows } = await sql<Thread>`
    select i.*, ${side} as side, coalesce(r.seen, 0) as seen, coalesce(r.number, 0) as read_number,
      ${readByOther(userID, side)} as read_by_other
    from inquiries as i
    left join inquiry_reads as r on r.inquiry_id = i.id and r.user_id = ${userID} and r.side = ${side}
    where i.id = ${requestID} and (i.from_id = ${mailboxID} or i.to_id = ${mailboxID})`.execute(db)
  return rows[0]
}

export type NewInquiry = Pick<
  InquiryRow,
  | 'id'
  | 'from_type'
  | 'from_id'
  | 'to_id'
  | 'sent_by'
  | 'subject'
  | 'product_id'
  | 'product_name'
  | 'previous_id'
  | 'begun_by'
  | 'first_contact'
  | 'preview'
  | 'certificate_id'
  | 'certificate_name'
> & { author_id: string }

/** Writes an inquiry with its first message; one that the receiver begins is answered by that. */
export async function insertInquiry(tx: Tx, row: NewInquiry, content: string, at: Date): Promise<void> {
  const isByReceiver = row.begun_by === 'R'
  await sql`
    with begun as (
      insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, product_id, product_name, previous_id,
        certificate_id, certificate_name, begun_by, last_from, messages_s, messages_r, answered_at, first_contact, preview, created_at, last_at)
      values (${row.id}, ${row.from_type}, ${row.from_id}, ${row.to_id}, ${row.sent_by}, ${row.subject},
        ${row.product_id}, ${row.product_name}, ${row.previous_id},
        ${row.certificate_id}, ${row.certificate_name}, ${row.begun_by}, ${row.begun_by}, ${isByReceiver ? 0 : 1}, ${isByReceiver ? 1 : 0},
        ${isByReceiver ? at : null}, ${row.first_contact}, ${row.preview}, ${at}, ${at})
      returning id)
    insert into inquiry_messages (inquiry_id, number, side, side_number, author_id, content, created_at)
    select id, 1, ${row.begun_by}, 1, ${row.author_id}, ${content}, ${at} from begun`.execute(tx)
}

/** Links a closed conversation with the one of the same sides that follows it; false when there is none, or one follows already. */
export async function linkFollowUp(
  tx: Tx,
  previousID: string,
  followUp: { id: string; from_id: string; to_id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update inquiries set follow_up_id = ${followUp.id}
    where id = ${previousID} and closed_at is not null and follow_up_id is null
      and from_id = ${followUp.from_id} and to_id = ${followUp.to_id}`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether one of two ever wrote to the other. */
export async function haveMet(
  db: Db | Tx,
  ones: readonly string[],
  others: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    (select 1 from inquiries where from_id = any(${ones}::uuid[]) and to_id = any(${others}::uuid[]) limit 1)
    union all
    (select 1 from inquiries where from_id = any(${others}::uuid[]) and to_id = any(${ones}::uuid[]) limit 1)`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether one of these mailboxes has sent a company a request that the company has not ended. */
export async function hasAsked(
  db: Db | Tx,
  mailboxIDs: readonly string[],
  businessID: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from inquiries
    where from_id = any(${mailboxIDs}::uuid[]) and to_id = ${businessID} and closed_by is distinct from 'R' limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export type Written = { number: number; side: SideName; sideNumber: number; at: Date }
type NewMessage = { requestID: string; mailboxID: string; authorID: string; content: string; preview: string }

/** Writes into a conversation of the mailbox that is open in that very moment; undefined when there is none. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<Written | undefined> {
  const { requestID, mailboxID } = message
  const { rows } = await sql<Written>`
    with thread as (
      update inquiries set
        messages_s = messages_s + (from_id = ${mailboxID})::int,
        messages_r = messages_r + (to_id = ${mailboxID})::int,
        last_from = case when from_id = ${mailboxID} then 'S' else 'R' end,
        last_at = greatest(last_at, date_trunc('milliseconds', clock_timestamp())),
        answered_at = case when answered_at is null and to_id = ${mailboxID}
          then greatest(last_at, date_trunc('milliseconds', clock_timestamp())) else answered_at end,
        preview = ${message.preview}
      where id = ${requestID} and (from_id = ${mailboxID} or to_id = ${mailboxID}) and closed_at is null
      returning id, messages_s + messages_r as number, last_from as side,
        case last_from when 'S' then messages_s else messages_r end as side_number, last_at)
    insert into inquiry_messages (inquiry_id, number, side, side_number, author_id, content, created_at)
    select id, number, side, side_number, ${message.authorID}, ${message.content}, last_at from thread
    returning number, side, side_number as "sideNumber", created_at as at`.execute(tx)
  return rows[0]
}

/** Ends a conversation of the mailbox; undefined when it was ended before, or is none of theirs. */
export async function closeInquiry(
  tx: Tx,
  { requestID, mailboxID }: { requestID: string; mailboxID: string },
): Promise<{ number: number; side: SideName } | undefined> {
  const { rows } = await sql<{ number: number; side: SideName }>`
    update inquiries set
      closed_at = greatest(last_at, date_trunc('milliseconds', clock_timestamp())),
      closed_by = case when from_id = ${mailboxID} then 'S' else 'R' end
    where id = ${requestID} and (from_id = ${mailboxID} or to_id = ${mailboxID}) and closed_at is null
    returning messages_s + messages_r as number, closed_by as side`.execute(tx)
  return rows[0]
}

/** Ends what was sent from a mailbox and nobody has ended; answers what, and who had sent it, at most `limit`. */
export async function closeInquiriesOf(tx: Tx, mailboxID: string, limit: number) {
  const { rows } = await sql<{ id: string; number: number; sentBy: string }>`
    update inquiries set closed_at = greatest(last_at, date_trunc('milliseconds', clock_timestamp())), closed_by = 'S'
    where id in (select id from inquiries where from_id = ${mailboxID} and closed_at is null order by id limit ${limit})
    returning id, messages_s + messages_r as number, sent_by as "sentBy"`.execute(tx)
  return rows
}

/** The facts of conversations, whoever asks, with what the product of each is called now. */
export function findInquiries(
  db: Db | Tx,
  ids: readonly string[],
): Promise<(InquiryRow & { product_now: ProductNames | null })[]> {
  return tables(db)
    .selectFrom('inquiries')
    .selectAll()
    .select(namesOfProduct(sql.ref('inquiries.product_id')).as('product_now'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
