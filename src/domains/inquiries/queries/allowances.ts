// What people and companies may send on a day. The database counts, so that many at once get no more than one after another.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Takes one of `limit`; false when none is left. */
export async function takeOne(
  tx: Tx,
  { actorID, day, limit }: { actorID: string; day: string; limit: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inquiry_allowances as known (actor_id, day, used) values (${actorID}, ${day}::date, 1)
    on conflict (actor_id, day) do update set used = known.used + 1 where known.used < ${limit}`.execute(tx)
  return numAffectedRows === 1n
}

/** Gives one back, at most `most` more than were taken. */
export async function giveBack(tx: Tx, actorID: string, day: string, most: number): Promise<void> {
  await sql`
    insert into inquiry_allowances as known (actor_id, day, used) values (${actorID}, ${day}::date, -1)
    on conflict (actor_id, day) do update set used = greatest(known.used - 1, ${-most}::int)`.execute(tx)
}

/** How many were taken on a day, by id. */
export async function findUsed(
  db: Db | Tx,
  actorIDs: readonly string[],
  day: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; used: number }>`
    select actor_id as id, used from inquiry_allowances
    where actor_id = any(${actorIDs}::uuid[]) and day = ${day}::date`.execute(db)
  return new Map(rows.map(({ id, used }) => [id, used]))
}

/** Counts a text of a person on a day; false, and nothing is counted, when it was sent `limit` times. */
export async function countText(
  tx: Tx,
  { userID, day, hash, limit }: { userID: string; day: string; hash: Buffer; limit: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inquiry_texts as known (user_id, day, text_hash, used) values (${userID}, ${day}::date, ${hash}, 1)
    on conflict (user_id, day, text_hash) do update set used = known.used + 1 where known.used < ${limit}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Forgets days before `day`. */
export async function deleteDaysBefore(db: Db | Tx, day: string): Promise<void> {
  await sql`delete from inquiry_allowances where day < ${day}::date`.execute(db)
  await sql`delete from inquiry_texts where day < ${day}::date`.execute(db)
}
