// Messages of a conversation, and how far people have read them.
import { sql } from 'kysely'
import type { SideName } from '../../../contract/inquiries.ts'
import { limits } from '../../../contract/limits.ts'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { tables, type InquiryRow, type MessageRow, type ReadRow } from './tables.ts'

type Page = { before?: number | undefined; after?: number | undefined; limit: number }

/** The newest messages before a number, or the oldest after one; in the order of their numbers. */
export async function findMessages(
  db: Db | Tx,
  requestID: string,
  { before, after, limit }: Page,
): Promise<MessageRow[]> {
  const page = tables(db)
    .selectFrom('inquiry_messages')
    .selectAll()
    .where('inquiry_id', '=', requestID)
    .$if(before !== undefined, (query) => query.where('number', '<', before!))
    .$if(after !== undefined, (query) => query.where('number', '>', after!))
    .limit(limit)
  if (after !== undefined) return page.orderBy('number').execute()
  return (await page.orderBy('number', 'desc').execute()).toReversed()
}

/** The texts of messages, each named by its conversation and number; those that are not there are left out. */
export async function findMessagesAt(
  db: Db | Tx,
  places: readonly { requestID: string; number: number }[],
): Promise<{ requestID: string; number: number; content: string }[]> {
  if (places.length === 0) return []
  const { rows } = await sql<{ requestID: string; number: number; content: string }>`
    select inquiry_id as "requestID", number, content
    from unnest(${places.map(({ requestID }) => requestID)}::uuid[], ${places.map(({ number }) => number)}::int[])
      as asked (inquiry_id, number)
    join inquiry_messages using (inquiry_id, number)`.execute(db)
  return rows
}

/** So many of the newest messages of a conversation are looked through for words, and of all together. */
export const lookedThrough = { each: limits.messagesSearched, all: 20_000 }

/** A text as words are compared: as fold in ../finding.ts makes it. */
const folded = (text: string) => sql`lower(normalize(${sql.ref(text)}, nfkc) collate "und-x-icu")`

/**
 * Which of these words, folded as in ../finding.ts, stand in messages of which conversations, by their places in `words`;
 * the newest conversations first, as far as is looked.
 */
export async function findWordsInMessages(
  db: Db | Tx,
  inquiryIDs: readonly string[],
  words: readonly string[],
) {
  const { rows } = await sql<{ id: string; at: number }>`
    select distinct message.id, word.at::int - 1 as at
    from (
      select wanted.id, ${folded('newest.content')} as text
      from unnest(${inquiryIDs}::uuid[]) as wanted (id)
      cross join lateral (
        select content from inquiry_messages where inquiry_id = wanted.id
        order by number desc limit ${lookedThrough.each}) as newest
      limit ${lookedThrough.all}) as message
    join unnest(${words}::text[]) with ordinality as word (text, at) on strpos(message.text, word.text) > 0`.execute(
    db,
  )
  return rows
}

/** Of each conversation the message in which most of these words stand, the newest of such; `newest` is its last number. */
export async function findPassages(db: Db | Tx, inquiryIDs: readonly string[], words: readonly string[]) {
  const { rows } = await sql<{ id: string; number: number; newest: number; content: string }>`
    select distinct on (wanted.id) wanted.id, message.number, message.newest, message.content
    from unnest(${inquiryIDs}::uuid[]) as wanted (id)
    cross join lateral (
      select number, content, ${folded('content')} as text, max(number) over () as newest from inquiry_messages
      where inquiry_id = wanted.id order by number desc limit ${lookedThrough.each}) as message
    cross join lateral (
      select count(*) as fits from unnest(${words}::text[]) as word (text)
      where strpos(message.text, word.text) > 0) as words
    where words.fits > 0
    order by wanted.id, words.fits desc, message.number desc`.execute(db)
  return rows
}

/** Notes that somebody has read up to a number; answers what they have seen now, and whether that is more than before. */
export async function noteRead(
  tx: Tx,
  { requestID, userID, side, number }: { requestID: string; userID: string; side: SideName; number: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inquiry_reads as known (inquiry_id, user_id, side, number, seen)
    values (${requestID}, ${userID}, ${side}, ${number}, coalesce((
      select side_number from inquiry_messages
      where inquiry_id = ${requestID} and number <= ${number} and side <> ${side}
      order by number desc limit 1), 0))
    on conflict (inquiry_id, user_id, side) do update set number = excluded.number, seen = excluded.seen
      where known.number < excluded.number`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteReadsOf(tx: Tx, userID: string): Promise<void> {
  await tables(tx).deleteFrom('inquiry_reads').where('user_id', '=', userID).execute()
}

/** How far each of these people has read each of these conversations, on each side they are on; what they have not read is left out. */
export async function findReads(db: Db | Tx, userIDs: readonly string[], ids: readonly string[]) {
  return tables(db)
    .selectFrom('inquiry_reads')
    .select(['inquiry_id as requestID', 'user_id as userID', 'side', 'number'])
    .where('inquiry_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('user_id', '=', sql<string>`any(${userIDs}::uuid[])`)
    .execute()
}

export function copyInquiries(client: BulkClient, rows: Rows<InquiryRow>): Promise<number> {
  return copyRows(client, 'inquiries', rows)
}

export function copyMessages(client: BulkClient, rows: Rows<MessageRow>): Promise<number> {
  return copyRows(client, 'inquiry_messages', rows)
}

export function copyReads(client: BulkClient, rows: Rows<ReadRow>): Promise<number> {
  return copyRows(client, 'inquiry_reads', rows)
}
