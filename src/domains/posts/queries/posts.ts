// Posts by their ids, and the pages of timelines.
import { sql } from 'kysely'
import { copyRows, type BulkClient, type Json, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { columns, postColumns, tables, type KeptPicture, type PostRow } from './tables.ts'

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
export async function findPosts(db: Db | Tx, postIDs: readonly string[]): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${columns} from posts where post_id = any(${postIDs}::uuid[]) and removed_at is null`.execute(db)
  return rows
}

/** A post that is there, as nobody changes it until the transaction ends. */
export function lockPost(tx: Tx, postID: string): Promise<PostRow | undefined> {
  return tables(tx)
    .selectFrom('posts')
    .select(postColumns)
    .where('post_id', '=', postID)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether a post is there, which nobody deletes until the transaction ends; it may be changed and removed meanwhile. */
export async function shareKey(tx: Tx, postID: string): Promise<boolean> {
  const { rows } = await sql`
    select from posts where post_id = ${postID} and removed_at is null for key share`.execute(tx)
  return rows.length > 0
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

/** What is taken off is on top no more. */
export async function setHidden(tx: Tx, postID: string, hidden: boolean): Promise<void> {
  await tables(tx)
    .updateTable('posts')
    .set({ hidden_at: hidden ? new Date() : null, ...(hidden && { pinned_at: null }) })
    .where('post_id', '=', postID)
    .execute()
}

export async function setPinned(tx: Tx, postID: string, pinned: boolean): Promise<void> {
  await tables(tx)
    .updateTable('posts')
    .set({ pinned_at: pinned ? new Date() : null })
    .where('post_id', '=', postID)
    .execute()
}

/** What is on top of a timeline, the newest first. */
export function findPinned(db: Db | Tx, timelineID: string, limit: number): Promise<PostRow[]> {
  return tables(db)
    .selectFrom('posts')
    .select(postColumns)
    .where('timeline_id', '=', timelineID)
    .where('pinned_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('pinned_at', 'desc')
    .limit(limit)
    .execute()
}

/** What a person has written in other groups since a moment, as themself and as these companies, the newest first. */
export async function findInGroups(
  tx: Tx,
  {
    authorIDs,
    besides,
    since,
    limit,
  }: { authorIDs: readonly string[]; besides: string; since: string; limit: number },
): Promise<{ content: string; groupID: string }[]> {
  const { rows } = await sql<{ content: string; groupID: string }>`
    select content, timeline_id as "groupID" from posts
    where author_id = any(${authorIDs}::uuid[]) and post_id > ${since}::uuid
      and timeline_type = 'group' and timeline_id <> ${besides}
    order by post_id desc limit ${limit}`.execute(tx)
  return rows
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

/**
 * Which of these periods, each told by the ids between which its posts are, have posts, and whether more than so many were
 * written, with those that are removed: the index alone tells that.
 */
export async function findPeriods(
  db: Db | Tx,
  periods: readonly { period: string; from: string; to: string }[],
  most: number,
): Promise<{ period: string; isCrowded: boolean }[]> {
  const { rows } = await sql<{ period: string; isCrowded: boolean }>`
    select period, exists (
        select 1 from posts where post_id >= first and post_id < past order by post_id offset ${most} limit 1) as "isCrowded"
    from unnest(${periods.map(({ period }) => period)}::text[], ${periods.map(({ from }) => from)}::uuid[],
      ${periods.map(({ to }) => to)}::uuid[]) as asked (period, first, past)
    where exists (select 1 from posts where post_id >= first and post_id < past and removed_at is null)`.execute(
    db,
  )
  return rows
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
