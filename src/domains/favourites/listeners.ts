import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { forgetPerson } from './saving.ts'

export const favouriteListeners: Listener<DomainEvent>[] = [
  {
    name: 'favourites of removed accounts',
    types: ['account.removed'],
    async handle(tx, event) {
      if (event.type === 'account.removed') await forgetPerson(tx, event.userID)
    },
  },
]
