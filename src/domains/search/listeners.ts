import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { indexBusinesses, indexLikes } from './indexing.ts'

export const searchListeners: Listener<DomainEvent>[] = [
  {
    name: 'search documents of companies',
    types: ['business.changed', 'business.removed', 'products.changed', 'reactions.counted'],
    async handle(tx, event) {
      if ('businessID' in event) await indexBusinesses(tx, [event.businessID])
      else if (event.type === 'reactions.counted' && event.resourceType === 'business')
        await indexLikes(tx, event.resourceID)
    },
  },
]
