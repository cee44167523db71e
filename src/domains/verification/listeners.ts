import type { DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { closeCaseOf } from './cases.ts'
import { dropAskedOf } from './queries/certificates.ts'
import { forgetDocumentsOf } from './documents.ts'
import { lookAtIdentities, lookAtIdentitiesOf } from './identity.ts'

export const verificationListeners: Listener<DomainEvent>[] = [
  {
    name: 'verification: what the program finds of a company',
    subscribesTo: { 'business.changed': 'businessID', 'team.changed': 'businessID' },
    restMs: 250,
    async handleAll(tx, events) {
      const changed = eventsOf(events, 'business.changed', 'team.changed')
      await lookAtIdentities(
        tx,
        changed.map(({ businessID }) => businessID),
      )
    },
  },
  {
    name: 'verification: what the program finds of the companies of a person',
    subscribesTo: {
      'account.opened': 'userID',
      'account.addressChanged': 'userID',
      'account.closed': 'userID',
      'account.restored': 'userID',
    },
    async handleAll(tx, events) {
      const people = eventsOf(
        events,
        'account.opened',
        'account.addressChanged',
        'account.closed',
        'account.restored',
      )
      for (const userID of new Set(people.map((event) => event.userID))) await lookAtIdentitiesOf(tx, userID)
    },
  },
  {
    name: 'verification: cases of companies that are gone',
    subscribesTo: { 'business.removed': 'businessID', 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'business.removed') {
        await closeCaseOf(tx, event.businessID)
        await dropAskedOf(tx, event.businessID)
      }
      if (event.type === 'business.givenUp') await forgetDocumentsOf(tx, event.businessID)
    },
  },
]
