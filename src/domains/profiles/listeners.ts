import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { ensureProfile, hideProfile, removeProfile, showProfileAgain } from './profile-lifecycle.ts'

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
    subscribesTo: { 'account.closed': 'userID', 'account.restored': 'userID', 'account.removed': 'userID' },
    async handle(tx, event) {
      if (event.type === 'account.closed') await hideProfile(tx, event.userID)
      if (event.type === 'account.restored') await showProfileAgain(tx, event.userID)
      if (event.type === 'account.removed') await removeProfile(tx, event.userID)
    },
  },
]
