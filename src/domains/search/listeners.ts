import type { DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { indexAnswers, indexBusinesses, indexPeople } from './indexing.ts'

/** Each brings up to 101 documents, whose facts are held together. */
const companiesAtOnce = 50

/** One for all documents: whoever changes some waits for all others who do. */
export const searchListeners: Listener<DomainEvent>[] = [
  {
    name: 'search documents',
    subscribesTo: {
      'business.changed': 'businessID',
      'business.removed': 'businessID',
      'products.changed': 'businessID',
      'answers.counted': 'businessID',
      'profile.changed': 'userID',
      'profile.removed': 'userID',
    },
    restMs: 250,
    async handleAll(tx, events) {
      const changed = eventsOf(events, 'business.changed', 'business.removed', 'products.changed')
      const inOrder = [...new Set(changed.map(({ businessID }) => businessID))]
      for (let from = 0; from < inOrder.length; from += companiesAtOnce)
        await indexBusinesses(tx, inOrder.slice(from, from + companiesAtOnce))
      const answers = new Set(eventsOf(events, 'answers.counted').map(({ businessID }) => businessID))
      for (const businessID of answers) await indexAnswers(tx, businessID)
      const people = new Set(
        eventsOf(events, 'profile.changed', 'profile.removed').map(({ userID }) => userID),
      )
      if (people.size > 0) await indexPeople(tx, [...people])
    },
  },
]
