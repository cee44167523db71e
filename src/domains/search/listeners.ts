import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { indexAnswers, indexBusinesses, indexLikes, indexPeople } from './indexing.ts'

export const searchListeners: Listener<DomainEvent>[] = [
  {
    name: 'search documents of companies and their products',
    types: ['business.changed', 'business.removed', 'products.changed'],
    async handle(tx, event) {
      if ('businessID' in event) await indexBusinesses(tx, [event.businessID])
    },
  },
  {
    name: 'search documents of people',
    types: ['profile.changed', 'profile.removed'],
    async handle(tx, event) {
      if ('userID' in event) await indexPeople(tx, [event.userID])
    },
  },
  {
    name: 'answer times in search documents',
    types: ['answers.counted'],
    async handle(tx, event) {
      if (event.type === 'answers.counted') await indexAnswers(tx, event.businessID)
    },
  },
  {
    name: 'likes in search documents',
    types: ['reactions.counted'],
    async handle(tx, event) {
      if (event.type === 'reactions.counted')
        await indexLikes(tx, { type: event.resourceType, id: event.resourceID })
    },
  },
]
