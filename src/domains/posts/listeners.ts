import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetPosts } from './removal.ts'

export const postListeners: Listener<DomainEvent>[] = [
  {
    name: 'posts of who is gone',
    subscribesTo: {
      'account.removed': 'userID',
      'business.givenUp': 'businessID',
      'group.deleted': 'groupID',
      'posts.leaving': 'party',
    },
    async handle(tx, event) {
      if (event.type === 'group.deleted') return forgetPosts(tx, { type: 'group', id: event.groupID })
      const party = event.type === 'posts.leaving' ? event.party : goneIn(event)
      if (party) await forgetPosts(tx, party)
    },
  },
]
