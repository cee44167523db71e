// Many posts at once, for an invented world. Nobody is told.
import type { TimelineType } from '../../contract/resources.ts'
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyPosts, type CopiedPost } from './queries/posts.ts'

type Party = { type: 'user' | 'business'; id: string }

export type LoadedPost = {
  /** A UUIDv7 of `createdAt`: ids order posts. */
  id: string
  author: Party
  /** The person who wrote it. */
  writtenBy: string
  timeline: { type: TimelineType; id: string }
  content: string
  /** Addresses of pictures of ours. */
  pictures: { url: string; alt: string }[]
  shared: { type: 'business' | 'product' | 'certificate' | 'post'; id: string } | null
  createdAt: Date
}

/** Writes posts; answers how many. */
export function loadPosts(client: BulkClient, posts: Rows<LoadedPost>): Promise<number> {
  return copyPosts(client, rowsOf(posts))
}

async function* rowsOf(posts: Rows<LoadedPost>): AsyncGenerator<CopiedPost> {
  for await (const { id, author, writtenBy, timeline, content, pictures, shared, createdAt } of posts)
    yield {
      post_id: id,
      author_type: author.type,
      author_id: author.id,
      written_by: writtenBy,
      timeline_type: timeline.type,
      timeline_id: timeline.id,
      content,
      pictures: { json: pictures },
      shared_type: shared?.type ?? null,
      shared_id: shared?.id ?? null,
      created_at: createdAt,
    }
}
