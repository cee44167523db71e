// How many follow a company or person, read by anyone (P7.7).
import type { FollowSummaryEntry } from '../../contract/social.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessMet } from '../businesses/existence.ts'
import type { Looker } from '../businesses/sight.ts'
import { findActor, type Viewer } from '../members/actors.ts'
import { personExists } from '../profiles/existence.ts'
import { findCounted, findFollowed, type Followed } from './queries.ts'

/**
 * The followers of whoever has this id, whether the viewer is among them, and whether that is a company or a person;
 * null and none alike when nobody follows yet, when they went, hide from who looks, are kept from the viewer, or never
 * were. Three queries without a viewer, whoever it is, so that their time tells nothing. Throws NotFound for a business
 * that is not the viewer's.
 */
export async function followSummary(
  db: Db | Tx,
  id: string,
  viewer: Viewer = {},
  looker?: Looker,
): Promise<{ type: Followed['type'] | null; summary: FollowSummaryEntry }> {
  const actor = await findActor(db, viewer)
  const [counted, business, user, followed] = await Promise.all([
    findCounted(db, id),
    businessMet(db, id, looker),
    personExists(db, id),
    actor ? findFollowed(db, actor, [id]) : [],
  ])
  const shown = counted && { business, user }[counted.type] && !viewer.withheld?.has(id) ? counted : undefined
  return {
    type: shown?.type ?? null,
    summary: {
      followersCount: shown?.followers ?? 0,
      session: { following: shown !== undefined && followed.length > 0 },
    },
  }
}
