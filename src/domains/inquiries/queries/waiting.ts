// What waits in several mailboxes at once: each is read by its own index, no further than a mailbox's own lists.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { firstIDAt } from '../../../platform/ids.ts'
import { bothSides, looked, seenOf, unreadOf, type Listed } from './mailbox.ts'

type Reader = {
  userID: string
  /** The companies they belong to. */
  businessIDs: readonly string[]
  /** Who is kept from them. */
  withheld: readonly string[]
}
type Bounds = {
  /** Older inquiries are owed no answer that anybody waits for. */
  since: Date
  /** Those of before are late. */
  lateBefore: Date
  limit: number
}

const receiver = {
  side: 'R',
  column: sql.ref('to_id'),
  other: sql.ref('from_id'),
  written: sql.ref('messages_s'),
} as const

/** Whether the first answer is owed, of what is open. */
const isOwed = sql`begun_by = 'S' and answered_at is null`

/** Inquiries whose first answer is owed: those in time first, next due first; then late ones, latest first. */
export async function findDue(
  db: Db | Tx,
  { userID, businessIDs, withheld }: Reader,
  { since, lateBefore, limit }: Bounds,
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select owed.*, 'R' as side, ${seenOf(receiver, sql.ref('owed.id'), userID)} as seen
    from unnest(${businessIDs}::uuid[]) as mailbox (id)
    cross join lateral (
      select * from inquiries
      where to_id = mailbox.id and last_from = 'S' and closed_at is null and id >= ${firstIDAt(since)}
      order by id desc limit ${looked}
    ) as owed
    where ${isOwed} and not from_id = any(${withheld}::uuid[])
    order by created_at < ${lateBefore},
      case when created_at < ${lateBefore} then -extract(epoch from created_at) else extract(epoch from created_at) end
    limit ${limit}`.execute(db)
  return rows
}

/** Other conversations with something unread, latest first. */
export async function findUnread(
  db: Db | Tx,
  { userID, businessIDs, withheld }: Reader,
  { since, limit }: Bounds,
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select unread.*
    from unnest(${[userID, ...businessIDs]}::uuid[]) as mailbox (id)
    cross join lateral (
      ${bothSides(
        (half) => sql`select * from (${unreadOf(half, sql.ref('mailbox.id'), userID)}) as half
          where not ${half.other} = any(${withheld}::uuid[]) ${half.side === 'R' ? sql`and not (${isOwed} and closed_at is null and id >= ${firstIDAt(since)})` : sql``}
          order by last_at desc, id desc limit ${limit}`,
      )}
    ) as unread
    order by last_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
