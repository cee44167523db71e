import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetKeeper } from './saving.ts'

export const favouriteListeners: Listener<DomainEvent>[] = [
  {
    name: 'favourites of who is gone',
    subscribesTo: { 'account.removed': 'userID', 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      const keeper = goneIn(event)
      if (keeper) await forgetKeeper(tx, keeper.id)
    },
  },
]
