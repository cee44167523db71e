import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { insertCreated, insertPresence } from './queries/events.ts'
import { deleteInvitationsOf } from './queries/invitations.ts'
import { deleteOffer } from './queries/offers.ts'
import { deleteRequestsTo } from './queries/requests.ts'

export const teamListeners: Listener<DomainEvent>[] = [
  {
    name: 'team: who made a company',
    subscribesTo: { 'business.created': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'business.created') await insertCreated(tx, event.businessID, uuidv7(), event.by)
    },
  },
  {
    name: 'team: who deleted a company, and who brought it back',
    subscribesTo: { 'business.removed': 'businessID', 'business.restored': 'businessID' },
    async handle(tx, event) {
      if (event.type !== 'business.removed' && event.type !== 'business.restored') return
      const act = event.type === 'business.removed' ? 'deleted' : 'restored'
      if (event.by !== undefined && event.at !== undefined)
        await insertPresence(tx, { businessID: event.businessID, act, by: event.by, at: new Date(event.at) })
    },
  },
  {
    name: 'team: who was asked into a company that is given up, or asked to join it',
    subscribesTo: { 'business.givenUp': 'businessID' },
    async handle(tx, event) {
      if (event.type !== 'business.givenUp') return
      await deleteInvitationsOf(tx, event.businessID)
      await deleteRequestsTo(tx, event.businessID)
      await deleteOffer(tx, event.businessID)
    },
  },
]
