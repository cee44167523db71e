import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetMember } from './leaving.ts'

export const groupListeners: Listener<DomainEvent>[] = [
  {
    name: 'groups of who is gone',
    subscribesTo: { 'account.removed': 'userID' },
    async handle(tx, event) {
      if (event.type === 'account.removed') await forgetMember(tx, event.userID)
    },
  },
]
