import type { DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { noteProducts } from '../businesses/product-count.ts'
import { releaseDocumentsOf } from './documents.ts'
import { fitToPlan } from './plan-turns.ts'
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
  {
    name: 'documents of products whose company is gone for good',
    subscribesTo: { 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      for (const { businessID } of eventsOf([event], 'business.givenUp'))
        await releaseDocumentsOf(tx, businessID)
    },
  },
  {
    name: 'products that the plan of their company has room for',
    subscribesTo: { 'subscription.turned': 'businessID' },
    async handle(tx, event) {
      for (const { businessID, at } of eventsOf([event], 'subscription.turned'))
        await fitToPlan(tx, businessID, new Date(at))
    },
  },
]
