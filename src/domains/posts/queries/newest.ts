// The newest posts of many at once.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { columns, type PostRow } from './tables.ts'

export type Span = {
  before?: string | undefined
  after?: string | undefined
  limit: number
}

/** A list of ids as a part of a statement. */
export type List = RawBuilder<unknown>

type Newest = { post_id: string; author_id: string; in_group: boolean }

const within = ({ before, after }: Span) => sql`
      ${before === undefined ? sql`` : sql`and post_id < ${before}::uuid`}
      ${after === undefined ? sql`` : sql`and post_id > ${after}::uuid`}`

/** The newest posts of many groups together, each by its index; posts and authors of `without` are passed over. */
export const newestInPart = (groupIDs: List, span: Span, without: List) => sql<Newest>`
  select p.post_id, p.author_id, true as in_group
  from unnest(${groupIDs}) as g (id)
  cross join lateral (
    select post_id, author_id from posts
    where timeline_id = g.id and removed_at is null and hidden_at is null
      and not array[post_id, author_id] && ${without} ${within(span)}
    order by post_id desc limit ${sql.lit(span.limit)}
  ) as p
  order by p.post_id desc limit ${sql.lit(span.limit)}`

/** The same of many authors; what stands in groups is left to those. */
export const newestOfPart = (authorIDs: List, span: Span, without?: List) => sql<Newest>`
  select p.post_id, a.id as author_id, false as in_group
  from unnest(${authorIDs}) as a (id)
  cross join lateral (
    select post_id from posts
    where author_id = a.id and removed_at is null and timeline_type <> 'group'
      ${without ? sql`and post_id <> all(${without})` : sql``} ${within(span)}
    order by post_id desc limit ${sql.lit(span.limit)}
  ) as p
  order by p.post_id desc limit ${sql.lit(span.limit)}`

/** The post whose id stands in a column, unless it is gone. */
export const thisPart = (postID: RawBuilder<string>) => sql<PostRow>`
  select ${columns} from posts where post_id = ${postID} and removed_at is null`

/** The newest posts of an author outside of groups. */
export async function findNewestOf(db: Db | Tx, authorID: string, span: Span): Promise<string[]> {
  const { rows } = await newestOfPart(sql`${[authorID]}::uuid[]`, span).execute(db)
  return rows.map(({ post_id: postID }) => postID)
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
