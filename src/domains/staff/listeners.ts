import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetStaff } from './granting.ts'

export const staffListeners: readonly Listener<DomainEvent>[] = [
  {
    name: 'staff: roles of removed accounts',
    subscribesTo: { 'account.removed': 'userID' },
    async handle(tx, event) {
      if (event.type === 'account.removed') await forgetStaff(tx, event.userID)
    },
  },
]
