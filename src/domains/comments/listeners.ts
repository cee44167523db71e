import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetAbout, forgetComments } from './ending.ts'

export const commentListeners: Listener<DomainEvent>[] = [
  {
    name: 'comments of what or who is gone',
    subscribesTo: {
      'post.deleted': 'postID',
      'account.removed': 'userID',
      'business.givenUp': 'businessID',
      'comments.leaving': 'party',
    },
    async handle(tx, event) {
      if (event.type === 'post.deleted') return forgetAbout(tx, event.postID)
      const party = event.type === 'comments.leaving' ? event.party : goneIn(event)
      if (party) await forgetComments(tx, party)
    },
  },
]
