import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetConnections, part } from './connecting.ts'

export const connectionListeners: Listener<DomainEvent>[] = [
  {
    name: 'connections between those who block',
    subscribesTo: { 'party.blocked': 'blocker' },
    async handle(tx, event) {
      if (event.type === 'party.blocked') await part(tx, event.blocker.id, event.blocked.id)
    },
  },
  {
    name: 'connections of who is gone',
    subscribesTo: {
      'account.removed': 'userID',
      'business.givenUp': 'businessID',
      'connections.leaving': 'party',
    },
    async handle(tx, event) {
      const party = event.type === 'connections.leaving' ? event.party : goneIn(event)
      if (party) await forgetConnections(tx, party)
    },
  },
]
