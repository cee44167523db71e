import { sql } from 'kysely'
import type { LikeableType } from '../../contract/resources.ts'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'

export type Resource = { type: LikeableType; id: string }
export type Reactor = { type: 'user' | 'business'; id: string }

export type ReactionRow = {
  resource_type: Resource['type']
  resource_id: string
  actor_type: Reactor['type']
  actor_id: string
  reaction_type: 'like'
  created_at: Date
}
type ReactionTables = {
  reactions: ReactionRow
  reaction_counts: {
    resource_type: Resource['type']
    resource_id: string
    reaction_type: 'like'
    total: number
  }
}
const tables = (db: Db | Tx) => db.withTables<ReactionTables>()

/** Adds a reaction and counts it; answers how many there are then, undefined when the actor had reacted already. */
export async function insertReaction(
  tx: Tx,
  { type, id }: Resource,
  actor: Reactor,
): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`
    with added as (
      insert into reactions (resource_type, resource_id, actor_type, actor_id, reaction_type, created_at)
      values (${type}, ${id}, ${actor.type}, ${actor.id}, 'like', ${new Date()})
      on conflict do nothing
      returning resource_type, resource_id, reaction_type
    )
    insert into reaction_counts as known (resource_type, resource_id, reaction_type, total)
    select resource_type, resource_id, reaction_type, 1 from added
    on conflict (resource_id, resource_type, reaction_type) do update set total = known.total + 1
    returning total`.execute(tx)
  return rows[0]?.total
}

/** Takes a reaction back and counts it; answers how many there are then, undefined when the actor had not reacted. */
export async function deleteReaction(
  tx: Tx,
  { type, id }: Resource,
  actor: Reactor,
): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`
    with gone as (
      delete from reactions
      where resource_id = ${id} and resource_type = ${type} and actor_id = ${actor.id} and actor_type = ${actor.type}
      returning resource_type, resource_id, reaction_type
    )
    update reaction_counts as known set total = known.total - 1 from gone
    where known.resource_id = gone.resource_id and known.resource_type = gone.resource_type
      and known.reaction_type = gone.reaction_type
    returning total`.execute(tx)
  return rows[0]?.total
}

/** Takes back at most `limit` of what an actor likes, and counts it; answers what that was. Chosen once: a join could choose anew for each row. */
export async function deleteReactionsOf(tx: Tx, actor: Reactor, limit: number): Promise<Resource[]> {
  const { rows } = await sql<Resource>`
    with due as materialized (
      select resource_id, resource_type, reaction_type from reactions
      where actor_id = ${actor.id} and actor_type = ${actor.type} order by resource_id limit ${limit} for update
    ), gone as (
      delete from reactions as r using due
      where r.actor_id = ${actor.id} and r.actor_type = ${actor.type} and r.resource_id = due.resource_id
        and r.resource_type = due.resource_type and r.reaction_type = due.reaction_type
      returning r.resource_type, r.resource_id, r.reaction_type
    ), counted as (
      update reaction_counts as c set total = c.total - 1 from gone
      where c.resource_id = gone.resource_id and c.resource_type = gone.resource_type
        and c.reaction_type = gone.reaction_type
    )
    select resource_type as type, resource_id as id from gone`.execute(tx)
  return rows
}

/** Forgets who likes a thing, and how many. */
export async function deleteReactionsOn(tx: Tx, { type, id }: Resource): Promise<void> {
  for (const table of ['reactions', 'reaction_counts'] as const)
    await tables(tx)
      .deleteFrom(table)
      .where('resource_id', '=', id)
      .where('resource_type', '=', type)
      .execute()
}

/**
 * The number of likes of each of these things, 0 included, held until the transaction ends, so that of two who carry them
 * elsewhere the later carries the later ones.
 */
export async function lockCounts(
  tx: Tx,
  type: Resource['type'],
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tables(tx)
    .selectFrom('reaction_counts')
    .select(['resource_id as id', 'total'])
    .where('resource_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('resource_type', '=', type)
    .where('reaction_type', '=', 'like')
    .orderBy('resource_id')
    .forUpdate()
    .execute()
  const totals = new Map(rows.map(({ id, total }) => [id, total]))
  return new Map(ids.map((id) => [id, totals.get(id) ?? 0]))
}

/** How many of the likes of a counted thing are of somebody withheld; found by the key, one probe for each of them. */
const ofWithheld = (withheld: readonly string[]) =>
  withheld.length === 0
    ? sql<number>`0`
    : sql<number>`(
        select count(*) from reactions as r
        where r.resource_id = c.resource_id and r.actor_id = any(${withheld}::uuid[])
          and r.resource_type = c.resource_type and r.reaction_type = c.reaction_type)`

/** Whether the actor is among those who like a counted thing. */
const ofActor = (actor: Reactor | undefined) =>
  actor === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from reactions as r
        where r.resource_id = c.resource_id and r.actor_id = ${actor.id} and r.actor_type = ${actor.type}
          and r.resource_type = c.resource_type and r.reaction_type = c.reaction_type)`

/** Without those of whoever is withheld, and whether the actor is among them; things without likes are left out. */
export async function findLikes(
  db: Db | Tx,
  type: Resource['type'],
  ids: readonly string[],
  { withheld = [], actor }: { withheld?: readonly string[]; actor?: Reactor | undefined } = {},
): Promise<{ id: string; total: number; isOwn: boolean }[]> {
  const { rows } = await sql<{ id: string; total: number; isOwn: boolean }>`
    select c.resource_id as id, (c.total - ${ofWithheld(withheld)})::int as total, ${ofActor(actor)} as "isOwn"
    from reaction_counts as c
    where c.resource_id = any(${ids}::uuid[]) and c.resource_type = ${type} and c.reaction_type = 'like' and c.total > 0`.execute(
    db,
  )
  return rows
}

/** What is counted under an id, whatever kind of thing it is, without whoever is withheld. */
export async function findCounted(
  db: Db | Tx,
  id: string,
  withheld: readonly string[] = [],
): Promise<{ type: Resource['type']; total: number } | undefined> {
  const { rows } = await sql<{ type: Resource['type']; total: number }>`
    select c.resource_type as type, (c.total - ${ofWithheld(withheld)})::int as total from reaction_counts as c
    where c.resource_id = ${id} and c.reaction_type = 'like' limit 1`.execute(db)
  return rows[0]
}

/** How many of the likes of each of these things are of somebody withheld; those without any are left out. */
export async function findWithheld(
  db: Db | Tx,
  type: Resource['type'],
  ids: readonly string[],
  withheld: readonly string[],
): Promise<{ id: string; total: number }[]> {
  const { rows } = await sql<{ id: string; total: number }>`
    select resource_id as id, count(*)::int as total from reactions
    where resource_id = any(${ids}::uuid[]) and actor_id = any(${withheld}::uuid[])
      and resource_type = ${type} and reaction_type = 'like'
    group by resource_id`.execute(db)
  return rows
}

/** Those of these ids that the actor likes. */
export async function findLiked(db: Db | Tx, actor: Reactor, ids: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('reactions')
    .select('resource_id')
    .where('resource_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('actor_id', '=', actor.id)
    .where('actor_type', '=', actor.type)
    .where('reaction_type', '=', 'like')
    .execute()
  return rows.map((row) => row.resource_id)
}

export type Liking = { resourceID: string; actorID: string }

/** Those of these that stand. */
export async function findLikings(db: Db | Tx, likings: readonly Liking[]): Promise<Liking[]> {
  const { rows } = await sql<Liking>`
    select resource_id as "resourceID", actor_id as "actorID" from reactions
      join unnest(${likings.map(({ resourceID }) => resourceID)}::uuid[], ${likings.map(({ actorID }) => actorID)}::uuid[])
        as told (resource_id, actor_id) using (resource_id, actor_id)
    where reaction_type = 'like'`.execute(db)
  return rows
}

/** The next things that an actor likes after one, in the order of their ids. */
export async function findLikedAfter(
  db: Db | Tx,
  actor: Reactor,
  { after, limit }: { after: string; limit: number },
): Promise<(Resource & { likedAt: Date })[]> {
  const { rows } = await sql<Resource & { likedAt: Date }>`
    select resource_type as type, resource_id as id, created_at as "likedAt" from reactions
    where actor_id = ${actor.id} and actor_type = ${actor.type} and resource_id > ${after}
    order by resource_id limit ${limit}`.execute(db)
  return rows
}

/** Who likes a thing, the newest first, none of whom is withheld. */
export async function findLikers(
  db: Db | Tx,
  id: string,
  { skip, limit, withheld }: { skip: number; limit: number; withheld: readonly string[] },
): Promise<(Reactor & { likedAt: Date })[]> {
  const { rows } = await sql<Reactor & { likedAt: Date }>`
    select actor_type as type, actor_id as id, created_at as "likedAt" from reactions
    where resource_id = ${id} and not actor_id = any(${withheld}::uuid[])
    order by created_at desc, actor_id limit ${limit} offset ${skip}`.execute(db)
  return rows
}

export function copyReactions(client: BulkClient, rows: Rows<ReactionRow>): Promise<number> {
  return copyRows(client, 'reactions', rows)
}

export async function countLoaded(client: BulkClient): Promise<void> {
  await client.query(`
    insert into reaction_counts (resource_type, resource_id, reaction_type, total)
    select resource_type, resource_id, reaction_type, count(*) from reactions group by 1, 2, 3
    on conflict (resource_id, resource_type, reaction_type) do update set total = excluded.total`)
}
