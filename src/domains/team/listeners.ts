import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { insertCreated } from './queries/events.ts'

export const teamListeners: Listener<DomainEvent>[] = [
  {
    name: 'team: who made a company',
    types: ['business.created'],
    async handle(tx, event) {
      if (event.type === 'business.created') await insertCreated(tx, event.businessID, uuidv7(), event.by)
    },
  },
]
