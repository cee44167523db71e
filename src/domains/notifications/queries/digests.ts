// Who is due for a digest, and what it tells.
import { sql } from 'kysely'
import type { Digest } from '../../../contract/notification-kinds.ts'
import type { Tx } from '../../../platform/db.ts'
import { dueColumns, type DueNotice } from './mailings.ts'

/** Somebody's digest; new while nobody has set when it goes. */
export type DueDigest = { userID: string; digest: Digest; dueAt: Date; isNew: boolean }
type Of = Pick<DueDigest, 'userID' | 'digest'>

const columnsOf = (digests: readonly Of[]) => sql`
  ${digests.map(({ userID }) => userID)}::uuid[], ${digests.map(({ digest }) => digest)}::text[]`

/** The digests that are due longest, at most `limit`, locked: nobody else takes them, and nothing is added until the end. */
export async function takeDueDigests(tx: Tx, limit: number): Promise<DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    select user_id as "userID", digest, due_at = '-infinity' as "isNew",
      case when due_at > '-infinity' then due_at else now() end as "dueAt"
    from notification_digests where due_at <= now() order by due_at limit ${limit}
    for update skip locked`.execute(tx)
  return rows
}

/** Sets when digests go. */
export async function planDigests(tx: Tx, planned: readonly (Of & { dueAt: Date })[]): Promise<void> {
  await sql`
    update notification_digests as d set due_at = p.due_at
    from unnest(${columnsOf(planned)}, ${planned.map(({ dueAt }) => dueAt)}::timestamptz[])
      as p (user_id, digest, due_at)
    where d.user_id = p.user_id and d.digest = p.digest`.execute(tx)
}

/** Ends the waiting for these digests; answers what was unread of it, of each the newest `limit`, newest first. */
export async function takeWaiting(tx: Tx, digests: readonly Of[], limit: number): Promise<DueNotice[]> {
  await sql`
    delete from notification_digests as d using unnest(${columnsOf(digests)}) as g (user_id, digest)
    where d.user_id = g.user_id and d.digest = g.digest`.execute(tx)
  const { rows } = await sql<DueNotice>`
    with waiting as (
      update notifications as n set digest = null
      from unnest(${columnsOf(digests)}) as g (user_id, digest)
      where n.user_id = g.user_id and n.digest = g.digest
      returning n.*, g.digest as told_in
    ), newest as (
      select *, row_number() over (partition by user_id, told_in order by at desc, id desc) as place
      from waiting where read_at is null
    )
    select ${dueColumns} from newest where place <= ${limit} order by at desc, id desc`.execute(tx)
  return rows
}
