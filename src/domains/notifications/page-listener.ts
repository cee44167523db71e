// New posts on timelines, likes and what is said, as open pages are told of them while they show it (record 0100).
import type { DomainEvent } from '../../contract/events.ts'
import type { WatchedEventEntry } from '../../contract/live.ts'
import type { TimelineType } from '../../contract/resources.ts'
import type { Tx } from '../../platform/db.ts'
import type { LiveMessage } from '../../platform/live/events.ts'
import { watchersOf, type Watcher } from '../../platform/live/watches.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { apartAmong } from '../blocks/hiding.ts'
import { thingsOfComments } from '../comments/authors.ts'
import { readersAmong } from '../groups/standing.ts'
import { hostsOfPosts } from '../posts/hosts.ts'
import type { Teller } from './delivery.ts'

type Change = Omit<WatchedEventEntry, 'type'> & {
  /** Who did it. */
  actorID: string
  /** Where a post stands. */
  timeline?: { type: TimelineType; id: string }
}

export const pageNews: Teller = {
  subscribesTo: {
    'post.published': 'postID',
    'post.restored': 'postID',
    'comment.made': 'commentID',
    'comment.changed': 'commentID',
    'comment.removed': 'commentID',
    'comment.restored': 'commentID',
    'reaction.made': 'resource',
    'reaction.ended': 'resource',
  },
  async tell(tx, events) {
    const changes = await changesIn(tx, events)
    const watchers = await watchersOf(tx, changes.map(watchedIn))
    if (watchers.length === 0) return []
    const watching = Map.groupBy(watchers, keyOf)
    const told = changes.flatMap((change) =>
      (watching.get(keyOf(watchedIn(change))) ?? []).map((watcher) => ({ change, watcher })),
    )
    const mayHear = await hearing(tx, told)
    const messages = new Map<string, LiveMessage>()
    for (const { change, watcher } of told.filter(mayHear)) {
      const { resourceType, resourceID, what } = change
      const { userID, scope } = watcher
      const event: WatchedEventEntry = { type: 'watched', resourceType, resourceID, what }
      messages.set([userID, keyOf(watcher), what].join(), { userID, scope: scope ?? undefined, event })
    }
    return [...messages.values()]
  },
}

const watchedIn = ({ resourceType: kind, resourceID: id }: Change) => ({ kind, id })
const keyOf = ({ kind, id }: Pick<Watcher, 'kind' | 'id'>) => `${kind} ${id}`

/** What of the things that pages show has changed; one query where comments are liked. */
async function changesIn(tx: Tx, events: readonly DomainEvent[]): Promise<Change[]> {
  const likes = eventsOf(events, 'reaction.made', 'reaction.ended')
  const liked = likes.flatMap(({ resource: { type, id } }) => (type === 'comment' ? [id] : []))
  const thingOf = await thingsOfComments(tx, liked)
  return [
    ...eventsOf(events, 'post.published', 'post.restored').map(({ timeline, author }): Change => ({
      resourceType: 'timeline',
      resourceID: timeline.id,
      what: 'posts',
      actorID: author.id,
      timeline,
    })),
    ...eventsOf(events, 'comment.made', 'comment.changed', 'comment.removed', 'comment.restored').map(
      ({ resource: { type, id }, author }): Change => ({
        resourceType: type,
        resourceID: id,
        what: 'comments',
        actorID: author.id,
      }),
    ),
    ...likes.flatMap(({ resource, actor }): Change[] => {
      if (resource.type === 'post')
        return [{ resourceType: 'post', resourceID: resource.id, what: 'likes', actorID: actor.id }]
      const thing = thingOf(resource.id)
      return thing
        ? [{ resourceType: thing.type, resourceID: thing.id, what: 'comments', actorID: actor.id }]
        : []
    }),
  ]
}

type Telling = { change: Change; watcher: Watcher }

/** Nobody hears that somebody did something whom they do not meet, nor of a group that they do not read any more. Two queries, and one where groups are. */
async function hearing(tx: Tx, told: readonly Telling[]): Promise<(telling: Telling) => boolean> {
  const posts = told.flatMap(({ watcher: { kind, id } }) => (kind === 'post' ? [id] : []))
  const [isApart, hostOf] = await Promise.all([
    apartAmong(
      tx,
      told.map(({ change, watcher }) => [change.actorID, watcher.userID]),
    ),
    hostsOfPosts(tx, [...new Set(posts)]),
  ])
  const groupOf = ({ change, watcher }: Telling): string | undefined => {
    const host = watcher.kind === 'post' ? hostOf(watcher.id) : change.timeline
    return host?.type === 'group' ? host.id : undefined
  }
  const isReader = await readersAmong(
    tx,
    told.flatMap((telling) => {
      const groupID = groupOf(telling)
      return groupID === undefined ? [] : [{ groupID, userID: telling.watcher.userID }]
    }),
  )
  return (telling) => {
    const { change, watcher } = telling
    const groupID = groupOf(telling)
    if (isApart(change.actorID, watcher.userID)) return false
    return groupID === undefined || isReader(groupID, watcher.userID)
  }
}
