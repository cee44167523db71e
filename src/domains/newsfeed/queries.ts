// Rows of feeds, authors for whom none are written, and what readers keep out.
import { sql, type RawBuilder } from 'kysely'
import type { FeedReason, MutedType } from '../../contract/newsfeed.ts'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { postParts, type PostRow } from '../posts/newest.ts'

export type Entry = { postID: string; authorID: string }
export type EntryRow = { reader_id: string; post_id: string; author_id: string }

/** Not said to be read no more, as itself or through its author. */
const notMuted = sql`not exists (
  select from newsfeed_mutes as m
  where m.reader_id = e.reader_id and m.resource_id in (e.author_id, e.post_id) and (m.until is null or m.until > now()))`

export type Span = { before?: string | undefined; after?: string | undefined; limit: number }

type Part = RawBuilder<unknown>
type Feed = {
  readerID: string
  span: Span
  /** Authors for whom no rows are written. */
  wide: readonly string[]
  /** Whether what the reader wrote is passed over. */
  withoutOwn: boolean
  /** Of other domains: rows of `id`, those of the reader beside themself, and the groups that they are in. */
  businesses: Part | undefined
  groups: Part | undefined
  follows(authorID: RawBuilder<string>): Part
  connected(authorID: RawBuilder<string>): Part
}

/** A post in a span, and why it is read; null for whose author is neither followed nor connected by now. */
export type FeedRow = Entry & { reason: FeedReason | null } & (
    | PostRow
    // It is gone.
    | { [column in keyof PostRow]: null }
  )

/**
 * What may stand in a span of a feed but for what the reader keeps out: of what was written for them, of themself and of authors
 * without rows outside of groups, and of groups, the newest of each; a post may come from several. Planned once
 * (docs/decisions/0099): the limit, of which there are few, stands in the text, and the span is told in the order of the key,
 * which is then cheaper than the index of posts however few readers there are.
 */
export async function findFeed(
  db: Db | Tx,
  { readerID, span, wide, withoutOwn, businesses, groups, follows, connected }: Feed,
): Promise<FeedRow[]> {
  const { before, after, limit } = span
  const muted = sql`(select ids from muted)::uuid[]`
  const own = sql`(select ids from own)::uuid[]`
  const authors = [
    ...(withoutOwn ? [] : [sql`select id from unnest(${own}) as o (id) where id <> all(${muted})`]),
    ...(wide.length === 0
      ? []
      : [
          sql`select id from unnest(${wide}::uuid[]) as w (id)
          where coalesce(${follows(sql`w.id`)}, ${connected(sql`w.id`)}) and id <> all(${own}) and id <> all(${muted})`,
        ]),
  ]
  const newest = [
    ...(authors.length === 0
      ? []
      : [postParts.ofAuthors(sql`array(${sql.join(authors, sql` union all `)})`, span, muted)]),
    ...(groups
      ? [
          postParts.ofGroups(
            sql`array(select id from (${groups}) as g where id <> all(${muted}))`,
            span,
            withoutOwn ? sql`(${muted} || ${own})` : muted,
          ),
        ]
      : []),
  ]
  const { rows } = await sql<FeedRow>`
    with muted (ids) as (
      select array(select resource_id from newsfeed_mutes
        where reader_id = ${readerID} and (until is null or until > now()))
    ), own (ids) as (
      select array[${readerID}::uuid] ${businesses ? sql`|| array(${businesses})` : sql``}
    )
    select f.post_id as "postID", f.author_id as "authorID",
      case when f.in_group then 'group' when f.author_id = any(${own}) then 'own'
        when ${follows(sql`f.author_id`)} then 'followed' when ${connected(sql`f.author_id`)} then 'connected' end as reason,
      p.*
    from (
      (select e.post_id, e.author_id, false as in_group from newsfeed_entries as e
      where e.reader_id = ${readerID} and ${notMuted}
        ${before === undefined ? sql`` : sql`and (e.reader_id, e.post_id) < (${readerID}, ${before}::uuid)`}
        ${after === undefined ? sql`` : sql`and (e.reader_id, e.post_id) > (${readerID}, ${after}::uuid)`}
        ${withoutOwn ? sql`and e.author_id <> all(${own})` : sql``}
      order by e.post_id desc limit ${sql.lit(limit)})
      ${sql.join(
        newest.map((posts) => sql`union all (${posts})`),
        sql` `,
      )}
    ) as f left join lateral (${postParts.withID(sql`f.post_id`)}) as p on true`.execute(db)
  return rows
}

/** Writes rows; those that are there stay. In the order of readers, so that two who write wait for each other in turn. */
export async function insertEntries(tx: Tx, rows: readonly EntryRow[]): Promise<void> {
  await sql`
    insert into newsfeed_entries (reader_id, post_id, author_id)
    select * from unnest(${rows.map((row) => row.reader_id)}::uuid[], ${rows.map((row) => row.post_id)}::uuid[],
      ${rows.map((row) => row.author_id)}::uuid[]) as e (reader_id, post_id, author_id)
    order by 1, 2
    on conflict do nothing`.execute(tx)
}

/** One post for many readers. */
export async function insertForReaders(tx: Tx, entry: Entry, readerIDs: readonly string[]): Promise<void> {
  await sql`
    insert into newsfeed_entries (reader_id, post_id, author_id)
    select reader_id, ${entry.postID}, ${entry.authorID} from unnest(${readerIDs}::uuid[]) as r (reader_id)
    order by 1
    on conflict do nothing`.execute(tx)
}

export const copyEntries = (client: BulkClient, rows: Rows<EntryRow>): Promise<number> =>
  copyRows(client, 'newsfeed_entries', rows)

type Many = { authorID: string; postIDs: readonly string[]; readerIDs: readonly string[] }

/** All these posts for all these readers, of whom none has any of them; also while the table has no key. */
export async function fillEntries(client: BulkClient, { authorID, postIDs, readerIDs }: Many): Promise<void> {
  await client.query(
    `insert into newsfeed_entries (reader_id, post_id, author_id)
     select r.id, p.id, $1 from unnest($2::uuid[]) as r (id) cross join unnest($3::uuid[]) as p (id)`,
    [authorID, readerIDs, postIDs],
  )
}

export async function fillWideAuthor(client: BulkClient, authorID: string): Promise<void> {
  await client.query('insert into newsfeed_wide_authors (author_id) values ($1)', [authorID])
}

export async function deleteEntriesOf(tx: Tx, readerID: string, authorID: string): Promise<void> {
  await sql`delete from newsfeed_entries where reader_id = ${readerID} and author_id = ${authorID}`.execute(
    tx,
  )
}

export async function deleteEntriesOfPosts(tx: Tx, postIDs: readonly string[]): Promise<void> {
  await sql`delete from newsfeed_entries where post_id = any(${postIDs}::uuid[])`.execute(tx)
}

/** Deletes rows of posts older than one, at most `limit`; answers how many. */
export async function deleteOldEntries(db: Db, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from newsfeed_entries where (reader_id, post_id) in (
      select reader_id, post_id from newsfeed_entries where post_id < ${before}::uuid order by post_id limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Nothing is left of what somebody read and kept out. */
export async function deleteReader(tx: Tx, readerID: string): Promise<void> {
  await sql`delete from newsfeed_entries where reader_id = ${readerID}`.execute(tx)
  await sql`delete from newsfeed_mutes where reader_id = ${readerID}`.execute(tx)
}

export async function findWideAuthors(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select author_id as id from newsfeed_wide_authors`.execute(db)
  return rows.map(({ id }) => id)
}

export async function isWideAuthor(tx: Tx, authorID: string): Promise<boolean> {
  const { rows } = await sql`select from newsfeed_wide_authors where author_id = ${authorID}`.execute(tx)
  return rows.length > 0
}

/** False for one that is there already. */
export async function insertWideAuthor(tx: Tx, authorID: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into newsfeed_wide_authors (author_id) values (${authorID}) on conflict do nothing`.execute(tx)
  return numAffectedRows !== 0n
}

/** False for one that was not there. */
export async function deleteWideAuthor(tx: Tx, authorID: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from newsfeed_wide_authors where author_id = ${authorID}`.execute(tx)
  return numAffectedRows !== 0n
}

type Mute = { readerID: string; type: MutedType; id: string }

/** Keeps it out until then; of what a reader keeps out the newest `most` stay. */
export async function saveMute(
  tx: Tx,
  { readerID, type, id }: Mute,
  until: Date | null,
  most: number,
): Promise<void> {
  await sql`
    insert into newsfeed_mutes (reader_id, resource_type, resource_id, muted_at, until)
    values (${readerID}, ${type}, ${id}, now(), ${until})
    on conflict (reader_id, resource_id) do update set muted_at = excluded.muted_at, until = excluded.until`.execute(
    tx,
  )
  await sql`
    delete from newsfeed_mutes where reader_id = ${readerID} and resource_id in (
      select resource_id from newsfeed_mutes where reader_id = ${readerID} order by muted_at desc offset ${most}
    )`.execute(tx)
}

export async function deleteMute(tx: Tx, { readerID, id }: Omit<Mute, 'type'>): Promise<void> {
  await sql`delete from newsfeed_mutes where reader_id = ${readerID} and resource_id = ${id}`.execute(tx)
}

export type MuteRow = { type: MutedType; id: string; until: Date | null; mutedAt: Date }

/** What a reader keeps out now, newest first. */
export async function findMutes(db: Db | Tx, readerID: string): Promise<MuteRow[]> {
  const { rows } = await sql<MuteRow>`
    select resource_type as type, resource_id as id, until, muted_at as "mutedAt" from newsfeed_mutes
    where reader_id = ${readerID} and (until is null or until > now())
    order by muted_at desc, resource_id`.execute(db)
  return rows
}
