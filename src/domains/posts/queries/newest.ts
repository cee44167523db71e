// The newest posts of many at once.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { columns, type PostRow } from './tables.ts'

export type Span = {
  before?: string | undefined
  after?: string | undefined
  /** Posts and authors that are passed over, as if they were not there. */
  without?: readonly string[]
  limit: number
}

/** The newest posts of many groups together, each by its index. */
export async function findNewestIn(
  db: Db | Tx,
  groupIDs: readonly string[],
  { before, after, without = [], limit }: Span,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select p.*
    from unnest(${groupIDs}::uuid[]) as g (id)
    cross join lateral (
      select ${columns} from posts
      where timeline_id = g.id and removed_at is null and hidden_at is null
        ${without.length === 0 ? sql`` : sql`and not array[post_id, author_id] && ${without}::uuid[]`}
        ${before === undefined ? sql`` : sql`and post_id < ${before}::uuid`}
        ${after === undefined ? sql`` : sql`and post_id > ${after}::uuid`}
      order by post_id desc limit ${limit}
    ) as p
    order by p.post_id desc limit ${limit}`.execute(db)
  return rows
}

/** The same of many authors; what stands in groups is left to those. */
export async function findNewestOf(
  db: Db | Tx,
  authorIDs: readonly string[],
  { before, after, without = [], limit }: Span,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select p.*
    from unnest(${authorIDs}::uuid[]) as a (id)
    cross join lateral (
      select ${columns} from posts
      where author_id = a.id and removed_at is null and timeline_type <> 'group'
        ${before === undefined ? sql`` : sql`and post_id < ${before}::uuid`}
        ${after === undefined ? sql`` : sql`and post_id > ${after}::uuid`}
        ${without.length === 0 ? sql`` : sql`and post_id <> all(${without}::uuid[])`}
      order by post_id desc limit ${limit}
    ) as p
    order by p.post_id desc limit ${limit}`.execute(db)
  return rows
}

/** When the post before each of these was written by its author, whatever became of it. */
export async function findBefore(
  db: Db | Tx,
  posts: readonly { postID: string; authorID: string }[],
): Promise<{ postID: string; at: Date }[]> {
  const { rows } = await sql<{ postID: string; at: Date }>`
    select p.id as "postID", before.created_at as at
    from unnest(${posts.map(({ postID }) => postID)}::uuid[], ${posts.map(({ authorID }) => authorID)}::uuid[])
      as p (id, author_id)
    cross join lateral (
      select created_at from posts where author_id = p.author_id and post_id < p.id order by post_id desc limit 1
    ) as before`.execute(db)
  return rows
}

/** The newest post on each of these timelines that its owner has not hidden there; those without any are left out. */
export async function findLastOn(
  db: Db | Tx,
  timelineIDs: readonly string[],
): Promise<{ timelineID: string; postID: string }[]> {
  const { rows } = await sql<{ timelineID: string; postID: string }>`
    select t.id as "timelineID", p.post_id as "postID"
    from unnest(${timelineIDs}::uuid[]) as t (id)
    cross join lateral (
      select post_id from posts where timeline_id = t.id and removed_at is null and hidden_at is null
      order by post_id desc limit 1
    ) as p`.execute(db)
  return rows
}
