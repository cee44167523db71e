import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetAbout, forgetComments } from './ending.ts'
import { renewAround } from './renewing.ts'

export const commentListeners: Listener<DomainEvent>[] = [
  {
    name: 'comments of what or who is gone',
    subscribesTo: {
      'post.deleted': 'postID',
      'product.deleted': 'productID',
      'comments.ending': 'resourceID',
      'account.removed': 'userID',
      'business.givenUp': 'businessID',
      'comments.leaving': 'party',
    },
    async handle(tx, event) {
      if (event.type === 'post.deleted') return forgetAbout(tx, event.postID)
      if (event.type === 'product.deleted') return forgetAbout(tx, event.productID)
      if (event.type === 'comments.ending') return forgetAbout(tx, event.resourceID)
      const party = event.type === 'comments.leaving' ? event.party : goneIn(event)
      if (party) await forgetComments(tx, party)
    },
  },
  {
    name: 'pages that show how many comments there are',
    subscribesTo: {
      'business.editionsChanged': 'businessID',
      'business.removed': 'businessID',
      'business.restored': 'businessID',
      'profile.removed': 'userID',
      'profile.restored': 'userID',
      'comments.turning': 'party',
    },
    async handle(tx, event) {
      if (event.type === 'comments.turning') await renewAround(tx, event.party, event.after)
      else if (event.type === 'profile.removed' || event.type === 'profile.restored')
        await renewAround(tx, { type: 'user', id: event.userID })
      else if ('businessID' in event) await renewAround(tx, { type: 'business', id: event.businessID })
    },
  },
]
