// The newest posts of many authors, for what is made of them elsewhere.
import type { Db, Tx } from '../../platform/db.ts'
import { findNewestOf } from './queries/posts.ts'

type Span = { before?: string | undefined; after?: string | undefined; limit: number }

/** The newest posts of all these authors together, before and after these posts, whoever may meet them. One query, none without authors. */
export async function newestOf(
  db: Db | Tx,
  authorIDs: readonly string[],
  span: Span,
): Promise<{ postID: string; authorID: string }[]> {
  return authorIDs.length === 0 ? [] : findNewestOf(db, authorIDs, span)
}
