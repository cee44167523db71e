import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { insertCreated } from './queries/events.ts'
import { deleteInvitationsOf } from './queries/invitations.ts'
import { deleteRequestsTo } from './queries/requests.ts'

export const teamListeners: Listener<DomainEvent>[] = [
  {
    name: 'team: who made a company',
    hears: { 'business.created': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'business.created') await insertCreated(tx, event.businessID, uuidv7(), event.by)
    },
  },
  {
    name: 'team: who was asked into a company that is given up, or asked to join it',
    hears: { 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      if (event.type !== 'business.givenUp') return
      await deleteInvitationsOf(tx, event.businessID)
      await deleteRequestsTo(tx, event.businessID)
    },
  },
]
