// What somebody takes along of their posts: all that they have written, removed ones too while they can be restored.
import type { Db, Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { findVersions, findWritten } from './queries/posts.ts'

const pageSize = 200
const versionsMost = 1_000

/** Oldest first. */
export async function* postsForExport(db: Db | Tx, authorID: string) {
  for (let after = firstID; ;) {
    const page = await findWritten(db, { authorID, after, limit: pageSize })
    for (const row of page)
      yield {
        postID: row.post_id,
        writtenBy: row.written_by,
        timelineType: row.timeline_type,
        timelineID: row.timeline_id,
        content: row.content,
        pictures: row.pictures,
        document: row.document,
        video: row.video,
        shared: row.shared_id === null ? null : { type: row.shared_type, id: row.shared_id },
        mentions: row.mentions,
        createdAt: row.created_at.toISOString(),
        editedAt: row.edited_at?.toISOString() ?? null,
        removedAt: row.removed_at?.toISOString() ?? null,
        earlier:
          row.edited_at === null
            ? []
            : (await findVersions(db, row.post_id, versionsMost)).map(
                ({ content, written_at: writtenAt }) => ({
                  content,
                  writtenAt: writtenAt.toISOString(),
                }),
              ),
      }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.post_id
  }
}
