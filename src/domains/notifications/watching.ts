// What open pages show: how it stands now, and that its person is told of changes for a while (record 0100).
import { limits } from '../../contract/limits.ts'
import type { ResourceRef, WatchableType } from '../../contract/resources.ts'
import type { WatchedState } from '../../contract/watching.ts'
import type { Db } from '../../platform/db.ts'
import { keepWatches } from '../../platform/live/watches.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { visibilityOf } from '../businesses/visibility.ts'
import { commentsOf } from '../comments/reading.ts'
import { groupsMet } from '../groups/standing.ts'
import { lastOn } from '../posts/newest.ts'
import { summariesOf } from '../reactions/likes.ts'
import { resourcesOf, type Resource } from '../resources/finding.ts'

type Watched = { resourceType: WatchableType; resourceID: string }
type Wish = {
  things: readonly Watched[]
  edition: string
  /** Whom the person does not meet. */
  withheld: ReadonlySet<string>
}

const keyOf = ({ resourceType, resourceID }: Watched) => `${resourceType} ${resourceID}`

/**
 * Watches those of these things that the person meets, and answers how they stand. As many queries for one as for fifty. Feeds
 * are their own and those of companies they belong to, and are told through these.
 */
export async function watchThings(
  db: Db,
  session: LiveSession,
  { things: named, edition, withheld }: Wish,
): Promise<{ things: WatchedState[] }> {
  const { userID } = session
  // A page may name a thing twice.
  const things = [...new Map(named.map((thing) => [keyOf(thing), thing])).values()]
  const idsOf = (type: WatchableType) =>
    things.flatMap(({ resourceType, resourceID }) => (resourceType === type ? [resourceID] : []))
  const [timelines, posts] = [idsOf('timeline'), idsOf('post')]
  const sight = await visibilityOf(db, { edition, session })
  const [thingIn, groups, commentsOn, likesOf, lastIn] = await Promise.all([
    resourcesOf(db, things.flatMap(asResources), { ...sight, userID }),
    groupsMet(db, timelines, userID),
    commentsOf(db, [...posts, ...idsOf('product'), ...idsOf('business')], { withheld, sight }),
    summariesOf(db, 'post', posts),
    lastOn(db, timelines),
  ])
  const last = timelines.flatMap((id) => lastIn(id) ?? []).map(asPost)
  const lastThingIn = await resourcesOf(db, last, { ...sight, userID })
  const isThere = (one: Resource | undefined): boolean =>
    one !== undefined && !withheld.has(one.id) && !(one.owner && withheld.has(one.owner.id))
  const isMet = (thing: Watched): boolean => {
    const { resourceType, resourceID: id } = thing
    if (resourceType === 'feed') return id === userID || sight.own.includes(id)
    if (resourceType === 'timeline' && groups.has(id)) return true
    return asResources(thing).map(thingIn).some(isThere)
  }
  const newestOn = (timelineID: string): string | null => {
    const postID = lastIn(timelineID)
    return postID !== undefined && isThere(lastThingIn(asPost(postID))) ? postID : null
  }
  const met = things.filter(isMet)
  await keepWatches(
    db,
    userID,
    met.map(({ resourceType: kind, resourceID: id }) => ({
      kind,
      id,
      ...(kind === 'feed' && id !== userID && { scope: id }),
    })),
    limits.watchSeconds,
  )
  return {
    things: met.map(({ resourceType, resourceID }) => ({
      resourceType,
      resourceID,
      likes: resourceType === 'post' ? likesOf(resourceID).reactionCount.like : 0,
      comments: commentsOn(resourceID),
      newest: resourceType === 'timeline' ? newestOn(resourceID) : null,
    })),
  }
}

const asPost = (id: string) => ({ type: 'post' as const, id })

/** What it may be that people meet; a timeline is a person's or a company's, unless it is a group's. */
function asResources({ resourceType: type, resourceID: id }: Watched): ResourceRef[] {
  if (type === 'feed') return []
  if (type !== 'timeline') return [{ type, id }]
  return [
    { type: 'user', id },
    { type: 'business', id },
  ]
}
