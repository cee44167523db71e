// A post is there from now on.
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { insertPost, type NewPost as NewRow } from './queries/posts.ts'
import { tellPost } from './telling.ts'

export type NewPost = Pick<NewRow, 'pictures' | 'content'> &
  Partial<Pick<NewRow, 'document' | 'video' | 'mentions'>> & {
    author: { type: 'user' | 'business'; id: string }
    /** The person who wrote it. */
    writtenBy: string
    timeline: { type: NewRow['timeline_type']; id: string }
    shared?: { type: NonNullable<NewRow['shared_type']>; id: string } | undefined
  }

/** An id for a post of now, after all before it, or of another moment. */
export const newPostID = (createdAt?: Date): string => uuidv7(createdAt?.getTime())

/** Writes a post and tells the others; rights are the caller's to check. */
export async function addPost(
  tx: Tx,
  postID: string,
  { author, writtenBy, timeline, shared, ...contents }: NewPost,
  createdAt: Date,
): Promise<void> {
  const post = {
    post_id: postID,
    author_type: author.type,
    author_id: author.id,
    timeline_type: timeline.type,
    timeline_id: timeline.id,
  }
  await insertPost(tx, {
    ...post,
    ...contents,
    written_by: writtenBy,
    shared_type: shared?.type ?? null,
    shared_id: shared?.id ?? null,
    created_at: createdAt,
  })
  const mentions = (contents.mentions ?? []).map(({ type, id }) => ({ type, id }))
  await tellPost(tx, post, { type: 'post.published', by: writtenBy, mentions })
}
