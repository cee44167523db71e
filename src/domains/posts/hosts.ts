// On whose timelines posts stand, for who tells of them.
import type { Db, Tx } from '../../platform/db.ts'
import type { Timeline } from './places.ts'
import { findPosts } from './queries/posts.ts'

/** The person, company or group on whose timeline each of these posts stands; undefined for what is not there. One query, none without any. */
export async function hostsOfPosts(
  db: Db | Tx,
  postIDs: readonly string[],
): Promise<(postID: string) => Timeline | undefined> {
  const rows = postIDs.length === 0 ? [] : await findPosts(db, postIDs)
  const hosts = new Map(
    rows.map((row) => [row.post_id, { type: row.timeline_type, id: row.timeline_id }] as const),
  )
  return (postID) => hosts.get(postID)
}
