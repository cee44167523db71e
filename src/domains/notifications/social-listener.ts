// Who comments, answers, likes, mentions and follows, under the bell of whom it concerns: of a company those who answer for it.
import type { CommentEvent, DomainEvent } from '../../contract/events.ts'
import type { SocialKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { apartAmong } from '../blocks/hiding.ts'
import { authorsOfComments } from '../comments/authors.ts'
import { readersAmong } from '../groups/standing.ts'
import { managersOfAll } from '../members/membership.ts'
import { hostsOfPosts } from '../posts/hosts.ts'
import { resourcesOf } from '../resources/finding.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll, type Telling } from './noting.ts'
import { findDoings, type Doing } from './queries/bundles.ts'
import { placeText, type Place } from './social-kinds.ts'

type Party = { type: 'user' | 'business'; id: string }
/** `by` is the person who did it, who is not told of themself. */
type News = {
  kind: SocialKind
  resourceID: string
  place: Place
  whom: Party
  actor: Party
  by?: string
  saidID?: string
}

export const socialNews: Teller = {
  subscribesTo: {
    'comment.made': 'commentID',
    'comment.changed': 'commentID',
    'reaction.made': 'resource',
    'post.published': 'postID',
    'post.changed': 'postID',
    'follow.begun': 'follower',
  },
  async tell(tx, events) {
    const news = [
      ...(await ofComments(tx, eventsOf(events, 'comment.made', 'comment.changed'))),
      ...(await ofLikes(tx, eventsOf(events, 'reaction.made'))),
      ...eventsOf(events, 'post.published', 'post.changed').flatMap(({ postID, author, by, mentions }) =>
        mentions.map((whom): News => ({
          kind: 'social.mentioned',
          resourceID: postID,
          place: { type: 'post', id: postID },
          whom,
          actor: author,
          by,
        })),
      ),
      ...eventsOf(events, 'follow.begun').map(({ follower, followed }): News => ({
        kind: 'social.followed',
        resourceID: followed.id,
        place: follower,
        whom: followed,
        actor: follower,
      })),
    ]
    return ring(await noteNews(tx, news))
  },
}

type Made = Exclude<CommentEvent, { type: `comments.${string}` }>

/** Whose the thing is, who wrote what is answered, and who is named: each is told once of one comment. */
async function ofComments(tx: Tx, events: readonly Made[]): Promise<News[]> {
  const told = events.filter(({ type, mentions = [] }) => type === 'comment.made' || mentions.length > 0)
  if (told.length === 0) return []
  const [thingIn, authorOf] = await Promise.all([
    resourcesOf(
      tx,
      told.map(({ resource }) => resource),
    ),
    authorsOfComments(
      tx,
      told.flatMap(({ parentID }) => parentID ?? []),
    ),
  ])
  const ownerOf = ({ resource }: Made) => thingIn(resource)?.owner ?? undefined
  const isApart = await apartAmong(
    tx,
    told.flatMap((event) => (event.mentions ?? []).map(({ id }) => [ownerOf(event)?.id ?? id, id] as const)),
  )
  return told.flatMap((event): News[] => {
    const { type, commentID: saidID, resource, parentID, author, by, mentions = [] } = event
    const answered = parentID === null ? undefined : authorOf(parentID)
    const owner = ownerOf(event)
    const news = { place: resource, actor: author, by, saidID }
    const others = mentions.filter(({ id }) => ![answered?.id, owner?.id].includes(id))
    const mentioned = (type === 'comment.changed' ? mentions : others).flatMap((whom): News[] =>
      owner && isApart(owner.id, whom.id)
        ? []
        : [
            {
              ...news,
              kind: 'social.mentioned',
              resourceID: resource.id,
              place: { ...resource, part: 'comments' },
              whom,
            },
          ],
    )
    if (type === 'comment.changed') return mentioned
    return [
      ...mentioned,
      ...(answered && parentID !== null
        ? [{ ...news, kind: 'social.answered' as const, resourceID: parentID, whom: answered }]
        : []),
      ...(owner && owner.id !== answered?.id
        ? [{ ...news, kind: 'social.commented' as const, resourceID: resource.id, whom: partyOf(owner) }]
        : []),
    ]
  })
}

async function ofLikes(
  tx: Tx,
  events: readonly Extract<DomainEvent, { resource: { type: 'post' | 'comment' }; actor: Party }>[],
): Promise<News[]> {
  // Whose comment is liked sees the number alone.
  const ofPosts = events.flatMap(({ resource: { type, id }, actor }) =>
    type === 'post' ? [{ resource: { type, id }, actor }] : [],
  )
  if (ofPosts.length === 0) return []
  const thingIn = await resourcesOf(
    tx,
    ofPosts.map(({ resource }) => resource),
  )
  return ofPosts.flatMap(({ resource, actor }): News[] => {
    const owner = thingIn(resource)?.owner
    if (!owner) return []
    return [{ kind: 'social.liked', resourceID: resource.id, place: resource, whom: partyOf(owner), actor }]
  })
}

const partyOf = ({ type, id }: Party): Party => ({ type, id })

/** Notes them for those it concerns; the same one liking or following again within a day is no news. Answers who is told. */
async function noteNews(tx: Tx, news: readonly News[]): Promise<string[]> {
  const foreign = news.filter(({ whom, actor }) => whom.id !== actor.id)
  if (foreign.length === 0) return []
  const companies = foreign.flatMap(({ whom, actor }) =>
    [whom, actor].filter(({ type }) => type === 'business').map(({ id }) => id),
  )
  const managersOf = await managersOfAll(tx, [...new Set(companies)])
  const isTold = await toldOf(tx, foreign)
  const reads = await readersOf(
    tx,
    foreign.flatMap(({ place, whom }) =>
      (whom.type === 'user' ? [whom.id] : managersOf(whom.id)).map((userID) => ({ place, userID })),
    ),
  )
  const tellings = foreign.flatMap(({ kind, resourceID, place, whom, actor, by, saidID }): Telling[] => {
    const all = whom.type === 'user' ? [whom.id] : managersOf(whom.id)
    // Nobody is told of what they, or a company that they answer for, did.
    const own = actor.type === 'user' ? [actor.id] : managersOf(actor.id)
    const people = all.filter(
      (one) =>
        one !== by &&
        !own.includes(one) &&
        reads(place, one) &&
        !isTold({ kind, userID: one, resourceID, actorID: actor.id }),
    )
    if (people.length === 0) return []
    const notice = {
      kind,
      resourceID,
      mailboxID: whom.id,
      actor,
      title: placeText(place),
      saidID,
      step: 0,
      at: new Date(),
    }
    return [{ people, notice }]
  })
  await noteAll(tx, tellings)
  return tellings.flatMap(({ people }) => people)
}

/** Who reads what it is about: a post in a group is told to who reads the group. */
async function readersOf(
  tx: Tx,
  pairs: readonly { place: Place; userID: string }[],
): Promise<(place: Place, userID: string) => boolean> {
  const posts = pairs.filter(({ place }) => place.type === 'post').map(({ place }) => place.id)
  const hostOf = await hostsOfPosts(tx, [...new Set(posts)])
  const groupOf = ({ id }: Place) => {
    const host = hostOf(id)
    return host?.type === 'group' ? host.id : undefined
  }
  const isReader = await readersAmong(
    tx,
    pairs.flatMap(({ place, userID }) => {
      const groupID = groupOf(place)
      return groupID === undefined ? [] : [{ groupID, userID }]
    }),
  )
  return (place, userID) => {
    const groupID = groupOf(place)
    return groupID === undefined || isReader(groupID, userID)
  }
}

type Told = { kind: SocialKind; userID: string; resourceID: string; actorID: string }
const once: readonly SocialKind[] = ['social.liked', 'social.followed']

/** What bundles of the last day tell already. */
async function toldOf(tx: Tx, news: readonly News[]): Promise<(told: Told) => boolean> {
  const onceOnly = news.filter(({ kind }) => once.includes(kind))
  const actorIDs = onceOnly.map(({ actor }) => actor.id)
  const things = { kinds: once, resourceIDs: onceOnly.map(({ resourceID }) => resourceID) }
  const doings = onceOnly.length === 0 ? [] : await findDoings(tx, things, actorIDs)
  const keyOf = (doing: Doing) => [doing.kind, doing.userID, doing.resourceID, doing.actorID].join()
  const known = new Set(doings.map(keyOf))
  // One statement notes them all: what is told twice in it is told once.
  return (told) => {
    if (!once.includes(told.kind)) return false
    const key = keyOf(told)
    const isKnown = known.has(key)
    known.add(key)
    return isKnown
  }
}
