// How many follow a company or person, read by anyone (P7.7).
import { followableTypes } from '../../contract/resources.ts'
import type { FollowSummaryEntry } from '../../contract/social.ts'
import type { Db } from '../../platform/db.ts'
import { kept } from '../../platform/kept/kept.ts'
import type { Looker } from '../businesses/visibility.ts'
import { findActor, type Viewer } from '../members/actors.ts'
import { resourceWithID } from '../resources/finding.ts'
import { visibilityFor } from '../resources/visibility.ts'
import { findCounted, findFollowed, type Followed } from './queries.ts'

/**
 * The followers of whoever has this id, whether the viewer is among them, and whether that is a company or a person;
 * null and none alike when nobody follows yet, when they went, hide from who looks, are kept from the viewer, or never
 * were. Three queries without a viewer, whoever it is, so that their time tells nothing. Throws NotFound for a business
 * that is not the viewer's.
 */
export function followSummary(db: Db, id: string, viewer: Viewer = {}, looker?: Looker): Promise<Summary> {
  // What anybody does is in their own next answer: only those who do nothing here are told what is kept.
  if (viewer.session || !looker || looker.session) return readSummary(db, id, viewer, looker)
  return kept(db, `followers ${id} ${looker.edition}`, (from) => readSummary(db, id, viewer, looker, from))
}

type Summary = { type: Followed['type'] | null; summary: FollowSummaryEntry }

async function readSummary(
  db: Db,
  id: string,
  viewer: Viewer,
  looker: Looker | undefined,
  from: (...things: string[]) => void = () => {},
): Promise<Summary> {
  const [actor, sight] = await Promise.all([findActor(db, viewer), looker && visibilityFor(db, looker)])
  const [counted, party, followed] = await Promise.all([
    findCounted(db, id),
    resourceWithID(db, id, followableTypes, sight),
    actor ? findFollowed(db, actor, [id]) : [],
  ])
  // Nobody can tell what would make known what is not there.
  for (const one of [party, party?.owner]) if (one) from(`${one.type}:${one.id}`)
  const shown = party && party.type === counted?.type && !viewer.withheld?.has(id) ? counted : undefined
  return {
    type: shown?.type ?? null,
    summary: {
      followersCount: shown?.followers ?? 0,
      session: { following: shown !== undefined && followed.length > 0 },
    },
  }
}
