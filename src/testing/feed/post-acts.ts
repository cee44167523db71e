// Posts of a world of feeds: written on timelines and in groups, shared, removed, taken off, and kept out by who reads.
import { muteInFeed, unmuteInFeed } from '../../domains/newsfeed/muting.ts'
import { makePost } from '../../domains/posts/making.ts'
import { hidePost, removePost, restorePost } from '../../domains/posts/removal.ts'
import { transaction } from '../../platform/db.ts'
import { aPairOf, as, chance, edition, somebody, type Act } from './choosing.ts'
import { leads, roleIn } from './group-model.ts'
import * as model from './model.ts'
import { allowed, asTheModel, type FeedWorld, type Identity } from './world.ts'

type Place = { author: Identity; host: { type: 'user' | 'business' | 'group'; id: string } }

/** Rather where they may write. */
function aPlace(world: FeedWorld): Place {
  const { draw, model: known, identities } = world
  const groups = [...known.groups.byID.values()]
  if (groups.length > 0 && chance(world, 0.4)) {
    const { id } = draw.pick(groups)
    const members = identities.filter(({ session }) => roleIn(known.groups, id, session.userID))
    const author = members.length > 0 && chance(world, 0.9) ? draw.pick(members) : somebody(world)
    return { author, host: { type: 'group', id } }
  }
  const who = somebody(world)
  const guest = chance(world, 0.3) ? aPairOf(world, known.connections, identities) : undefined
  const [author, host] = guest ?? [who, who]
  return { author, host: host.party }
}

/** No two are alike: the same in many groups would be refused. */
const aText = ({ draw }: FeedWorld): string =>
  Array.from({ length: 24 }, () => draw.pick([...'abcdefghijklmnopqrstuvwxyz'])).join('')

/** What may be written: a group's members write there, and what is shared must be met. Undefined where it hangs on more. */
function mayWrite({ model: known }: FeedWorld, { author, host }: Place, shared: model.ModelPost | undefined) {
  const { userID: person } = author.session
  if (shared && !model.isShareable(known, { person, edition }, shared)) return false
  if (host.type !== 'group') return undefined
  const isThere = author.businessID === undefined || known.people.has(author.businessID)
  return isThere && roleIn(known.groups, host.id, person) !== undefined
}

export const post: Act = async (db, world) => {
  const place = aPlace(world)
  const { author, host } = place
  const { posts } = world.model
  const shared = posts.length > 0 && chance(world, 0.35) ? world.draw.pick(posts) : undefined
  const wish = {
    content: aText(world),
    pictures: [],
    mentions: [],
    timelineType: host.type,
    timelineID: host.id,
    ...(shared && { shared: { resourceType: 'post' as const, resourceID: shared.id } }),
    ...as(author),
  }
  let postID = ''
  const making = transaction(db, (tx) => makePost(tx, author.session, wish, edition)).then(
    (made) => (postID = made.postID),
  )
  if (!(await asTheModel(making, mayWrite(world, place, shared)))) return undefined
  const made = {
    id: postID,
    author: author.party.id,
    writtenBy: author.session.userID,
    host: host.id,
    shared: shared?.id,
    removed: false,
    takenOff: false,
  }
  posts.push(made)
  model.modelPublish(world.model, made)
  return [made.id, made.author, made.host, ...(made.shared === undefined ? [] : [made.shared])]
}

/** One of them and whoever may say what becomes of it. */
function aPostOf(
  world: FeedWorld,
  removed: boolean,
  of: 'author' | 'host',
): [model.ModelPost, Identity] | undefined {
  const { draw, managers, people, model: known } = world
  const those = known.posts.filter((one) => one.removed === removed)
  if (those.length === 0) return undefined
  const found = draw.pick(those)
  if (of === 'host' && model.isInGroup(known, found)) {
    const leaders = people.filter(({ userID }) => leads(known.groups, found.host, userID))
    const { userID } = draw.pick(leaders.length > 0 && chance(world, 0.9) ? leaders : people)
    return [found, managers.find(({ party }) => party.id === userID)!]
  }
  const who = managers.find(({ party }) => party.id === found[of])
  return who && [found, who]
}

const standsIn = ({ model: known }: FeedWorld, { host }: model.ModelPost) => known.groups.byID.get(host)
const isAuthorThere = ({ model: known }: FeedWorld, { author }: model.ModelPost) =>
  !known.removedCompanies.has(author)

/** Who left a group takes away what they wrote there all the same. */
export const remove: Act = async (db, world) => {
  const [found, who] = aPostOf(world, false, 'author') ?? []
  if (!found || !who) return undefined
  const wanted = standsIn(world, found)?.closed === false ? isAuthorThere(world, found) : undefined
  if (!(await asTheModel(removePost(db, who.session, { id: found.id, edition }), wanted))) return undefined
  found.removed = true
  return [found.id]
}

/** It comes back only where they may write. */
export const restore: Act = async (db, world) => {
  const [found, who] = aPostOf(world, true, 'author') ?? []
  if (!found || !who) return undefined
  const isIn = roleIn(world.model.groups, found.host, who.session.userID) !== undefined
  const wanted = standsIn(world, found) ? isIn && isAuthorThere(world, found) : undefined
  if (!(await asTheModel(restorePost(db, who.session, { id: found.id, edition }), wanted))) return undefined
  found.removed = false
  model.modelPublish(world.model, found)
  return [found.id]
}

/** Off its timeline, where feeds show it as before; off its group by who leads that, and no feed shows it. */
export const hide: Act = async (db, world) => {
  const [found, who] = aPostOf(world, false, 'host') ?? []
  if (!found || !who) return undefined
  const hidden = chance(world, 0.6)
  const wanted =
    standsIn(world, found)?.closed === false
      ? leads(world.model.groups, found.host, who.session.userID)
      : undefined
  const hiding = hidePost(db, who.session, { id: found.id, edition, hidden })
  if (!(await asTheModel(hiding, wanted))) return undefined
  found.takenOff = hidden
  return [found.id, found.host]
}

type Muted = { type: 'user' | 'business' | 'group' | 'post'; id: string }

function aThing(world: FeedWorld): Muted {
  const { draw, model: known } = world
  const groups = [...known.groups.byID.keys()]
  if (groups.length > 0 && chance(world, 0.3)) return { type: 'group', id: draw.pick(groups) }
  if (known.posts.length > 0 && chance(world, 0.5)) return { type: 'post', id: draw.pick(known.posts).id }
  return somebody(world).party
}

export const mute: Act = async (db, world) => {
  const [who, thing] = [somebody(world), aThing(world)]
  const wish = {
    resourceType: thing.type,
    resourceID: thing.id,
    forGood: chance(world, 0.5),
    ...as(who),
    edition,
  }
  const done = await allowed(muteInFeed(db, who.session, wish))
  if (!done) return undefined
  world.model.mutes.add(model.pair(who.party.id, thing.id))
  return [who.party.id, thing.id]
}

export const unmute: Act = async (db, world) => {
  if (world.model.mutes.size === 0) return undefined
  const key = world.draw.pick([...world.model.mutes])
  const [reader, resourceID] = key.split(' ')
  const who = world.identities.find(({ party }) => party.id === reader)!
  const wish = { resourceType: 'post' as const, resourceID: resourceID!, ...as(who) }
  if (!(await allowed(unmuteInFeed(db, who.session, wish)))) return undefined
  world.model.mutes.delete(key)
  return [reader!, resourceID!]
}
