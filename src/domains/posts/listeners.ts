import { goneIn, type DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { withholdInGroup } from './pictures.ts'
import { forgetPosts } from './removal.ts'

export const postListeners: Listener<DomainEvent>[] = [
  {
    name: 'posts: pictures in groups that are shut',
    subscribesTo: { 'group.removed': 'groupID', 'group.restored': 'groupID' },
    async handle(tx, event) {
      for (const { type, groupID } of eventsOf([event], 'group.removed', 'group.restored'))
        await withholdInGroup(tx, groupID, type === 'group.removed')
    },
  },
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
