// Posts by their ids, and the pages of timelines.
import { sql } from 'kysely'
import { copyRows, type BulkClient, type Json, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { postColumns, tables, type KeptPicture, type PostRow } from './tables.ts'

const uuids = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

export type NewPost = Pick<
  PostRow,
  | 'post_id'
  | 'author_type'
  | 'author_id'
  | 'written_by'
  | 'timeline_type'
  | 'timeline_id'
  | 'content'
  | 'created_at'
> &
  Partial<Pick<PostRow, 'document' | 'video' | 'shared_type' | 'shared_id' | 'mentions'>> & {
    pictures: readonly KeptPicture[]
  }

export async function insertPost(
  tx: Tx,
  { pictures, document = null, mentions = [], ...row }: NewPost,
): Promise<void> {
  await tables(tx)
    .insertInto('posts')
    .values({
      ...row,
      pictures: JSON.stringify(pictures),
      document: document && JSON.stringify(document),
      mentions: JSON.stringify(mentions),
    })
    .execute()
}

export type CopiedPost = Omit<NewPost, 'pictures' | 'document' | 'video' | 'mentions'> & { pictures: Json }

/** Writes rows as they are; answers how many. */
export const copyPosts = (client: BulkClient, rows: Rows<CopiedPost>): Promise<number> =>
  copyRows(client, 'posts', rows)

/** Those that are there, in no order. */
export function findPosts(db: Db | Tx, postIDs: readonly string[]): Promise<PostRow[]> {
  return tables(db)
    .selectFrom('posts')
    .select(postColumns)
    .where('post_id', '=', uuids(postIDs))
    .where('removed_at', 'is', null)
    .execute()
}

/** A post that is there, as nobody changes it until the transaction ends. */
export function lockPost(tx: Tx, postID: string): Promise<PostRow | undefined> {
  return tables(tx)
    .selectFrom('posts')
    .select(postColumns)
    .where('post_id', '=', postID)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

type Page = { timelineID: string; before?: string | undefined; skip?: number; limit: number }

/** What stands on a timeline, newest first, what its owner has hidden there too. */
export function findOnTimeline(
  db: Db | Tx,
  { timelineID, before, skip = 0, limit }: Page,
): Promise<PostRow[]> {
  const there = tables(db)
    .selectFrom('posts')
    .select(postColumns)
    .where('timeline_id', '=', timelineID)
    .where('removed_at', 'is', null)
  const from = before === undefined ? there : there.where('post_id', '<', before)
  return from.orderBy('post_id', 'desc').offset(skip).limit(limit).execute()
}

/** Keeps what a post says now among its versions, and makes it say something else; answers its new revision. */
export async function updateContent(
  tx: Tx,
  before: PostRow,
  { content, mentions }: Pick<PostRow, 'content' | 'mentions'>,
): Promise<number> {
  const { post_id, revision, edited_at, created_at } = before
  await tables(tx)
    .insertInto('post_versions')
    .values({ post_id, revision, content: before.content, written_at: edited_at ?? created_at })
    .execute()
  await tables(tx)
    .updateTable('posts')
    .set({
      content,
      mentions: JSON.stringify(mentions),
      revision: revision + 1,
      edited_at: new Date(),
    })
    .where('post_id', '=', post_id)
    .execute()
  return revision + 1
}

/** What a post said before, newest first: the last ones, and what it said at first, which no number of edits may bury. */
export async function findVersions(db: Db | Tx, postID: string, limit: number) {
  const { rows } = await sql<{ revision: number; content: string; written_at: Date }>`
    (select revision, content, written_at from post_versions where post_id = ${postID}
      order by revision desc limit ${limit - 1})
    union
    (select revision, content, written_at from post_versions where post_id = ${postID} order by revision limit 1)
    order by revision desc`.execute(db)
  return rows
}

export async function setHidden(tx: Tx, postID: string, hidden: boolean): Promise<void> {
  await tables(tx)
    .updateTable('posts')
    .set({ hidden_at: hidden ? new Date() : null })
    .where('post_id', '=', postID)
    .execute()
}

/** The next posts that somebody has written after an id, removed ones too. */
export function findWritten(
  db: Db | Tx,
  { authorID, after, limit }: { authorID: string; after: string; limit: number },
) {
  return tables(db)
    .selectFrom('posts')
    .select([...postColumns, 'removed_at'])
    .where('author_id', '=', authorID)
    .where('post_id', '>', after)
    .orderBy('post_id')
    .limit(limit)
    .execute()
}

/** Which of these months, each told by the ids between which its posts are, have posts. */
export async function findMonths(
  db: Db | Tx,
  months: readonly { month: string; from: string; to: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select month from unnest(${months.map(({ month }) => month)}::text[], ${months.map(({ from }) => from)}::uuid[],
      ${months.map(({ to }) => to)}::uuid[]) as asked (month, first, past)
    where exists (select 1 from posts where post_id >= first and post_id < past and removed_at is null)
    order by month desc`.execute(db)
  return rows.map(({ month }) => month)
}

/** When the first post that is there was written, as its id tells. */
export function findFirst(db: Db | Tx) {
  return tables(db).selectFrom('posts').select('created_at').orderBy('post_id').limit(1).executeTakeFirst()
}

/** The newest posts between two ids that stand on their timeline. */
export function findBetween(db: Db | Tx, { from, to, limit }: { from: string; to: string; limit: number }) {
  return tables(db)
    .selectFrom('posts')
    .select(postColumns)
    .where('post_id', '>=', from)
    .where('post_id', '<', to)
    .where('removed_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('post_id', 'desc')
    .limit(limit)
    .execute()
}

/** Of many authors together, each by its index. */
export async function findNewestOf(
  db: Db | Tx,
  authorIDs: readonly string[],
  { before, after, limit }: { before?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ postID: string; authorID: string }[]> {
  const { rows } = await sql<{ postID: string; authorID: string }>`
    select p.post_id as "postID", p.author_id as "authorID"
    from unnest(${authorIDs}::uuid[]) as a (id)
    cross join lateral (
      select post_id, author_id from posts
      where author_id = a.id and removed_at is null
        ${before === undefined ? sql`` : sql`and post_id < ${before}::uuid`}
        ${after === undefined ? sql`` : sql`and post_id > ${after}::uuid`}
      order by post_id desc limit ${limit}
    ) as p
    order by p.post_id desc limit ${limit}`.execute(db)
  return rows
}
