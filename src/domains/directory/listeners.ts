import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { keepEntries } from './keeping.ts'

export const directoryListeners: Listener<DomainEvent>[] = [
  {
    name: 'directory entries of companies and products',
    types: ['business.changed', 'business.removed', 'products.changed'],
    async handle(tx, event) {
      if ('businessID' in event) await keepEntries(tx, [event.businessID])
    },
  },
]
