import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { tellAll } from './telling.ts'

/** One for all that people are told, so that who is gone is forgotten after the last thing they were told. */
export const notificationListeners: Listener<DomainEvent>[] = [
  {
    name: 'bell and open pages',
    hears: {
      'inquiry.received': 'requestID',
      'inquiry.message': 'requestID',
      'inquiry.ended': 'requestID',
      'inquiry.read': 'requestID',
      'team.told': 'businessID',
      'team.settled': 'businessID',
      'notifications.read': 'userID',
      'account.removed': 'userID',
    },
    handleAll: tellAll,
  },
]
