import { goneIn, type DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { storeLikeCounts } from './like-counts.ts'
import { forgetLikes, forgetLikesOf } from './liking.ts'

export const reactionListeners: Listener<DomainEvent>[] = [
  {
    name: 'likes where pages and cards show them',
    subscribesTo: { 'reactions.counted': 'resourceID' },
    restMs: 250,
    handleAll: (tx, events) => storeLikeCounts(tx, eventsOf(events, 'reactions.counted')),
  },
  {
    name: 'likes of what is gone',
    subscribesTo: {
      'post.deleted': 'postID',
      'product.deleted': 'productID',
      'comments.deleted': 'commentIDs',
    },
    async handle(tx, event) {
      if (event.type === 'post.deleted') await forgetLikesOf(tx, { type: 'post', id: event.postID })
      if (event.type === 'product.deleted') await forgetLikesOf(tx, { type: 'product', id: event.productID })
      if (event.type === 'comments.deleted')
        for (const id of event.commentIDs) await forgetLikesOf(tx, { type: 'comment', id })
    },
  },
  {
    name: 'likes of who is gone',
    subscribesTo: { 'account.removed': 'userID', 'business.givenUp': 'businessID', 'likes.leaving': 'party' },
    async handle(tx, event) {
      const actor = event.type === 'likes.leaving' ? event.party : goneIn(event)
      if (actor) await forgetLikes(tx, actor)
    },
  },
]
