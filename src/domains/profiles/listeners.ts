import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { personExists } from './existence.ts'
import { ensureProfile, removeProfile } from './profile-lifecycle.ts'

export const profileListeners: Listener<DomainEvent>[] = [
  {
    name: 'profiles of new accounts',
    subscribesTo: { 'account.opened': 'userID' },
    async handle(tx, event) {
      if (event.type === 'account.opened') await ensureProfile(tx, event.userID)
    },
  },
  {
    name: 'profiles of removed accounts',
    subscribesTo: { 'account.removed': 'userID' },
    async handle(tx, event) {
      // Heard twice it is gone already.
      if (event.type === 'account.removed' && (await personExists(tx, event.userID)))
        await removeProfile(tx, event.userID)
    },
  },
]
