import type { DomainEvent } from '../../contract/events.ts'
import { eventsOf, type Listener } from '../../platform/outbox/listener.ts'
import { countAnswersAfter } from './answer-times.ts'
import { endConversationsOf, forgetPerson, releaseUnread } from './account-removal.ts'

export const inquiryListeners: Listener<DomainEvent>[] = [
  {
    name: 'answers of a company on its own row',
    subscribesTo: {
      'inquiry.received': 'requestID',
      'inquiry.message': 'requestID',
      'inquiry.ended': 'requestID',
    },
    async handleAll(tx, events) {
      const begunOrEnded = eventsOf(events, 'inquiry.received', 'inquiry.ended')
      const answered = eventsOf(events, 'inquiry.message').filter(({ side }) => side === 'R')
      await countAnswersAfter(tx, [
        ...begunOrEnded.map(({ requestID }) => ({ requestID })),
        ...answered.map(({ requestID, number }) => ({ requestID, number })),
      ])
    },
  },
  {
    name: 'conversations of removed accounts',
    subscribesTo: { 'account.closed': 'userID', 'account.removed': 'userID' },
    async handle(tx, event) {
      if (event.type === 'account.closed') await endConversationsOf(tx, event.userID)
      if (event.type === 'account.removed') await forgetPerson(tx, event.userID)
    },
  },
  {
    name: 'conversations of removed companies',
    subscribesTo: { 'business.removed': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'business.removed') await endConversationsOf(tx, event.businessID, event.by)
    },
  },
  {
    name: 'files that nobody reads after a company is gone',
    subscribesTo: { 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'business.givenUp') await releaseUnread(tx, event.businessID)
    },
  },
]
