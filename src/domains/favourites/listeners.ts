import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { forgetKeeper } from './saving.ts'

export const favouriteListeners: Listener<DomainEvent>[] = [
  {
    name: 'favourites of who is gone',
    types: ['account.removed', 'business.givenUp'],
    async handle(tx, event) {
      const keeper = goneIn(event)
      if (keeper) await forgetKeeper(tx, keeper.id)
    },
  },
]
