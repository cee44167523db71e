import type { DomainEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { Listener } from '../../platform/events.ts'
import { tellLive } from '../../platform/live/told.ts'
import { tellOf } from './inquiry-news.ts'
import { deletePerson } from './queries/notifications.ts'

const badges: LiveEventEntry = { type: 'badges' }

export const notificationListeners: Listener<DomainEvent>[] = [
  {
    name: 'people of conversations told',
    types: ['inquiry.received', 'inquiry.message', 'inquiry.ended', 'inquiry.read'],
    async handle(tx, event) {
      switch (event.type) {
        case 'inquiry.received':
        case 'inquiry.message':
        case 'inquiry.ended':
        case 'inquiry.read':
          await tellOf(tx, event)
      }
    },
  },
  {
    name: 'numbers of open pages',
    types: ['notifications.read'],
    async handle(tx, event) {
      if (event.type === 'notifications.read') await tellLive(tx, [{ userID: event.userID, event: badges }])
    },
  },
  {
    name: 'notifications of removed accounts',
    types: ['account.removed'],
    async handle(tx, event) {
      if (event.type === 'account.removed') await deletePerson(tx, event.userID)
    },
  },
]
