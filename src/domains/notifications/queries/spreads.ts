// Posts of which many are told, some at a time.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Wakes the job that tells, at commit. */
export const spreadChannel = 'notification_spreads'

export type Spread = { postID: string; businessID: string; toldTo: string | null }

export async function insertSpreads(tx: Tx, posts: readonly Omit<Spread, 'toldTo'>[]): Promise<void> {
  await sql`
    with spreads as (
      insert into notification_spreads (post_id, business_id)
      select * from unnest(${posts.map(({ postID }) => postID)}::uuid[], ${posts.map(({ businessID }) => businessID)}::uuid[])
      on conflict do nothing)
    select pg_notify(${spreadChannel}, '')`.execute(tx)
}

/** The oldest that nobody else tells of; undefined when there is none. */
export async function takeSpread(tx: Tx): Promise<Spread | undefined> {
  const { rows } = await sql<Spread>`
    select post_id as "postID", business_id as "businessID", told_to as "toldTo" from notification_spreads
    order by post_id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export async function noteSpread(tx: Tx, postID: string, toldTo: string): Promise<void> {
  await sql`update notification_spreads set told_to = ${toldTo} where post_id = ${postID}`.execute(tx)
}

export async function endSpread(tx: Tx, postID: string): Promise<void> {
  await sql`delete from notification_spreads where post_id = ${postID}`.execute(tx)
}
