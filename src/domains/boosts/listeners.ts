import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetBoosts } from './queries/boosts.ts'

export const boostListeners: Listener<DomainEvent>[] = [
  {
    name: 'boosts of companies that are gone',
    subscribesTo: { 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'business.givenUp') await forgetBoosts(tx, event.businessID)
    },
  },
]
