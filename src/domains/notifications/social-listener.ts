// Who comments, answers, likes, mentions and follows, under the bell of whom it concerns: of a company those who answer for it.
import type { CommentEvent, DomainEvent } from '../../contract/events.ts'
import type { SocialKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { authorsOfComments } from '../comments/authors.ts'
import { managersOfAll } from '../members/membership.ts'
import { resourcesOf } from '../resources/finding.ts'
import { ring, type Teller } from './delivery.ts'
import { noteAll, type Telling } from './noting.ts'
import { findLastActors } from './queries/notifications.ts'
import { placeText, type Place } from './social-kinds.ts'

type Party = { type: 'user' | 'business'; id: string }
/** `by` is the person who did it, who is not told of themself. */
type News = { kind: SocialKind; resourceID: string; place: Place; whom: Party; actor: Party; by?: string }

export const socialNews: Teller = {
  subscribesTo: {
    'comment.made': 'commentID',
    'reaction.made': 'resource',
    'post.published': 'postID',
    'post.changed': 'postID',
    'follow.begun': 'follower',
  },
  async tell(tx, events) {
    const news = [
      ...(await ofComments(tx, eventsOf(events, 'comment.made'))),
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

type Made = Exclude<CommentEvent, { type: 'comments.deleted' | 'comments.leaving' | 'comments.ending' }>

/** Whose the thing is, and who wrote what is answered: each is told once of one comment. */
async function ofComments(tx: Tx, events: readonly Made[]): Promise<News[]> {
  if (events.length === 0) return []
  const [thingIn, authorOf] = await Promise.all([
    resourcesOf(
      tx,
      events.map(({ resource }) => resource),
    ),
    authorsOfComments(
      tx,
      events.flatMap(({ parentID }) => parentID ?? []),
    ),
  ])
  return events.flatMap(({ resource, parentID, author, by }): News[] => {
    const answered = parentID === null ? undefined : authorOf(parentID)
    const owner = thingIn(resource)?.owner ?? undefined
    const news = { place: resource, actor: author, by }
    return [
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
  events: readonly Extract<DomainEvent, { type: 'reaction.made' }>[],
): Promise<News[]> {
  if (events.length === 0) return []
  const thingIn = await resourcesOf(
    tx,
    events.map(({ resource }) => resource),
  )
  return events.flatMap(({ resource, actor }): News[] => {
    const owner = thingIn(resource)?.owner
    if (!owner) return []
    return [{ kind: 'social.liked', resourceID: resource.id, place: resource, whom: partyOf(owner), actor }]
  })
}

const partyOf = ({ type, id }: Party): Party => ({ type, id })

/** Notes them for those it concerns; the same one doing the same again before it was read is no news. Answers who is told. */
async function noteNews(tx: Tx, news: readonly News[]): Promise<string[]> {
  const foreign = news.filter(({ whom, actor }) => whom.id !== actor.id)
  if (foreign.length === 0) return []
  const companies = foreign.flatMap(({ whom, actor }) =>
    [whom, actor].filter(({ type }) => type === 'business').map(({ id }) => id),
  )
  const managersOf = await managersOfAll(tx, [...new Set(companies)])
  const isTold = await toldOf(tx, foreign)
  const tellings = foreign.flatMap(({ kind, resourceID, place, whom, actor, by }): Telling[] => {
    const all = whom.type === 'user' ? [whom.id] : managersOf(whom.id)
    // Nobody is told of what they, or a company that they answer for, did.
    const own = actor.type === 'user' ? [actor.id] : managersOf(actor.id)
    const people = all.filter(
      (one) =>
        one !== by && !own.includes(one) && !isTold({ kind, userID: one, resourceID, actorID: actor.id }),
    )
    if (people.length === 0) return []
    const notice = {
      kind,
      resourceID,
      mailboxID: whom.id,
      actor,
      title: placeText(place),
      step: 0,
      at: new Date(),
    }
    return [{ people, notice }]
  })
  for (const telling of tellings) await noteAll(tx, [telling])
  return tellings.flatMap(({ people }) => people)
}

type Told = { kind: SocialKind; userID: string; resourceID: string; actorID: string }
const once: readonly SocialKind[] = ['social.liked', 'social.followed']

async function toldOf(tx: Tx, news: readonly News[]): Promise<(told: Told) => boolean> {
  const known = new Set<string>()
  const keyOf = ({ kind, userID, resourceID, actorID }: Told) => [kind, userID, resourceID, actorID].join()
  for (const kind of once) {
    const ids = news.filter((one) => one.kind === kind).map(({ resourceID }) => resourceID)
    if (ids.length > 0)
      for (const row of await findLastActors(tx, kind, ids)) known.add(keyOf({ kind, ...row }))
  }
  return (told) => known.has(keyOf(told))
}
