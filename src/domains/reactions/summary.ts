// How many like a thing, read by anyone (section 7, D6).
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findCounted, type Resource } from './queries.ts'

/** The likes of whatever has this id, and what kind of thing it is; null and none when nobody has liked it yet. One query. */
export async function reactionSummary(
  db: Db | Tx,
  id: string,
): Promise<{ type: Resource['type'] | null; summary: ReactionSummaryEntry }> {
  const counted = await findCounted(db, id)
  return {
    type: counted?.type ?? null,
    summary: { reactionCount: { like: counted?.total ?? 0 }, session: { reactionType: null } },
  }
}
