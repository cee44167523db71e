import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { noteProducts } from '../businesses/product-count.ts'
import { countPublished } from './queries/count.ts'

export const productListeners: Listener<DomainEvent>[] = [
  {
    name: 'how many products a company shows, on its own row',
    types: ['products.changed'],
    async handle(tx, event) {
      if (event.type === 'products.changed')
        await noteProducts(tx, event.businessID, await countPublished(tx, event.businessID))
    },
  },
]
