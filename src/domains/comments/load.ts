// Many comments at once, for an invented world. Nobody is told.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyComments, type CopiedComment } from './queries.ts'

type Party = { type: 'user' | 'business'; id: string }

export type LoadedComment = {
  /** A UUIDv7 of `createdAt`: ids order comments. */
  id: string
  resource: { type: 'post' | 'business' | 'product'; id: string }
  /** Whose the thing is. */
  ownerID: string
  /** The comment that it answers, which comes before it. */
  parentID: string | null
  author: Party
  /** The person who wrote it. */
  writtenBy: string
  content: string
  createdAt: Date
}

/** Writes comments; answers how many. */
export function loadComments(client: BulkClient, comments: Rows<LoadedComment>): Promise<number> {
  return copyComments(client, rowsOf(comments))
}

async function* rowsOf(comments: Rows<LoadedComment>): AsyncGenerator<CopiedComment> {
  for await (const { id, resource, ownerID, parentID, author, writtenBy, content, createdAt } of comments)
    yield {
      comment_id: id,
      resource_type: resource.type,
      resource_id: resource.id,
      owner_id: ownerID,
      parent_id: parentID,
      author_type: author.type,
      author_id: author.id,
      written_by: writtenBy,
      content,
      created_at: createdAt,
    }
}
