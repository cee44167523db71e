import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { personExists } from './existence.ts'
import { ensureProfile, removeProfile } from './registration.ts'

export const profileListeners: Listener<DomainEvent>[] = [
  {
    name: 'profiles of new accounts',
    types: ['account.opened'],
    async handle(tx, event) {
      if (event.type === 'account.opened') await ensureProfile(tx, event.userID)
    },
  },
  {
    name: 'profiles of removed accounts',
    types: ['account.removed'],
    async handle(tx, event) {
      // Heard twice it is gone already.
      if (event.type === 'account.removed' && (await personExists(tx, event.userID)))
        await removeProfile(tx, event.userID)
    },
  },
]
