// The newest posts of many authors, for what is made of them elsewhere.
import type { Db, Tx } from '../../platform/db.ts'
import { findBefore, findLastOn, findNewestIn, findNewestOf, type Span } from './queries/newest.ts'
import type { PostRow } from './queries/tables.ts'

/** The newest posts of all these authors together outside of groups, before and after these posts, whoever may meet them. One query, none without authors. */
export async function newestOf(db: Db | Tx, authorIDs: readonly string[], span: Span): Promise<PostRow[]> {
  return authorIDs.length === 0 ? [] : findNewestOf(db, authorIDs, span)
}

/** The same of all these groups, without what they have taken off. One query, none without groups. */
export async function newestIn(db: Db | Tx, groupIDs: readonly string[], span: Span): Promise<PostRow[]> {
  return groupIDs.length === 0 ? [] : findNewestIn(db, groupIDs, span)
}

/** When the author of each of these posts wrote the one before it, removed or not; undefined for a first one. One query. */
export async function postsBefore(
  db: Db | Tx,
  posts: readonly { postID: string; authorID: string }[],
): Promise<(postID: string) => Date | undefined> {
  const rows = await findBefore(db, posts)
  const before = new Map(rows.map(({ postID, at }) => [postID, at] as const))
  return (postID) => before.get(postID)
}

/** The newest post on each of these timelines, whoever may meet it; undefined where there is none. One query, none without timelines. */
export async function lastOn(
  db: Db | Tx,
  timelineIDs: readonly string[],
): Promise<(timelineID: string) => string | undefined> {
  const rows = timelineIDs.length === 0 ? [] : await findLastOn(db, timelineIDs)
  const last = new Map(rows.map(({ timelineID, postID }) => [timelineID, postID] as const))
  return (timelineID) => last.get(timelineID)
}
