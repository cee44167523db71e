// What somebody takes along of their comments: all that they have said, removed ones too while they can be restored.
import type { Db, Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { findWritten } from './queries.ts'

const pageSize = 200

/** Oldest first. */
export async function* commentsForExport(db: Db | Tx, authorID: string) {
  for (let after = firstID; ;) {
    const page = await findWritten(db, { authorID, after, limit: pageSize })
    for (const row of page)
      yield {
        commentID: row.comment_id,
        writtenBy: row.written_by,
        resourceType: row.resource_type,
        resourceID: row.resource_id,
        answers: row.parent_id,
        content: row.content,
        mentions: row.mentions,
        createdAt: row.created_at.toISOString(),
        editedAt: row.edited_at?.toISOString() ?? null,
        removedAt: row.removed_at?.toISOString() ?? null,
      }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.comment_id
  }
}
