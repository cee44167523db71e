import { sql, type RawBuilder } from 'kysely'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'

export type Followed = { type: 'business' | 'user'; id: string }
export type Follower = { type: 'user' | 'business'; id: string }

export type FollowRow = {
  resource_type: Followed['type']
  resource_id: string
  actor_type: Follower['type']
  actor_id: string
  created_at: Date
}

type FollowTables = {
  follows: FollowRow
  follow_counts: { resource_type: Followed['type']; resource_id: string; followers: number }
}
const tables = (db: Db | Tx) => db.withTables<FollowTables>()

/** False when the actor followed already. */
export async function insertFollow(tx: Tx, followed: Followed, follower: Follower): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('follows')
    .values({
      resource_type: followed.type,
      resource_id: followed.id,
      actor_type: follower.type,
      actor_id: follower.id,
      created_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when the actor did not follow. */
export async function deleteFollow(tx: Tx, followed: Followed, follower: Follower): Promise<boolean> {
  const result = await tables(tx)
    .deleteFrom('follows')
    .where('resource_id', '=', followed.id)
    .where('resource_type', '=', followed.type)
    .where('actor_id', '=', follower.id)
    .where('actor_type', '=', follower.type)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function addToFollowers(tx: Tx, followed: Followed, change: number): Promise<void> {
  await sql`
    insert into follow_counts (resource_type, resource_id, followers)
    values (${followed.type}, ${followed.id}, greatest(${change}::int, 0))
    on conflict (resource_id, resource_type)
    do update set followers = follow_counts.followers + ${change}::int`.execute(tx)
}

/** Ends at most `limit` follows of an actor, and counts them; answers who was followed. Chosen once: a join could choose anew for each row. */
export async function deleteFollowsOf(tx: Tx, follower: Follower, limit: number): Promise<Followed[]> {
  const { rows } = await sql<Followed>`
    with due as materialized (
      select resource_id, resource_type from follows
      where actor_id = ${follower.id} and actor_type = ${follower.type} order by resource_id limit ${limit} for update
    ), gone as (
      delete from follows as f using due
      where f.actor_id = ${follower.id} and f.actor_type = ${follower.type} and f.resource_id = due.resource_id
        and f.resource_type = due.resource_type
      returning f.resource_type, f.resource_id
    ), counted as (
      update follow_counts as c set followers = c.followers - 1 from gone
      where c.resource_id = gone.resource_id and c.resource_type = gone.resource_type
    )
    select resource_type as type, resource_id as id from gone`.execute(tx)
  return rows
}

/** Who follows, at most `limit`. */
export async function findFollowerIDs(db: Db | Tx, followed: Followed, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('follows')
    .select('actor_id as id')
    .where('resource_id', '=', followed.id)
    .where('resource_type', '=', followed.type)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The people who follow, in the order of their ids, after one of them. */
export async function findPeopleFollowing(
  db: Db | Tx,
  followed: Followed,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select actor_id as id from follows
    where resource_id = ${followed.id} and resource_type = ${followed.type} and actor_type = 'user'
      and actor_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
    order by actor_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findFollowers(db: Db | Tx, followed: Followed): Promise<number> {
  const row = await tables(db)
    .selectFrom('follow_counts')
    .select('followers')
    .where('resource_id', '=', followed.id)
    .where('resource_type', '=', followed.type)
    .executeTakeFirst()
  return row?.followers ?? 0
}

/** What is counted under an id, whoever or whatever it is. */
export function findCounted(db: Db | Tx, id: string) {
  return tables(db)
    .selectFrom('follow_counts')
    .select(['resource_type as type', 'followers'])
    .where('resource_id', '=', id)
    .executeTakeFirst()
}

/** Those of these ids that the actor follows. */
export async function findFollowed(db: Db | Tx, actor: Follower, ids: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('follows')
    .select('resource_id')
    .where('resource_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('actor_id', '=', actor.id)
    .where('actor_type', '=', actor.type)
    .execute()
  return rows.map((row) => row.resource_id)
}

/** Whether the actor follows who stands in a column, as a part of another statement; null for who is not. Each is looked up by itself. */
export const followsPart = (actor: Follower, id: RawBuilder<string>) => sql<true | null>`(
  select true from follows
  where resource_id = ${id} and actor_id = ${actor.id} and actor_type = ${actor.type} limit 1)`

export type Following = { followedID: string; followerID: string }

/** Those of these that stand. */
export async function findFollowings(db: Db | Tx, followings: readonly Following[]): Promise<Following[]> {
  const { rows } = await sql<Following>`
    select resource_id as "followedID", actor_id as "followerID" from follows
      join unnest(${followings.map(({ followedID }) => followedID)}::uuid[],
          ${followings.map(({ followerID }) => followerID)}::uuid[])
        as told (resource_id, actor_id) using (resource_id, actor_id)`.execute(db)
  return rows
}

/** The companies that these actors followed last, each once, at most `limit`. */
export async function findLastFollowed(
  db: Db | Tx,
  actorIDs: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select resource_id as id
    from unnest(${actorIDs}::uuid[]) as actor (id)
    cross join lateral (
      select resource_id, created_at from follows
      where actor_id = actor.id and resource_type = 'business'
      order by created_at desc limit ${limit}
    ) as followed
    group by resource_id
    order by max(created_at) desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whom the actor followed last, before the exact moment and id of `after`, at most `limit`. */
export function findFollowedBy(
  db: Db | Tx,
  actor: Follower,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
) {
  return tables(db)
    .selectFrom('follows')
    .select((one) => [
      'resource_type as type',
      'resource_id as id',
      'created_at as at',
      // A Date knows no microseconds, and two moments that differ by one would be the same place.
      sql<string>`${one.ref('created_at')}::text`.as('exactly'),
    ])
    .where('actor_id', '=', actor.id)
    .where('actor_type', '=', actor.type)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, resource_id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('resource_id', 'desc')
    .limit(limit)
    .execute()
}

export function copyFollows(client: BulkClient, rows: Rows<FollowRow>): Promise<number> {
  return copyRows(client, 'follows', rows)
}

export async function countLoaded(client: BulkClient): Promise<void> {
  await client.query(`
    insert into follow_counts (resource_type, resource_id, followers)
    select resource_type, resource_id, count(*) from follows group by 1, 2
    on conflict (resource_id, resource_type) do update set followers = excluded.followers`)
}
