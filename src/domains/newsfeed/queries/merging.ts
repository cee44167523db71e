// The feed of a company that goes over into another, what it and others keep out of theirs, and its posts in feeds.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'

export const newsfeedParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'muted',
    table: sql`newsfeed_mutes`,
    mine: sql`r.reader_id = ${from}`,
    stays: sql`r.resource_id = ${to} or exists (
      select from newsfeed_mutes as known where known.reader_id = ${to} and known.resource_id = r.resource_id)`,
    key: sql`r.resource_id`,
    set: sql`reader_id = ${to}`,
  },
  {
    name: 'mutedBy',
    table: sql`newsfeed_mutes`,
    mine: sql`r.resource_id = ${from} and r.resource_type = 'business'`,
    stays: sql`r.reader_id = ${to} or exists (
      select from newsfeed_mutes as known where known.reader_id = r.reader_id and known.resource_id = ${to})`,
    key: sql`r.reader_id`,
    set: sql`resource_id = ${to}`,
  },
]

/** What one reads another reads as well; what they have stays. */
export async function copyFeed(tx: Tx, { from, to }: Handover): Promise<void> {
  await sql`
    insert into newsfeed_entries (reader_id, post_id, author_id)
    select ${to}::uuid, post_id, author_id from newsfeed_entries where reader_id = ${from} and author_id <> ${to}
    on conflict do nothing`.execute(tx)
}

/** These posts are of this author. */
export async function setAuthor(tx: Tx, authorID: string, postIDs: readonly string[]): Promise<void> {
  await sql`
    update newsfeed_entries set author_id = ${authorID}
    where post_id = any(${postIDs}::uuid[]) and author_id <> ${authorID}`.execute(tx)
}

/** These posts of an author for all these readers, who may have some of them. */
export async function insertForAll(
  tx: Tx,
  {
    authorID,
    postIDs,
    readerIDs,
  }: { authorID: string; postIDs: readonly string[]; readerIDs: readonly string[] },
): Promise<void> {
  await sql`
    insert into newsfeed_entries (reader_id, post_id, author_id)
    select reader.id, post.id, ${authorID}
    from unnest(${readerIDs}::uuid[]) as reader (id) cross join unnest(${postIDs}::uuid[]) as post (id)
    order by 1, 2
    on conflict do nothing`.execute(tx)
}
