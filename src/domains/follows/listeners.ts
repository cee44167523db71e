import { goneIn, staleKeysOfAll, type DomainEvent } from '../../contract/events.ts'
import { invalidate } from '../../platform/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { forgetFollows, unfollow } from './following.ts'

export const followListeners: Listener<DomainEvent>[] = [
  {
    name: 'pages that show how many follow',
    subscribesTo: { 'follows.counted': 'resourceID' },
    restMs: 250,
    handleAll: (tx, events) => invalidate(tx, staleKeysOfAll(events)),
  },
  {
    name: 'follows between those who block',
    subscribesTo: { 'party.blocked': 'blocker' },
    async handle(tx, event) {
      if (event.type !== 'party.blocked') return
      await unfollow(tx, event.blocker, event.blocked)
      await unfollow(tx, event.blocked, event.blocker)
    },
  },
  {
    name: 'follows of who is gone',
    subscribesTo: {
      'account.removed': 'userID',
      'business.givenUp': 'businessID',
      'follows.leaving': 'party',
    },
    async handle(tx, event) {
      const follower = event.type === 'follows.leaving' ? event.party : goneIn(event)
      if (follower) await forgetFollows(tx, follower)
    },
  },
]
