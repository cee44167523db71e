import { goneIn, type DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { carryLikes } from './carrying.ts'
import { forgetLikes } from './liking.ts'

export const reactionListeners: Listener<DomainEvent>[] = [
  {
    name: 'likes where pages and cards show them',
    hears: { 'reactions.counted': 'resourceID' },
    restMs: 250,
    handleAll: (tx, events) => carryLikes(tx, eventsOf(events, 'reactions.counted')),
  },
  {
    name: 'likes of who is gone',
    hears: { 'account.removed': 'userID', 'business.givenUp': 'businessID', 'likes.leaving': 'party' },
    async handle(tx, event) {
      const actor = event.type === 'likes.leaving' ? event.party : goneIn(event)
      if (actor) await forgetLikes(tx, actor)
    },
  },
]
