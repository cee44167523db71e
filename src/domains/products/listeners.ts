import type { DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { noteProducts } from '../businesses/product-count.ts'
import { countPublished } from './queries/count.ts'

export const productListeners: Listener<DomainEvent>[] = [
  {
    name: 'how many products a company shows, on its own row',
    subscribesTo: { 'products.changed': 'businessID' },
    async handleAll(tx, events) {
      const told = eventsOf(events, 'products.changed').map(({ businessID }) => businessID)
      await noteProducts(tx, await countPublished(tx, [...new Set(told)]))
    },
  },
]
