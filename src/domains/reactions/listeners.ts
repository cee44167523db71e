import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { carryLikes } from './carrying.ts'

export const reactionListeners: Listener<DomainEvent>[] = [
  {
    name: 'likes of a company on its own row',
    types: ['reactions.counted'],
    handle: (tx, event) =>
      event.type === 'reactions.counted'
        ? carryLikes(tx, { type: event.resourceType, id: event.resourceID })
        : Promise.resolve(),
  },
]
