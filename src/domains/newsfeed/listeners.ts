import { goneIn, type DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { begin, deliver, end, pairsOf } from './delivery.ts'
import { tellOpenFeeds } from './telling.ts'
import { deleteEntriesOfPosts, deleteReader } from './queries.ts'
import { forgetWide } from './wide-authors.ts'

export const newsfeedListeners: Listener<DomainEvent>[] = [
  {
    name: 'news feeds: posts',
    subscribesTo: { 'post.published': 'postID', 'post.restored': 'postID', 'post.deleted': 'postID' },
    async handleAll(tx, events) {
      // Who began to read while a post was away reads it from now on.
      const come = eventsOf(events, 'post.published', 'post.restored')
      for (const event of come) await deliver(tx, event)
      const deleted = eventsOf(events, 'post.deleted').map(({ postID }) => postID)
      if (deleted.length > 0) await deleteEntriesOfPosts(tx, deleted)
      // Last: whoever tells holds up all others who do.
      await tellOpenFeeds(tx, come)
    },
  },
  {
    name: 'news feeds: who reads whom',
    subscribesTo: {
      'follow.begun': 'follower',
      'follow.ended': 'follower',
      'connection.accepted': 'connectionID',
      'connection.ended': 'connectionID',
    },
    async handle(tx, event) {
      if (event.type === 'follow.begun' || event.type === 'connection.accepted')
        for (const pair of pairsOf(event)) await begin(tx, pair)
      if (event.type === 'follow.ended' || event.type === 'connection.ended')
        for (const pair of pairsOf(event)) await end(tx, pair)
    },
  },
  {
    name: 'news feeds of who is gone',
    subscribesTo: { 'account.removed': 'userID', 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      const gone = goneIn(event)
      if (!gone) return
      await deleteReader(tx, gone.id)
      await forgetWide(tx, gone.id)
    },
  },
]
