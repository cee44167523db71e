import type { DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { keepEntries } from './entry-updates.ts'

export const directoryListeners: Listener<DomainEvent>[] = [
  {
    name: 'directory entries of companies and products',
    subscribesTo: {
      'business.changed': 'businessID',
      'business.removed': 'businessID',
      'products.changed': 'businessID',
    },
    restMs: 250,
    async handleAll(tx, events) {
      const told = eventsOf(events, 'business.changed', 'business.removed', 'products.changed')
      await keepEntries(tx, [...new Set(told.map(({ businessID }) => businessID))])
    },
  },
]
