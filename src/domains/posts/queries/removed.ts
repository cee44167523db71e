// Posts that were removed, and those that leave for good.
import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Tx } from '../../../platform/db.ts'
import { postColumns, tables, type PostRow } from './tables.ts'

export type Removal = { by: string } & ({ as: 'author' } | { as: 'operator'; reason: string })

export async function markRemoved(tx: Tx, postID: string, removal: Removal): Promise<void> {
  await tables(tx)
    .updateTable('posts')
    .set({
      removed_at: sql<Date>`now()`,
      removed_by: removal.by,
      removed_as: removal.as,
      removed_reason: removal.as === 'operator' ? removal.reason : null,
    })
    .where('post_id', '=', postID)
    .execute()
}

export type RemovedPost = PostRow & { removed_as: string | null; removed_by: string | null }

/** A post that was removed no longer than so many days ago, by whom and as whom, held until the transaction ends. */
export function lockRemoved(tx: Tx, postID: string, days: number): Promise<RemovedPost | undefined> {
  return tables(tx)
    .selectFrom('posts')
    .select([...postColumns, 'removed_as', 'removed_by'])
    .where('post_id', '=', postID)
    .where('removed_at', '>', sql<Date>`now() - ${days} * interval '1 day'`)
    .forUpdate()
    .executeTakeFirst()
}

export async function unmarkRemoved(tx: Tx, postID: string): Promise<void> {
  await tables(tx)
    .updateTable('posts')
    .set({ removed_at: null, removed_by: null, removed_as: null, removed_reason: null })
    .where('post_id', '=', postID)
    .execute()
}

/** Deletes the next posts that were removed longer than so many days ago, as staff longer than that; answers what they were. */
export async function deleteEnded(tx: Tx, days: number, limit: number): Promise<PostRow[]> {
  const due = tables(tx)
    .selectFrom('posts')
    .select('post_id')
    .where('removed_at', '<=', sql<Date>`now() - ${days} * interval '1 day'`)
    .where(
      sql<boolean>`(removed_as <> 'operator' or removed_at <= now() - ${limits.takenDownDays} * interval '1 day')`,
    )
    .orderBy('removed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const ids = (await due.execute()).map((row) => row.post_id)
  return deletePosts(tx, ids)
}

/** Deletes the next posts that somebody has written, or that stand on their timeline; answers what they were. */
export async function deletePostsOf(tx: Tx, partyID: string, limit: number): Promise<PostRow[]> {
  const { rows } = await sql<{ post_id: string }>`
    (select post_id from posts where author_id = ${partyID} limit ${limit})
    union (select post_id from posts where timeline_id = ${partyID} limit ${limit})
    order by post_id limit ${limit}`.execute(tx)
  return deletePosts(
    tx,
    rows.map((row) => row.post_id),
  )
}

/** The next posts in a group, after one, that show files and are not removed. */
export function findPictured(
  tx: Tx,
  groupID: string,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<PostRow, 'post_id' | 'author_type' | 'author_id'>[]> {
  return tables(tx)
    .selectFrom('posts')
    .select(['post_id', 'author_type', 'author_id'])
    .where('timeline_id', '=', groupID)
    .where('post_id', '>', after)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`(pictures <> '[]' or document is not null)`)
    .orderBy('post_id')
    .limit(limit)
    .execute()
}

async function deletePosts(tx: Tx, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return []
  return tables(tx)
    .deleteFrom('posts')
    .where('post_id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(postColumns)
    .execute()
}
