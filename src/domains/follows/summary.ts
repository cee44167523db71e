// How many follow a company or person, read by anyone (P7.7).
import { followableTypes } from '../../contract/resources.ts'
import type { FollowSummaryEntry } from '../../contract/social.ts'
import type { Db } from '../../platform/db.ts'
import type { Looker } from '../businesses/sight.ts'
import { findActor, type Viewer } from '../members/actors.ts'
import { resourceWithID } from '../resources/finding.ts'
import { sightOfLooker } from '../resources/meeting.ts'
import { findCounted, findFollowed, type Followed } from './queries.ts'

/**
 * The followers of whoever has this id, whether the viewer is among them, and whether that is a company or a person;
 * null and none alike when nobody follows yet, when they went, hide from who looks, are kept from the viewer, or never
 * were. Three queries without a viewer, whoever it is, so that their time tells nothing. Throws NotFound for a business
 * that is not the viewer's.
 */
export async function followSummary(
  db: Db,
  id: string,
  viewer: Viewer = {},
  looker?: Looker,
): Promise<{ type: Followed['type'] | null; summary: FollowSummaryEntry }> {
  const [actor, sight] = await Promise.all([findActor(db, viewer), looker && sightOfLooker(db, looker)])
  const [counted, party, followed] = await Promise.all([
    findCounted(db, id),
    resourceWithID(db, id, followableTypes, sight),
    actor ? findFollowed(db, actor, [id]) : [],
  ])
  const shown = party && party.type === counted?.type && !viewer.withheld?.has(id) ? counted : undefined
  return {
    type: shown?.type ?? null,
    summary: {
      followersCount: shown?.followers ?? 0,
      session: { following: shown !== undefined && followed.length > 0 },
    },
  }
}
