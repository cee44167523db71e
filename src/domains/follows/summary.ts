// How many follow a company or person, read by anyone (section 7).
import type { FollowSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessExists } from '../businesses/existence.ts'
import { personExists } from '../profiles/existence.ts'
import { findCounted, type Followed } from './queries.ts'

/**
 * The followers of whoever has this id, and whether that is a company or a person; null and none alike when nobody
 * follows yet, when they went and when they never were. Three queries, whoever it is, so that their time tells nothing.
 */
export async function followSummary(
  db: Db | Tx,
  id: string,
): Promise<{ type: Followed['type'] | null; summary: FollowSummaryEntry }> {
  const [counted, business, user] = await Promise.all([
    findCounted(db, id),
    businessExists(db, id),
    personExists(db, id),
  ])
  const shown = counted && { business, user }[counted.type] ? counted : undefined
  return {
    type: shown?.type ?? null,
    summary: { followersCount: shown?.followers ?? 0, session: { following: false } },
  }
}
