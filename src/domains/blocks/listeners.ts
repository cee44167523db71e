import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetPerson } from './blocking.ts'

export const blockListeners: Listener<DomainEvent>[] = [
  {
    name: 'blocks of removed accounts',
    subscribesTo: { 'account.removed': 'userID' },
    async handle(tx, event) {
      if (event.type === 'account.removed') await forgetPerson(tx, event.userID)
    },
  },
]
