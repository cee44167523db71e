import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { countAnswersAfter } from './clock-keeping.ts'
import { forgetPerson } from './leaving.ts'

export const inquiryListeners: Listener<DomainEvent>[] = [
  {
    name: 'answers of a company on its own row',
    types: ['inquiry.received', 'inquiry.message', 'inquiry.ended'],
    async handle(tx, event) {
      if (event.type === 'inquiry.received' || event.type === 'inquiry.ended')
        await countAnswersAfter(tx, event.requestID)
      else if (event.type === 'inquiry.message' && event.side === 'R')
        await countAnswersAfter(tx, event.requestID, event.number)
    },
  },
  {
    name: 'conversations of removed accounts',
    types: ['account.removed'],
    async handle(tx, event) {
      if (event.type === 'account.removed') await forgetPerson(tx, event.userID)
    },
  },
]
