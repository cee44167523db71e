// Rows of a company as if people had made them over years, by the statement.
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'

/** So many people who never were here follow a company. */
export async function addFollows(db: Db, businessID: string, followers: number): Promise<void> {
  await sql`
    insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
    select 'business', ${businessID}, 'user', gen_random_uuid(), now() from generate_series(1, ${followers}::int)`.execute(
    db,
  )
  await sql`
    insert into follow_counts as known (resource_type, resource_id, followers) values ('business', ${businessID}, ${followers})
    on conflict (resource_id, resource_type) do update set followers = known.followers + ${followers}`.execute(
    db,
  )
}

/** Copies of a product of a company, all published. */
export async function addProducts(db: Db, productID: string, copies: number): Promise<void> {
  await sql`
    insert into products (id, business_id, name, industry_id, category_id, created_at, updated_at)
    select gen_random_uuid(), business_id, name || ' ' || n, industry_id, category_id, now(), now()
    from products, generate_series(1, ${copies}::int) as n where id = ${productID}`.execute(db)
}

type Actor = { type: 'user' | 'business'; id: string }
type Pair = { one: Actor; other: Actor }

/** `one` follows, likes, saves, blocks and mutes `other`, with the counts of each. */
export async function addTies(db: Db, { one, other }: Pair): Promise<void> {
  await sql`
    insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
    values (${other.type}, ${other.id}, ${one.type}, ${one.id}, now())`.execute(db)
  await sql`
    insert into follow_counts as known (resource_type, resource_id, followers) values (${other.type}, ${other.id}, 1)
    on conflict (resource_id, resource_type) do update set followers = known.followers + 1`.execute(db)
  await sql`
    insert into favourites (id, actor_type, actor_id, resource_type, resource_id, saved_at)
    values (${uuidv7()}, ${one.type}, ${one.id}, ${other.type}, ${other.id}, now())`.execute(db)
  await sql`
    insert into favourite_counts as known (actor_id, businesses) values (${one.id}, 1)
    on conflict (actor_id) do update set businesses = known.businesses + 1`.execute(db)
  await sql`
    insert into newsfeed_mutes (reader_id, resource_type, resource_id, muted_at)
    values (${one.id}, ${other.type}, ${other.id}, now())`.execute(db)
  await sql`
    insert into connections (id, low_id, high_id, from_type, from_id, to_type, to_id, asked_by, status, asked_at, answered_at)
    values (${uuidv7()}, least(${one.id}::uuid, ${other.id}::uuid), greatest(${one.id}::uuid, ${other.id}::uuid),
      ${one.type}, ${one.id}, ${other.type}, ${other.id}, ${uuidv7()}, 'accepted', now(), now())
    on conflict do nothing`.execute(db)
  if (other.type !== 'business') return
  await sql`
    insert into reactions (resource_type, resource_id, actor_type, actor_id, created_at)
    values ('business', ${other.id}, ${one.type}, ${one.id}, now())`.execute(db)
  await sql`
    insert into reaction_counts as known (resource_type, resource_id, reaction_type, total)
    values ('business', ${other.id}, 'like', 1)
    on conflict (resource_id, resource_type, reaction_type) do update set total = known.total + 1`.execute(db)
}

/** `one` does not want to meet `other`. */
export async function addBlock(db: Db, { one, other }: Pair): Promise<void> {
  await sql`
    insert into blocks (blocker_type, blocker_id, blocked_type, blocked_id)
    values (${one.type}, ${one.id}, ${other.type}, ${other.id})`.execute(db)
  await sql`
    insert into block_counts as known (blocker_id, total) values (${one.id}, 1)
    on conflict (blocker_id) do update set total = known.total + 1`.execute(db)
}

/** A comment of somebody about a company or one of its things. */
export async function addComment(
  db: Db,
  { author, about, ownerID }: { author: Actor; about: { type: string; id: string }; ownerID: string },
): Promise<string> {
  const id = uuidv7()
  await sql`
    insert into comments (comment_id, resource_type, resource_id, owner_id, author_type, author_id, written_by, content, created_at)
    values (${id}, ${about.type}, ${about.id}, ${ownerID}, ${author.type}, ${author.id}, gen_random_uuid(), 'Good.', now())`.execute(
    db,
  )
  return id
}
