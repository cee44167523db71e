// Files that go with messages: in a conversation each has the place of its message.
import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { storedColumns, tables, uuids, type StoredRow, type TokenOf } from './files.ts'

/** What a token of this person stands for, and where it has come to. */
export function findAttachment(db: Db | Tx, { tokenHash, userID, purposes }: TokenOf) {
  return tables(db)
    .selectFrom('files')
    .select([...storedColumns, 'status', 'owner_id'])
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userID)
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
}

/** The place of the file that stands at `order`, from 1, in a message. */
const placeOf = (number: number, order: number) => `message:${number}:${order}`

/** The message that a place is of. */
export const numberOf = (place: string | null): number => Number(place?.split(':')[1])

export type Sent = { userID: string; tokenHashes: readonly Buffer[]; inquiryID: string; number: number }

/** Puts checked files of a person into a message, in the order of their tokens; those that were not theirs or not there are left out. */
export async function placeInMessage(
  tx: Tx,
  { userID, tokenHashes, inquiryID, number }: Sent,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow & { place: string }>`
    update files set owner_type = 'inquiry', owner_id = ${inquiryID},
      place = 'message:' || ${number}::int || ':' || told.at, released_at = null
    from unnest(${tokenHashes}::bytea[]) with ordinality as told (token_hash, at)
    where files.token_hash = told.token_hash and user_id = ${userID} and purpose = 'attachment'
      and status = 'ready' and owner_id is null
    returning file_id, versions, colour, file_name, content_type, pages, place`.execute(tx)
  return rows.toSorted((a, b) => a.place.localeCompare(b.place))
}

/** All places in these messages. */
const placesIn = (numbers: readonly number[]): string[] =>
  numbers.flatMap((number) =>
    Array.from({ length: limits.attachmentsMax }, (_, at) => placeOf(number, at + 1)),
  )

/** The files of these messages of a conversation, message by message in their order. */
export function findInMessages(db: Db | Tx, inquiryID: string, numbers: readonly number[]) {
  const places = placesIn(numbers)
  return tables(db)
    .selectFrom('files')
    .select([...storedColumns, 'place'])
    .where('owner_type', '=', 'inquiry')
    .where('owner_id', '=', inquiryID)
    .where('place', '=', sql<string>`any(${places}::text[])`)
    .where('status', '=', 'ready')
    .orderBy('place')
    .execute()
}

/** The names of files in messages with these numbers of these conversations, message by message in their order. */
export function findNamesAt(db: Db | Tx, messages: readonly { inquiryID: string; number: number }[]) {
  const places = placesIn([...new Set(messages.map(({ number }) => number))])
  return tables(db)
    .selectFrom('files')
    .select(['owner_id', 'place', 'file_name'])
    .where('owner_type', '=', 'inquiry')
    .where('owner_id', '=', uuids(messages.map(({ inquiryID }) => inquiryID)))
    .where('place', '=', sql<string>`any(${places}::text[])`)
    .where('status', '=', 'ready')
    .orderBy('place')
    .execute()
}

/** A file of a conversation. */
export function findInInquiry(
  db: Db | Tx,
  inquiryID: string,
  fileID: string,
): Promise<StoredRow | undefined> {
  return tables(db)
    .selectFrom('files')
    .select(storedColumns)
    .where('file_id', '=', fileID)
    .where('owner_type', '=', 'inquiry')
    .where('owner_id', '=', inquiryID)
    .where('status', '=', 'ready')
    .executeTakeFirst()
}

/** All files of these conversations, conversation by conversation. */
export function findInInquiries(db: Db | Tx, inquiryIDs: readonly string[]) {
  return tables(db)
    .selectFrom('files')
    .select([...storedColumns, 'owner_id', 'place'])
    .where('owner_type', '=', 'inquiry')
    .where('owner_id', '=', uuids(inquiryIDs))
    .where('status', '=', 'ready')
    .orderBy('owner_id')
    .orderBy('file_id')
    .execute()
}

/** The names of files in these conversations, of the newest ones first and no more than `most`. */
export function findNamesInInquiries(db: Db | Tx, inquiryIDs: readonly string[], most: number) {
  return tables(db)
    .selectFrom('files')
    .select(['owner_id', 'file_name'])
    .where('owner_type', '=', 'inquiry')
    .where('owner_id', '=', uuids(inquiryIDs))
    .where('status', '=', 'ready')
    .orderBy('owner_id', 'desc')
    .limit(most)
    .execute()
}

/** Lets go of all files of conversations that nobody reads any more; they leave with the next clean-up. */
export async function releaseInInquiries(tx: Tx, inquiryIDs: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set({ status: 'leaving', owner_type: null, owner_id: null, place: null, released_at: sql<Date>`now()` })
    .where('owner_type', '=', 'inquiry')
    .where('owner_id', '=', uuids(inquiryIDs))
    .execute()
}
