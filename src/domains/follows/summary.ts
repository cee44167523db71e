// How many follow a company or person, read by anyone (section 7).
import type { FollowSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findCounted, type Followed } from './queries.ts'

/** The followers of whoever has this id, and whether that is a company or a person; null and none when nobody follows yet. One query. */
export async function followSummary(
  db: Db | Tx,
  id: string,
): Promise<{ type: Followed['type'] | null; summary: FollowSummaryEntry }> {
  const counted = await findCounted(db, id)
  return {
    type: counted?.type ?? null,
    summary: { followersCount: counted?.followers ?? 0, session: { following: false } },
  }
}
