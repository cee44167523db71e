import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export type Party = { type: 'user' | 'business'; id: string }

type BlockTables = {
  blocks: {
    blocker_type: Party['type']
    blocker_id: string
    blocked_type: Party['type']
    blocked_id: string
    created_at: Date
  }
  block_counts: { blocker_id: string; total: number }
}
const tables = (db: Db | Tx) => db.withTables<BlockTables>()

/** The ids on the other side of every block that a person, or one of what `own` brings (rows of `id`), made or met; never one of these. */
export async function findOpposite(
  db: Db | Tx,
  userID: string,
  own: RawBuilder<{ id: string }>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with own as materialized (select ${userID}::uuid as id union (${own}))
    (select blocked_id as id from blocks where blocker_id = any(array(select id from own))
      union select blocker_id as id from blocks where blocked_id = any(array(select id from own)))
    except select id from own`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same of several people; `own` brings rows of `user_id` and `id`. */
export async function findOppositeOfAll(
  db: Db | Tx,
  own: RawBuilder<{ user_id: string; id: string }>,
  userIDs: readonly string[],
): Promise<{ userID: string; id: string }[]> {
  const { rows } = await sql<{ userID: string; id: string }>`
    with own as materialized (
      select user_id, user_id as id from unnest(${userIDs}::uuid[]) as person (user_id) union (${own})
    )
    select user_id as "userID", id from (
      (select user_id, blocked_id as id from own join blocks on blocker_id = own.id
        union select user_id, blocker_id from own join blocks on blocked_id = own.id)
      except select user_id, id from own
    ) as opposite`.execute(db)
  return rows
}

/** The pairs between which a block stands, also one of what `own` brings (rows of `user_id` and `id`). */
export async function findApart(
  db: Db | Tx,
  own: RawBuilder<{ user_id: string; id: string }>,
  pairs: readonly (readonly [string, string])[],
): Promise<{ one: string; other: string }[]> {
  const { rows } = await sql<{ one: string; other: string }>`
    with pair as materialized (
      select distinct one, other from unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[])
        as pair (one, other)
    ), own as materialized (
      select one as user_id, one as id from pair union select other, other from pair union (${own})
    ), side as (
      select one, other, own.id as near, other as far from pair join own on own.user_id = one
      union all select one, other, own.id, one from pair join own on own.user_id = other
    )
    select distinct one, other from side
    where exists (select from blocks where blocker_id = near and blocked_id = far)
      or exists (select from blocks where blocker_id = far and blocked_id = near)`.execute(db)
  return rows
}

export async function anyBlockStands(db: Db | Tx, ids: readonly string[], other: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from blocks where blocker_id = any(${ids}::uuid[]) and blocked_id = ${other}
    union all
    select 1 from blocks where blocker_id = ${other} and blocked_id = any(${ids}::uuid[])`.execute(db)
  return rows.length > 0
}

const pairOf = (one: string, other: string) => [one, other].sort().join()

/** Until the transaction ends nobody else begins or ends a block between these two. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${pairOf(one, other)}, 7216097))`.execute(tx)
}

/** The same as `anyBlockStands` for one and those beside it; between the two it stays so until the transaction ends. */
export async function pairIsBlocked(
  tx: Tx,
  one: string,
  other: string,
  beside: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select pair_is_blocked(${pairOf(one, other)}, ${[one, ...beside]}::uuid[], ${other}) as blocked`.execute(
    tx,
  )
  return rows[0]!.blocked
}

/** False when it stood already. */
export async function insertBlock(tx: Tx, blocker: Party, blocked: Party): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('blocks')
    .values({
      blocker_type: blocker.type,
      blocker_id: blocker.id,
      blocked_type: blocked.type,
      blocked_id: blocked.id,
      created_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when there was none. */
export async function deleteBlock(tx: Tx, blocker: Party, blocked: Party): Promise<boolean> {
  const result = await tables(tx)
    .deleteFrom('blocks')
    .where('blocker_id', '=', blocker.id)
    .where('blocked_id', '=', blocked.id)
    .where('blocked_type', '=', blocked.type)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** False, and nothing is counted, when there are `max` already. */
export async function countOneMore(tx: Tx, blockerID: string, max: number): Promise<boolean> {
  const { rows } = await sql`
    insert into block_counts (blocker_id, total) values (${blockerID}, 1)
    on conflict (blocker_id) do update set total = block_counts.total + 1 where block_counts.total < ${max}
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function countFewer(tx: Tx, blockerID: string): Promise<void> {
  await sql`update block_counts set total = total - 1 where blocker_id = ${blockerID}`.execute(tx)
}

export function findBlocked(db: Db | Tx, blockerID: string, limit: number) {
  return tables(db)
    .selectFrom('blocks')
    .select(['blocked_type as type', 'blocked_id as id', 'created_at as blockedAt'])
    .where('blocker_id', '=', blockerID)
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id')
    .limit(limit)
    .execute()
}

/** Every block that somebody met; answers who made them. */
export async function deleteBlocksOn(tx: Tx, blockedID: string): Promise<string[]> {
  const rows = await tables(tx)
    .deleteFrom('blocks')
    .where('blocked_id', '=', blockedID)
    .returning('blocker_id')
    .execute()
  return rows.map((row) => row.blocker_id)
}

/** Whatever somebody blocks, and their count. */
export async function deleteBlocksOf(tx: Tx, blockerID: string): Promise<void> {
  await tables(tx).deleteFrom('blocks').where('blocker_id', '=', blockerID).execute()
  await tables(tx).deleteFrom('block_counts').where('blocker_id', '=', blockerID).execute()
}
