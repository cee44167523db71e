import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { endExports } from './queries.ts'

export const exportListeners: Listener<DomainEvent>[] = [
  {
    name: 'archives of who deleted their account',
    subscribesTo: { 'account.closed': 'userID' },
    async handle(tx, event) {
      // What was gathered of them, or is about to be, goes with them at once.
      if (event.type === 'account.closed') await endExports(tx, { type: 'user', id: event.userID })
    },
  },
]
