// The newest posts of many authors, for what is made of them elsewhere.
import type { Db, Tx } from '../../platform/db.ts'
import {
  findBefore,
  findLastOn,
  findNewestOf,
  newestInPart,
  newestOfPart,
  thisPart,
} from './queries/newest.ts'
import type { PostRow } from './queries/tables.ts'

export type { PostRow }

/**
 * Parts of a statement of another domain, whoever may meet the posts. `withID`: the row of the post whose id stands in a column.
 * `ofAuthors` and `ofGroups`: `post_id`, `author_id` and `in_group` of the newest of a list of authors outside of groups, and of a
 * list of groups without what these have taken off, in a span. Posts of the list `without` are passed over, and in groups its
 * authors.
 */
export const postParts = { withID: thisPart, ofAuthors: newestOfPart, ofGroups: newestInPart }

/** The ids of the newest posts of an author outside of groups, whoever may meet them. One query. */
export const newestOf = findNewestOf

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
