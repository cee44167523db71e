// How many like a thing, read by anyone (P7.7, D6).
import { likeableTypes } from '../../contract/resources.ts'
import type { ReactionSummaryEntry } from '../../contract/social.ts'
import type { Db } from '../../platform/db.ts'
import { kept } from '../../platform/kept/kept.ts'
import type { Looker } from '../businesses/visibility.ts'
import { findActor, type Viewer } from '../members/actors.ts'
import { resourceWithID } from '../resources/finding.ts'
import { visibilityFor } from '../resources/visibility.ts'
import { findCounted, findLiked, type Resource } from './queries.ts'

/**
 * The likes of whatever has this id but for those of whom a block keeps from the viewer, whether theirs is among them, and what kind of thing it is; null and none
 * alike when nobody has liked it yet, when it went, hides from who looks, is kept from the viewer, or never was. Six
 * queries without a viewer, whatever it is, so that their time tells nothing either. Throws NotFound for a business that
 * is not the viewer's.
 */
export function reactionSummary(db: Db, id: string, viewer: Viewer = {}, looker?: Looker): Promise<Summary> {
  // What anybody does is in their own next answer: only those who do nothing here are told what is kept.
  if (viewer.session || !looker || looker.session) return readSummary(db, id, viewer, looker)
  return kept(db, `likes ${id} ${looker.edition}`, (from) => readSummary(db, id, viewer, looker, from))
}

type Summary = { type: Resource['type'] | null; summary: ReactionSummaryEntry }

async function readSummary(
  db: Db,
  id: string,
  viewer: Viewer,
  looker: Looker | undefined,
  from: (...things: string[]) => void = () => {},
): Promise<Summary> {
  const [actor, sight] = await Promise.all([findActor(db, viewer), looker && visibilityFor(db, looker)])
  const [counted, thing, liked] = await Promise.all([
    findCounted(db, id, [...(viewer.withheld ?? [])]),
    resourceWithID(db, id, likeableTypes, sight),
    actor ? findLiked(db, actor, [id]) : [],
  ])
  // Nobody can tell what would make known what is not there.
  for (const one of [thing, thing?.owner]) if (one) from(`${one.type}:${one.id}`)
  const isKept = thing?.owner && viewer.withheld?.has(thing.owner.id)
  const shown = thing && thing.type === counted?.type && !isKept ? counted : undefined
  return {
    type: shown?.type ?? null,
    summary: {
      reactionCount: { like: shown?.total ?? 0 },
      session: { reactionType: shown && liked.length > 0 ? 'like' : null },
    },
  }
}
