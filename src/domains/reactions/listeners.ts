import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { carryLikes } from './carrying.ts'
import { forgetLikes } from './liking.ts'

export const reactionListeners: Listener<DomainEvent>[] = [
  {
    name: 'likes of a company on its own row',
    types: ['reactions.counted'],
    handle: (tx, event) =>
      event.type === 'reactions.counted'
        ? carryLikes(tx, { type: event.resourceType, id: event.resourceID })
        : Promise.resolve(),
  },
  {
    name: 'likes of who is gone',
    types: ['account.removed', 'business.givenUp', 'likes.leaving'],
    async handle(tx, event) {
      const actor = event.type === 'likes.leaving' ? event.party : goneIn(event)
      if (actor) await forgetLikes(tx, actor)
    },
  },
]
