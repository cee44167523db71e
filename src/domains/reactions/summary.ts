// How many like a thing, read by anyone (P7.7, D6).
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessMet } from '../businesses/existence.ts'
import type { Looker } from '../businesses/sight.ts'
import { findActor, type Viewer } from '../members/actors.ts'
import { ownerOfProduct } from '../products/ownership.ts'
import { findCounted, findLiked, type Resource } from './queries.ts'

/**
 * The likes of whatever has this id, whether the viewer's is among them, and what kind of thing it is; null and none
 * alike when nobody has liked it yet, when it went, hides from who looks, is kept from the viewer, or never was. Three
 * queries without a viewer, whatever it is, so that their time tells nothing either. Throws NotFound for a business that
 * is not the viewer's.
 */
export async function reactionSummary(
  db: Db | Tx,
  id: string,
  viewer: Viewer = {},
  looker?: Looker,
): Promise<{ type: Resource['type'] | null; summary: ReactionSummaryEntry }> {
  const actor = await findActor(db, viewer)
  const [counted, owner, liked] = await Promise.all([
    findCounted(db, id),
    ownerOfProduct(db, id),
    actor ? findLiked(db, actor, [id]) : [],
  ])
  const isThere = (await businessMet(db, owner ?? id, looker)) && !viewer.withheld?.has(owner ?? id)
  const shown = isThere ? counted : undefined
  return {
    type: shown?.type ?? null,
    summary: {
      reactionCount: { like: shown?.total ?? 0 },
      session: { reactionType: shown && liked.length > 0 ? 'like' : null },
    },
  }
}
