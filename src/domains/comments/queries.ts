// The rows of comments. What is removed, and answers to it, is not there for anybody but who restores it.
import { sql, type ColumnType, type Selectable } from 'kysely'
import { limits } from '../../contract/limits.ts'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessIsMet } from '../businesses/listing.ts'
import type { EditionVisibility } from '../businesses/visibility.ts'
import { personIsThere } from '../profiles/public.ts'
import type { KeptMention } from '../resources/mentions.ts'

type CommentTable = {
  comment_id: string
  resource_type: 'post' | 'business' | 'product'
  resource_id: string
  owner_id: string
  parent_id: string | null
  author_type: 'user' | 'business'
  author_id: string
  written_by: string
  content: string
  /** JSON goes in as text. */
  mentions: ColumnType<KeptMention[], string | undefined, string>
  created_at: Date
  edited_at: Date | null
  removed_at: Date | null
  removed_by: string | null
  removed_reason: string | null
}
export type CommentRow = Selectable<CommentTable>
const tables = (db: Db | Tx) => db.withTables<{ comments: CommentTable }>()

const parentIsThere = sql`(c.parent_id is null or exists (
  select from comments as p where p.comment_id = c.parent_id and p.removed_at is null))`

/** Who reads: whom they do not meet, and where. */
export type Meeting = { withheld: readonly string[]; sight: EditionVisibility }

const columnsOf = {
  c: {
    author: sql.raw<string>('c.author_id'),
    writer: sql.raw('c.written_by'),
    type: sql.raw('c.author_type'),
  },
  p: {
    author: sql.raw<string>('p.author_id'),
    writer: sql.raw('p.written_by'),
    type: sql.raw('p.author_type'),
  },
}

/** Said by somebody who is there, does not hide where one reads, and is not withheld. */
const isMet = (alias: 'c' | 'p', { withheld, sight }: Meeting) => {
  const { author, writer, type } = columnsOf[alias]
  const isThere = sql`case ${type} when 'user' then ${personIsThere(author)} else ${businessIsMet(author, sight)} end`
  // From most people nobody is kept.
  if (withheld.length === 0) return isThere
  return sql`not ${author} = any(${withheld}::uuid[]) and not ${writer} = any(${withheld}::uuid[]) and ${isThere}`
}

/** Who does not meet what is answered cannot come to its answers. */
const parentIsMet = (meeting: Meeting) => sql`(c.parent_id is null or exists (
  select from comments as p where p.comment_id = c.parent_id and p.removed_at is null and ${isMet('p', meeting)}))`

export type NewComment = Omit<CommentRow, 'edited_at' | 'removed_at' | 'removed_by' | 'removed_reason'>
export type CopiedComment = Omit<NewComment, 'mentions'>

export async function insertComment(tx: Tx, { mentions, ...row }: NewComment): Promise<void> {
  await tables(tx)
    .insertInto('comments')
    .values({
      ...row,
      mentions: JSON.stringify(mentions),
      edited_at: null,
      removed_at: null,
      removed_by: null,
      removed_reason: null,
    })
    .execute()
}

/** Writes rows as they are; answers how many. */
export const copyComments = (client: BulkClient, rows: Rows<CopiedComment>): Promise<number> =>
  copyRows(client, 'comments', rows)

type Span = Meeting & { skip: number; limit: number }

/** What stands below a thing, or answers a comment, the oldest first, of those alone who are met. */
export async function findBelow(
  db: Db | Tx,
  id: string,
  { skip, limit, ...meeting }: Span,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.* from (
      (select c.* from comments as c where c.resource_id = ${id} and c.parent_id is null and c.removed_at is null
        and ${isMet('c', meeting)} order by c.comment_id limit ${skip + limit})
      union all
      (select c.* from comments as c where c.parent_id = ${id} and c.removed_at is null
        and ${isMet('c', meeting)} order by c.comment_id limit ${skip + limit})
    ) as c
    order by c.comment_id limit ${limit} offset ${skip}`.execute(db)
  return rows
}

type Counting = Meeting & { most: number }

/** How many of those there are, counted to `most`. */
export async function countBelow(db: Db | Tx, id: string, { most, ...meeting }: Counting): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from comments as c
      where ((c.resource_id = ${id} and c.parent_id is null) or c.parent_id = ${id}) and c.removed_at is null
        and ${isMet('c', meeting)}
      limit ${most}
    ) as counted`.execute(db)
  return rows[0]!.total
}

type Counted = { id: string; total: number }

/** How many stand below each of these comments, to `most`; those without any are left out. */
export async function countReplies(
  db: Db | Tx,
  ids: readonly string[],
  { most, ...meeting }: Counting,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select parent.id, counted.total from unnest(${ids}::uuid[]) as parent (id)
    cross join lateral (
      select count(*)::int as total from (
        select 1 from comments as c
        where c.parent_id = parent.id and c.removed_at is null and ${isMet('c', meeting)} limit ${most}
      ) as one
    ) as counted
    where counted.total > 0`.execute(db)
  return rows
}

/** How many were said about each of these things, answers included, to `most`; those without any are left out. */
export async function countAbout(
  db: Db | Tx,
  ids: readonly string[],
  { most, ...meeting }: Counting,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select thing.id, counted.total from unnest(${ids}::uuid[]) as thing (id)
    cross join lateral (
      select count(*)::int as total from (
        select 1 from comments as c
        where c.resource_id = thing.id and c.removed_at is null and ${parentIsMet(meeting)} and ${isMet('c', meeting)}
        limit ${most}
      ) as one
    ) as counted
    where counted.total > 0`.execute(db)
  return rows
}

/** Those that are there. */
export async function findComments(db: Db | Tx, ids: readonly string[]): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.* from comments as c
    where c.comment_id = any(${ids}::uuid[]) and c.removed_at is null and ${parentIsThere}`.execute(db)
  return rows
}

export type Answered = Pick<CommentRow, 'author_type' | 'author_id' | 'written_by'>

/** Who said what these comments answer, by the id of that. */
export async function findAnswered(db: Db | Tx, rows: readonly CommentRow[]): Promise<Map<string, Answered>> {
  const ids = rows.flatMap(({ parent_id: id }) => id ?? [])
  const answered = ids.length === 0 ? [] : await findComments(db, ids)
  return new Map(answered.map((row) => [row.comment_id, row]))
}

/** One that is there, as nobody changes it until the transaction ends. */
export async function lockComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select c.* from comments as c
    where c.comment_id = ${id} and c.removed_at is null and ${parentIsThere} for no key update of c`.execute(
    tx,
  )
  return rows[0]
}

/** Whether one is there, which nobody deletes until the transaction ends; it may be changed and removed meanwhile. */
export async function shareKey(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from comments where comment_id = ${id} and removed_at is null for key share`.execute(tx)
  return rows.length > 0
}

export async function updateContent(
  tx: Tx,
  id: string,
  { content, mentions, at }: Pick<CommentRow, 'content' | 'mentions'> & { at: Date },
): Promise<void> {
  await tables(tx)
    .updateTable('comments')
    .set({ content, mentions: JSON.stringify(mentions), edited_at: at })
    .where('comment_id', '=', id)
    .execute()
}

export async function markRemoved(tx: Tx, id: string, by: string, reason: string | null): Promise<void> {
  await sql`
    update comments set removed_at = now(), removed_by = ${by}, removed_reason = ${reason}
    where comment_id = ${id}`.execute(tx)
}

/** Brings back what this person removed in these last days, not as staff; undefined when there is nothing of theirs. */
export async function unmarkRemoved(
  tx: Tx,
  id: string,
  by: string,
  days: number,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    update comments set removed_at = null, removed_by = null
    where comment_id = ${id} and removed_by = ${by} and removed_reason is null
      and removed_at > now() - make_interval(days => ${days}) returning *`.execute(tx)
  return rows[0]
}

/** Brings back what staff removed in these last days; undefined when there is none. */
export async function bringBackTaken(tx: Tx, id: string, days: number): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    update comments set removed_at = null, removed_by = null, removed_reason = null
    where comment_id = ${id} and removed_reason is not null and removed_at > now() - make_interval(days => ${days})
    returning *`.execute(tx)
  return rows[0]
}

/** Deletes what was removed so many days ago, as staff longer ago, with all answers, at most `limit` of them; answers the ids of all. */
export function deleteEnded(tx: Tx, days: number, limit: number): Promise<string[]> {
  return deleteWithReplies(
    tx,
    sql`select comment_id from comments where removed_at < now() - make_interval(days => ${days})
        and (removed_reason is null or removed_at < now() - make_interval(days => ${limits.takenDownDays}))
      order by removed_at limit ${limit}`,
  )
}

/** The same of what somebody said, or what was said about what is theirs. */
export function deleteOf(tx: Tx, partyID: string, limit: number): Promise<string[]> {
  return deleteWithReplies(
    tx,
    sql`(select comment_id from comments where author_id = ${partyID} order by comment_id limit ${limit})
      union (select comment_id from comments where owner_id = ${partyID} order by comment_id limit ${limit})`,
  )
}

/** The same of what was said about one thing. */
export function deleteAbout(tx: Tx, resourceID: string, limit: number): Promise<string[]> {
  return deleteWithReplies(
    tx,
    sql`select comment_id from comments where resource_id = ${resourceID} order by comment_id limit ${limit}`,
  )
}

async function deleteWithReplies(tx: Tx, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as materialized (${which}), whole as (
      select comment_id from due
      union select r.comment_id from comments as r join due on r.parent_id = due.comment_id
    )
    delete from comments as c using whole where c.comment_id = whole.comment_id returning c.comment_id as id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Where somebody has said something, after one of their comments, in the order of time. */
export async function findPlaces(
  tx: Tx,
  { authorID, after, limit }: { authorID: string; after: string; limit: number },
): Promise<Pick<CommentRow, 'comment_id' | 'resource_type' | 'resource_id' | 'parent_id'>[]> {
  return tables(tx)
    .selectFrom('comments')
    .select(['comment_id', 'resource_type', 'resource_id', 'parent_id'])
    .where('author_id', '=', authorID)
    .where('comment_id', '>', after)
    .orderBy('comment_id')
    .limit(limit)
    .execute()
}

/** What somebody said, removed or not, after one of them, in the order of time. */
export function findWritten(
  db: Db | Tx,
  { authorID, after, limit }: { authorID: string; after: string; limit: number },
): Promise<CommentRow[]> {
  return tables(db)
    .selectFrom('comments')
    .selectAll()
    .where('author_id', '=', authorID)
    .where('comment_id', '>', after)
    .orderBy('comment_id')
    .limit(limit)
    .execute()
}
