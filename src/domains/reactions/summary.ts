// How many like a thing, read by anyone (section 7, D6).
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessExists } from '../businesses/existence.ts'
import { ownerOfProduct } from '../products/ownership.ts'
import { findCounted, type Resource } from './queries.ts'

/**
 * The likes of whatever has this id, and what kind of thing it is; null and none alike when nobody has liked it yet,
 * when it went and when it never was. Three queries, whatever it is, so that their time tells nothing either.
 */
export async function reactionSummary(
  db: Db | Tx,
  id: string,
): Promise<{ type: Resource['type'] | null; summary: ReactionSummaryEntry }> {
  const [counted, owner] = await Promise.all([findCounted(db, id), ownerOfProduct(db, id)])
  const isThere = await businessExists(db, owner ?? id)
  const shown = isThere ? counted : undefined
  return {
    type: shown?.type ?? null,
    summary: { reactionCount: { like: shown?.total ?? 0 }, session: { reactionType: null } },
  }
}
