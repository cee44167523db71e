import { goneIn, type DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { forgetFollows, unfollow } from './following.ts'

export const followListeners: Listener<DomainEvent>[] = [
  {
    name: 'follows between those who block',
    types: ['party.blocked'],
    async handle(tx, event) {
      if (event.type !== 'party.blocked') return
      await unfollow(tx, event.blocker, event.blocked)
      await unfollow(tx, event.blocked, event.blocker)
    },
  },
  {
    name: 'follows of who is gone',
    types: ['account.removed', 'business.givenUp', 'follows.leaving'],
    async handle(tx, event) {
      const follower = event.type === 'follows.leaving' ? event.party : goneIn(event)
      if (follower) await forgetFollows(tx, follower)
    },
  },
]
