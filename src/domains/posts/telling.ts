// What others are told of a post.
import { staleKeysOf, type PostMoved, type PostWritten } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import type { PostRow } from './queries/tables.ts'

type Told = Pick<PostRow, 'post_id' | 'author_type' | 'author_id' | 'timeline_type' | 'timeline_id'>
type Ours = 'postID' | 'author' | 'timeline'

/** Tells everybody within the transaction. */
export async function tellPost(
  tx: Tx,
  post: Told,
  news: Omit<PostWritten, Ours> | Omit<PostMoved, Ours>,
): Promise<void> {
  const event: PostWritten | PostMoved = {
    ...news,
    postID: post.post_id,
    author: { type: post.author_type, id: post.author_id },
    timeline: { type: post.timeline_type, id: post.timeline_id },
  }
  await publishEvent(tx, event, staleKeysOf(event))
}
