import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetPosts } from './removal.ts'

export const postListeners: Listener<DomainEvent>[] = [
  {
    name: 'posts of who is gone',
    subscribesTo: { 'account.removed': 'userID', 'business.givenUp': 'businessID', 'posts.leaving': 'party' },
    async handle(tx, event) {
      const party = event.type === 'posts.leaving' ? event.party : goneIn(event)
      if (party) await forgetPosts(tx, party)
    },
  },
]
